import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

interface KeptFormOptions<Values extends FieldValues> {
  /** In sessionStorage. The privacy policy names each key. */
  key: string
  form: UseFormReturn<Values>
  /** What the page's address says: it fills what is empty, or what an earlier address has filled. */
  prefill: NoInfer<Partial<Values>>
  /** What fields hold that nobody has touched, where that is not nothing. */
  untouched?: NoInfer<Partial<Values>>
  /** Whether something newer is in the form. */
  isTaken?: () => boolean
}

/** A person does not fill in the honeypot, and it must not come back by itself. */
const honeypot = 'website'

/**
 * Keeps what is typed into a form in this tab, for who follows a link and comes back the same day, and puts in what the
 * address says. Returns what forgets it, once it is sent.
 */
export function useKeptForm<Values extends FieldValues>(options: KeptFormOptions<Values>): () => void {
  const { key, form, prefill } = options
  const prefilled = useRef<Record<string, unknown>>({})

  const isTyped = (name: string, value: unknown) =>
    Boolean(value) &&
    value !== (prefilled.current[name] ?? (options.untouched as FieldValues | undefined)?.[name])
  /** Puts values where nothing was typed, in this visit or before the script ran. */
  const put = useEffectEvent((values: Record<string, unknown>, fromAddress = false) => {
    if (options.isTaken?.()) return
    const names = Object.keys(values) as Path<Values>[]
    const free = names.filter((name) => values[name] && !isTyped(name, form.getValues(name)))
    if (fromAddress) prefilled.current = values
    for (const name of free) form.setValue(name, values[name] as PathValue<Values, Path<Values>>)
  })
  const keep = useEffectEvent(() => {
    const typed = Object.entries(form.getValues()).filter(
      ([name, value]) => name !== honeypot && isTyped(name, value),
    )
    writeKept(key, typed.length > 0 ? Object.fromEntries(typed) : undefined)
  })

  const { subscribe } = form
  useEffect(() => {
    put(readKept(key))
    keep()
    return subscribe({ formState: { values: true }, callback: () => keep() })
  }, [key, subscribe])
  useEffect(() => {
    put(prefill, true)
  }, [prefill])
  return useCallback(() => writeKept(key, undefined), [key])
}

const today = () => new Date().toDateString()

function readKept(key: string): Record<string, unknown> {
  try {
    const { day, values } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>
    return day === today() ? (values as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function writeKept(key: string, values: Record<string, unknown> | undefined): void {
  try {
    if (values) sessionStorage.setItem(key, JSON.stringify({ day: today(), values }))
    else sessionStorage.removeItem(key)
  } catch {
    // Storage is full or forbidden: then it is in the form alone.
  }
}
