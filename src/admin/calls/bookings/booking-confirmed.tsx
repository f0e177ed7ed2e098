import { queryOptions, useQuery } from '@tanstack/react-query'
import { assertChanged } from '@/admin/kit/api/api-error'
import { read } from '@/admin/kit/api/read'
import { useAction } from '@/admin/kit/api/use-action'
import { TextButton } from '@/admin/kit/screen/text-button'
import { malaysiaDateTime } from '@/lib/dates'
import { supabase } from '@/lib/supabase'

/** Finds who confirmed a call: the history entry of that time has an account only if it was the studio. */
const confirmerQuery = (id: string, at: string | null) =>
  queryOptions({
    queryKey: ['admin', 'booking-confirmer', id, at],
    enabled: at !== null,
    queryFn: async ({ signal }) => {
      const log = supabase.from('audit_log').select('actor').eq('table_name', 'booking_submissions')
      const [entry] = await read(log.eq('row_id', id).eq('created_at', at ?? ''), signal)
      if (!entry) return ''
      return entry.actor ? 'By the studio on ' : 'By the link in their email on '
    },
  })

interface BookingConfirmedProps {
  id: string
  /** The confirmation link goes out by email only; a call with a phone number is confirmed here. */
  contact: string
  at: string | null
}

/**
 * Shows who confirmed a call, or a button to confirm it; an unconfirmed call reserves its time only within
 * limits.
 */
export function BookingConfirmed({ id, contact, at }: BookingConfirmedProps) {
  const { data: who = '' } = useQuery(confirmerQuery(id, at))
  const confirming = useAction(async () => {
    assertChanged(
      await supabase
        .from('booking_submissions')
        .update({ confirmed_at: new Date().toISOString() })
        .eq('id', id)
        .select('id'),
    )
    return 'The call is confirmed.'
  }, 'The call was not confirmed.')
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
  return `${who || 'On '}${malaysiaDateTime(at)}`
}
