import { useId, type MouseEvent } from 'react'
import { slotLabel, startOf, visitorTimeLabel, type CallTime } from '@/features/booking/slots'
import { malaysiaZone } from '@shared/calendar/date-format'
import { dateIn, timeIn, type Language } from '@shared/calendar/zone-time'

interface TimeSuggestionsProps {
  times: readonly CallTime[]
  /** The visitor's time zone; each time is also shown in it. */
  zone: string | undefined
  language?: Language
  onPick: (time: CallTime) => void
}

/** Free times offered instead of one that is not free. */
export function TimeSuggestions({ times, zone, language, onPick }: TimeSuggestionsProps) {
  const id = useId()

  /** The pressed button disappears, so the focus moves to the chosen time once its day is shown. */
  function pick({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>, time: CallTime) {
    onPick(time)
    requestAnimationFrame(() => form?.querySelector<HTMLElement>('[name="slot"]:checked')?.focus())
  }

  if (times.length === 0) return null
  return (
    <ul className="mt-3 grid gap-2">
      {times.map((time, index) => {
        const startsAt = startOf(time)
        const visitorTime = zone && visitorTimeLabel(time, zone, language)
        return (
          <li key={startsAt} className="flex flex-wrap items-center gap-x-4">
            <button
              type="button"
              className="slot-suggestion"
              aria-describedby={visitorTime ? `${id}-${index}` : undefined}
              onClick={(event) => pick(event, time)}
            >
              <span>{dateIn(malaysiaZone, startsAt, language)},</span>{' '}
              <b>{slotLabel(timeIn(malaysiaZone, startsAt, language))}</b>
            </button>
            {visitorTime && (
              <small id={`${id}-${index}`} className="text-small">
                {visitorTime}
              </small>
            )}
          </li>
        )
      })}
    </ul>
  )
}
