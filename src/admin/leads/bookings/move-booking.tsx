import { amount } from '@/admin/kit/format/amount'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { assertChanged, isDuplicate } from '@/admin/kit/api/api-error'
import { read } from '@/admin/kit/api/read'
import { LeadPart } from '@/admin/leads/shared/lead-frame'
import { useNow } from '@/lib/use-now'
import { calendarDay } from '@/lib/dates'
import { Button } from '@/components/ui/button'
import { Input, Select } from '@/components/ui/controls'
import { Field, FieldError } from '@/components/ui/field'
import { bookingWindow, isInWindow, slots, slotState } from '@/features/booking/slots'
import { supabase } from '@/lib/supabase'

interface Call {
  id: string
  preferred_date: string
  preferred_time: string
  status: string
}

const takenQuery = (day: string) =>
  queryOptions({
    queryKey: ['admin', 'taken-slots', day],
    queryFn: ({ signal }) => read(supabase.rpc('taken_slots', { day }), signal),
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
      throw new Error('Somebody has just taken that time. Choose another one.', { cause: error })
    throw error
  }
}

/** Moves a call to a free time, in Malaysia's clock. The database's unique slot decides; the list only helps. */
export function MoveBooking({ call }: { call: Call }) {
  const queryClient = useQueryClient()
  const now = useNow()
  const { first, last } = bookingWindow(now)
  const [date, setDate] = useState('')
  const [time, setTime] = useState('')
  const inWindow = isInWindow(date, now)
  const taken = useQuery({ ...takenQuery(date), enabled: inWindow })
  const free = slots.filter(
    (slot) => inWindow && taken.data && slotState({ date, slot }, now, taken.data) === 'free',
  )
  const moving = useMutation({
    mutationFn: () => move(call, date, time),
    onSuccess: () => {
      setDate('')
      setTime('')
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin'] }),
  })
  const help = !date
    ? undefined
    : !inWindow
      ? 'Choose a day from today to 90 days ahead.'
      : taken.isError
        ? 'The free times could not be read. Choose the day again.'
        : taken.data && free.length === 0
          ? 'Nothing is free on that day.'
          : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    if (date && time && !moving.isPending) moving.mutate()
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
              min={first}
              max={last}
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
              disabled={free.length === 0}
              onChange={(event) => setTime(event.target.value)}
            >
              <option value="">
                {free.length ? amount(free.length, 'time is free', 'times are free') : 'Choose a day first'}
              </option>
              {free.map((slot) => (
                <option key={slot}>{slot}</option>
              ))}
            </Select>
          )}
        </Field>
        {moving.isError && <FieldError>The call was not moved. {moving.error.message}</FieldError>}
        <p role="status" className="text-ink-2 not-empty:mb-0">
          {moving.isSuccess && `Moved to ${calendarDay(call.preferred_date)}, ${call.preferred_time}.`}
        </p>
        <p>
          <Button
            type="submit"
            size="small"
            variant="line"
            disabled={!time}
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
