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
 * The booking whose confirmation stands at this place in the tab's history: there again after a reload, and when a
 * phone that had put the tab away brings it back; not for who comes to the page anew.
 */
export function readConfirmation(): OutboxEntry | undefined {
  try {
    const entry = parseEntry(JSON.parse(sessionStorage.getItem(confirmationKey) ?? 'null'))
    return entry && (history.state as HistoryState | null)?.confirmed === entry.key ? entry : undefined
  } catch {
    return undefined
  }
}

export function saveConfirmation(entry: OutboxEntry): void {
  try {
    sessionStorage.setItem(confirmationKey, JSON.stringify(entry))
    // The router's own state stays beside it.
    const state: HistoryState = { ...(history.state as object | null), confirmed: entry.key }
    history.replaceState(state, '')
  } catch {
    // Storage is forbidden: then a reload shows the form.
  }
}

/**
 * The booking whose confirmation is shown, through a reload and until the visitor goes on, by whatever way. Sends
 * again what waits in the outbox; `onRefused` is called with each that was refused, also on an earlier visit or in
 * another tab, and may be called twice with one.
 */
export function useConfirmation(onRefused: (refused: OutboxEntry) => void) {
  const [confirmed, setConfirmed] = useState<OutboxEntry>()

  const resolve = useEffectEvent((entry: OutboxEntry) => {
    if (entry.status === 'stored') setConfirmed(entry)
    if (entry.status === 'refused') onRefused(entry)
  })
  /** Another tab may have resolved what is shown: sent again with its key, it gets the same answer. */
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
    /** Back from another page of the site, which has cleared it: the browser shows this one as it was left. */
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
