import { useQuery } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import { FieldError } from '@/components/ui/field'
import { bookingForm as words } from '@/content/booking'
import { heldSlotsQuery } from '@/features/booking/queries'
import { slotLabel, slots, slotState, startOf, type CallTime, type Slot } from '@/features/booking/slots'
import type { ZoneInfo } from '@/features/booking/detect-zone'
import { companyZone, dateIn, differsFromMalaysia, timeIn } from '@shared/calendar/zone-time'

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
  const { data: held = [], isError, isLoading } = useQuery({ ...heldSlotsQuery(date), enabled: date !== '' })
  const stateOf = (slot: Slot) => (date && now ? slotState({ date, slot }, now, held) : 'free')
  const gone = slots.some((slot) => slot === chosen && stateOf(slot) !== 'free')
  useEffect(() => {
    if (gone) onChoose('')
  }, [gone, onChoose])

  const reasonOf = (slot: Slot) => {
    if (own?.date === date && own.slot === slot) return words.own
    return { past: words.past, held: words.held, free: undefined }[stateOf(slot)]
  }
  const note =
    (isLoading && words.checking) ||
    (isError && words.unchecked) ||
    (slots.every((slot) => stateOf(slot) !== 'free') && words.dayOver)
  return (
    <fieldset aria-describedby={error ? `${id}-error ${id}-help` : `${id}-help`}>
      <legend className="field-label">{words.time}</legend>
      <p id={`${id}-help`} className="text-small text-ink-2">
        {words.timeHelp}
      </p>
      <div className="slots mt-3">
        {slots.map((slot) => {
          const state = stateOf(slot)
          return (
            <label key={slot} className="slot">
              <input
                type="radio"
                name="slot"
                value={slot}
                className="sr-only"
                checked={chosen === slot && state === 'free'}
                disabled={state !== 'free'}
                onChange={() => onChoose(slot)}
              />
              <span className="slot-time">{slotLabel(slot)}</span>
              <small>{reasonOf(slot) ?? (date && zone && ownTime(date, slot, zone))}</small>
            </label>
          )
        })}
      </div>
      <p role="status" className="mt-2 text-small text-ink-2">
        {note}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

/** '8:00 PM for you', with the day where it is another one; nothing where the clocks agree. */
function ownTime(date: string, slot: Slot, { name }: ZoneInfo): string | undefined {
  const at = startOf({ date, slot })
  if (!differsFromMalaysia(name, at)) return undefined
  const day = dateIn(name, at)
  const same = day === dateIn(companyZone, at)
  return words.yourTime(same ? timeIn(name, at) : `${day.slice(0, 3)} ${timeIn(name, at)}`)
}
