import { callMethod } from '../_shared/calendar/call-methods.ts'
import { malaysiaZone } from '../_shared/calendar/date-format.ts'
import { dateIn, timeIn } from '../_shared/calendar/zone-time.ts'
import type { SiteFacts } from '../_shared/site.ts'
import type { Sms } from '../_shared/sms-sender.ts'
import { type Booking, timeLeft } from './booking.ts'

/** The reminder by SMS: short enough for one, of 160 characters, while the studio's name is. `now` in ms. */
export function bookingSms(
  { recipient, booking }: { recipient: string; booking: Booking },
  site: SiteFacts,
  now: number,
): Sms {
  const { startsAt } = booking
  const [, day] = dateIn(malaysiaZone, startsAt).split(', ')
  return {
    to: recipient,
    text: `${site.name}: your ${callMethod(booking.callMethod).inSentence} begins in ${timeLeft(startsAt - now)} (${day}, ${timeIn(malaysiaZone, startsAt)} MYT).`,
  }
}
