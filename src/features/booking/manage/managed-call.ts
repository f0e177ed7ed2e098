import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { refusals } from '@/content/booking'
import { manage } from '@/content/booking-manage'
import { malayManage, malayRefusals } from '@/content/malay-booking'
import { callMethodSchema } from '@/features/booking/booking-schema'
import type { Studio } from '@/content/site'
import { callStudio } from '@/features/booking/calendar-links'
import { slotLabel, slotSchema, startOf, type CallTime } from '@/features/booking/slots'
import { hourMs } from '@/lib/dates'
import { rest } from '@/lib/rest'
import { callEvent, type CallEvent } from '@shared/calendar/call-event'
import { offsetMinutes } from '@shared/calendar/zone-time'

const answer = v.object({
  booking_id: v.string(),
  name: v.string(),
  preferred_date: v.string(),
  preferred_time: slotSchema,
  starts_at: v.pipe(v.string(), v.isoTimestamp()),
  call_method: callMethodSchema,
  timezone: v.string(),
  /** The offset of that zone from UTC in minutes as a page showed it, and the start that it showed it for. */
  visitor_offset: v.nullable(v.number()),
  visitor_offset_at: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  /** The language of its emails and of this page. */
  language: v.picklist(['en', 'ms']),
  /** `requested` reserves no time. */
  status: v.picklist(['requested', 'booked', 'completed', 'cancelled', 'no_show']),
  /** Confirmed by the email link or by the studio. */
  confirmed: v.boolean(),
  /** Whether this link may confirm it. */
  confirmable: v.boolean(),
  /** Whether emails about it are sent. */
  by_email: v.boolean(),
  /** The link of a video call, once booked and confirmed. */
  meeting_link: v.nullable(v.string()),
  /** The reason the studio gave for cancelling. */
  cancel_reason: v.nullable(v.string()),
  sequence: v.number(),
  changeable: v.boolean(),
})

/** A call as its visitor sees it; `changeable` is as of the request. */
export type ManagedCall = v.InferOutput<typeof answer>

/** The minimum time before a call for moving or cancelling it, in ms. The database has the same rule. */
const changeLimit = 2 * hourMs

const isToken = (token: string) => v.is(v.pipe(v.string(), v.uuid()), token)

/** The call of a token; null if no call has it. Throws if it could not be loaded. */
export const managedCallQuery = (token: string) =>
  queryOptions({
    queryKey: ['managed-call', token],
    queryFn: async ({ signal }): Promise<ManagedCall | null> => {
      // A truncated link needs no request.
      if (!isToken(token)) return null
      const { data, error } = await rest.rpc('managed_booking', { token }).abortSignal(signal)
      if (error) throw new Error('The call could not be loaded.', { cause: error })
      return v.parse(v.nullable(answer), data)
    },
    staleTime: 0,
    gcTime: 0,
  })

export const manageTexts = ({ language }: Pick<ManagedCall, 'language'>) =>
  language === 'ms' ? malayManage : manage

export const callTimeOf = (call: ManagedCall): CallTime => ({
  date: call.preferred_date,
  slot: call.preferred_time,
})

/** The calendar event as of `now` (ms). It has the same uid as the first file, so calendars update it. */
export function managedEvent(call: ManagedCall, token: string, studio: Studio, now: number): CallEvent {
  const facts = {
    bookingId: call.booking_id,
    sequence: call.sequence,
    startsAt: Date.parse(call.starts_at),
    callMethod: call.call_method,
    cancelled: call.status === 'cancelled',
    manageToken: token,
    meetingLink: call.meeting_link,
    cancelReason: call.cancel_reason,
    language: call.language,
  }
  return callEvent(facts, callStudio(studio), now)
}

export type CallStatus = 'open' | 'late' | 'over' | 'cancelled'

/**
 * The state of a call at `now` (ms): `open` for changes, too `late` for them, `over`, or `cancelled`. The
 * database has the final decision.
 */
export function callStatus(call: ManagedCall, now: number): CallStatus {
  const start = Date.parse(call.starts_at)
  if (call.status === 'cancelled') return 'cancelled'
  if ((call.status !== 'booked' && call.status !== 'requested') || now >= start) return 'over'
  return now > start - changeLimit ? 'late' : 'open'
}

const refusalCodes = [
  'booking_not_found',
  'booking_cancelled',
  'too_late',
  'slot_taken',
  'slot_closed',
  'slot_in_past',
  'slot_invalid',
  'confirm_first',
  'too_many_calls',
  'rate_limited',
] as const
type ChangeRefusal = (typeof refusalCodes)[number]

type ChangeOutcome =
  | { status: 'changed'; call: ManagedCall }
  | { status: 'refused'; code: ChangeRefusal }
  | { status: 'unreachable' }

/** The time limit of a request, in ms; after it the visitor can try again. */
const timeout = 10_000

/** Moves a call, shown in this zone. Never throws; moving twice to the same time is one move. */
export const moveCall = (token: string, time: CallTime, timezone: string) =>
  change((signal) =>
    rest
      .rpc('reschedule_booking', {
        token,
        preferred_date: time.date,
        preferred_time: slotLabel(time.slot),
        timezone,
        visitor_offset: offsetMinutes(timezone, startOf(time)),
      })
      .abortSignal(signal),
  )

/** Confirms a call with the token of its email link. Never throws; confirming twice is fine. */
export const confirmCall = (token: string) =>
  change((signal) => rest.rpc('confirm_booking', { token }).abortSignal(signal))

/** Cancels a call. Never throws; cancelling twice is fine. */
export const cancelCall = (token: string) =>
  change((signal) => rest.rpc('cancel_booking', { token }).abortSignal(signal))

async function change(
  ask: (signal: AbortSignal) => PromiseLike<{ data: unknown; error: { message: string } | null }>,
): Promise<ChangeOutcome> {
  try {
    const { data, error } = await ask(AbortSignal.timeout(timeout))
    if (!error) return { status: 'changed', call: v.parse(answer, data) }
    const code = refusalCodes.find((known) => error.message.includes(known))
    return code ? { status: 'refused', code } : { status: 'unreachable' }
  } catch {
    return { status: 'unreachable' }
  }
}

/**
 * The reason a call was not changed, for the visitor; FailurePanel explains a time that is no longer free.
 */
export function changeProblem(code: ChangeRefusal, call: ManagedCall): string {
  const copy = manageTexts(call)
  const { slot_in_past, slot_invalid } = call.language === 'ms' ? malayRefusals : refusals
  switch (code) {
    case 'booking_not_found':
      return copy.unknown.title
    case 'booking_cancelled':
      return copy.cancelled
    case 'too_late':
      return copy.late
    case 'confirm_first':
      return copy.confirmFirst
    case 'too_many_calls':
      return copy.tooMany
    case 'rate_limited':
      return copy.limited
    case 'slot_in_past':
      return slot_in_past
    case 'slot_taken':
    case 'slot_closed':
    case 'slot_invalid':
      return slot_invalid
  }
}
