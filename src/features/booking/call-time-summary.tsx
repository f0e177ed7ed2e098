import { booked as words } from '@/content/booking-done'
import { abbreviationIn, companyZone, dateIn, differsFromMalaysia, timeIn } from '@shared/calendar/zone-time'

interface WhenSlipProps {
  /** When the call begins, in ms since 1970. */
  at: number
  /** The visitor's zone, one this browser knows. */
  zone: string
  /** Stands beside the time: the call's method. */
  method: string
}

/** When the call is, large, by Malaysia's clock and by the visitor's own where that shows something else. */
export function WhenSlip({ at, zone, method }: WhenSlipProps) {
  return (
    <>
      <p className="font-head text-h3 font-semibold">{dateIn(companyZone, at)}</p>
      <p className="mt-1 text-lead">
        {timeIn(companyZone, at)} (MYT), {method.toLowerCase()}
      </p>
      {differsFromMalaysia(zone, at) && (
        <p className="mt-2">
          {words.whenYours}:{' '}
          <b>
            {dateIn(zone, at)},{' '}
            <span className="whitespace-nowrap">
              {timeIn(zone, at)} {abbreviationIn(zone, at)}
            </span>
          </b>
        </p>
      )}
    </>
  )
}
