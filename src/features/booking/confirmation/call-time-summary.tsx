import { callTimeSummary } from '@/content/booking-confirmation'
import { malayCallTimeSummary } from '@/content/malay-booking'
import { callMethod, type CallMethod } from '@shared/calendar/call-methods'
import { malaysiaZone } from '@shared/calendar/date-format'
import { dateIn, timeIn, visitorClock, type Language, type ToldOffset } from '@shared/calendar/zone-time'

interface CallTimeSummaryProps {
  /** Start of the call in ms since 1970. */
  startsAt: number
  /** The visitor's time zone, known to this browser. */
  zone: string
  /** What the page showed in this zone when the call was booked or moved. */
  told?: ToldOffset
  method: CallMethod
  language?: Language
}

/** The time of the call in Malaysia's time zone, and in the visitor's if that differs. */
export function CallTimeSummary({ startsAt, zone, told, method, language }: CallTimeSummaryProps) {
  const visitors = visitorClock(zone, startsAt, told)
  const copy = language === 'ms' ? malayCallTimeSummary : callTimeSummary
  return (
    <>
      <p className="font-head text-h3 font-semibold">{dateIn(malaysiaZone, startsAt, language)}</p>
      <p className="mt-1 text-lead">
        {timeIn(malaysiaZone, startsAt, language)} (MYT), {callMethod(method, language).inSentence}
      </p>
      {visitors && (
        <p className="mt-2">
          {copy.visitorTime}:{' '}
          <b className="inline-block text-balance">
            {dateIn(visitors.timeZone, visitors.at, language)},{' '}
            <span className="whitespace-nowrap">
              {timeIn(visitors.timeZone, visitors.at, language)} {visitors.abbreviation}
            </span>
          </b>
        </p>
      )}
    </>
  )
}
