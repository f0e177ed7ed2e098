import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetBooked } from '@/features/booking/booked-flag'
import { keepBooked, readBooked } from '@/features/booking/stored-booking'
import { useKeptBooking } from '@/features/booking/use-kept-booking'
import { sampleBooking, sampleCall } from '../../../tests/support/sample-booking'

const made = () => sampleBooking({ state: 'stored', call: sampleCall })
const open = () => renderHook(() => useKeptBooking(vi.fn())).result

beforeEach(() => sessionStorage.clear())

describe('the success screen of a booking', () => {
  it.each([
    ['is there after the page was loaded again', 'reload', '/', true],
    ['is there for who comes back to the page', 'back_forward', '/', true],
    ['is gone for who goes to the page anew', 'navigate', '/', false],
    ['is gone after another page was loaded again', 'reload', '/pricing', false],
  ])('%s', (_, how, path, shown) => {
    const load = { type: how, name: new URL(path, location.href).href } as PerformanceNavigationTiming
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([load])
    const kept = made()
    keepBooked(kept)
    expect(open().current.booked?.key).toBe(shown ? kept.key : undefined)
    expect(readBooked()?.key).toBe(shown ? kept.key : undefined)
  })

  it('is gone for who comes Back to it, as the browser kept it, from a page that has forgotten it', () => {
    keepBooked(made())
    const result = open()
    const back = () =>
      act(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    back()
    expect(result.current.booked).toBeDefined()
    forgetBooked()
    back()
    expect(result.current.booked).toBeUndefined()
  })

  it('is gone once the visitor has left it inside the app', () => {
    keepBooked(made())
    const { result, unmount } = renderHook(() => useKeptBooking(vi.fn()))
    expect(result.current.booked).toBeDefined()
    unmount()
    expect(readBooked()).toBeUndefined()
  })
})
