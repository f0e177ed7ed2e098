import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { sameValues } from '@/admin/kit/record/merge'
import { useSession } from '@/admin/kit/session/session'
import { dayMs } from '@/lib/dates'

const saveMs = 2000
/** How long a draft is kept in the browser. The privacy policy says the same. */
const maxAgeMs = 7 * dayMs
const prefix = 'admin-draft:'

/** Unsaved text, stored in this browser: it survives a killed tab and an expired session. */
interface Draft<Values> {
  values: Values
  /** When it was written, ISO. */
  at: string
  rowId: string
  /** The `updated_at` of the row it was written on; absent for a row never stored. */
  version?: string
}

export interface OpenDraft<Values> {
  /** The storage key. */
  key: string
  /** The storage key of a row's draft. */
  keyOf: (rowId: string) => string
  /** What was not saved when the form was last open. */
  left: Draft<Values> | undefined
}

function readDraft<Values>(key: string): Draft<Values> | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? '') as Draft<Values>
    return typeof draft.at === 'string' && typeof draft.rowId === 'string' && draft.values ? draft : undefined
  } catch {
    return undefined
  }
}

/** Deletes expired drafts of all users; runs whenever a form opens. */
function clearOldDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const at = key.startsWith(prefix) ? Date.parse(readDraft(key)?.at ?? '') : Date.now()
      if (!(Date.now() - at <= maxAgeMs)) localStorage.removeItem(key)
    }
  } catch {
    // Storage is forbidden: nothing was saved.
  }
}

/** The signed-in user's draft for one row of a kind. Read once. */
export function useDraft<Values>(kind: string, rowId: string): OpenDraft<Values> {
  const session = useSession()
  const [open] = useState(() => {
    clearOldDrafts()
    const user = session.status === 'signed-in' ? session.user.id : ''
    const keyOf = (row: string) => `${prefix}${user}:${kind}:${row}`
    const key = keyOf(rowId)
    return { key, keyOf, left: readDraft<Values>(key) }
  })
  return open
}

interface DraftOptions<Form extends FieldValues> {
  /** The key of a new row changes with its first save; the draft moves to the new key. */
  key: string
  /** The draft that the form opened with. */
  left: Draft<unknown> | undefined
  form: UseFormReturn<Form>
  rowId: string
  changed: boolean
  /** The same as `changed`, but not delayed until the next render. */
  isChanged: () => boolean
  version?: () => string | undefined
  /** Present if changes are saved automatically. */
  save?: () => Promise<boolean>
}

/**
 * Stores a draft in the browser with each change, so that a form that is left and reopened at once finds it;
 * saving or discarding removes it. Rows that save automatically are saved every two seconds. The browser asks
 * before a tab with unsaved text is closed.
 */
export function useSaveDraft<Form extends FieldValues>(options: DraftOptions<Form>): void {
  const { form, key, changed } = options
  const timer = useRef<number>(undefined)
  // Another tab may have written the stored draft, and only the tab with its text may remove or replace it.
  const own = useRef(options.left)

  /** Removes the draft that this form wrote or opened with. */
  function remove(storedUnder: string) {
    if (own.current && localStorage.getItem(storedUnder) === JSON.stringify(own.current))
      localStorage.removeItem(storedUnder)
  }

  /** Stores the draft unless it is stored, or removes it if there is nothing to save. */
  const keep = useEffectEvent(() => {
    const { rowId } = options
    try {
      if (!options.isChanged()) return remove(key)
      const version = options.version?.()
      // A copy, since a field may change its own part of the values.
      const values = structuredClone(form.getValues())
      const isKept = own.current?.version === version && sameValues(own.current?.values, values)
      if (isKept && localStorage.getItem(key) !== null) return
      own.current = { values, at: new Date().toISOString(), rowId, version }
      localStorage.setItem(key, JSON.stringify(own.current))
    } catch {
      // The storage is full or forbidden: the text is in the form alone.
    }
  })
  const save = useEffectEvent(() => {
    timer.current = undefined
    void options.save?.()
  })
  const typed = useEffectEvent(() => {
    keep()
    if (options.save) timer.current ??= window.setTimeout(() => save(), saveMs)
  })

  useEffect(() => {
    const stop = form.subscribe({ formState: { values: true }, callback: () => typed() })
    return () => {
      stop()
      window.clearTimeout(timer.current)
      timer.current = undefined
      keep()
    }
  }, [form])

  const savedUnder = useRef(key)
  useEffect(() => {
    if (savedUnder.current === key) return
    remove(savedUnder.current)
    savedUnder.current = key
    keep()
  }, [key])

  useEffect(() => {
    if (!changed) return keep()
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [changed])
}
