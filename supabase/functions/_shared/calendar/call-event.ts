import { callMethod, type CallMethod } from './call-methods.ts'
import { malaysiaZone } from './date-format.ts'
import { dateIn, timeIn } from './zone-time.ts'

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

/** How visitor and studio meet. */
function meeting({ callMethod: method, meetingLink }: CallFacts): string {
  if (method === 'voice') return 'We ring you at that time.'
  return meetingLink ? `The video call is here: ${meetingLink}` : linkToCome
}

/** For a video call that has no link yet. */
export const linkToCome = 'We send you the link for the video before the call.'

/**
 * The calendar entry, the same in the page's file, its links and the email attachment. It leaves out what the
 * visitor wrote to us, because calendars are shared with colleagues. `stamp` is its creation time, in ms.
 */
export function callEvent(call: CallFacts, studio: CallStudio, stamp: number): CallEvent {
  const when = `${dateIn(malaysiaZone, call.startsAt)}, ${timeIn(malaysiaZone, call.startsAt)} (MYT)`
  const url = manageLink(studio.url, call.manageToken)
  const description = call.cancelled
    ? [
        `This call was cancelled. It was to be on ${when}.`,
        ...(call.cancelReason ? [`Why: ${call.cancelReason}`] : []),
        '',
        `Another time: ${studio.url}/book-a-call`,
      ]
    : [
        `${callMinutes} minutes with ${studio.name}, free and without obligation.`,
        `In Malaysian time: ${when}.`,
        meeting(call),
        '',
        `To move or cancel it, up to 2 hours before: ${url}`,
      ]
  return {
    uid: callUid(call.bookingId, studio.url),
    sequence: call.sequence,
    cancelled: call.cancelled,
    title: `Call with ${studio.name}`,
    description: description.join('\n'),
    location: (!call.cancelled && call.meetingLink) || callMethod(call.callMethod).label,
    url,
    meetingLink: call.cancelled ? null : call.meetingLink,
    start: call.startsAt,
    end: call.startsAt + callMs,
    stamp,
    organiser: { name: studio.name, email: studio.email },
  }
}
