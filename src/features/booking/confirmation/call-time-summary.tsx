import { callTimeSummary as copy } from '@/content/booking-confirmation'
import { callMethod, type CallMethod } from '@shared/calendar/call-methods'
import { malaysiaZone } from '@shared/calendar/date-format'
import { abbreviationIn, dateIn, differsFromMalaysia, timeIn } from '@shared/calendar/zone-time'

interface CallTimeSummaryProps {
  /** Start of the call in ms since 1970. */
  startsAt: number
  /** The visitor's time zone, known to this browser. */
  zone: string
  method: CallMethod
}

/** The time of the call in Malaysia's time zone, and in the visitor's if that differs. */
export function CallTimeSummary({ startsAt, zone, method }: CallTimeSummaryProps) {
  return (
    <>
      <p className="font-head text-h3 font-semibold">{dateIn(malaysiaZone, startsAt)}</p>
      <p className="mt-1 text-lead">
        {timeIn(malaysiaZone, startsAt)} (MYT), {callMethod(method).inSentence}
      </p>
      {differsFromMalaysia(zone, startsAt) && (
        <p className="mt-2">
          {copy.visitorTime}:{' '}
          <b className="inline-block text-balance">
            {dateIn(zone, startsAt)},{' '}
            <span className="whitespace-nowrap">
              {timeIn(zone, startsAt)} {abbreviationIn(zone, startsAt)}
            </span>
          </b>
        </p>
      )}
    </>
  )
}
