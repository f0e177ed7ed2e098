import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { FieldError } from '@/components/ui/field'
import { bookingForm as words } from '@/content/booking'
import type { ZoneInfo } from '@/features/booking/form/detect-zone'
import { heldSlotsQuery } from '@/features/booking/queries'
import { halves, slots, slotState, type CallTime, type Slot } from '@/features/booking/slots'
import { SlotChoice } from '@/features/booking/form/slot-choice'
import { useEarlyChoice } from '@/features/booking/form/use-early-choice'

interface SlotPickerProps {
  /** Empty until a day is chosen. */
  date: string
  chosen: string
  zone: ZoneInfo | undefined
  now: number | undefined
  error?: string
  /** The time that is being moved: nobody else holds it, but there is nothing in choosing it. */
  own?: CallTime
  onChoose: (slot: Slot | '') => void
}

/** The thirteen times of a day, in both clocks; those that cannot be had say why. */
export function SlotPicker({ date, chosen, zone, now, error, own, onChoose }: SlotPickerProps) {
  const id = useId()
  const fieldset = useRef<HTMLFieldSetElement>(null)
  useEarlyChoice(fieldset, 'slot', (value) => {
    const early = slots.find((slot) => slot === value)
    if (early) onChoose(early)
  })
  const { data: held = [], isError, isLoading } = useQuery({ ...heldSlotsQuery(date), enabled: date !== '' })
  const stateOf = (slot: Slot) => {
    if (!date || !now) return 'free'
    if (own?.date === date && own.slot === slot) return 'own'
    return slotState({ date, slot }, now, held)
  }
  const gone = slots.some((slot) => slot === chosen && stateOf(slot) !== 'free')
  useEffect(() => {
    if (gone) onChoose('')
  }, [gone, onChoose])

  const note =
    (isLoading && words.checking) ||
    (isError && words.unchecked) ||
    (slots.every((slot) => stateOf(slot) !== 'free') && words.dayOver)
  return (
    <fieldset ref={fieldset} aria-describedby={error ? `${id}-error ${id}-help` : `${id}-help`}>
      <legend className="field-label">{words.time}</legend>
      <p id={`${id}-help`} className="text-small text-ink-2">
        {words.timeHelp}
      </p>
      <div className="slots mt-3">
        {halves.map(({ name, slots: some }) => (
          <div key={name}>
            <p className="slots-half">{words.halves[name]}</p>
            {some.map((slot) => (
              <SlotChoice
                key={slot}
                time={{ date, slot }}
                zone={date ? zone?.name : undefined}
                state={stateOf(slot)}
                chosen={chosen === slot}
                onChoose={onChoose}
              />
            ))}
          </div>
        ))}
      </div>
      <p role="status" className="mt-2 text-small text-ink-2">
        {note}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
