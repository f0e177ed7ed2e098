import { valibotResolver } from '@hookform/resolvers/valibot'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { useBlock } from '@/admin/calls/hours/closures-query'
import { read } from '@/admin/kit/api/read'
import { useAction } from '@/admin/kit/api/use-action'
import { ActionForm } from '@/admin/kit/form/action-form'
import { refusePartDates } from '@/admin/kit/form/part-dates'
import { TextField } from '@/admin/kit/form/text-field'
import { dateText, optionalText } from '@/admin/kit/form/text-schema'
import { amount } from '@/admin/kit/format/amount'
import { adminPaths } from '@/admin/kit/paths'
import { TitledDialog } from '@/admin/kit/screen/titled-dialog'
import { LoadFailed } from '@/admin/kit/screen/load-failed'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { TextLink } from '@/components/ui/site-link'
import { startOf } from '@/features/booking/slots'
import { addDays, calendarDay, dayMs, fromMalaysiaField, isDate, malaysiaDay, timeOf } from '@/lib/dates'
import { supabase } from '@/lib/supabase'
import { useNow } from '@/lib/use-now'
import { hasMarkup } from '@/lib/written-text'
import { callMs } from '@shared/calendar/call-event'

/** The most days that can be blocked at once. */
const mostDays = 62

/** The schema of a block, which starts `today` or later. */
const blockSchema = (today: string) =>
  v.pipe(
    v.object({
      first: v.pipe(
        dateText,
        v.check((day) => day >= today, 'Choose a day that is still to come.'),
      ),
      last: v.string(),
      from: v.string(),
      to: v.string(),
      reason: v.pipe(
        optionalText(100),
        v.check((reason) => !hasMarkup(reason), 'Write the reason without < and >.'),
      ),
    }),
    v.forward(
      v.check((block) => !(countOf(block) < 1), 'The last day is before the first.'),
      ['last'],
    ),
    v.forward(
      v.check((block) => !(countOf(block) > mostDays), `Block ${mostDays} days at most at once.`),
      ['last'],
    ),
    v.forward(
      v.check(({ from, to }) => from !== '' || to === '', 'From when?'),
      ['from'],
    ),
    v.forward(
      v.check(({ from, to }) => from === '' || to > from, 'Choose a time after the first one.'),
      ['to'],
    ),
  )

export interface Block {
  /** Days, yyyy-mm-dd; an empty last day means only the first. */
  first: string
  last: string
  /** 'HH:MM' in Malaysia; both empty mean whole days. */
  from: string
  to: string
  reason: string
}

/** The number of days; NaN without a first day. */
const countOf = ({ first, last }: Pick<Block, 'first' | 'last'>) =>
  Math.round((Date.parse(last || first) - Date.parse(first)) / dayMs) + 1

export const emptyBlock: Block = { first: '', last: '', from: '', to: '', reason: '' }

interface BlockDialogProps {
  /** The initial values of the form; undefined while the dialog is closed. */
  block: Block | undefined
  onClose: () => void
}

/** The dialog that blocks days and times. Opened from a time of the calendar, it also links to a new call. */
export function BlockDialog({ block, onClose }: BlockDialogProps) {
  return (
    <TitledDialog title="Block time" open={block !== undefined} onClose={onClose}>
      {block?.from && (
        <p>
          <TextLink to={`${adminPaths.bookings}/new?at=${block.first}T${block.from}`}>
            Or add a call at {timeOf(block.from)}
          </TextLink>
        </p>
      )}
      {block && <BlockForm key={JSON.stringify(block)} start={block} onDone={onClose} />}
    </TitledDialog>
  )
}

interface BlockFormProps {
  /** The selection in the calendar. */
  start: Block
  onDone: () => void
}

/** Blocks days, or the same time range on each, and names the calls inside. */
function BlockForm({ start, onDone }: BlockFormProps) {
  const today = malaysiaDay(useNow())
  const form = useForm({
    resolver: refusePartDates(valibotResolver(blockSchema(today))),
    defaultValues: start,
  })
  const block = useBlock()
  const blocking = useAction(async (wanted: Block) => {
    const times = { from_time: wanted.from || null, to_time: wanted.to || null }
    const added = await block(
      Array.from({ length: countOf(wanted) }, (_, day) => ({
        day: addDays(wanted.first, day),
        ...times,
        reason: wanted.reason,
      })),
    )
    onDone()
    return added === 0 ? 'It was already blocked.' : `${amount(added, 'day is', 'days are')} blocked now.`
  }, 'Nothing was blocked.')
  return (
    <ActionForm form={form} action={blocking} className="mt-5 grid gap-4" aria-label="Block time">
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <TextField form={form} name="first" label="Blocked on" type="date" min={today} />
        <TextField
          form={form}
          name="last"
          label="Until"
          type="date"
          min={today}
          help="Leave empty for one day."
        />
        <TextField form={form} name="from" label="From" type="time" help="Leave empty for the whole day." />
        <TextField form={form} name="to" label="To" type="time" />
      </div>
      <TextField form={form} name="reason" label="Why" help="Visitors read the reason of a whole day." />
      <CallsInside block={useWatch({ control: form.control }) as Block} />
      <p>
        <Button type="submit" busy={blocking.isPending} busyLabel="Blocking...">
          Block time
        </Button>
      </p>
    </ActionForm>
  )
}

/** The active calls on these days. */
const callsQuery = (first: string, last: string) =>
  queryOptions({
    queryKey: ['admin', 'calls-between', first, last],
    queryFn: ({ signal }) =>
      read(
        supabase
          .from('booking_submissions')
          .select('id, name, preferred_date, preferred_time')
          .eq('status', 'booked')
          .gte('preferred_date', first)
          .lte('preferred_date', last)
          .order('starts_at'),
        signal,
      ),
  })

/** Names the calls inside a block. */
function CallsInside({ block }: { block: Block }) {
  const { first, from, to } = block
  const last = block.last || first
  const calls = useQuery({ ...callsQuery(first, last), enabled: isDate(first) && isDate(last) })
  const isInside = (day: string, slot: string) => {
    if (!from || !to) return true
    const start = startOf({ date: day, slot })
    const [begins, ends] = [from, to].map((time) => fromMalaysiaField(`${day}T${time}`).getTime())
    return start < Number(ends) && start + callMs > Number(begins)
  }
  const inside = (calls.data ?? []).filter((call) => isInside(call.preferred_date, call.preferred_time))
  const [it, stays] = inside.length === 1 ? ['it', 'It stays'] : ['them', 'They stay']
  return (
    <div role="status">
      <LoadFailed query={calls} what="The calls in this time" />
      {inside.length > 0 && (
        <Banner tone="warning" silent>
          <p>
            {amount(inside.length, 'call is', 'calls are')} booked then. {stays} booked until you move or
            cancel {it}:
          </p>
          <ul>
            {inside.map((call) => (
              <li key={call.id}>
                {call.name}, {calendarDay(call.preferred_date)}, {call.preferred_time}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  )
}
