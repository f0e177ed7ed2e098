import { calendarFeed } from '../_shared/calendar/calendar-file.ts'
import { type CallEvent, callMs, callUid } from '../_shared/calendar/call-event.ts'
import { callMethod, type CallMethod } from '../_shared/calendar/call-methods.ts'
import type { SiteFacts } from '../_shared/site.ts'

/** A call as the database returns it to the feed. */
export interface FeedCall {
  id: string
  sequence: number
  name: string
  contact: string
  starts_at: string
  call_method: CallMethod
  project_type: string | null
  /** Its start time. */
  message: string
  meeting_link: string | null
}

/**
 * The call as the owner sees it: with the visitor's name and contact details in place of the link to move it.
 */
function ownersEvent(call: FeedCall, site: SiteFacts, stamp: number): CallEvent {
  const method = callMethod(call.call_method).label
  const url = `${site.url}/admin/bookings/${call.id}`
  const start = Date.parse(call.starts_at)
  return {
    uid: callUid(call.id, site.url),
    sequence: call.sequence,
    cancelled: false,
    title: `Call with ${call.name}`,
    description: [
      `${method} with ${call.name}, ${call.contact}`,
      ...(call.meeting_link ? [call.meeting_link] : []),
      ...(call.project_type ? [`About: ${call.project_type}`] : []),
      '',
      call.message,
      '',
      `In the admin: ${url}`,
    ].join('\n'),
    location: call.meeting_link ?? method,
    url,
    start,
    end: start + callMs,
    stamp,
    organiser: { name: site.name, email: site.email },
  }
}

/** The owner's calendar of calls; `stamp` is its creation time, in ms. */
export const callsFeed = (calls: readonly FeedCall[], site: SiteFacts, stamp: number): string =>
  calendarFeed(
    `Calls: ${site.name}`,
    site.name,
    calls.map((call) => ownersEvent(call, site, stamp)),
  )
