import { refusal, serve } from '@tests/support/fake-server'
import { testQueryClient } from '@tests/support/render-app'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clockDifferenceQuery, studioNow } from '@/features/booking/studio-clock'
import { dayMs, hourMs } from '@/lib/dates'

const truth = Date.UTC(2026, 11, 1, 4)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the studio’s clock', () => {
  it.each([-dayMs, dayMs, -61_000, hourMs])('corrects a device that is wrong by %d ms', async (wrong) => {
    vi.setSystemTime(truth + wrong)
    serve('rpc/studio_clock', truth)
    const client = testQueryClient()
    expect(studioNow(client)).toBe(truth + wrong)
    await client.fetchQuery(clockDifferenceQuery)
    expect(studioNow(client)).toBe(truth)
    vi.setSystemTime(truth + wrong + 5000)
    expect(studioNow(client)).toBe(truth + 5000)
  })

  it('assumes that the database read its clock in the middle of the request', async () => {
    vi.setSystemTime(truth + dayMs)
    serve('rpc/studio_clock', () => {
      vi.setSystemTime(truth + dayMs + 10_000)
      return truth + 5000
    })
    const client = testQueryClient()
    await client.fetchQuery(clockDifferenceQuery)
    expect(studioNow(client)).toBe(truth + 10_000)
  })

  it('does not correct a device clock that differs by no more than the duration of the request', async () => {
    vi.setSystemTime(truth + 500)
    serve('rpc/studio_clock', () => {
      vi.setSystemTime(truth + 90_500)
      return truth
    })
    const client = testQueryClient()
    await client.fetchQuery(clockDifferenceQuery)
    expect(studioNow(client)).toBe(truth + 90_500)
  })

  it.each([
    ['no procedure', refusal('PGRST202', { status: 404 })],
    ['no number', null],
  ])('trusts the device clock if the database returns %s', async (_, answer) => {
    vi.setSystemTime(truth + dayMs)
    serve('rpc/studio_clock', answer)
    const client = testQueryClient()
    await expect(client.fetchQuery(clockDifferenceQuery)).rejects.toThrow('clock')
    expect(studioNow(client)).toBe(truth + dayMs)
  })
})
