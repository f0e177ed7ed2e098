import { bookingForm as words } from '@/content/booking'
import { slotLabel, startOf, type CallTime } from '@/features/booking/slots'
import { companyZone, dateIn, differsFromMalaysia, timeIn } from '@shared/calendar/zone-time'

/** 'Wednesday, 2 December 2026, 2:30 PM (MYT)'. */
export const callTimeText = (time: CallTime) =>
  `${dateIn(companyZone, startOf(time))}, ${slotLabel(time.slot)}`

/** '8:00 PM for you', with the day where it is another one; nothing where the clocks agree. */
export function ownTimeText(time: CallTime, zone: string): string | undefined {
  const at = startOf(time)
  if (!differsFromMalaysia(zone, at)) return undefined
  const day = dateIn(zone, at)
  const same = day === dateIn(companyZone, at)
  return words.yourTime(same ? timeIn(zone, at) : `${day.slice(0, 3)} ${timeIn(zone, at)}`)
}
