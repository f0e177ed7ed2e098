// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendBooking, type Outcome } from '@/features/booking/form/send-booking'
import {
  dropUnsent,
  isKeptOnlyHere,
  keepUnsent,
  readUnsent,
  type StoredBooking,
} from '@/features/booking/outbox/stored-booking'
import { onResent, resendUnsent } from '@/features/booking/outbox/outbox'
import { hasUnsent, unsentKey } from '@/features/booking/outbox/outbox-flag'
import { sampleBooking, sampleCall } from '@tests/support/sample-booking'

vi.mock('@/features/booking/form/send-booking', () => ({ sendBooking: vi.fn() }))

const send = vi.mocked(sendBooking)
const stored: Outcome = { status: 'stored', call: sampleCall }
const refused = (code: 'slot_taken' | 'slot_in_past' | 'rate_limited'): Outcome => ({
  status: 'refused',
  code,
})
const unreachable: Outcome = { status: 'unreachable' }

let heard: StoredBooking[]
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  send.mockReset()
  heard = []
  stop = onResent((settled) => heard.push(settled))
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('bookings that were not stored', () => {
  it('are sent again with their key until there is an answer, then forgotten', async () => {
    const one = sampleBooking()
    keepUnsent(one)
    send.mockResolvedValueOnce(unreachable).mockResolvedValueOnce(unreachable).mockResolvedValue(stored)
    const run = resendUnsent()
    await vi.advanceTimersByTimeAsync(2000)
    expect(send).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(5000)
    await run
    expect(send.mock.calls.map(([{ key }]) => key)).toEqual([one.key, one.key, one.key])
    expect(heard).toEqual([{ ...one, state: 'stored', call: sampleCall }])
    expect(hasUnsent()).toBe(false)
  })

  it('do not wait out a pause when the network comes back', async () => {
    keepUnsent(sampleBooking())
    send.mockResolvedValueOnce(unreachable).mockResolvedValue(stored)
    const run = resendUnsent()
    await vi.advanceTimersByTimeAsync(0)
    window.dispatchEvent(new Event('online'))
    await run
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('wait but shortly again where the network that came back needs a moment more', async () => {
    keepUnsent(sampleBooking())
    send.mockResolvedValue(unreachable)
    const run = resendUnsent()
    await vi.advanceTimersByTimeAsync(2000 + 5000 + 10_000 + 30_000)
    expect(send).toHaveBeenCalledTimes(5)
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(send).toHaveBeenCalledTimes(6)
    send.mockResolvedValue(stored)
    await vi.advanceTimersByTimeAsync(2000)
    await run
    expect(send).toHaveBeenCalledTimes(7)
  })

  it('do not begin a pause when it came back while they were still failing', async () => {
    keepUnsent(sampleBooking())
    send.mockImplementationOnce(async () => {
      window.dispatchEvent(new Event('online'))
      return unreachable
    })
    send.mockResolvedValue(stored)
    await resendUnsent()
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('are sent by one run, however many pages ask', async () => {
    keepUnsent(sampleBooking())
    send.mockResolvedValue(stored)
    await Promise.all([resendUnsent(), resendUnsent(), resendUnsent()])
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('are left alone where another tab, which held the lock, has settled them', async () => {
    const one = sampleBooking()
    keepUnsent(one)
    const request = vi.fn(async (_: string, action: () => Promise<void>) => {
      dropUnsent(one.key)
      await action()
    })
    vi.stubGlobal('navigator', { locks: { request } })
    await resendUnsent()
    expect(request).toHaveBeenCalledTimes(1)
    expect(send).not.toHaveBeenCalled()
  })

  it('are told of by one tab, also where storage is slow to reach the other', async () => {
    const one = sampleBooking()
    keepUnsent(one)
    const held = new Set<string>()
    const locks = {
      request: async (name: string, ...rest: unknown[]) => {
        held.add(name)
        await (rest.at(-1) as () => Promise<void>)()
        held.delete(name)
      },
      query: async () => ({ held: [...held].map((name) => ({ name })) }),
    }
    vi.stubGlobal('navigator', { locks })
    send.mockResolvedValue(stored)
    await resendUnsent()
    // The other tab still reads what this one has taken off the list.
    keepUnsent(one)
    const other = resendUnsent()
    await vi.advanceTimersByTimeAsync(0)
    dropUnsent(one.key)
    await vi.advanceTimersByTimeAsync(10_000)
    await other
    expect(send).toHaveBeenCalledTimes(1)
    expect(heard).toHaveLength(1)
    expect(held.size).toBe(0)
  })

  it.each(['slot_taken', 'slot_in_past'] as const)(
    'stay kept when refused (%s), through reloads, until the visitor acts',
    async (code) => {
      const one = sampleBooking()
      keepUnsent(one)
      send.mockResolvedValue(refused(code))
      await resendUnsent()
      expect(readUnsent()).toEqual([{ ...one, state: 'refused', refusal: { code } }])
      expect(heard.map(({ state }) => state)).toEqual(['refused'])
      await resendUnsent()
      expect(send).toHaveBeenCalledTimes(1)
    },
  )

  it('wait where too many came at once', async () => {
    keepUnsent(sampleBooking())
    send.mockResolvedValueOnce(refused('rate_limited')).mockResolvedValue(stored)
    const run = resendUnsent()
    await vi.advanceTimersByTimeAsync(2000)
    await run
    expect(heard.map(({ state }) => state)).toEqual(['stored'])
  })

  it('do not come back when they were discarded on their way', async () => {
    const one = sampleBooking()
    keepUnsent(one)
    send.mockImplementation(async () => {
      dropUnsent(one.key)
      return refused('slot_taken')
    })
    await resendUnsent()
    expect(hasUnsent()).toBe(false)
  })

  it('are not read where something else stands in their place', () => {
    for (const text of ['', 'null', '{}', '[1]', '[{"key":"x"}]', '[{']) {
      localStorage.setItem(unsentKey, text)
      expect(readUnsent()).toEqual([])
    }
  })

  it('cannot be kept where storage is forbidden, and are sent again while the page is open', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      })
    }
    const one = sampleBooking()
    expect(() => keepUnsent(one)).not.toThrow()
    expect(isKeptOnlyHere()).toBe(true)
    send.mockResolvedValueOnce(unreachable).mockResolvedValue(stored)
    const run = resendUnsent()
    await vi.advanceTimersByTimeAsync(2000)
    await run
    expect(send.mock.calls.map(([{ key }]) => key)).toEqual([one.key, one.key])
    expect(heard.map(({ state }) => state)).toEqual(['stored'])
    expect(readUnsent()).toEqual([])
    expect(isKeptOnlyHere()).toBe(false)
  })

  it('are given longer for an answer from round to round, so that a slow network gets through', async () => {
    keepUnsent(sampleBooking())
    send.mockResolvedValue(unreachable)
    const run = resendUnsent()
    await vi.advanceTimersByTimeAsync(2000 + 5000 + 10_000)
    send.mockResolvedValue(stored)
    await vi.advanceTimersByTimeAsync(30_000)
    await run
    expect(send.mock.calls.map(([, patience]) => patience)).toEqual([16_000, 32_000, 60_000, 60_000, 60_000])
  })
})
