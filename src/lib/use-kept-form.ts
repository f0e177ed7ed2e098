import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

type Kept = Record<string, unknown>

const today = () => new Date().toDateString()

/** What was typed into a form today, in this tab. */
function readKept(key: string): Kept {
  try {
    const { day, values } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { day?: string; values: Kept }
    return day === today() ? values : {}
  } catch {
    return {}
  }
}

function writeKept(key: string, values: Kept | undefined): void {
  try {
    if (values) sessionStorage.setItem(key, JSON.stringify({ day: today(), values }))
    else sessionStorage.removeItem(key)
  } catch {
    // Storage is full or forbidden: then it is in the form alone.
  }
}

interface KeptFormOptions<Values extends FieldValues> {
  /** Under which it is kept, as `contact:typed`. The privacy policy names each key. */
  key: string
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setValue' | 'subscribe'>
  /** What the page's address says: it fills what is empty, or what an earlier address has filled. */
  prefill: NoInfer<Partial<Values>>
  /** What fields hold that nobody has touched. */
  untouched: readonly string[]
  /** Whether something newer is in the form. */
  isTaken?: () => boolean
}

/**
 * Keeps what is typed into a form in this tab, for who follows a link and comes back the same day, and puts in what the
 * address says. Returns what forgets it, once it is sent.
 */
export function useKeptForm<Values extends FieldValues>(options: KeptFormOptions<Values>): () => void {
  const { key, form, prefill } = options
  const prefilled = useRef<Kept>({})

  const isTyped = (name: string, value: unknown) =>
    Boolean(value) && value !== prefilled.current[name] && !options.untouched.includes(String(value))
  /** Puts values where nothing is typed; what was typed before the script ran is in the inputs only. */
  const put = useEffectEvent((values: Kept, fromAddress = false) => {
    if (options.isTaken?.()) return
    const typed = Object.entries(form.getValues()).filter((entry) => isTyped(...entry))
    if (fromAddress) prefilled.current = values
    for (const [name, value] of Object.entries({ ...values, ...Object.fromEntries(typed) })) {
      const set = (to: unknown) => form.setValue(name as Path<Values>, to as PathValue<Values, Path<Values>>)
      if (!value) continue
      // The form has what was typed early already, and tells who watches a field of a change alone.
      set('')
      set(value)
    }
  })
  const keep = useEffectEvent(() => {
    // The honeypot must not fill itself in.
    const { website: _, ...values } = form.getValues()
    const typed = Object.entries(values).filter((entry) => isTyped(...entry))
    writeKept(key, typed.length > 0 ? Object.fromEntries(typed) : undefined)
  })

  const { subscribe } = form
  useEffect(() => {
    put(readKept(key))
    keep()
    return subscribe({ formState: { values: true }, callback: () => keep() })
  }, [key, subscribe])
  useEffect(() => put(prefill, true), [prefill])
  return useCallback(() => writeKept(key, undefined), [key])
}
