import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const answer = vi.hoisted(() => vi.fn<() => Promise<{ data: unknown }>>())
const rpc = vi.hoisted(() => vi.fn<(name: string) => unknown>())
vi.mock('@/lib/rest', () => ({ rest: { rpc } }))

const truth = Date.UTC(2026, 11, 1, 4)
const day = 86_400_000

/** The module as a page loads it, on a device whose clock is `wrong` by so much, in ms. */
async function pageOn(wrong: number) {
  vi.setSystemTime(truth + wrong)
  vi.resetModules()
  return import('@/features/booking/studio-clock')
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  answer.mockReset().mockResolvedValue({ data: truth })
  rpc.mockReset().mockReturnValue({ abortSignal: answer })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the studio’s clock', () => {
  it.each([-day, day, -61_000, 3_600_000])('sets right a device that is wrong by %d ms', async (wrong) => {
    const { onClockSet, setByStudio, studioNow } = await pageOn(wrong)
    const heard = vi.fn<() => void>()
    onClockSet(heard)
    expect(studioNow()).toBe(truth + wrong)
    await setByStudio()
    expect(studioNow()).toBe(truth)
    expect(heard).toHaveBeenCalledTimes(1)
    vi.setSystemTime(truth + wrong + 5000)
    expect(studioNow()).toBe(truth + 5000)
  })

  it('leaves a device alone that is right but for the way of the answer', async () => {
    const { onClockSet, setByStudio, studioNow } = await pageOn(500)
    const heard = vi.fn<() => void>()
    onClockSet(heard)
    answer.mockImplementation(async () => {
      vi.setSystemTime(truth + 90_500)
      return { data: truth }
    })
    await setByStudio()
    expect(studioNow()).toBe(truth + 90_500)
    expect(heard).not.toHaveBeenCalled()
  })

  it('is asked once for a page', async () => {
    const { setByStudio } = await pageOn(day)
    await Promise.all([setByStudio(), setByStudio()])
    await setByStudio()
    expect(rpc.mock.calls).toEqual([['studio_clock']])
  })

  it.each([
    ['no network', () => Promise.reject(new TypeError('no network'))],
    ['an older database', async () => ({ data: null })],
    ['a page instead', async () => ({ data: '<html>' })],
  ])('leaves the device believed where there is %s, and is asked again', async (_, given) => {
    const { setByStudio, studioNow } = await pageOn(day)
    answer.mockImplementationOnce(given)
    await setByStudio()
    expect(studioNow()).toBe(truth + day)
    await setByStudio()
    expect(studioNow()).toBe(truth)
  })
})
