import { callMethod } from '../_shared/calendar/call-methods.ts'
import type { SiteFacts } from '../_shared/site.ts'
import type { Sms } from '../_shared/sms-sender.ts'
import { type Booking, shortTime, timeLeft } from './booking.ts'
import { bookingTexts } from './booking-texts.ts'

/** The reminder by SMS: fits one SMS of 160 characters if the studio's name is short enough. `now` in ms. */
export function bookingSms(
  { recipient, booking }: { recipient: string; booking: Booking },
  site: SiteFacts,
  now: number,
): Sms {
  const { startsAt, language } = booking
  return {
    to: recipient,
    text: bookingTexts[language].sms({
      studio: site.name,
      call: callMethod(booking.callMethod, language).inSentence,
      left: timeLeft(startsAt - now, language),
      when: shortTime(booking),
    }),
  }
}
