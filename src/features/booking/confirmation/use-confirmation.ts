import { useEffect, useEffectEvent, useState } from 'react'
import {
  onResolved,
  parseEntry,
  readOutbox,
  resendOutbox,
  sendEntry,
  type OutboxEntry,
} from '@/features/booking/outbox/outbox'
import { clearConfirmation, confirmationKey, outboxKey } from '@/features/booking/outbox/storage-keys'

interface HistoryState {
  confirmed?: string
}

/**
 * The booking confirmed in this history entry of the tab: it survives a reload or a restored tab, but is not
 * shown on a new visit to the page.
 */
export function readConfirmation(): OutboxEntry | undefined {
  try {
    const stored = sessionStorage.getItem(confirmationKey)
    const entry = stored ? parseEntry(JSON.parse(stored)) : undefined
    return entry && (history.state as HistoryState | null)?.confirmed === entry.key ? entry : undefined
  } catch {
    return undefined
  }
}

export function saveConfirmation(entry: OutboxEntry): void {
  try {
    sessionStorage.setItem(confirmationKey, JSON.stringify(entry))
    // Keeps the router's state.
    const state: HistoryState = { ...(history.state as object | null), confirmed: entry.key }
    history.replaceState(state, '')
  } catch {
    // Storage is forbidden: then a reload shows the form.
  }
}

/**
 * The booking whose confirmation is shown until the visitor leaves the page, even after a reload. Also
 * resends the outbox. `onRefused` is called with each refused booking, including those of an earlier visit or
 * another tab, possibly twice with the same one.
 */
export function useConfirmation(onRefused: (refused: OutboxEntry) => void) {
  const [confirmed, setConfirmed] = useState<OutboxEntry>()

  const resolve = useEffectEvent((entry: OutboxEntry) => {
    if (entry.status === 'stored') setConfirmed(entry)
    if (entry.status === 'refused') onRefused(entry)
  })
  /** Another tab may have sent the shown booking; sent again with its key, it gets the same answer. */
  const catchUp = useEffectEvent(async (shown = confirmed) => {
    if (shown?.status !== 'sending') return
    const entry = readOutbox().find(({ key }) => key === shown.key)
    resolve(entry ?? (await sendEntry(shown, { background: true })))
  })

  useEffect(() => {
    const saved = readConfirmation()
    if (saved) setConfirmed(saved)
    else clearConfirmation()

    const onStorage = ({ key }: StorageEvent) => {
      if (key === outboxKey) void catchUp()
    }
    /** Restored from the browser's cache after another page has cleared the confirmation. */
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && !readConfirmation()) setConfirmed(undefined)
    }

    const refused = readOutbox().find(({ status }) => status === 'refused')
    if (refused) resolve(refused)
    void catchUp(saved)
    void resendOutbox()
    const stop = onResolved((entry) => resolve(entry))
    window.addEventListener('storage', onStorage)
    window.addEventListener('pageshow', onPageShow)
    return () => {
      stop()
      window.removeEventListener('pageshow', onPageShow)
      window.removeEventListener('storage', onStorage)
      clearConfirmation()
    }
  }, [])

  useEffect(() => {
    if (confirmed) saveConfirmation(confirmed)
  }, [confirmed])

  return {
    confirmed,
    show: setConfirmed,
    clear: () => {
      clearConfirmation()
      setConfirmed(undefined)
    },
  }
}
