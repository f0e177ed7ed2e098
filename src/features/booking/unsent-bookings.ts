import { sendBooking, type Outcome } from '@/features/booking/send-booking'
import { dropUnsent, keepUnsent, readUnsent, type StoredBooking } from '@/features/booking/stored-booking'

/** Between tries, in ms; the last one is repeated. A browser that comes back online is not kept waiting. */
const pauses = [2000, 5000, 10_000, 30_000, 60_000]

type Listener = (stored: StoredBooking, outcome: Outcome) => void
const listeners = new Set<Listener>()
let running = false

/** Hears how bookings that were sent again have fared. Gives the way to stop listening. */
export function onResent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Sends again what has not been stored, until each booking has an answer. May be called at any time, on any page:
 * there is one run at a time. A time that somebody else has taken stays kept as `lost` until it has been told.
 */
export async function resendUnsent(): Promise<void> {
  if (running) return
  running = true
  try {
    for (let round = 0; waiting().length > 0; round++) {
      for (const stored of waiting()) settle(stored, await sendBooking(stored))
      if (waiting().length > 0) await pause(pauses[Math.min(round, pauses.length - 1)] ?? 0)
    }
  } finally {
    running = false
  }
}

const waiting = () => readUnsent().filter(({ state }) => state === 'sending')

/** Takes a booking off the list when it has its answer, and tells of it. */
function settle(stored: StoredBooking, outcome: Outcome) {
  if (outcome.status === 'unreachable') return
  // Too many at once is settled by waiting.
  if (outcome.status === 'refused' && outcome.code === 'rate_limited') return
  const settled = { ...stored, state: outcome.status === 'stored' ? 'stored' : 'lost' } as const
  if (outcome.status === 'refused' && outcome.code === 'slot_taken') keepUnsent(settled)
  else dropUnsent(stored.key)
  for (const listener of listeners) listener(settled, outcome)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    window.addEventListener('online', done)
  })
}
