import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { FieldError } from '@/components/ui/field'
import { bookingForm as copy, zonePanel } from '@/content/booking'
import type { ZoneInfo } from '@/features/booking/detect-zone'
import { useEarlyChoice } from '@/features/booking/form/use-early-choice'
import { takenSlotsQuery } from '@/features/booking/queries'
import {
  slotLabel,
  slots,
  slotState,
  startOf,
  visitorTimeLabel,
  type CallTime,
  type Slot,
  type SlotState,
} from '@/features/booking/slots'
import { malaysiaZone } from '@shared/calendar/date-format'
import { abbreviationIn, dateIn, differsFromMalaysia, timeIn } from '@shared/calendar/zone-time'

/** The two columns that times are shown in. */
const halves = [
  { label: copy.halves.morning, slots: slots.filter((slot) => slot.endsWith('AM')) },
  { label: copy.halves.afternoon, slots: slots.filter((slot) => slot.endsWith('PM')) },
]

interface SlotPickerProps {
  /** Empty until a day is chosen. */
  date: string
  chosen: string
  zone: ZoneInfo | undefined
  now: number | undefined
  error?: string
  /** The time of the call that is being moved: it cannot be chosen again. */
  current?: CallTime
  onChoose: (slot: Slot | '') => void
}

/** The thirteen times of a day, in both time zones, with the reason where one cannot be booked; then the chosen one. */
export function SlotPicker({ date, chosen, zone, now, error, current, onChoose }: SlotPickerProps) {
  const id = useId()
  const fieldset = useRef<HTMLFieldSetElement>(null)
  useEarlyChoice(fieldset, 'slot', (value) => {
    const early = slots.find((slot) => slot === value)
    if (early) onChoose(early)
  })
  const {
    data: taken = [],
    isError,
    isLoading,
  } = useQuery({ ...takenSlotsQuery(date), enabled: date !== '' })
  const stateOf = (slot: Slot) => {
    if (!date || !now) return 'free'
    if (current?.date === date && current.slot === slot) return 'current'
    return slotState({ date, slot }, now, taken)
  }
  const chosenSlot = slots.find((slot) => slot === chosen)
  const gone = chosenSlot && stateOf(chosenSlot) !== 'free'
  useEffect(() => {
    if (gone) onChoose('')
  }, [gone, onChoose])

  const note =
    (isLoading && copy.checking) ||
    (isError && copy.unchecked) ||
    (slots.every((slot) => stateOf(slot) !== 'free') && copy.dayOver)
  return (
    <>
      <fieldset ref={fieldset} aria-describedby={error ? `${id}-error ${id}-help` : `${id}-help`}>
        <legend className="field-label">{copy.time}</legend>
        <p id={`${id}-help`} className="text-small text-ink-2">
          {copy.timeHelp}
        </p>
        <div className="slots mt-3">
          {halves.map(({ label, slots: half }) => (
            <div key={label}>
              <p className="slots-half">{label}</p>
              {half.map((slot) => (
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
      {zone && date && chosenSlot && <ConvertedTime time={{ date, slot: chosenSlot }} zone={zone.name} />}
    </>
  )
}

interface SlotChoiceProps {
  time: CallTime
  /** The visitor's, once a day is chosen. */
  zone: string | undefined
  state: SlotState | 'current'
  chosen: boolean
  onChoose: (slot: Slot) => void
}

const reasons = { past: copy.past, taken: copy.taken, current: copy.current, free: undefined }

/** One time of the day: Malaysia's, and beside it the visitor's, or the reason why it cannot be chosen. */
function SlotChoice({ time, zone, state, chosen, onChoose }: SlotChoiceProps) {
  const { slot } = time
  const visitorTime = zone && visitorTimeLabel(time, zone)
  return (
    <label className="slot" data-state={state}>
      <input
        type="radio"
        name="slot"
        value={slot}
        className="sr-only"
        checked={chosen && state === 'free'}
        disabled={state !== 'free'}
        onChange={() => onChoose(slot)}
      />
      <span className="slot-time">{slotLabel(slot)}</span>{' '}
      <small className={visitorTime && 'slot-visitor-time'}>{reasons[state] ?? visitorTime}</small>
    </label>
  )
}

/** The chosen time by both clocks; nothing where they show the same. */
function ConvertedTime({ time, zone }: { time: CallTime; zone: string }) {
  const startsAt = startOf(time)
  if (!differsFromMalaysia(zone, startsAt)) return null
  return (
    <div className="banner banner-neutral">
      <div role="status">
        <p className="text-small">{zonePanel.converted}</p>
        <p className="font-head text-h4 font-semibold text-balance">
          {dateIn(zone, startsAt)}, {timeIn(zone, startsAt)} {abbreviationIn(zone, startsAt)}
        </p>
        <p className="mt-1 text-small text-balance">
          {dateIn(malaysiaZone, startsAt)}, {slotLabel(time.slot)}
        </p>
      </div>
    </div>
  )
}
