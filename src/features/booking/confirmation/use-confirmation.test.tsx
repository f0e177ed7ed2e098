import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetBooked } from '@/features/booking/confirmation/booked-flag'
import { keepBooked, readBooked } from '@/features/booking/outbox/stored-booking'
import { useKeptBooking } from '@/features/booking/outbox/use-outbox'
import { sampleBooking, sampleCall } from '@tests/support/sample-booking'

const made = () => sampleBooking({ state: 'stored', call: sampleCall })
const open = () => renderHook(() => useKeptBooking(vi.fn())).result

beforeEach(() => sessionStorage.clear())

describe('the success screen of a booking', () => {
  it('is there again where the page is loaded again, beside what the router keeps of the place', () => {
    history.replaceState({ idx: 3 }, '')
    const kept = made()
    keepBooked(kept)
    expect(history.state).toMatchObject({ idx: 3 })
    expect(open().current.booked?.key).toBe(kept.key)
  })

  it('is gone for who comes to the page anew, and does not come back', () => {
    keepBooked(made())
    const before = history.state as unknown
    history.pushState(null, '')
    expect(open().current.booked).toBeUndefined()
    history.replaceState(before, '')
    expect(open().current.booked).toBeUndefined()
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
