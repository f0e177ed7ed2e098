import * as v from 'valibot'
import { packageIn } from '@/content/contact'
import { bookingSchema, type Booking } from '@/features/booking/booking-schema'
import { outboxKey } from '@/features/booking/outbox/storage-keys'
import { slotLabel, startOf } from '@/features/booking/slots'
import type { Json } from '@/lib/database.types'
import { dayMs } from '@/lib/dates'
import { limitIn } from '@/lib/limits'
import { rest } from '@/lib/rest'
import { offsetMinutes } from '@shared/calendar/zone-time'

/** The reasons for which the database refuses a booking. */
const refusalCodes = [
  'slot_taken',
  'slot_closed',
  'slot_in_past',
  'slot_invalid',
  'too_many_calls',
  'invalid_input',
  'rate_limited',
  'inbox_full',
] as const

/** How long a booking is kept in the browser, in ms. The privacy policy states the same. */
const maxAgeMs = 7 * dayMs

const entrySchema = v.object({
  /** The idempotency key: a booking sent twice with it is stored once. */
  key: v.pipe(v.string(), v.uuid()),
  /** When it was made: `madeAt` by the studio's clock, `savedAt` by the device's, in ms. */
  madeAt: v.number(),
  savedAt: v.number(),
  /** `sending` until the server has stored or refused it. */
  status: v.picklist(['sending', 'stored', 'refused']),
  /** `cancelled`: the first answer was lost, and the studio has cancelled the call before the second. */
  refusal: v.optional(
    v.object({ code: v.picklist([...refusalCodes, 'cancelled']), field: v.optional(v.string()) }),
  ),
  /**
   * The stored booking; the token opens the page for moving or cancelling it. `requested` reserves no time.
   */
  call: v.optional(
    v.object({
      bookingId: v.string(),
      manageToken: v.pipe(v.string(), v.uuid()),
      status: v.picklist(['booked', 'requested']),
    }),
  ),
  /** The lead source of the visit in which it was made. */
  source: v.optional(v.record(v.string(), v.string())),
  /** The language of its confirmation, page and emails, if not English. */
  language: v.optional(v.literal('ms')),
  /** The browser blocked the chat. */
  chatBlocked: v.optional(v.boolean()),
  booking: v.unknown(),
})

/** A booking in the browser's storage. */
export interface OutboxEntry extends v.InferOutput<typeof entrySchema> {
  booking: Booking
}

/**
 * Reads a stored entry and checks it as of the moment it was made, because an older version of the site may
 * have stored it. Undefined for an expired entry.
 */
export function parseEntry(stored: unknown): OutboxEntry | undefined {
  const entry = v.safeParse(entrySchema, stored)
  if (!entry.success || Date.now() - entry.output.savedAt > maxAgeMs) return undefined
  const booking = v.safeParse(bookingSchema(entry.output.madeAt), entry.output.booking)
  return booking.success ? { ...entry.output, booking: booking.output } : undefined
}

/** If storage is full or forbidden, the outbox is kept in memory and resent from here. */
let inMemory: readonly OutboxEntry[] | undefined

/** Whether the outbox is lost when the page closes. */
export const isInMemoryOnly = () => inMemory !== undefined

export function readOutbox(): readonly OutboxEntry[] {
  if (inMemory) return inMemory
  let stored: unknown
  try {
    stored = JSON.parse(localStorage.getItem(outboxKey) ?? '[]')
  } catch {
    // Storage is forbidden or holds invalid JSON.
  }
  const entries = Array.isArray(stored) ? stored.flatMap((one) => parseEntry(one) ?? []) : []
  // Expired or unreadable entries are deleted from the device.
  if (!Array.isArray(stored) || entries.length < stored.length) writeOutbox(entries)
  return entries
}

function writeOutbox(entries: readonly OutboxEntry[]) {
  try {
    if (entries.length === 0) localStorage.removeItem(outboxKey)
    else localStorage.setItem(outboxKey, JSON.stringify(entries))
    inMemory = undefined
  } catch {
    inMemory = entries.length > 0 ? entries : undefined
  }
}

export const removeEntry = (key: string) => writeOutbox(readOutbox().filter((entry) => entry.key !== key))

export const saveEntry = (entry: OutboxEntry) =>
  writeOutbox([...readOutbox().filter(({ key }) => key !== entry.key), entry])

const answerSchema = v.object({
  booking_id: v.string(),
  manage_token: v.string(),
  status: v.picklist(['booked', 'requested', 'cancelled', 'completed', 'no_show']),
})

