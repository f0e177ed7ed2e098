import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'
import { bookingForm } from '@/content/booking'
import { manage } from '@/content/booking-manage'
import type { ZoneInfo } from '@/features/booking/detect-zone'
import { FailurePanel, type Failure } from '@/features/booking/form/failure-panel'
import { SlotPicker } from '@/features/booking/form/slot-picker'
import { changeProblem, moveCall, timeOf, type ManagedCall } from '@/features/booking/manage/managed-call'
import { useNearestFree } from '@/features/booking/queries'
import { bookingWindow, isInWindow, type CallTime, type Slot } from '@/features/booking/slots'

const copy = manage.move

/** Told to the page that shows the call. */
export interface ChangeListeners {
  onChanged: (call: ManagedCall) => void
  /** What is shown may no longer be how things are; `wanted` tells whether the change was made all the same. */
  onStale: (wanted?: (call: ManagedCall) => boolean) => void
}

interface MoveCallProps extends ChangeListeners {
  token: string
  call: ManagedCall
  zone: ZoneInfo
  now: number
}

/** Another day or time for a call, from the same list as when it was booked. */
export function MoveCall({ token, call, zone, now, onChanged, onStale }: MoveCallProps) {
  const current = timeOf(call)
  const [date, setDate] = useState(current.date)
  const [slot, setSlot] = useState<Slot | ''>('')
  const { failure, sending, move, clear } = useMoveCall(token, { onChanged, onStale })
  const days = bookingWindow(now)
  const open = isInWindow(date, now)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    void move(open ? date : '', slot, current).then((field) => {
      if (field) form.querySelector<HTMLElement>(`[name="${field}"]:not(:disabled)`)?.focus()
    })
  }

  return (
    <section>
      <h2 className="text-h3">{copy.heading}</h2>
      <form noValidate className="mt-5" aria-label={copy.submit} onSubmit={submit} onChange={clear}>
        {failure && (
          <FailurePanel
            failure={failure}
            zone={zone.name}
            onPick={(time) => {
              setDate(time.date)
              setSlot(time.slot)
              clear()
            }}
          />
        )}
        <fieldset disabled={sending} className="grid min-w-0 gap-y-7">
          <Field
            label={bookingForm.date}
            help={bookingForm.dateHelp}
            error={failure?.field === 'date' ? failure.message : undefined}
            className="md:max-w-[18rem]"
          >
            {(inputProps) => (
              <Input
                {...inputProps}
                name="date"
                type="date"
                value={date}
                min={days.first}
                max={days.last}
                aria-required="true"
                onChange={(event) => setDate(event.target.value)}
              />
            )}
          </Field>
          <SlotPicker
            date={open ? date : ''}
            chosen={slot}
            zone={zone}
            now={now}
            current={current}
            error={failure?.field === 'slot' ? failure.message || undefined : undefined}
            onChoose={setSlot}
          />
          <div>
            <Button type="submit" variant="beat" busy={sending} busyLabel={copy.sending}>
              {copy.submit}
            </Button>
          </div>
        </fieldset>
      </form>
    </section>
  )
}

/** Moves a call, and says why it was not moved. What was chosen stays. */
function useMoveCall(token: string, { onChanged, onStale }: ChangeListeners) {
  const [failure, setFailure] = useState<Failure>()
  const [sending, setSending] = useState(false)
  const findNearest = useNearestFree()

  function refuse(field: 'date' | 'slot', message: string) {
    setFailure({ message, field })
    return field
  }

  /** Gives the field to go back to; nothing when the call was moved, or when the failure has taken the focus. */
  async function move(
    date: string,
    slot: Slot | '',
    current: CallTime,
  ): Promise<'date' | 'slot' | undefined> {
    if (sending) return undefined
    if (!date) return refuse('date', copy.noDate)
    if (!slot) return refuse('slot', copy.noTime)
    if (date === current.date && slot === current.slot) return refuse('slot', copy.same)
    const time = { date, slot }
    setFailure(undefined)
    setSending(true)
    const outcome = await moveCall(token, time)
    setSending(false)
    if (outcome.status === 'changed') onChanged(outcome.call)
    else if (outcome.status === 'unreachable') {
      setFailure({ message: manage.unreachable, refused: true })
      onStale((call) => call.preferred_date === date && call.preferred_time === slot)
    } else if (outcome.code === 'slot_taken') {
      setFailure({ message: '', refused: true, field: 'slot', lost: time })
      const nearest = await findNearest(time)
      setFailure((now) => (now?.lost ? { ...now, nearest } : now))
    } else {
      setFailure({ message: changeProblem(outcome.code), refused: true })
      if (outcome.code !== 'rate_limited') onStale()
    }
    return undefined
  }

  return { failure, sending, move, clear: () => setFailure(undefined) }
}
