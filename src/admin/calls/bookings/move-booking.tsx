import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { assertChanged, isDuplicate } from '@/admin/kit/api/api-error'
import { read } from '@/admin/kit/api/read'
import { amount } from '@/admin/kit/format/amount'
import { LeadPart } from '@/admin/leads/shared/lead-parts'
import { useNow } from '@/lib/use-now'
import { calendarDay, malaysiaDay } from '@/lib/dates'
import { Button } from '@/components/ui/button'
import { Input, Select } from '@/components/ui/controls'
import { Field, FieldError } from '@/components/ui/field'
import { slotOf, startOf, timesAt, type CallTimes } from '@/features/booking/slots'
import { supabase } from '@/lib/supabase'

interface Call {
  id: string
  preferred_date: string
  preferred_time: string
  status: string
}

const other = 'other'

/** The times of a day, without regard to the call that is moved. */
export const dayTimesQuery = (day: string, moving?: string) =>
  queryOptions({
    queryKey: ['admin', 'call-times', day, moving ?? ''],
    queryFn: async ({ signal }) =>
      (await read(supabase.rpc('call_times', { day, moving }), signal)) as unknown as CallTimes,
  })

async function move({ id, status }: Call, date: string, time: string): Promise<void> {
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

/**
 * Moves a call in Malaysia's clock: to a free time, or to any that the studio keeps for itself. The database lets no two
 * calls overlap; the list only helps.
 */
export function MoveBooking({ call }: { call: Call }) {
  const queryClient = useQueryClient()
  const now = useNow()
  const [date, setDate] = useState('')
  const [time, setTime] = useState('')
  const [ownTime, setOwnTime] = useState('')
  const day = useQuery({ ...dayTimesQuery(date, call.id), enabled: date !== '' })
  const times = timesAt(now, date, (date && day.data?.times) || [])
  const slotsThatAre = (wanted: string) => times.flatMap(({ slot, state }) => (state === wanted ? slot : []))
  const free = slotsThatAre('free')
  const closed = slotsThatAre('closed')
  const slot = time === other ? slotOf(ownTime) : time
  const moving = useMutation({
    mutationFn: () => move(call, date, slot),
    onSuccess: () => {
      setDate('')
      setTime('')
      setOwnTime('')
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin'] }),
  })
  const help =
    (day.isError && 'The free times could not be read. Choose the day again.') ||
    (date && day.data && free.length === 0 && 'Nothing is free for visitors on that day.') ||
    undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    if (date && slot && !moving.isPending) moving.mutate()
  }

  return (
    <LeadPart title="Move the call">
      <form noValidate onSubmit={submit} className="grid gap-3">
        <Field label="New day" error={help}>
          {(inputProps) => (
            <Input
              {...inputProps}
              type="date"
              className="control-small"
              min={malaysiaDay(now)}
              value={date}
              onChange={(event) => {
                setDate(event.target.value)
                setTime('')
              }}
            />
          )}
        </Field>
        <Field
          label="New time (MYT)"
          help={
            call.status === 'booked'
              ? 'Whoever booked it is told by mail, if they gave an address.'
              : 'It holds the new time once it is confirmed here.'
          }
        >
          {(inputProps) => (
            <Select
              {...inputProps}
              className="control-small"
              value={time}
              disabled={!day.data}
              onChange={(event) => setTime(event.target.value)}
            >
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
              <option value={other}>Another time...</option>
            </Select>
          )}
        </Field>
        {time === other && (
          <Field label="Any time (MYT)" help="In steps of five minutes. Your hours do not bind you here.">
            {(inputProps) => (
              <Input
                {...inputProps}
                type="time"
                step={300}
                className="control-small"
                value={ownTime}
                onChange={(event) => setOwnTime(event.target.value)}
              />
            )}
          </Field>
        )}
        {moving.isError && <FieldError>The call was not moved. {moving.error.message}</FieldError>}
        <p role="status" className="text-ink-2 not-empty:mb-0">
          {moving.isSuccess && `Moved to ${calendarDay(call.preferred_date)}, ${call.preferred_time}.`}
        </p>
        <p>
          <Button
            type="submit"
            size="small"
            variant="line"
            disabled={!slot || startOf({ date, slot }) <= now}
            busy={moving.isPending}
            busyLabel="Moving..."
          >
            Move the call
          </Button>
        </p>
      </form>
    </LeadPart>
  )
}
