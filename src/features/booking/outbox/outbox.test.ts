// @vitest-environment jsdom

import { noNetwork, refusal, requests, serve } from '@tests/support/fake-server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  isInMemoryOnly,
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

/** Serves the answers in turn and repeats the last one. */
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

it('a booking is sent with the offset from UTC that its page showed', async () => {
  serve('rpc/submit_booking', storedAnswer)
  const entry = sampleBooking()
  await sendEntry({ ...entry, booking: { ...entry.booking, timezone: 'Asia/Kathmandu' } })
  expect(requests[0]?.body).toMatchObject({ timezone: 'Asia/Kathmandu', visitor_offset: 345 })
})

describe('the answer to a sent booking', () => {
  it.each([
    ['stored', storedAnswer, { status: 'stored', call: sampleCall }],
    [
      'stored, but only requested',
      { ...storedAnswer, status: 'requested' },
      { status: 'stored', call: { ...sampleCall, status: 'requested' } },
    ],
    [
      'booked, meanwhile completed',
      { ...storedAnswer, status: 'completed' },
      { status: 'stored', call: sampleCall },
    ],
    [
      'cancelled after its first answer was lost',
      { ...storedAnswer, status: 'cancelled' },
      { status: 'refused', refusal: { code: 'cancelled' } },
    ],
    ['a malformed answer', '<html>', { status: 'sending' }],
    [
      'a lost time',
      refusal('slot_taken', { status: 409 }),
      { status: 'refused', refusal: { code: 'slot_taken' } },
    ],
    [
      'an invalid field',
      refusal('invalid_input', { hint: 'name' }),
      { status: 'refused', refusal: { code: 'invalid_input', field: 'name' } },
    ],
    [
      'input that the database never accepts',
      refusal('invalid byte sequence for encoding "UTF8": 0x00'),
      { status: 'refused', refusal: { code: 'invalid_input' } },
    ],
    [
      'a rate limit',
      refusal('rate_limited', { status: 429 }),
      { status: 'refused', refusal: { code: 'rate_limited' } },
    ],
    [
      'a used-up daily limit',
      refusal('inbox_full', { status: 429 }),
      { status: 'refused', refusal: { code: 'inbox_full' } },
    ],
    ['an unavailable database', refusal('upstream', { status: 503 }), { status: 'sending' }],
    ['a missing procedure', refusal('PGRST202', { status: 404 }), { status: 'sending' }],
    ['a changed API key', refusal('no key', { status: 401 }), { status: 'sending' }],
    ['no network', noNetwork, { status: 'sending' }],
  ])('%s', async (_, answer, outcome) => {
    serve('rpc/submit_booking', answer)
    const entry = sampleBooking()
    expect(await sendEntry(entry)).toEqual({ ...entry, ...outcome })
  })

  it('is unknown after a timeout', async () => {
    serve('rpc/submit_booking', () => new Promise(() => {}))
    expect(await sendEntry(sampleBooking(), { timeout: 5 })).toMatchObject({ status: 'sending' })
  })
})

const realSetTimeout = setTimeout
const nextTick = () => new Promise<void>((resolve) => realSetTimeout(resolve, 1))

describe('bookings without an answer', () => {
  /** Waits until the outbox pauses between two rounds, then lets that many seconds pass. */
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

  it('are resent with their key until answered, then removed', async () => {
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

  it('are sent at once when the network comes back during a pause', async () => {
    saveEntry(sampleBooking())
    serveInTurn(noNetwork, storedAnswer)
    const run = resendOutbox()
    await comeOnline()
    await run
    expect(requests).toHaveLength(2)
  })

  it('restart with the shortest pause when the network comes back', async () => {
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

  it('skip the pause if the network came back during a failing request', async () => {
    saveEntry(sampleBooking())
    serveInTurn(() => {
      window.dispatchEvent(new Event('online'))
      return noNetwork()
    }, storedAnswer)
    await resendOutbox()
    expect(requests).toHaveLength(2)
  })

  it('are sent by one run, even if several are started', async () => {
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
    'stay in the outbox after a refusal (%s) and reloads until the visitor acts',
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

  it.each(['rate_limited', 'inbox_full'])('are retried after a rate limit (%s)', async (limit) => {
    saveEntry(sampleBooking())
    serveInTurn(refusal(limit, { status: 429 }), storedAnswer)
    const run = resendOutbox()
    await pauseOf(2)
    await run
    expect(resolved.map(({ status }) => status)).toEqual(['stored'])
  })

  it('are deleted from the device after seven days in any state', async () => {
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

  it('are reported only by the tab that gets the answer first', async () => {
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

  it('do not come back if discarded during sending', async () => {
    const entry = sampleBooking()
    saveEntry(entry)
    serveInTurn(() => {
      removeEntry(entry.key)
      return refusal('slot_taken', { status: 409 })
    })
    await resendOutbox()
    expect(hasOutbox()).toBe(false)
  })

  it('invalid stored data is ignored and cleared', () => {
    for (const text of ['', 'null', '{}', '[1]', '[{"key":"x"}]', '[{']) {
      localStorage.setItem(outboxKey, text)
      expect(readOutbox()).toEqual([])
      expect(hasOutbox()).toBe(false)
    }
  })

  it('are kept and resent by the open page if storage is forbidden', async () => {
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

  it('get a longer timeout in each round, for slow networks', async () => {
    const timeouts = vi.spyOn(AbortSignal, 'timeout')
    saveEntry(sampleBooking())
    serveInTurn(noNetwork, noNetwork, noNetwork, storedAnswer)
    const run = resendOutbox()
    for (const seconds of [2, 5, 10]) await pauseOf(seconds)
    await run
    expect(timeouts.mock.calls.flat()).toEqual([16_000, 32_000, 60_000, 60_000])
  })
})
