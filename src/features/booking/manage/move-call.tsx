import { useCallback, useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'
import { bookingForm } from '@/content/booking'
import { manage } from '@/content/booking-manage'
import type { ZoneInfo } from '@/features/booking/form/detect-zone'
import { ConvertedTime } from '@/features/booking/form/converted-time'
import { FailurePanel } from '@/features/booking/form/failure-panel'
import type { ManagedCall } from '@/features/booking/manage/managed-call'
import { timeOf } from '@/features/booking/manage/managed-event'
import { SlotPicker } from '@/features/booking/form/slot-picker'
import { bookingWindow, isInWindow, slots, type Slot } from '@/features/booking/slots'
import { useMoveCall } from '@/features/booking/manage/use-move-call'

const words = manage.move

interface MoveCallProps {
  token: string
  call: ManagedCall
  zone: ZoneInfo
  now: number
  onChanged: (call: ManagedCall) => void
  /** What is shown may no longer be how things are; `wanted` tells whether the change was made all the same. */
  onStale: (wanted?: (call: ManagedCall) => boolean) => void
}

/** Another day or time for a call, from the same list as when it was booked. */
export function MoveCall({ token, call, zone, now, onChanged, onStale }: MoveCallProps) {
  const own = timeOf(call)
  const [date, setDate] = useState(own.date)
  const [slot, setSlot] = useState<Slot | ''>('')
  const { failure, sending, move, clear } = useMoveCall(token, { onChanged, onStale })
  const days = bookingWindow(now)
  const open = isInWindow(date, now)
  const chosen = slots.find((one) => one === slot)
  const choose = useCallback((next: Slot | '') => setSlot(next), [])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    void move(open ? date : '', slot, own).then((field) => {
      if (field) form.querySelector<HTMLElement>(`[name="${field}"]:not(:disabled)`)?.focus()
    })
  }

  return (
    <section>
      <h2 className="text-h3">{words.heading}</h2>
      <form noValidate className="mt-5" aria-label={words.submit} onSubmit={submit} onChange={clear}>
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
            {(wiring) => (
              <Input
                {...wiring}
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
            own={own}
            error={failure?.field === 'slot' ? failure.message || undefined : undefined}
            onChoose={choose}
          />
          {chosen && open && <ConvertedTime time={{ date, slot: chosen }} zone={zone.name} />}
          <div>
            <Button type="submit" variant="beat" busy={sending} busyLabel={words.sending}>
              {words.submit}
            </Button>
          </div>
        </fieldset>
      </form>
    </section>
  )
}
