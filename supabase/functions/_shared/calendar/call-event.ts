import { callMethod, type CallMethod } from './call-methods.ts'
import { malaysiaZone } from './date-format.ts'
import { dateIn, type Language, timeIn } from './zone-time.ts'

/** Length of a call. */
export const callMinutes = 30
export const callMs = callMinutes * 60_000

/** The facts of a booked call that the page and the emails share. */
export interface CallFacts {
  bookingId: string
  /** Increases with every change of the call. */
  sequence: number
  /** Start time, in ms since 1970. */
  startsAt: number
  callMethod: CallMethod
  cancelled: boolean
  /** The token in the link that moves or cancels the call. */
  manageToken: string
  /** The link of a video call, once it is known. */
  meetingLink?: string | null
  /** Why the studio cancelled it. */
  cancelReason?: string | null
  /** The visitor's language, if not English. */
  language?: Language
}

/** The studio that makes the call. */
export interface CallStudio {
  name: string
  email: string
  /** The site's URL, without a trailing slash. */
  url: string
}

/** A call as calendars know it. Moments in ms since 1970 (UTC), so that no calendar has to guess a zone. */
export interface CallEvent {
  /** Stays the same when the call is moved or cancelled; `sequence` increases instead. */
  uid: string
  sequence: number
  cancelled: boolean
  title: string
  description: string
  location: string
  /** URL of the page where the call is moved or cancelled. */
  url: string
  /** The link of a video call, once it is known. */
  meetingLink?: string | null
  start: number
  end: number
  /** When this version was created. */
  stamp: number
  organiser: { name: string; email: string }
}

/** The link by which a visitor moves or cancels a call. */
export const manageLink = (siteUrl: string, token: string) => `${siteUrl}/book-a-call/manage?token=${token}`

/** The UID of the call, the same in the visitor's and the owner's calendar. */
export const callUid = (bookingId: string, siteUrl: string) => `${bookingId}@${new URL(siteUrl).hostname}`

interface EventTexts {
  title: (studio: string) => string
  about: (studio: string) => string
  when: (time: string) => string
  ring: string
  video: (link: string) => string
  /** For a video call that has no link yet. */
  linkToCome: string
  change: (link: string) => string
  cancelled: (time: string) => string
  why: (reason: string) => string
  again: (siteUrl: string) => string
}

export const eventTexts: Record<Language, EventTexts> = {
  en: {
    title: (studio) => `Call with ${studio}`,
    about: (studio) => `${callMinutes} minutes with ${studio}, free and without obligation.`,
    when: (time) => `In Malaysian time: ${time}.`,
    ring: 'We ring you at that time.',
    video: (link) => `The video call is here: ${link}`,
    linkToCome: 'We send you the link for the video before the call.',
    change: (link) => `To move or cancel it, up to 2 hours before: ${link}`,
    cancelled: (time) => `This call was cancelled. It was to be on ${time}.`,
    why: (reason) => `Why: ${reason}`,
    again: (siteUrl) => `Another time: ${siteUrl}/book-a-call`,
  },
  ms: {
    title: (studio) => `Panggilan dengan ${studio}`,
    about: (studio) => `${callMinutes} minit bersama ${studio}, percuma dan tanpa ikatan.`,
    when: (time) => `Waktu Malaysia: ${time}.`,
    ring: 'Kami akan menelefon anda pada masa itu.',
    video: (link) => `Panggilan video di sini: ${link}`,
    linkToCome: 'Kami akan menghantar pautan video sebelum panggilan itu.',
    change: (link) => `Untuk menukar masa atau membatalkannya, selewat-lewatnya 2 jam sebelum itu: ${link}`,
    cancelled: (time) => `Panggilan ini telah dibatalkan. Masanya tadi: ${time}.`,
    why: (reason) => `Sebab: ${reason}`,
    again: (siteUrl) => `Tempah masa lain: ${siteUrl}/book-a-call?lang=ms`,
  },
}

/** How visitor and studio meet. */
function meeting({ callMethod: method, meetingLink }: CallFacts, texts: EventTexts): string {
  if (method === 'voice') return texts.ring
  return meetingLink ? texts.video(meetingLink) : texts.linkToCome
}

/**
 * The calendar entry, the same in the page's file, its links and the email attachment. It leaves out what the
 * visitor wrote to us, because calendars are shared with colleagues. `stamp` is its creation time, in ms.
 */
export function callEvent(call: CallFacts, studio: CallStudio, stamp: number): CallEvent {
  const { startsAt, language = 'en' } = call
  const texts = eventTexts[language]
  const when = `${dateIn(malaysiaZone, startsAt, language)}, ${timeIn(malaysiaZone, startsAt, language)} (MYT)`
  const url = manageLink(studio.url, call.manageToken)
  const description = call.cancelled
    ? [
        texts.cancelled(when),
        ...(call.cancelReason ? [texts.why(call.cancelReason)] : []),
        '',
        texts.again(studio.url),
      ]
    : [texts.about(studio.name), texts.when(when), meeting(call, texts), '', texts.change(url)]
  return {
    uid: callUid(call.bookingId, studio.url),
    sequence: call.sequence,
    cancelled: call.cancelled,
    title: texts.title(studio.name),
    description: description.join('\n'),
    location: (!call.cancelled && call.meetingLink) || callMethod(call.callMethod, language).label,
    url,
    meetingLink: call.cancelled ? null : call.meetingLink,
    start: startsAt,
    end: startsAt + callMs,
    stamp,
    organiser: { name: studio.name, email: studio.email },
  }
}
