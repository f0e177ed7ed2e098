import { zonePanel as words } from '@/content/booking'
import { slotLabel, startOf, type CallTime } from '@/features/booking/slots'
import { abbreviationIn, companyZone, dateIn, differsFromMalaysia, timeIn } from '@shared/calendar/zone-time'

/** The chosen time by both clocks; nothing where they show the same. */
export function ConvertedTime({ time, zone }: { time: CallTime; zone: string }) {
  const at = startOf(time)
  if (!differsFromMalaysia(zone, at)) return null
  return (
    <div className="banner banner-tip">
      <div role="status">
        <p className="text-small">{words.converted}</p>
        <p className="font-head text-h4 font-semibold text-balance">
          {dateIn(zone, at)}, {timeIn(zone, at)} {abbreviationIn(zone, at)}
        </p>
        <p className="mt-1 text-small text-balance">
          {dateIn(companyZone, at)}, {slotLabel(time.slot)}
        </p>
      </div>
    </div>
  )
}
