// @vitest-environment jsdom

import { noNetwork, refusal, requests, serve } from '@tests/support/fake-server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  isInMemoryOnly,
  newKey,
  onResolved,
  readOutbox,
  removeEntry,
  resendOutbox,
  saveEntry,
  sendEntry,
  type OutboxEntry,
} from '@/features/booking/outbox/outbox'
import { hasOutbox, outboxKey } from '@/features/booking/outbox/storage-keys'
import { dayMs } from '@/lib/dates'
import { sampleBooking, sampleCall, storedAnswer } from '@tests/support/sample-booking'

/** One answer after the other, the last one from then on. */
const serveInTurn = (...answers: unknown[]) =>
  serve('rpc/submit_booking', () => (answers.length > 1 ? answers.shift() : answers[0]))
const keysSent = () => requests.map(({ body }) => (body as { idempotency_key: string }).idempotency_key)

let resolved: OutboxEntry[]
let stop: () => void

beforeEach(() => {
  localStorage.clear()
  resolved = []
  stop = onResolved((entry) => resolved.push(entry))
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('the answer to a booking that was sent', () => {
  it.each([
    ['stored', storedAnswer, { status: 'stored', call: sampleCall }],
    [
      'stored, but only asked for',
      { ...storedAnswer, status: 'requested' },
      { status: 'stored', call: { ...sampleCall, status: 'requested' } },
    ],
    ['booked, held by now', { ...storedAnswer, status: 'completed' }, { status: 'stored', call: sampleCall }],
    [
      'cancelled since its first answer was lost',
      { ...storedAnswer, status: 'cancelled' },
      { status: 'refused', refusal: { code: 'cancelled' } },
    ],
    ['an answer of another shape', '<html>', { status: 'sending' }],
    [
      'a lost time',
      refusal('slot_taken', { status: 409 }),
      { status: 'refused', refusal: { code: 'slot_taken' } },
    ],
    [
      'a field that is wrong',
      refusal('invalid_input', { hint: 'name' }),
      { status: 'refused', refusal: { code: 'invalid_input', field: 'name' } },
    ],
    [
      'what the database can never take',
      refusal('invalid byte sequence for encoding "UTF8": 0x00'),
      { status: 'refused', refusal: { code: 'invalid_input' } },
    ],
    [
      'too many at once',
      refusal('rate_limited', { status: 429 }),
      { status: 'refused', refusal: { code: 'rate_limited' } },
    ],
    [
      'a day’s worth of bytes that is used up',
      refusal('inbox_full', { status: 429 }),
      { status: 'refused', refusal: { code: 'inbox_full' } },
    ],
    ['a database that is away', refusal('upstream', { status: 503 }), { status: 'sending' }],
    ['a procedure that is not there yet', refusal('PGRST202', { status: 404 }), { status: 'sending' }],
    ['a key that has changed', refusal('no key', { status: 401 }), { status: 'sending' }],
    ['no network', noNetwork, { status: 'sending' }],
  ])('%s', async (_, answer, outcome) => {
    serve('rpc/submit_booking', answer)
    const entry = sampleBooking()
    expect(await sendEntry(entry)).toEqual({ ...entry, ...outcome })
  })

  it('is not known where none comes in time', async () => {
    serve('rpc/submit_booking', () => new Promise(() => {}))
    expect(await sendEntry(sampleBooking(), { timeout: 5 })).toMatchObject({ status: 'sending' })
  })
})

const realSetTimeout = setTimeout
const nextTick = () => new Promise<void>((resolve) => realSetTimeout(resolve, 1))

describe('bookings without an answer', () => {
  /** Until the outbox waits between two rounds; then so many seconds pass. */
  async function pauseOf(seconds: number) {
    while (vi.getTimerCount() === 0) await nextTick()
    await vi.advanceTimersByTimeAsync(seconds * 1000)
  }
  const comeOnline = async () => {
    while (vi.getTimerCount() === 0) await nextTick()
    window.dispatchEvent(new Event('online'))
  }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })

  it('are sent again with their key until there is one, then removed', async () => {
    const entry = sampleBooking()
    saveEntry(entry)
    serveInTurn(noNetwork, noNetwork, storedAnswer)
    const run = resendOutbox()
    await pauseOf(2)
    await pauseOf(5)
    await run
    expect(keysSent()).toEqual([entry.key, entry.key, entry.key])
    expect(resolved).toEqual([{ ...entry, status: 'stored', call: sampleCall }])
    expect(hasOutbox()).toBe(false)
  })

  it('do not wait out a pause when the network comes back', async () => {
    saveEntry(sampleBooking())
    serveInTurn(noNetwork, storedAnswer)
    const run = resendOutbox()
    await comeOnline()
    await run
    expect(requests).toHaveLength(2)
  })

  it('start with the shortest pause again when the network comes back', async () => {
    saveEntry(sampleBooking())
    serveInTurn(noNetwork, noNetwork, noNetwork, noNetwork, storedAnswer)
    const run = resendOutbox()
    await pauseOf(2)
    await pauseOf(5)
    await comeOnline()
    await pauseOf(2)
    await run
    expect(requests).toHaveLength(5)
  })

  it('do not begin a pause when it came back while they were still failing', async () => {
    saveEntry(sampleBooking())
    serveInTurn(() => {
      window.dispatchEvent(new Event('online'))
      return noNetwork()
    }, storedAnswer)
    await resendOutbox()
    expect(requests).toHaveLength(2)
  })

  it('are sent by one run, however many pages ask', async () => {
    saveEntry(sampleBooking())
    serveInTurn(storedAnswer)
    await Promise.all([resendOutbox(), resendOutbox(), resendOutbox()])
    expect(requests).toHaveLength(1)
  })

  it('are not sent again once another tab has their answer', async () => {
    const entry = sampleBooking()
    saveEntry(entry)
    serveInTurn(noNetwork)
    const run = resendOutbox()
    await pauseOf(1)
    localStorage.removeItem(outboxKey)
    await pauseOf(1)
    await run
    expect(requests).toHaveLength(1)
    expect(resolved).toEqual([])
  })

  it.each(['slot_taken', 'slot_in_past'] as const)(
    'stay in the outbox when refused (%s), through reloads, until the visitor acts',
    async (code) => {
      const entry = sampleBooking()
      saveEntry(entry)
      serveInTurn(refusal(code, { status: 409 }))
      await resendOutbox()
      expect(readOutbox()).toEqual([{ ...entry, status: 'refused', refusal: { code } }])
      expect(resolved.map(({ status }) => status)).toEqual(['refused'])
      await resendOutbox()
      expect(requests).toHaveLength(1)
    },
  )

  it.each(['rate_limited', 'inbox_full'])(
    'wait where the database takes none for now (%s)',
    async (limit) => {
      saveEntry(sampleBooking())
      serveInTurn(refusal(limit, { status: 429 }), storedAnswer)
      const run = resendOutbox()
      await pauseOf(2)
      await run
      expect(resolved.map(({ status }) => status)).toEqual(['stored'])
    },
  )

  it('are gone after seven days, whatever became of them, and nothing of them stays on the device', async () => {
    const savedAt = Date.now()
    saveEntry(sampleBooking({ savedAt }))
    saveEntry(sampleBooking({ savedAt, status: 'refused', refusal: { code: 'slot_taken' } }))
    vi.useFakeTimers({ now: savedAt + 7 * dayMs, toFake: ['Date'] })
    expect(readOutbox()).toHaveLength(2)
    vi.setSystemTime(savedAt + 7 * dayMs + 1)
    expect(hasOutbox()).toBe(true)
    await resendOutbox()
    expect(requests).toEqual([])
    expect(readOutbox()).toEqual([])
    expect(localStorage.getItem(outboxKey)).toBeNull()
  })

  it('are reported by the tab that gets the answer first', async () => {
    const entry = sampleBooking()
    saveEntry(entry)
    serveInTurn(() => {
      removeEntry(entry.key)
      return storedAnswer
    })
    await resendOutbox()
    expect(requests).toHaveLength(1)
    expect(resolved).toEqual([])
  })

  it('do not come back when they were discarded on their way', async () => {
    const entry = sampleBooking()
    saveEntry(entry)
    serveInTurn(() => {
      removeEntry(entry.key)
      return refusal('slot_taken', { status: 409 })
    })
    await resendOutbox()
    expect(hasOutbox()).toBe(false)
  })

  it('are not read from invalid storage, which is cleared', () => {
    for (const text of ['', 'null', '{}', '[1]', '[{"key":"x"}]', '[{']) {
      localStorage.setItem(outboxKey, text)
      expect(readOutbox()).toEqual([])
      expect(hasOutbox()).toBe(false)
    }
  })

  it('wait in the open page where storage is forbidden, and are sent again from there', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      })
    }
    const entry = sampleBooking()
    expect(() => saveEntry(entry)).not.toThrow()
    expect(isInMemoryOnly()).toBe(true)
    serveInTurn(noNetwork, storedAnswer)
    const run = resendOutbox()
    await pauseOf(2)
    await run
    expect(keysSent()).toEqual([entry.key, entry.key])
    expect(resolved.map(({ status }) => status)).toEqual(['stored'])
    expect(readOutbox()).toEqual([])
    expect(isInMemoryOnly()).toBe(false)
  })

  it('are given longer for an answer from round to round, so that a slow network gets through', async () => {
    const timeouts = vi.spyOn(AbortSignal, 'timeout')
    saveEntry(sampleBooking())
    serveInTurn(noNetwork, noNetwork, noNetwork, storedAnswer)
    const run = resendOutbox()
    for (const seconds of [2, 5, 10]) await pauseOf(seconds)
    await run
    expect(timeouts.mock.calls.flat()).toEqual([16_000, 32_000, 60_000, 60_000])
  })
})

it('each booking has a key of its own, a UUID', () => {
  const keys = Array.from({ length: 1000 }, newKey)
  expect(new Set(keys).size).toBe(1000)
  for (const key of keys)
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})
