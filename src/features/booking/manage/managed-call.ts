import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { callMethods } from '@/features/booking/booking-schema'
import { slotLabel, slots, type CallTime } from '@/features/booking/slots'
import { rest } from '@/lib/rest'

const answer = v.object({
  booking_id: v.string(),
  name: v.string(),
  preferred_date: v.string(),
  preferred_time: v.picklist(slots),
  starts_at: v.pipe(v.string(), v.isoTimestamp()),
  call_method: v.picklist(callMethods),
  timezone: v.string(),
  status: v.picklist(['booked', 'completed', 'cancelled', 'no_show']),
  sequence: v.number(),
  changeable: v.boolean(),
})

/** A booked call as its owner sees it; `changeable` as of the moment it was asked for. */
export type ManagedCall = v.InferOutput<typeof answer>

/** How long before the call it can still be moved or cancelled, in ms. The database has the same rule. */
export const changeLimit = 2 * 3_600_000

const isToken = (token: string) => v.is(v.pipe(v.string(), v.uuid()), token)

/** The call of a token; null where no call has it. Throws when it could not be asked for. */
export const managedCallQuery = (token: string) =>
  queryOptions({
    queryKey: ['managed-call', token],
    queryFn: async ({ signal }): Promise<ManagedCall | null> => {
      // A link that lost its end is no reason to ask.
      if (!isToken(token)) return null
      const { data, error } = await rest.rpc('managed_booking', { token }).abortSignal(signal)
      if (error) throw new Error('The call could not be loaded.', { cause: error })
      return v.parse(v.nullable(answer), data)
    },
    staleTime: 0,
    gcTime: 0,
  })

const refusalCodes = [
  'booking_not_found',
  'booking_cancelled',
  'too_late',
  'slot_taken',
  'slot_in_past',
  'slot_invalid',
  'rate_limited',
] as const
export type ChangeRefusal = (typeof refusalCodes)[number]

export type ChangeOutcome =
  | { status: 'changed'; call: ManagedCall }
  | { status: 'refused'; code: ChangeRefusal }
  | { status: 'unreachable' }

/** A request without an answer is given up; the visitor tries again. In ms. */
const patience = 10_000

/** Moves a call. Never throws; the same time twice is one move. */
export const moveCall = (token: string, { date, slot }: CallTime) =>
  change((signal) =>
    rest
      .rpc('reschedule_booking', { token, preferred_date: date, preferred_time: slotLabel(slot) })
      .abortSignal(signal),
  )

/** Cancels a call. Never throws; cancelling twice is fine. */
export const cancelCall = (token: string) =>
  change((signal) => rest.rpc('cancel_booking', { token }).abortSignal(signal))

async function change(
  ask: (signal: AbortSignal) => PromiseLike<{ data: unknown; error: { message: string } | null }>,
): Promise<ChangeOutcome> {
  try {
    const { data, error } = await ask(AbortSignal.timeout(patience))
    if (!error) return { status: 'changed', call: v.parse(answer, data) }
    const code = refusalCodes.find((known) => error.message.includes(known))
    return code ? { status: 'refused', code } : { status: 'unreachable' }
  } catch {
    return { status: 'unreachable' }
  }
}
