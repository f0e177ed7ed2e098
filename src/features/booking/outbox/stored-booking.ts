import * as v from 'valibot'
import { bookedKey } from '@/features/booking/confirmation/booked-flag'
import { bookingSchema, type Booking } from '@/features/booking/booking-schema'
import { unsentKey } from '@/features/booking/outbox/outbox-flag'

/** A booking as the browser keeps it. */
export interface StoredBooking {
  /** Made once for one submission: sent again with it, it is still one booking. */
  key: string
  /** When it was made, in ms. */
  madeAt: number
  booking: Booking
  /** `sending` until the studio's calendar has it or refuses it. */
  state: 'sending' | 'stored' | 'refused'
  /** Why it was refused; kept until the visitor has read it and done something about it. */
  refusal?: { code: Refusal; field?: string }
  /** What the studio's calendar calls it; the token opens the page where it is moved or cancelled. */
  call?: { bookingId: string; manageToken: string }
  /** The browser let no chat open. */
  chatBlocked?: boolean
}

/** Why the database does not take a booking. */
export const refusalCodes = [
  'slot_taken',
  'slot_in_past',
  'slot_invalid',
  'invalid_input',
  'rate_limited',
] as const
export type Refusal = (typeof refusalCodes)[number]

const envelope = v.object({
  key: v.pipe(v.string(), v.uuid()),
  madeAt: v.number(),
  state: v.picklist(['sending', 'stored', 'refused']),
  refusal: v.optional(v.object({ code: v.picklist(refusalCodes), field: v.optional(v.string()) })),
  call: v.optional(
    v.object({ bookingId: v.pipe(v.string(), v.uuid()), manageToken: v.pipe(v.string(), v.uuid()) }),
  ),
  chatBlocked: v.optional(v.boolean()),
  booking: v.unknown(),
})

/** Reads what was kept, checking it as of the moment it was made: an older version of the site may have kept it. */
function parse(kept: unknown): StoredBooking | undefined {
  const outer = v.safeParse(envelope, kept)
  if (!outer.success) return undefined
  const inner = v.safeParse(bookingSchema(outer.output.madeAt), outer.output.booking)
  return inner.success ? { ...outer.output, booking: inner.output } : undefined
}

/** Storage can be full or forbidden: then a booking is not kept, which must not stop it from being made. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

/** What storage did not take: it is kept as long as the page is open, and sent again from here as well. */
let onlyHere: readonly StoredBooking[] | undefined

/** Whether what waits would be lost with the page. */
export const isKeptOnlyHere = () => onlyHere !== undefined

/** Bookings that the database has not answered for, or has refused without anybody acting on it, on this device. */
export function readUnsent(): readonly StoredBooking[] {
  if (onlyHere) return onlyHere
  const kept = attempt(() => JSON.parse(localStorage.getItem(unsentKey) ?? '[]') as unknown)
  return Array.isArray(kept) ? kept.flatMap((one) => parse(one) ?? []) : []
}

function writeUnsent(all: readonly StoredBooking[]) {
  const written = attempt(() => {
    if (all.length === 0) localStorage.removeItem(unsentKey)
    else localStorage.setItem(unsentKey, JSON.stringify(all))
    return true
  })
  onlyHere = written || all.length === 0 ? undefined : all
}

export function keepUnsent(stored: StoredBooking): void {
  writeUnsent([...readUnsent().filter(({ key }) => key !== stored.key), stored])
}

export function dropUnsent(key: string): void {
  writeUnsent(readUnsent().filter((one) => one.key !== key))
}

interface EntryState {
  booked?: string
}

/**
 * The booking whose success screen stands at this place in the tab's history: there again after a reload, and when a
 * phone that had put the tab away brings it back; not for who comes to the page anew.
 */
export function readBooked(): StoredBooking | undefined {
  return attempt(() => {
    const kept = parse(JSON.parse(sessionStorage.getItem(bookedKey) ?? 'null'))
    return kept && (history.state as EntryState | null)?.booked === kept.key ? kept : undefined
  })
}

export function keepBooked(stored: StoredBooking): void {
  attempt(() => {
    sessionStorage.setItem(bookedKey, JSON.stringify(stored))
    // The router's own state stays beside it.
    const state: EntryState = { ...(history.state as object | null), booked: stored.key }
    history.replaceState(state, '')
  })
}
