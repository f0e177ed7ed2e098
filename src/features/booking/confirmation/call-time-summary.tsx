import { callTimeSummary } from '@/content/booking-confirmation'
import { malayCallTimeSummary } from '@/content/malay-booking'
import { callMethod, type CallMethod } from '@shared/calendar/call-methods'
import { malaysiaZone } from '@shared/calendar/date-format'
import {
  abbreviationIn,
  dateIn,
  differsFromMalaysia,
  timeIn,
  type Language,
} from '@shared/calendar/zone-time'

interface CallTimeSummaryProps {
  /** Start of the call in ms since 1970. */
  startsAt: number
  /** The visitor's time zone, known to this browser. */
  zone: string
  method: CallMethod
  language?: Language
}

/** The time of the call in Malaysia's time zone, and in the visitor's if that differs. */
export function CallTimeSummary({ startsAt, zone, method, language }: CallTimeSummaryProps) {
  const copy = language === 'ms' ? malayCallTimeSummary : callTimeSummary
  return (
    <>
      <p className="font-head text-h3 font-semibold">{dateIn(malaysiaZone, startsAt, language)}</p>
      <p className="mt-1 text-lead">
        {timeIn(malaysiaZone, startsAt, language)} (MYT), {callMethod(method, language).inSentence}
      </p>
      {differsFromMalaysia(zone, startsAt) && (
        <p className="mt-2">
          {copy.visitorTime}:{' '}
          <b className="inline-block text-balance">
            {dateIn(zone, startsAt, language)},{' '}
            <span className="whitespace-nowrap">
              {timeIn(zone, startsAt, language)} {abbreviationIn(zone, startsAt)}
            </span>
          </b>
        </p>
      )}
    </>
  )
}
