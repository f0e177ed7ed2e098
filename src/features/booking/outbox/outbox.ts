import { sendBooking, type Outcome } from '@/features/booking/form/send-booking'
import {
  dropUnsent,
  keepUnsent,
  readUnsent,
  type StoredBooking,
} from '@/features/booking/outbox/stored-booking'

/** Between tries, in ms; the last one is repeated. A browser that comes back online is not kept waiting. */
const pauses = [2000, 5000, 10_000, 30_000, 60_000]

/** A network that takes half a minute for an answer gets it: each round waits twice as long, up to a minute. In ms. */
const patience = (round: number) => Math.min(60_000, 16_000 * 2 ** round)

type Listener = (settled: StoredBooking) => void
const listeners = new Set<Listener>()
let running = false

/** Hears how bookings that were sent again have fared. Gives the way to stop listening. */
export function onResent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Sends again what has not been stored, until each booking has an answer. May be called at any time, on any page:
 * there is one run at a time in a tab, and one tab at a time where the browser has locks. Without them the
 * idempotency key still makes two sendings one booking.
 */
export async function resendUnsent(): Promise<void> {
  if (running) return
  running = true
  // The network may come back while a try still fails for want of it, and may need a moment more: pauses begin anew.
  let back = false
  const comeBack = () => {
    back = true
  }
  window.addEventListener('online', comeBack)
  try {
    for (let round = 0; waiting().length > 0; round = back ? 0 : round + 1) {
      back = false
      await alone(async () => {
        for (const stored of waiting()) {
          if (await isSettledElsewhere(stored.key)) continue
          const settled = settle(stored, await sendBooking(stored, patience(round)))
          if (settled) await markSettled(stored.key)
          tell(settled)
        }
      })
      if (waiting().length > 0 && !back) await pause(pauses[Math.min(round, pauses.length - 1)] ?? 0)
    }
  } finally {
    window.removeEventListener('online', comeBack)
    running = false
  }
}

const waiting = () => readUnsent().filter(({ state }) => state === 'sending')

/** Other tabs wait meanwhile, and then find nothing left to do. */
async function alone(action: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return action()
  await navigator.locks.request('booking:unsent', action)
}

const settledLock = (key: string) => `booking:settled:${key}`

/**
 * What one tab writes to storage reaches the others a little later than the lock it gives back. So who has settled a
 * booking holds a lock of the booking's own for as long as that may take; gives when it is held.
 */
function markSettled(key: string): Promise<void> {
  if (!navigator.locks) return Promise.resolve()
  return new Promise((held) => {
    void navigator.locks.request(settledLock(key), { mode: 'shared' }, () => {
      held()
      return new Promise((resolve) => setTimeout(resolve, 10_000))
    })
  })
}

async function isSettledElsewhere(key: string): Promise<boolean> {
  const all = await navigator.locks?.query()
  return all?.held?.some(({ name }) => name === settledLock(key)) ?? false
}

/**
 * Brings what is kept up to date with an answer: a stored booking is taken off the list, a refused one stays on it
 * until the visitor acts. Gives nothing while there is no answer; too many at once is settled by waiting.
 */
export function settle(stored: StoredBooking, outcome: Outcome): StoredBooking | undefined {
  if (outcome.status === 'unreachable') return undefined
  if (outcome.status === 'stored') {
    dropUnsent(stored.key)
    return { ...stored, state: 'stored', call: outcome.call }
  }
  const { code, field } = outcome
  if (code === 'rate_limited') return undefined
  const refused = { ...stored, state: 'refused', refusal: { code, field } } as const
  // Discarded in another tab while it was on its way: it does not come back.
  if (readUnsent().some(({ key }) => key === stored.key)) keepUnsent(refused)
  return refused
}

function tell(settled: StoredBooking | undefined) {
  if (settled) for (const listener of listeners) listener(settled)
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
