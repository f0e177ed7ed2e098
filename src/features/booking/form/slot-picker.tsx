import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { FieldError } from '@/components/ui/field'
import { bookingForm } from '@/content/booking'
import { malaySlots } from '@/content/malay-booking'
import { sharesStudioClock, type ZoneInfo } from '@/features/booking/detect-zone'
import { TimeSuggestions } from '@/features/booking/form/time-suggestions'
import { useEarlyChoice } from '@/features/booking/form/use-early-choice'
import { callTimesQuery, nextFreeQuery } from '@/features/booking/queries'
import {
  callTimeLabel,
  isAtNight,
  slotLabel,
  startOf,
  timesAt,
  visitorTimeLabel,
  type CallTime,
  type CallTimes,
  type SlotState,
} from '@/features/booking/slots'
import {
  abbreviationIn,
  dateIn,
  differsFromMalaysia,
  timeIn,
  type Language,
} from '@shared/calendar/zone-time'

/** The group of a time; the last group has the times that are at night for the visitor. */
function groupOf(time: CallTime, zone: string | undefined) {
  if (zone && time.date && isAtNight(time, zone)) return 'outside'
  return time.slot.endsWith('AM') ? 'morning' : 'afternoon'
}
const groups = ['morning', 'afternoon', 'outside'] as const

/** The query for the times offered on any weekday. */
export type WeekTimes = Pick<UseQueryResult<CallTimes>, 'data' | 'isError'>

interface SlotPickerProps {
  week: WeekTimes
  /** Empty until a day is chosen. */
  date: string
  chosen: string
  zone: ZoneInfo | undefined
  now: number | undefined
  error?: string
  /** The token of the call being moved, and its current time, which cannot be chosen again. */
  moving?: string
  current?: CallTime
  language?: Language
  onChoose: (slot: string) => void
  /** Called with a free time of another day. */
  onPick: (time: CallTime) => void
}

/**
 * The times of a day in both time zones, with the reason if one cannot be booked, followed by the chosen
 * time.
 */
export function SlotPicker(props: SlotPickerProps) {
  const { week, date, chosen, zone, now, error, moving, current, language, onChoose, onPick } = props
  const copy = language === 'ms' ? malaySlots : bookingForm
  const id = useId()
  const fieldset = useRef<HTMLFieldSetElement>(null)
  useEarlyChoice(fieldset, 'slot', onChoose)
  const day = useQuery({ ...callTimesQuery(date, moving), enabled: date !== '' })
  // Until the day's times are known, the times of any weekday are shown.
  const offered = (date && day.data ? day.data : week.data)?.times ?? []
  const times = (date && now ? timesAt(now, date, offered) : offered).map(({ slot, state }) => ({
    slot,
    state: current?.date === date && current.slot === slot ? ('current' as const) : state,
  }))
  const isFree = (slot: string) => times.some((time) => time.slot === slot && time.state === 'free')
  const isLost = chosen !== '' && date !== '' && day.data !== undefined && !isFree(chosen)
  useEffect(() => {
    if (isLost) onChoose('')
  }, [isLost, onChoose])

  // A visitor in the same time zone does not need ours repeated at every time.
  const quiet = !zone || sharesStudioClock(now)
  const closed = date ? day.data?.closed : undefined
  const isFull = date !== '' && day.isSuccess && !times.some(({ state }) => state === 'free')
  const { data: next = [] } = useQuery({ ...nextFreeQuery(date, moving), enabled: isFull })
  const note =
    (day.isLoading && copy.checking) ||
    (day.isError && copy.unchecked) ||
    (week.isError && !week.data && copy.unknown) ||
    (closed !== undefined && copy.closedDay(closed)) ||
    (isFull && copy.dayOver)
  return (
    <>
      <fieldset ref={fieldset} aria-describedby={error ? `${id}-error ${id}-help` : `${id}-help`}>
        <legend className="field-label">{copy.time}</legend>
        <p id={`${id}-help`} className="text-small text-ink-2">
          {copy.timeHelp}
        </p>
        {closed === undefined && (
          <div className="slots mt-3">
            {groups.map((group) => {
              const grouped = times.filter(({ slot }) => groupOf({ date, slot }, zone?.name) === group)
              if (grouped.length === 0) return null
              return (
                <div key={group}>
                  <p className="slots-group">{copy.groups[group]}</p>
                  {grouped.map(({ slot, state }) => (
                    <SlotChoice
                      key={slot}
                      time={{ date, slot }}
                      label={quiet ? slot : slotLabel(slot)}
                      zone={date ? zone?.name : undefined}
                      state={state}
                      language={language}
                      chosen={chosen === slot}
                      onChoose={onChoose}
                    />
                  ))}
                </div>
              )
            })}
          </div>
        )}
        <p role="status" className="mt-2 text-small text-ink-2">
          {note} {isFull && next.length > 0 && copy.nextFree}
        </p>
        {isFull && <TimeSuggestions times={next} zone={zone?.name} language={language} onPick={onPick} />}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </fieldset>
      {zone && date && isFree(chosen) && (
        <ConvertedTime time={{ date, slot: chosen }} zone={zone.name} language={language} />
      )}
    </>
  )
}

interface SlotChoiceProps {
  time: CallTime
  label: string
  /** The visitor's zone, once a day is chosen. */
  zone: string | undefined
  state: SlotState | 'current'
  chosen: boolean
  language: Language | undefined
  onChoose: (slot: string) => void
}

/** One time of the day in Malaysian time, with the visitor's time or the reason why it cannot be chosen. */
function SlotChoice({ time, label, zone, state, chosen, language, onChoose }: SlotChoiceProps) {
  const { slot } = time
  const copy = language === 'ms' ? malaySlots : bookingForm
  const visitorTime = zone && visitorTimeLabel(time, zone, language)
  return (
    <label className="slot" data-state={state}>
      <input
        type="radio"
        name="slot"
        value={slot}
        checked={chosen && state === 'free'}
        disabled={state !== 'free'}
        onChange={() => onChoose(slot)}
      />
      <span className="slot-time">{label}</span>{' '}
      <small className={visitorTime && 'slot-visitor-time'}>
        {state === 'free' ? visitorTime : copy[state]}
      </small>
    </label>
  )
}

/** The chosen time in both time zones; renders nothing if they agree. */
function ConvertedTime({ time, zone, language }: { time: CallTime; zone: string; language?: Language }) {
  const { converted } = language === 'ms' ? malaySlots : bookingForm
  const startsAt = startOf(time)
  if (!differsFromMalaysia(zone, startsAt)) return null
  return (
    <div className="banner banner-neutral">
      <div role="status">
        <p className="text-small">{converted}</p>
        <p className="font-head text-h4 font-semibold text-balance">
          {dateIn(zone, startsAt, language)}, {timeIn(zone, startsAt, language)}{' '}
          {abbreviationIn(zone, startsAt)}
        </p>
        <p className="mt-1 text-small text-balance">{callTimeLabel(time, language)}</p>
      </div>
    </div>
  )
}
