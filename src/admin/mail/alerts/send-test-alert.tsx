import { useMutation } from '@tanstack/react-query'
import { assertAnswered } from '@/admin/kit/api/api-error'
import { LeadPart } from '@/admin/leads/shared/lead-parts'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { supabase } from '@/lib/supabase'

/** Plans a test email. Throws ApiError, or the reason that the database gives. */
async function sendTest(): Promise<void> {
  const answer = await supabase.rpc('send_test_notice')
  if (answer.error?.hint) throw new Error(answer.error.hint)
  assertAnswered(answer)
}

/** Shows whether alerts arrive. */
export function SendTestAlert() {
  const test = useMutation({ mutationFn: sendTest })
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
          Send a test to everybody listed
        </Button>
      </p>
      {test.isError && <FieldError>It was not sent. {test.error.message}</FieldError>}
      <p role="status">{test.isSuccess && 'It arrives within a minute.'}</p>
    </LeadPart>
  )
}
