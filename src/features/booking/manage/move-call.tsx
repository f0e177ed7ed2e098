import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Unfold } from '@/components/sections/unfold'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/controls'
import { Field, FormFields } from '@/components/ui/field'
import { bookingForm } from '@/content/booking'
import { malaySlots } from '@/content/malay-booking'
import { sharesStudioClock, type ZoneInfo } from '@/features/booking/detect-zone'
import { FailurePanel, type Failure } from '@/features/booking/form/failure-panel'
import { SlotPicker } from '@/features/booking/form/slot-picker'
import {
  changeProblem,
  manageTexts,
  moveCall,
  callTimeOf,
  type ManagedCall,
} from '@/features/booking/manage/managed-call'
import { callTimesQuery, fetchFreeTimes } from '@/features/booking/queries'
import { isInWindow, windowAt, windowLength, type CallTime } from '@/features/booking/slots'

export interface ChangeListeners {
  onChanged: (call: ManagedCall) => void
  /** Called if the shown call may be out of date; `wanted` tells whether the change was made after all. */
  onStale: (wanted?: (call: ManagedCall) => boolean) => void
}

interface MoveCallProps extends ChangeListeners {
  token: string
  call: ManagedCall
  zone: ZoneInfo
  now: number
}

/** Moves a call to another day or time, or requests another time for a call that is only requested. */
export function MoveCall({ token, call, zone, now, onChanged, onStale }: MoveCallProps) {
  const isRequested = call.status === 'requested'
  const texts = manageTexts(call)
  const copy = { ...texts.move, ...(isRequested && texts.move.requested) }
  const slotTexts = call.language === 'ms' ? malaySlots : bookingForm
  const current = callTimeOf(call)
  const [date, setDate] = useState(current.date)
  const [slot, setSlot] = useState('')
  const [failure, setFailure] = useState<Failure>()
  const [sending, setSending] = useState(false)
  const week = useQuery(callTimesQuery())
  const days = week.data && windowAt(now, week.data)
  const open = isInWindow(date, days)

  const clear = () => setFailure(undefined)
  function pick(time: CallTime) {
    setDate(time.date)
    setSlot(time.slot)
    clear()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    const form = event.currentTarget
    function refuse(field: 'date' | 'slot', message: string) {
      setFailure({ message, field })
      form.querySelector<HTMLElement>(`[name="${field}"]:not(:disabled)`)?.focus()
    }
    if (!open) refuse('date', copy.noDate)
    else if (!slot) refuse('slot', copy.noTime)
    else if (date === current.date && slot === current.slot) refuse('slot', copy.same)
    else void move({ date, slot })
  }

  /** Moves the call, or shows why it failed and keeps the choice. */
  async function move(time: CallTime) {
    clear()
    setSending(true)
    const outcome = await moveCall(token, time, zone.name)
    setSending(false)
    if (outcome.status === 'changed') onChanged(outcome.call)
    else if (outcome.status === 'unreachable') {
      setFailure({ message: texts.unreachable, refused: true })
      onStale((found) => found.preferred_date === time.date && found.preferred_time === time.slot)
    } else if (outcome.code === 'slot_taken' || outcome.code === 'slot_closed') {
      const closed = outcome.code === 'slot_closed'
      setFailure({ message: '', refused: true, field: 'slot', lost: time, closed })
      const nearest = await fetchFreeTimes(time, token)
      setFailure((shown) => (shown?.lost ? { ...shown, nearest } : shown))
    } else {
      setFailure({ message: changeProblem(outcome.code, call), refused: true })
      if (outcome.code !== 'rate_limited') onStale()
    }
  }

  return (
    // A requested call may need another time, so its form is open on phones too.
    <section className={isRequested ? undefined : 'folds'}>
      <h2 className="text-h3">{copy.heading}</h2>
      {!isRequested && <Unfold label={copy.unfold} />}
      <form noValidate className="folded mt-5" aria-label={copy.submit} onSubmit={submit} onChange={clear}>
        {failure && (
          <FailurePanel failure={failure} zone={zone.name} language={call.language} onPick={pick} />
        )}
        <FormFields needed={copy.needed} disabled={sending} className="grid min-w-0 gap-y-7">
          <Field
            label={slotTexts.date}
            help={days && slotTexts.dateHelp(windowLength(days), sharesStudioClock(now))}
            error={failure?.field === 'date' ? failure.message : undefined}
            className="md:max-w-[18rem]"
          >
            {(inputProps) => (
              <Input
                {...inputProps}
                name="date"
                type="date"
                value={date}
                min={days?.first}
                max={days?.last}
                aria-required="true"
                onChange={(event) => setDate(event.target.value)}
              />
            )}
          </Field>
          <SlotPicker
            week={week}
            date={open ? date : ''}
            chosen={slot}
            zone={zone}
            now={now}
            moving={token}
            current={isRequested ? undefined : current}
            language={call.language}
            error={failure?.field === 'slot' ? failure.message || undefined : undefined}
            onChoose={setSlot}
            onPick={pick}
          />
          <div>
            <Button type="submit" variant="accent" busy={sending} busyLabel={copy.sending}>
              {copy.submit}
            </Button>
          </div>
        </FormFields>
      </form>
    </section>
  )
}
