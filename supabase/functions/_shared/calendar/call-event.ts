import { callMethod, type CallMethod } from './call-methods.ts'
import { malaysiaZone } from './date-format.ts'
import { dateIn, timeIn } from './zone-time.ts'

/** How long a call takes. */
export const callMinutes = 30
export const callMs = callMinutes * 60_000

/** What is known of a booked call, to the page and to the mails alike. */
export interface CallFacts {
  bookingId: string
  /** Rises with every change of the call. */
  sequence: number
  /** When it begins, in ms since 1970. */
  startsAt: number
  callMethod: CallMethod
  cancelled: boolean
  /** Opens the page where the call is moved or cancelled. */
  manageToken: string
  /** Where a call by video takes place, once that is known. */
  meetingLink?: string | null
  /** Why the studio cancelled it. */
  cancelReason?: string | null
}

/** The studio that calls. */
export interface CallStudio {
  name: string
  email: string
  /** The site's address, without a slash at the end. */
  url: string
}

/** A call as calendars know it. Moments in ms since 1970 (UTC), so that no calendar has to guess a zone. */
export interface CallEvent {
  /** Stays the same when the call is moved or cancelled; then `sequence` rises. */
  uid: string
  sequence: number
  cancelled: boolean
  title: string
  description: string
  location: string
  /** Where it is moved or cancelled. */
  url: string
  /** Where a call by video takes place, once that is known. */
  meetingLink?: string | null
  start: number
  end: number
  /** When this version was made. */
  stamp: number
  organiser: { name: string; email: string }
}

/** The link by which a visitor moves or cancels a call. */
export const manageLink = (siteUrl: string, token: string) => `${siteUrl}/book-a-call/manage?token=${token}`

/** By which every calendar knows the call, the visitor's and the owner's alike. */
export const callUid = (bookingId: string, siteUrl: string) => `${bookingId}@${new URL(siteUrl).hostname}`

/** How the two meet. */
function meeting({ callMethod: method, meetingLink }: CallFacts): string {
  if (method === 'voice') return 'We ring you at that time.'
  return meetingLink ? `The video call is here: ${meetingLink}` : linkToCome
}

/** Of a call by video that has no link yet. */
export const linkToCome = 'We send you the link for the video before the call.'

/**
 * The entry in a calendar: the same for the page's file, its links and the mails' attachment. What the visitor
 * wrote to us is not in it: calendars are shared with colleagues. `stamp` is the moment it is made, in ms.
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
