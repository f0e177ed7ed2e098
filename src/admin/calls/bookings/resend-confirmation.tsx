import { assertAnswered } from '@/admin/kit/api/api-error'
import { useAction } from '@/admin/kit/api/use-action'
import { Button } from '@/components/ui/button'
import { supabase } from '@/lib/supabase'

/** Sends the confirmation of a call again, or the email that asks to confirm it. */
export function ResendConfirmation({ bookingId }: { bookingId: string }) {
  const sending = useAction(async () => {
    const answer = await supabase.rpc('resend_confirmation', { booking_id: bookingId })
    assertAnswered(answer)
    return `It is on its way to ${answer.data}.`
  }, 'It was not sent.')
  return (
    <p>
      <Button
        size="small"
        variant="line"
        busy={sending.isPending}
        busyLabel="Sending..."
        onClick={() => sending.mutate()}
      >
        Send the confirmation again
      </Button>
    </p>
  )
}
