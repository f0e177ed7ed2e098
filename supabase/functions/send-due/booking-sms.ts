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
  const { startsAt, callMethod, language } = booking
  const words = bookingTexts[language]
  return {
    to: recipient,
    text: words.sms({
      studio: site.name,
      call: words.method(callMethod).inSentence,
      left: timeLeft(startsAt - now, language),
      when: shortTime(booking),
    }),
  }
}
