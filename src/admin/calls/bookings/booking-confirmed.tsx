import { assertChanged } from '@/admin/kit/api/api-error'
import { useAction } from '@/admin/kit/api/use-action'
import { TextButton } from '@/admin/kit/screen/text-button'
import { useFocusAfter } from '@/admin/leads/shared/use-focus-after'
import { malaysiaDateTime } from '@/lib/dates'
import { supabase } from '@/lib/supabase'

interface BookingConfirmedProps {
  id: string
  /** The confirmation link goes out by email only; a call with a phone number is confirmed here. */
  contact: string
  at: string | null
}

/** When a call was confirmed, or a button to confirm it; an unconfirmed call reserves its time within limits. */
export function BookingConfirmed({ id, contact, at }: BookingConfirmedProps) {
  const confirming = useAction(async () => {
    assertChanged(
      await supabase
        .from('booking_submissions')
        .update({ confirmed_at: new Date().toISOString() })
        .eq('id', id)
        .neq('status', 'cancelled')
        .select('id'),
    )
    return 'The call is confirmed.'
  }, 'The call was not confirmed.')
  const confirmed = useFocusAfter<HTMLSpanElement>(confirming.isSuccess && at !== null)
  if (at === null) {
    return (
      <>
        {contact.includes('@')
          ? 'Not yet. They confirm with the link in their email, or you do it here. '
          : 'Not yet. '}
        <TextButton
          aria-disabled={confirming.isPending || undefined}
          onClick={() => !confirming.isPending && confirming.mutate()}
        >
          Confirm the call
        </TextButton>
      </>
    )
  }
  return (
    <span ref={confirmed} tabIndex={-1} className="focus:outline-none">
      On {malaysiaDateTime(at)}
    </span>
  )
}
