import { calendarFile } from '../_shared/calendar/calendar-file.ts'
import { eventTexts, manageLink } from '../_shared/calendar/call-event.ts'
import { callMethod } from '../_shared/calendar/call-methods.ts'
import { automatic, composeEmail } from '../_shared/compose-email.ts'
import type { EmailPart } from '../_shared/email-layout.ts'
import type { Attachment, Email } from '../_shared/email-sender.ts'
import type { BookingEmailKind } from '../_shared/outbox.ts'
import type { SiteFacts } from '../_shared/site.ts'
import { type Booking, calendarEvent, malaysianTime, visitorTime, timeLeft } from './booking.ts'
import { bookingTexts } from './booking-texts.ts'

/** Until how long before its start a call can be changed, in ms; the same limit as in the database. */
const changeableBefore = 2 * 3_600_000
const canChange = ({ startsAt }: Booking, now: number) => startsAt - now >= changeableBefore

/** The text after the facts. */
function partsOf(kind: BookingEmailKind, booking: Booking, site: SiteFacts, now: number): EmailPart[] {
  const words = bookingTexts[booking.language]
  const mayChange = canChange(booking, now)
  const manage = manageLink(site.url, booking.emailToken)
  const tooLate: EmailPart = { text: words.tooLate }
  const parts = [...video(booking), mayChange ? { ...words.change, href: manage } : tooLate]
  const confirm: EmailPart = {
    action: words.confirmAction,
    textBefore: `${words.confirmAction}:`,
    href: manage,
  }
  const unconfirmed: EmailPart[] = [
    ...video(booking),
    { text: mayChange ? `${words.confirm} ${words.mayChangeThere}` : words.confirm },
    confirm,
    ...(mayChange ? [] : [tooLate]),
  ]
  switch (kind) {
    case 'booking_confirmation':
      return [{ text: words.file }, ...(booking.confirmed ? parts : unconfirmed)]
    case 'booking_request':
      return [{ text: words.request }, confirm]
    case 'booking_moved':
      return [{ text: words.fileMoves }, ...parts]
    case 'booking_cancelled':
      return [
        { text: words.fileRemoves },
        { ...words.again, href: `${site.url}/book-a-call${booking.language === 'ms' ? '?lang=ms' : ''}` },
      ]
    case 'booking_reminder':
      return parts
  }
}

/** How to join a video call. */
function video({ callMethod: method, meetingLink, language }: Booking): EmailPart[] {
  if (method !== 'video') return []
  if (!meetingLink) return [{ text: eventTexts[language].linkToCome }]
  return [{ links: [[bookingTexts[language].openVideo, meetingLink]] }]
}

function facts(booking: Booking, { email, whatsappNumber }: SiteFacts): EmailPart {
  const words = bookingTexts[booking.language]
  const visitors = visitorTime(booking)
  return {
    facts: [
      [words.facts.when, malaysianTime(booking)],
      ...(visitors ? [[words.facts.visitor, visitors] as const] : []),
      [words.facts.how, callMethod(booking.callMethod, booking.language).label],
      ...(booking.cancelReason ? [[words.facts.why, booking.cancelReason] as const] : []),
      [words.facts.questions, whatsappNumber ? words.reach(email, whatsappNumber) : email],
    ],
  }
}

function attachment(booking: Booking, site: SiteFacts, cancelled: boolean, now: number): Attachment {
  return {
    filename: 'call.ics',
    contentType: `text/calendar; charset=utf-8; method=${cancelled ? 'CANCEL' : 'PUBLISH'}`,
    content: calendarFile(calendarEvent(booking, site, cancelled, now)),
  }
}

/**
 * An email about a booking. It contains nothing that the visitor typed, because the address may be another
 * person's. `now` in ms.
 */
export function bookingEmail(
  { kind, recipient, booking }: { kind: BookingEmailKind; recipient: string; booking: Booking },
  site: SiteFacts,
  now: number,
): Email {
  const words = bookingTexts[booking.language]
  const left = timeLeft(booking.startsAt - now, booking.language)
  const [subject, opening] = words.openings({ studio: site.name, when: malaysianTime(booking), left })[kind]
  const cancelled = kind === 'booking_cancelled'
  const hasFile = kind !== 'booking_reminder' && kind !== 'booking_request'
  const why = words.why(site.name, kind)
  return composeEmail(
    recipient,
    {
      title: subject,
      language: booking.language,
      parts: [{ text: opening }, facts(booking, site), ...partsOf(kind, booking, site, now)],
      footer:
        cancelled || !canChange(booking, now)
          ? { text: why }
          : kind === 'booking_request'
            ? { text: `${why} ${words.notYouRequest}` }
            : {
                text: `${why} ${words.notYou}`,
                action: { label: words.yourBooking, href: manageLink(site.url, booking.emailToken) },
              },
    },
    site,
    { headers: automatic, ...(hasFile && { attachments: [attachment(booking, site, cancelled, now)] }) },
  )
}
