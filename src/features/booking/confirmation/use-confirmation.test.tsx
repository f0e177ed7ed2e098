import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  readConfirmation,
  saveConfirmation,
  useConfirmation,
} from '@/features/booking/confirmation/use-confirmation'
import { removeEntry, saveEntry, type OutboxEntry } from '@/features/booking/outbox/outbox'
import { clearConfirmation, confirmationKey, outboxKey } from '@/features/booking/outbox/storage-keys'
import { dayMs } from '@/lib/dates'
import { noNetwork, serve } from '@tests/support/fake-server'
import { sampleBooking, sampleCall, storedAnswer } from '@tests/support/sample-booking'

const stored = () => sampleBooking({ status: 'stored', call: sampleCall })
const open = () => renderHook(() => useConfirmation(vi.fn()))

describe('the confirmation of a booking', () => {
  it('is shown again after a reload, and the router’s state is kept', () => {
    history.replaceState({ idx: 3 }, '')
    const entry = stored()
    saveConfirmation(entry)
    expect(history.state).toMatchObject({ idx: 3 })
    expect(open().result.current.confirmed?.key).toBe(entry.key)
  })

  it('is not shown on a new visit to the page', () => {
    saveConfirmation(stored())
    const before = history.state as unknown
    history.pushState(null, '')
    expect(open().result.current.confirmed).toBeUndefined()
    history.replaceState(before, '')
    expect(open().result.current.confirmed).toBeUndefined()
  })

  it('is not shown if the browser restores the page after another page has cleared it', () => {
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

  it('is not kept for more than seven days in a tab that stays open', () => {
    const entry = stored()
    saveConfirmation(entry)
    vi.useFakeTimers({ now: entry.savedAt + 7 * dayMs + 1, toFake: ['Date'] })
    expect(open().result.current.confirmed).toBeUndefined()
    expect(sessionStorage.getItem(confirmationKey)).toBeNull()
  })

  it('is deleted once the visitor navigates away inside the app', () => {
    saveConfirmation(stored())
    const { result, unmount } = open()
    expect(result.current.confirmed).toBeDefined()
    unmount()
    expect(readConfirmation()).toBeUndefined()
  })
})

describe('a booking that is still being sent', () => {
  const onStorage = () =>
    act(() => window.dispatchEvent(Object.assign(new Event('storage'), { key: outboxKey })))
  function openWaiting() {
    const entry = sampleBooking()
    saveEntry(entry)
    saveConfirmation(entry)
    serve('rpc/submit_booking', noNetwork)
    const onRefused = vi.fn<(refused: OutboxEntry) => void>()
    const { result } = renderHook(() => useConfirmation(onRefused))
    return { entry, result, onRefused }
  }

  it('is confirmed here when another tab has stored it', async () => {
    const { entry, result } = openWaiting()
    serve('rpc/submit_booking', storedAnswer)
    removeEntry(entry.key)
    onStorage()
    await waitFor(() =>
      expect(result.current.confirmed).toMatchObject({ status: 'stored', call: sampleCall }),
    )
  })

  it('is restored in the form when another tab’s request was refused', async () => {
    const { entry, onRefused } = openWaiting()
    const refused = { ...entry, status: 'refused', refusal: { code: 'slot_taken' } } as const
    saveEntry(refused)
    onStorage()
    await waitFor(() => expect(onRefused).toHaveBeenCalledWith(refused))
    removeEntry(entry.key)
  })
})
