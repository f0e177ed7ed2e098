import { queryOptions, useQuery } from '@tanstack/react-query'
import { assertChanged } from '@/admin/kit/api/api-error'
import { read } from '@/admin/kit/api/read'
import { useAction } from '@/admin/kit/api/use-action'
import { amount } from '@/admin/kit/format/amount'
import { adminPaths } from '@/admin/kit/paths'
import { TextButton, TextButtonLink } from '@/admin/kit/screen/text-button'
import { LoadFailed } from '@/admin/kit/screen/load-failed'
import { useReplyTexts } from '@/admin/leads/shared/reply-texts'
import { whatsappReply } from '@/admin/leads/shared/whatsapp-reply'
import { Banner } from '@/components/ui/banner'
import { calendarDay } from '@/lib/dates'
import { supabase } from '@/lib/supabase'

interface CallOutside {
  id: string
  name: string
  contact: string
  starts_at: string
  preferred_date: string
  preferred_time: string
  /** The reason of the block, or ''. */
  reason: string
}

const callsOutsideQuery = queryOptions({
  queryKey: ['admin', 'calls-outside'],
  queryFn: async ({ signal }) =>
    (await read(supabase.rpc('calls_outside_hours'), signal)) as unknown as CallOutside[],
})

const whenOf = (call: CallOutside) => `${calendarDay(call.preferred_date)}, ${call.preferred_time}`

/** Calls outside the current hours, with the choice to move, cancel or keep each. */
export function CallsOutside() {
  const calls = useQuery(callsOutsideQuery)
  const { write } = useReplyTexts()
  const keep = useAction(async ({ id, name }: CallOutside) => {
    assertChanged(
      await supabase
        .from('booking_submissions')
        .update({ allow_outside_hours: true })
        .eq('id', id)
        .select('id'),
    )
    return `The call with ${name} stays.`
  }, 'The call was not kept.')
  if (!calls.data?.length) return <LoadFailed query={calls} what="The calls outside your hours" />
  return (
    <Banner tone="warning" className="mb-8">
      <h2 className="mb-1 text-h4">
        {amount(calls.data.length, 'booked call is', 'booked calls are')} outside your hours
      </h2>
      <p>
        {calls.data.length === 1
          ? 'It stays booked until you move or cancel it.'
          : 'They stay booked until you move or cancel them.'}
      </p>
      <ul className="mt-2">
        {calls.data.map((call) => {
          const chat = whatsappReply(call.contact, write('another_time', { name: call.name, call }))
          return (
            <li
              key={call.id}
              className="flex flex-wrap items-baseline gap-x-5 gap-y-1 border-t border-rule py-2"
            >
              <span>
                <b>{whenOf(call)}</b>, {call.name}
                {call.reason && <span className="text-ink-2"> ({call.reason})</span>}
              </span>
              <TextButtonLink to={`${adminPaths.bookings}/${call.id}`}>
                Move or cancel<span className="sr-only"> the call with {call.name}</span>
              </TextButtonLink>
              {chat && (
                <TextButtonLink to={chat}>
                  Write on WhatsApp<span className="sr-only"> to {call.name}</span>
                </TextButtonLink>
              )}
              <TextButton disabled={keep.isPending} onClick={() => keep.mutate(call)}>
                Keep this call<span className="sr-only"> with {call.name}</span>
              </TextButton>
            </li>
          )
        })}
      </ul>
    </Banner>
  )
}
