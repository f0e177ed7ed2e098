import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  readConfirmation,
  saveConfirmation,
  useConfirmation,
} from '@/features/booking/confirmation/use-confirmation'
import { clearConfirmation } from '@/features/booking/outbox/storage-keys'
import { sampleBooking, sampleCall } from '@tests/support/sample-booking'

const stored = () => sampleBooking({ status: 'stored', call: sampleCall })
const open = () => renderHook(() => useConfirmation(vi.fn()))

describe('the confirmation of a booking', () => {
  it('is there again where the page is loaded again, beside what the router keeps of the place', () => {
    history.replaceState({ idx: 3 }, '')
    const entry = stored()
    saveConfirmation(entry)
    expect(history.state).toMatchObject({ idx: 3 })
    expect(open().result.current.confirmed?.key).toBe(entry.key)
  })

  it('is gone for who comes to the page anew, and does not come back', () => {
    saveConfirmation(stored())
    const before = history.state as unknown
    history.pushState(null, '')
    expect(open().result.current.confirmed).toBeUndefined()
    history.replaceState(before, '')
    expect(open().result.current.confirmed).toBeUndefined()
  })

  it('is gone for who comes Back to it, as the browser kept it, from a page that has cleared it', () => {
    saveConfirmation(stored())
    const { result } = open()
    const back = () =>
      act(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    back()
    expect(result.current.confirmed).toBeDefined()
    clearConfirmation()
    back()
    expect(result.current.confirmed).toBeUndefined()
  })

  it('is gone once the visitor has left it inside the app', () => {
    saveConfirmation(stored())
    const { result, unmount } = open()
    expect(result.current.confirmed).toBeDefined()
    unmount()
    expect(readConfirmation()).toBeUndefined()
  })
})
