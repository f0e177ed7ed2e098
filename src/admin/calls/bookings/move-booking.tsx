import { valibotResolver } from '@hookform/resolvers/valibot'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { getsEmails } from '@/admin/calls/bookings/notify-hint'
import { assertChanged, isDuplicate } from '@/admin/kit/api/api-error'
import { read } from '@/admin/kit/api/read'
import { useAction } from '@/admin/kit/api/use-action'
import { ActionForm } from '@/admin/kit/form/action-form'
import { TextField } from '@/admin/kit/form/text-field'
import { amount } from '@/admin/kit/format/amount'
import { LeadPart } from '@/admin/leads/shared/lead-parts'
import { useNow } from '@/lib/use-now'
import { calendarDay, malaysiaDay } from '@/lib/dates'
import { Button } from '@/components/ui/button'
import { Input, Select } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'
import { slotOf, startOf, timesAt, type CallTimes } from '@/features/booking/slots'
import { supabase } from '@/lib/supabase'

interface MovableCall {
  id: string
  preferred_date: string
  preferred_time: string
  status: string
}

interface MoveBookingProps {
  call: MovableCall & { contact: string; notify_by_email: boolean }
}

const other = 'other'

/** The times of a day, ignoring the call that is being moved. */
export const dayTimesQuery = (day: string, moving?: string) =>
  queryOptions({
    queryKey: ['admin', 'call-times', day, moving ?? ''],
    queryFn: async ({ signal }) =>
      (await read(supabase.rpc('call_times', { day, moving }), signal)) as unknown as CallTimes,
  })

export async function moveCall({ id, status }: MovableCall, date: string, time: string): Promise<void> {
  try {
    assertChanged(
      await supabase
        .from('booking_submissions')
        .update({ preferred_date: date, preferred_time: time })
        .eq('id', id)
        .eq('status', status)
        .select('id'),
    )
  } catch (error) {
    if (isDuplicate(error))
      throw new Error('There is another call at that time. Choose another one.', { cause: error })
    throw error
  }
}

const slotIn = ({ time, ownTime }: { time: string; ownTime: string }) =>
  time === other ? slotOf(ownTime) : time

const schema = v.pipe(
  v.object({
    date: v.pipe(v.string(), v.nonEmpty('Choose a day')),
    time: v.pipe(v.string(), v.nonEmpty('Choose a time')),
    /** Used if the chosen time is not in the list. */
    ownTime: v.string(),
  }),
  v.forward(
    v.check(
      ({ time, ownTime }) => time !== other || slotOf(ownTime) !== '',
      'Choose a time in steps of five minutes',
    ),
    ['ownTime'],
  ),
  v.forward(
    v.check(
      (to) => slotIn(to) === '' || !(startOf({ date: to.date, slot: slotIn(to) }) <= Date.now()),
      'Choose a time that is still to come',
    ),
    ['date'],
  ),
)
type Moved = v.InferOutput<typeof schema>

/**
 * Moves a call, in Malaysia time, to a free time or to any other time that the studio chooses. The list only
 * helps: the database prevents overlapping calls.
 */
export function MoveBooking({ call }: MoveBookingProps) {
  const now = useNow()
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { date: '', time: '', ownTime: '' },
  })
  const [date, time] = useWatch({ control: form.control, name: ['date', 'time'] })
  const day = useQuery({ ...dayTimesQuery(date, call.id), enabled: date !== '' })
  const times = timesAt(now, date, (date && day.data?.times) || [])
  const slotsThatAre = (wanted: string) => times.flatMap(({ slot, state }) => (state === wanted ? slot : []))
  const free = slotsThatAre('free')
  const closed = slotsThatAre('closed')
  const moving = useAction(async (to: Moved) => {
    const slot = slotIn(to)
    await moveCall(call, to.date, slot)
    form.reset()
    return `Moved to ${calendarDay(to.date)}, ${slot}.`
  }, 'The call was not moved.')
  const { errors } = form.formState
  const help =
    (day.isError && 'The free times could not be loaded. Choose the day again.') ||
    (date && day.data && free.length === 0 && 'No free times for visitors on that day.') ||
    undefined

  return (
    <LeadPart title="Move the call" folded>
      <ActionForm form={form} action={moving}>
        <Field label="New day" error={errors.date?.message ?? help}>
          {(inputProps) => (
            <Input
              {...form.register('date', { onChange: () => form.setValue('time', '') })}
              {...inputProps}
              type="date"
              compact
              min={malaysiaDay(now)}
            />
          )}
        </Field>
        <Field
          label="New time (MYT)"
          error={errors.time?.message}
          help={
            call.status === 'booked'
              ? getsEmails(call)
                ? 'They get an email about the new time.'
                : 'No email goes out about this call: tell them yourself.'
              : 'The new time is reserved once you confirm the call here.'
          }
        >
          {(inputProps) => (
            <Select {...form.register('time')} {...inputProps} compact value={time}>
              <option value="">
                {day.data ? `${amount(free.length, 'time is', 'times are')} free` : 'Choose a day first'}
              </option>
              {free.map((each) => (
                <option key={each}>{each}</option>
              ))}
              {closed.length > 0 && (
                <optgroup label="Closed for visitors">
                  {closed.map((each) => (
                    <option key={each}>{each}</option>
                  ))}
                </optgroup>
              )}
              {day.data && <option value={other}>Another time...</option>}
            </Select>
          )}
        </Field>
        {time === other && (
          <TextField
            form={form}
            name="ownTime"
            label="Any time (MYT)"
            help="In steps of five minutes, also outside your hours."
            type="time"
            step={300}
            compact
          />
        )}
        <p>
          <Button type="submit" size="small" variant="line" busy={moving.isPending} busyLabel="Moving...">
            Move the call
          </Button>
        </p>
      </ActionForm>
    </LeadPart>
  )
}
