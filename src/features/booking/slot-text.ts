import { slotLabel, startOf, type CallTime } from '@/features/booking/slots'
import { companyZone, dateIn } from '@shared/calendar/zone-time'

/** 'Wednesday, 2 December 2026, 2:30 PM (MYT)'. */
export const callTimeText = (time: CallTime) =>
  `${dateIn(companyZone, startOf(time))}, ${slotLabel(time.slot)}`
