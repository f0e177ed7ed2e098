import { assertAnswered } from '@/admin/kit/api/api-error'
import { useAction } from '@/admin/kit/api/use-action'
import { LeadPart } from '@/admin/leads/shared/lead-parts'
import { Button } from '@/components/ui/button'
import { supabase } from '@/lib/supabase'

/** A button that sends a test alert. */
export function SendTestAlert() {
  const test = useAction(async () => {
    assertAnswered(await supabase.rpc('send_test_notice'))
    return 'The test arrives within a minute.'
  }, 'The test was not sent.')
  return (
    <LeadPart title="Do they arrive?">
      <p>
        <Button
          size="small"
          variant="line"
          busy={test.isPending}
          busyLabel="Sending..."
          onClick={() => test.mutate()}
        >
          Send a test to everyone listed
        </Button>
      </p>
    </LeadPart>
  )
}
