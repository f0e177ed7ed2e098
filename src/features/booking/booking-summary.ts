import { packageIn } from '@/content/contact'
import type { Booking } from '@/features/booking/booking-schema'
import { zoneText } from '@/features/booking/detect-zone'
import { channels, emailIn, mobileIn, type Channel } from '@/features/booking/reminders'
import { slotLabel, startOf } from '@/features/booking/slots'
import { fitInLink, whatsappLink } from '@/lib/whatsapp'
import { callMethod } from '@shared/calendar/call-methods'
import { malaysiaZone } from '@shared/calendar/date-format'
import { abbreviationIn, dateIn, offsetIn } from '@shared/calendar/zone-time'

const channelNames: Record<Channel, string> = { email: 'Email', sms: 'SMS' }

/**
 * For example 'Email 1 day, 1 hour before; SMS 1 hour before'; omits channels that the contact cannot
 * receive.
 */
function remindersText({ reminders, contact }: Booking): string {
  const reachable = { email: emailIn(contact) !== undefined, sms: mobileIn(contact) !== undefined }
  return channels
    .filter(
      (channel) => reachable[channel] && reminders[channel].enabled && reminders[channel].times.length > 0,
    )
    .map((channel) => `${channelNames[channel]} ${reminders[channel].times.join(', ')} before`)
    .join('; ')
}

/** The whole booking as a chat message, one line per value. */
export function bookingSummary(booking: Booking): string {
  const startsAt = startOf(booking)
  const { timezone } = booking
  const lines = [
    ['Name', booking.name],
    ['Contact', booking.contact],
    ['Date', dateIn(malaysiaZone, startsAt)],
    ['Time', slotLabel(booking.slot)],
    ['Call method', callMethod(booking.callMethod).label],
    ['Project type', booking.projectType],
    ['Package', packageIn(booking.projectType)],
    [
      'Timezone',
      zoneText({
        name: timezone,
        abbreviation: abbreviationIn(timezone, startsAt),
        offset: offsetIn(timezone, startsAt),
      }),
    ],
    ['Message', booking.message],
    ['Reminders', remindersText(booking)],
  ]
  return [
    'Hello, I would like to book a call.',
    '',
    ...lines.filter(([, value]) => value).map(([name, value]) => `${name}: ${value}`),
  ].join('\n')
}

/**
 * The link that opens the chat with the summary, at most 2,000 bytes long. To fit, the message is cut first,
 * then name and contact; date and time are never cut.
 */
export function bookingChatLink(number: string, booking: Booking): string {
  const link = (of: Booking) => whatsappLink(number, bookingSummary(of))
  let fitting = booking
  for (const field of ['message', 'name', 'contact'] as const) {
    const before = fitting
    fitting = { ...before, [field]: fitInLink(before[field], (text) => link({ ...before, [field]: text })) }
  }
  return link(fitting)
}
