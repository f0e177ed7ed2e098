import { useEffect, useRef } from 'react'
import { Banner } from '@/components/ui/banner'
import { ButtonLink } from '@/components/ui/button'
import { refusals } from '@/content/booking'
import { malayRefusals } from '@/content/malay-booking'
import type { BookingField } from '@/features/booking/booking-schema'
import { NearestTimes } from '@/features/booking/form/nearest-times'
import { TimeSuggestions } from '@/features/booking/form/time-suggestions'
import { callTimeLabel, type CallTime } from '@/features/booking/slots'
import { choiceText } from '@/features/booking/visitor-days'
import { malaysiaZone } from '@shared/calendar/date-format'
import type { Language } from '@shared/calendar/zone-time'

/**
 * The reason nothing was booked. `lost` is the time that is no longer free; `nearest` is added once known.
 */
export interface Failure {
  message: string
  /** The server refused after submitting, so the panel takes the focus. */
  refused?: boolean
  field?: BookingField
  /** A chat link with the form's values. */
  chat?: string
  lost?: CallTime
  /** The time was not taken by another booking: the studio has closed it. */
  closed?: boolean
  nearest?: readonly CallTime[]
}

interface FailurePanelProps {
  failure: Failure
  /** The visitor's time zone; each offered time is also shown in it. */
  zone: string | undefined
  /** Whether days and times are named by the visitor's calendar, as on the booking page. */
  isVisitors?: boolean
  language?: Language
  onPick: (time: CallTime) => void
}

/**
 * Shown above the first field: the error and, if the time was taken, the nearest free times. A refusal takes
 * the focus because the submit button is far below; errors found by the page are announced at their field.
 */
export function FailurePanel({ failure, zone, isVisitors, language, onPick }: FailurePanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const { message, refused, chat, lost, closed, nearest } = failure
  const copy = language === 'ms' ? malayRefusals : refusals
  const why = closed ? copy.closed : copy.taken
  const nameOf = (time: CallTime) =>
    isVisitors ? choiceText(time, zone ?? malaysiaZone) : callTimeLabel(time, language)
  useEffect(() => {
    if (refused) panel.current?.focus()
  }, [refused, message, lost])

  return (
    <div ref={panel} tabIndex={-1} className="mb-6 outline-none">
      <Banner silent={!refused}>
        {lost ? (
          <>
            <p>
              <b>{why(nameOf(lost))}</b>{' '}
              <span>{copy[nearest?.length === 0 ? 'chooseDay' : 'chooseTime']}</span>
            </p>
            {!nearest && <p className="mt-2 text-ink-2">{copy.looking}</p>}
            {nearest && isVisitors && (
              <NearestTimes times={nearest} zone={zone ?? malaysiaZone} onPick={onPick} />
            )}
            {nearest && !isVisitors && (
              <TimeSuggestions times={nearest} zone={zone} language={language} onPick={onPick} />
            )}
          </>
        ) : (
          <>
            <p>{message}</p>
            {chat && (
              <p className="mt-3">
                <ButtonLink to={chat} variant="line" size="small">
                  {refusals.chat}
                </ButtonLink>
              </p>
            )}
          </>
        )}
      </Banner>
    </div>
  )
}
