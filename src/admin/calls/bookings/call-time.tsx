import { queryOptions, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { read } from '@/admin/kit/api/read'
import { dateText } from '@/admin/kit/form/text-schema'
import { ChoicePill } from '@/admin/kit/screen/filter-pill'
import { slotOf, startOf, timesAt, type CallTimes } from '@/features/booking/slots'
import { fromMalaysiaField, isDate, malaysiaTime, toMalaysiaField } from '@/lib/dates'
import { supabase } from '@/lib/supabase'
import { LoadFailed } from '@/admin/kit/screen/load-failed'
import { useNow } from '@/lib/use-now'

/** The start of a call that the studio enters: Malaysia time in the format of a datetime-local field. */
export const callTimeSchema = v.pipe(
  dateText,
  v.check((at) => isDate(at.slice(0, 10)), 'Choose a day and a time'),
  v.check((at) => slotOf(at.slice(11)) !== '', 'Choose a time in steps of five minutes'),
)

/** The columns of a booking that store this time. */
export const timeColumns = (at: string) => ({
  preferred_date: at.slice(0, 10),
  preferred_time: slotOf(at.slice(11)),
})

/** The times of a day, ignoring the call that is being moved. */
const dayTimesQuery = (day: string, moving?: string) =>
  queryOptions({
    queryKey: ['admin', 'call-times', day, moving ?? ''],
    queryFn: async ({ signal }) =>
      (await read(supabase.rpc('call_times', { day, moving }), signal)) as unknown as CallTimes,
  })

interface FreeTimesProps {
  starts: string
  /** The id of the call that is being moved. */
  moving?: string
  onChoose: (starts: string) => void
}

/** Buttons for the times that visitors could book on the chosen day. */
export function FreeTimes({ starts, moving, onChoose }: FreeTimesProps) {
  const date = starts.slice(0, 10)
  const now = useNow()
  const times = useQuery({ ...dayTimesQuery(date, moving), enabled: isDate(date) })
  if (!isDate(date)) return null
  if (!times.data) return <LoadFailed query={times} what="The free times" />
  const free = timesAt(now, date, times.data.times).filter(({ state }) => state === 'free')
  return (
    <div role="group" aria-label="Free times" className="grid gap-2">
      <p className="text-small text-ink-2" role="status">
        {free.length === 0 ? 'No free times for visitors on that day.' : 'Free on that day:'}
      </p>
      <p className="flex flex-wrap gap-2 empty:hidden">
        {free.map(({ slot }) => {
          const at = toMalaysiaField(startOf({ date, slot }))
          return (
            <ChoicePill key={slot} aria-pressed={at === starts} onClick={() => onChoose(at)}>
              {malaysiaTime(fromMalaysiaField(at))}
            </ChoicePill>
          )
        })}
      </p>
    </div>
  )
}