type Answer = Partial<Pick<OutboxEntry, 'call' | 'refusal'>>

/**
 * The database's answer; empty if there was none or it was malformed, such as a proxy's page or an older
 * procedure.
 */
async function submit({ key, booking, source, language }: OutboxEntry, timeout: number): Promise<Answer> {
  try {
    const { data, error, status } = await rest
      .rpc('submit_booking', {
        name: booking.name,
        contact: booking.contact,
        preferred_date: booking.date,
        preferred_time: slotLabel(booking.slot),
        call_method: booking.callMethod,
        message: booking.message,
        project_type: booking.projectType || undefined,
        package: packageIn(booking.projectType),
        timezone: booking.timezone,
        visitor_offset: offsetMinutes(booking.timezone, startOf(booking)),
        reminders: booking.reminders as unknown as Json,
        idempotency_key: key,
        website: booking.website || undefined,
        source,
        language,
      })
      .abortSignal(AbortSignal.timeout(timeout))
    if (!error) {
      const { booking_id: bookingId, manage_token: manageToken, status: held } = v.parse(answerSchema, data)
      if (held === 'cancelled') return { refusal: { code: 'cancelled' } }
      return { call: { bookingId, manageToken, status: held === 'requested' ? held : 'booked' } }
    }
    const code = refusalCodes.find((known) => error.message.includes(known))
    if (code) return { refusal: { code, field: error.hint || undefined } }
    // An invalid request stays invalid, so refuse it instead of resending it forever.
    return status === 400 ? { refusal: { code: 'invalid_input' } } : {}
  } catch {
    return {}
  }
}

interface SendOptions {
  /** In ms; after a timeout the booking may still have been stored. */
  timeout?: number
  /** In the background a rate limit is not a refusal: retry later. */
  background?: boolean
}

async function send(entry: OutboxEntry, { timeout = 8000, background = false }: SendOptions) {
  const { call, refusal } = await submit(entry, timeout)
  /** False if another tab resolved or discarded it meanwhile; then it must not be saved again. */
  const waiting = readOutbox().some(({ key }) => key === entry.key)
  if (call) {
    removeEntry(entry.key)
    return { waiting, resolved: { ...entry, status: 'stored', call } as const }
  }
  if (!refusal || (background && limitIn(refusal.code))) return { waiting, resolved: entry }
  const refused = { ...entry, status: 'refused', refusal } as const
  if (waiting) saveEntry(refused)
  return { waiting, resolved: refused }
}

/**
 * Sends a booking and updates the outbox: a stored booking is removed, a refused one stays until the visitor
 * acts. Returns the entry with its new status, which stays `sending` without an answer. Never throws.
 */
export const sendEntry = async (entry: OutboxEntry, options: SendOptions = {}): Promise<OutboxEntry> =>
  (await send(entry, options)).resolved

type Listener = (resolved: OutboxEntry) => void
const listeners = new Set<Listener>()

/** Calls back with each resent booking that got an answer. Returns the function that unsubscribes. */
export function onResolved(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Pauses between rounds, in ms; the last is repeated. */
const pauses = [2000, 5000, 10_000, 30_000, 60_000]
const pending = () => readOutbox().filter(({ status }) => status === 'sending')
let running = false

/**
 * Resends the outbox until each booking has an answer. May be called at any time; only one run is active per
 * tab. Two tabs may both send a booking: its key prevents a duplicate, and the tab with the first answer
 * shows it.
 */
export async function resendOutbox(): Promise<void> {
  if (running) return
  running = true
  let round = 0
  let endPause = () => {}
  // When the network comes back, start again with the shortest pause.
  const onOnline = () => {
    round = -1
    endPause()
  }
  window.addEventListener('online', onOnline)
  try {
    for (; pending().length > 0; round += 1) {
      // For slow networks each round doubles the timeout, up to a minute.
      const timeout = Math.min(60_000, 16_000 * 2 ** round)
      for (const entry of pending()) {
        const { waiting, resolved } = await send(entry, { timeout, background: true })
        if (waiting && resolved.status !== 'sending') for (const listener of listeners) listener(resolved)
      }
      if (round < 0 || pending().length === 0) continue
      const pause = pauses[Math.min(round, pauses.length - 1)]
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pause)
        endPause = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  } finally {
    window.removeEventListener('online', onOnline)
    running = false
  }
}
