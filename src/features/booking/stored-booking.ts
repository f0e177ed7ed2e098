import * as v from 'valibot'
import { bookingSchema, type Booking } from '@/features/booking/booking-schema'

/** A booking as the browser keeps it. */
export interface StoredBooking {
  /** Made once for one submission: sent again with it, it is still one booking. */
  key: string
  /** When it was made, in ms. */
  madeAt: number
  booking: Booking
  /** `sending` until the studio's calendar has it; `lost` when somebody else had its time. */
  state: 'sending' | 'stored' | 'lost'
}

const envelope = v.object({
  key: v.pipe(v.string(), v.uuid()),
  madeAt: v.number(),
  state: v.picklist(['sending', 'stored', 'lost']),
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

const unsentKey = 'booking:unsent'
const bookedKey = 'booking:booked'

/** Bookings that the database has not answered for, on this device. */
export function readUnsent(): StoredBooking[] {
  const kept = attempt(() => JSON.parse(localStorage.getItem(unsentKey) ?? '[]') as unknown)
  return Array.isArray(kept) ? kept.flatMap((one) => parse(one) ?? []) : []
}

function writeUnsent(all: readonly StoredBooking[]) {
  attempt(() => {
    if (all.length === 0) localStorage.removeItem(unsentKey)
    else localStorage.setItem(unsentKey, JSON.stringify(all))
  })
}

export function keepUnsent(stored: StoredBooking): void {
  writeUnsent([...readUnsent().filter(({ key }) => key !== stored.key), stored])
}

export function dropUnsent(key: string): void {
  writeUnsent(readUnsent().filter((one) => one.key !== key))
}

/** The booking this tab has made, for its success screen after a reload. */
export function readBooked(): StoredBooking | undefined {
  return attempt(() => parse(JSON.parse(sessionStorage.getItem(bookedKey) ?? 'null')))
}

export function keepBooked(stored: StoredBooking): void {
  attempt(() => sessionStorage.setItem(bookedKey, JSON.stringify(stored)))
}

export function forgetBooked(): void {
  attempt(() => sessionStorage.removeItem(bookedKey))
}
