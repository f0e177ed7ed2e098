import { calendarFile } from '../_shared/calendar/calendar-file.ts'
import { callMinutes, linkToCome, manageLink } from '../_shared/calendar/call-event.ts'
import { callMethod } from '../_shared/calendar/call-methods.ts'
import { type MailContent, mailHtml, type MailPart, mailText } from '../_shared/mail-layout.ts'
import type { Attachment, Mail } from '../_shared/mail-sender.ts'
import type { BookingMailKind } from '../_shared/outbox.ts'
import { type SiteFacts, waysToReach } from '../_shared/site.ts'
import { type Booking, calendarEvent, malaysianTime, visitorTime, timeLeft } from './booking.ts'

/** What the mails differ in. */
interface MailCopy {
  subject: string
  /** The first sentence. */
  opening: string
  /** What follows the facts. */
  parts: MailPart[]
}

/** A call can be changed so long before it begins, in ms: as the database has it. */
const changeableBefore = 2 * 3_600_000
const canChange = ({ startsAt }: Booking, now: number) => startsAt - now >= changeableBefore

function copyOf(kind: BookingMailKind, booking: Booking, site: SiteFacts, now: number): MailCopy {
  const when = malaysianTime(booking)
  const change: MailPart = {
    action: 'Move or cancel the call',
    textBefore: 'Does another time suit you better? Move or cancel the call up to 2 hours before it begins:',
    href: manageLink(site.url, booking.mailToken),
  }
  const tooLate: MailPart = {
    text: 'Something has come up? Reply to this email, and we will find another time.',
  }
  const mayChange = canChange(booking, now)
  const parts = [...video(booking), mayChange ? change : tooLate]
  const file: MailPart = {
    text: 'The calendar file is attached: open it to add the call to your calendar, in your own time zone.',
  }
  const unconfirmed: MailPart[] = [
    ...video(booking),
    {
      text: `Please confirm the call, so that we know this address is yours. Until then we do not email you when the call is moved or cancelled.${mayChange ? ' You can also move or cancel it there, up to 2 hours before it begins.' : ''}`,
    },
    {
      action: 'Confirm the call',
      textBefore: 'Confirm the call:',
      href: manageLink(site.url, booking.mailToken),
    },
    ...(mayChange ? [] : [tooLate]),
  ]
  switch (kind) {
    case 'booking_confirmation':
      return {
        subject: `Your call is booked: ${when}`,
        opening: `Your call with ${site.name} is booked: ${callMinutes} minutes, free and without obligation.`,
        parts: [file, ...(booking.confirmed ? parts : unconfirmed)],
      }
    case 'booking_request':
      return {
        subject: `Please confirm your call: ${when}`,
        opening: `Someone requested a call with ${site.name} with your address: ${callMinutes} minutes, free and without obligation. The time is not reserved yet.`,
        parts: [
          {
            text: 'Open the link and press the button: the time is yours if it is still free. If not, choose another time there.',
          },
          {
            action: 'Confirm the call',
            textBefore: 'Confirm the call:',
            href: manageLink(site.url, booking.mailToken),
          },
        ],
      }
    case 'booking_moved':
      return {
        subject: `Your call has moved: ${when}`,
        opening: `Your call with ${site.name} has a new time.`,
        parts: [{ text: 'The attached file moves it in your calendar. Your reminders move too.' }, ...parts],
      }
    case 'booking_cancelled':
      return {
        subject: `Your call is cancelled: ${when}`,
        opening: `Your call with ${site.name} is cancelled. It was to be:`,
        parts: [
          { text: 'The attached file removes it from your calendar. You get no more reminders.' },
          {
            action: 'Book another time',
            textBefore: 'If you would still like to talk:',
            href: `${site.url}/book-a-call`,
          },
        ],
      }
    case 'booking_reminder': {
      const left = timeLeft(booking.startsAt - now)
      return {
        subject: `Your call with ${site.name} begins in ${left}`,
        opening: `Your call with ${site.name} begins in ${left}.`,
        parts,
      }
    }
  }
}

/** The way into a call by video. */
function video({ callMethod: method, meetingLink }: Booking): MailPart[] {
  if (method !== 'video') return []
  return [meetingLink ? { links: [['Open the video call', meetingLink]] } : { text: linkToCome }]
}

function facts(booking: Booking, site: SiteFacts): MailPart {
  const visitors = visitorTime(booking)
  return {
    facts: [
      ['When', malaysianTime(booking)],
      ...(visitors ? [['Where you are', visitors] as const] : []),
      ['How', callMethod(booking.callMethod).label],
      ...(booking.cancelReason ? [['Why', booking.cancelReason] as const] : []),
      ['Questions', waysToReach(site)],
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

/** A mail about a booking. Nothing in it was typed by the visitor: the address may be somebody else's. `now` in ms. */
export function bookingEmail(
  { kind, recipient, booking }: { kind: BookingMailKind; recipient: string; booking: Booking },
  site: SiteFacts,
  now: number,
): Mail {
  const { subject, opening, parts } = copyOf(kind, booking, site, now)
  const cancelled = kind === 'booking_cancelled'
  const done = kind === 'booking_request' ? 'asked for' : 'booked'
  const why = `You get this email because your address was given when a call with ${site.name} was ${done}.`
  const content: MailContent = {
    title: subject,
    studio: site.name,
    parts: [{ text: opening }, facts(booking, site), ...parts],
    footer:
      cancelled || !canChange(booking, now)
        ? { text: why }
        : kind === 'booking_request'
          ? {
              text: `${why} If that was not you, ignore this email: no time is reserved, and nobody will call.`,
            }
          : {
              text: `${why} If that was not you, please cancel it here:`,
              action: { label: 'Your booking', href: manageLink(site.url, booking.mailToken) },
            },
  }
  return {
    from: site.from,
    to: recipient,
    subject,
    text: mailText(content),
    html: mailHtml(content),
    // No answer from machines that are on holiday, please.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    ...(kind === 'booking_reminder' || kind === 'booking_request'
      ? {}
      : { attachments: [attachment(booking, site, cancelled, now)] }),
  }
}
