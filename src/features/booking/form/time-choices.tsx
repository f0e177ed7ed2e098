import { ChevronDown } from 'lucide-react'
import { useId, useRef } from 'react'
import { FieldError } from '@/components/ui/field'
import { picker as copy } from '@/content/booking'
import { chooseByArrow } from '@/features/booking/form/arrow-keys'
import { NearestTimes } from '@/features/booking/form/nearest-times'
import { useEarlyChoice } from '@/features/booking/form/use-early-choice'
import type { PickerState } from '@/features/booking/form/use-picker'
import type { CallTime } from '@/features/booking/slots'
import { dayParts, keyWords, type VisitorTime } from '@/features/booking/visitor-days'
import { timeIn } from '@shared/calendar/zone-time'

/** The value of a time's radio: its day and time in Malaysia. */
const valueOf = ({ date, slot }: CallTime) => `${date} ${slot}`

interface TimeChoicesProps {
  state: PickerState
  error: string | undefined
  /** What could not be found out about the times. */
  note: string | undefined
  onPick: (time: CallTime) => void
}

/** The times of the shown day by part of the day, those at night folded; or why it has none, and the nearest. */
export function TimeChoices({ state, error, note, onPick }: TimeChoicesProps) {
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  const { shown, shownKey, foreign, isLost, hasTimes, pick } = state
  useEarlyChoice(group, 'slot', (value) => {
    const time = shown?.times.find((one) => valueOf(one) === value)
    if (time?.free) pick(time)
  })
  const day = shownKey && keyWords(shownKey)
  const parts = dayParts
    .filter((part) => part !== 'night')
    .map((part) => ({ part, times: shown?.times.filter((time) => time.part === part) ?? [] }))
    .filter(({ times }) => times.length > 0)
  const night = shown?.times.filter((time) => time.part === 'night' && (time.free || isLost(time))) ?? []
  const [firstAtNight] = night
  return (
    <div
      ref={group}
      data-field
      role="radiogroup"
      className={error ? 'picker-group refused-field' : 'picker-group'}
      aria-labelledby={`${id}-label`}
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <div className="picker-row">
        <span className="font-semibold" id={`${id}-label`}>
          <span>{copy.time}</span>
          <span className="sr-only">{day && hasTimes ? copy.on(day) : ''}</span>
        </span>
        <span className="text-small text-ink-2" aria-hidden="true">
          {day && hasTimes ? (foreign ? copy.yourDay(day) : day) : ''}
        </span>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hasTimes && (
        <div className="times" data-two={foreign || undefined} key={shownKey}>
          {parts.map(({ part, times }) => (
            <div key={part} role="group" aria-labelledby={`${id}-${part}`}>
              <p className="times-part" id={`${id}-${part}`}>
                {copy.parts[part]}
              </p>
              {!times.some((time) => time.free || isLost(time)) && (
                <p className="times-none text-small text-ink-2">{copy.allTaken}</p>
              )}
              <div className="times-cells">
                {times.map((time) => (
                  <TimeChoice key={time.startsAt} time={time} state={state} />
                ))}
              </div>
            </div>
          ))}
        </div>
      )}
      {firstAtNight && (
        <details
          className="night"
          data-two={foreign || undefined}
          open={night.some(({ startsAt }) => startsAt === state.chosenAt) || undefined}
        >
          <summary>
            <span>{copy.night}</span>
            <span className="text-small font-normal text-ink-2">
              {copy.nightTimes(night.length, timeIn(state.zone, firstAtNight.startsAt))}
            </span>
            <ChevronDown size={20} aria-hidden="true" />
          </summary>
          <div className="times-cells">
            {night.map((time) => (
              <TimeChoice key={time.startsAt} time={time} state={state} />
            ))}
          </div>
        </details>
      )}
      <div role="status">
        {!hasTimes && <NoTimes state={state} onPick={onPick} />}
        {note && <p className="mt-2 text-small text-ink-2">{note}</p>}
      </div>
    </div>
  )
}

/** A free time, one that was just taken, or the woven place of a taken one. */
function TimeChoice({ time, state }: { time: VisitorTime; state: PickerState }) {
  const { zone, foreign, chosenAt, isLost, pick } = state
  const clock = timeIn(zone, time.startsAt)
  if (isLost(time))
    return (
      <div className="time" data-lost>
        <span>{clock}</span>
        <small>{copy.taken}</small>
      </div>
    )
  if (!time.free) return <div className="time-gap" aria-hidden="true" />
  return (
    <label className="time">
      <input
        type="radio"
        name="slot"
        value={valueOf(time)}
        checked={time.startsAt === chosenAt}
        onChange={() => pick(time)}
        onKeyDown={chooseByArrow}
        className="sr-only"
      />
      <span className={foreign ? 'sr-only' : undefined}>
        {foreign ? copy.inBoth(clock, time.slot) : clock}
      </span>
      {foreign && <span aria-hidden="true">{clock}</span>}
      {foreign && <small aria-hidden="true">{copy.myt(time.slot)}</small>}
    </label>
  )
}

/** Why the shown day has no time, with the nearest ones. */
function NoTimes({ state, onPick }: { state: PickerState; onPick: (time: CallTime) => void }) {
  const { why, shownKey, isOutside, field, nearest, zone } = state
  if (shownKey === undefined) return null
  const day = keyWords(shownKey)
  const reason =
    isOutside && field
      ? copy.outOfRange(keyWords(field.last))
      : why && (why.why === 'closed' ? copy.none.closed(day, why.reason) : copy.none[why.why](day))
  return (
    <div className="mt-3">
      <p className="font-semibold">{reason}</p>
      {nearest.length > 0 && <p className="mt-1">{copy.next}</p>}
      <NearestTimes times={nearest} zone={zone} onPick={onPick} />
    </div>
  )
}
