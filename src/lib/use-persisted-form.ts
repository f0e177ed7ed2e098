import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

type StoredValues = Record<string, unknown>

const keepInputs = { keepDefaultValues: true, keepErrors: true, keepFieldsRef: true }

const today = () => new Date().toDateString()

/** Text typed into a form today, in this tab. */
function readStored(key: string): StoredValues {
  try {
    const { day, values } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as {
      day?: string
      values: StoredValues
    }
    return day === today() ? values : {}
  } catch {
    return {}
  }
}

function writeStored(key: string, values: StoredValues | undefined): void {
  try {
    if (values) sessionStorage.setItem(key, JSON.stringify({ day: today(), values }))
    else sessionStorage.removeItem(key)
  } catch {
    // Storage is full or forbidden: then it is in the form alone.
  }
}

interface PersistedFormOptions<Values extends FieldValues> {
  /** The storage key, such as `contact:typed`. The privacy policy lists every key. */
  key: string
  form: Pick<UseFormReturn<Values>, 'getValues' | 'reset' | 'subscribe'>
  /** Values from the URL: they fill fields that are empty or were filled by an earlier URL. */
  prefill: NoInfer<Partial<Values>>
  /** Values of untouched fields. */
  untouched: readonly string[]
  /** Whether the form already has newer text. */
  isTaken?: () => boolean
}

/**
 * Saves a form's text in this tab, for visitors who follow a link and come back the same day, and fills in
 * values from the URL. Returns a function that clears it after sending.
 */
export function usePersistedForm<Values extends FieldValues>(
  options: PersistedFormOptions<Values>,
): () => void {
  const { key, form, prefill } = options
  const prefilled = useRef<StoredValues>({})

  const isTyped = (name: string, value: unknown) =>
    Boolean(value) && value !== prefilled.current[name] && !options.untouched.includes(String(value))
  /** Fills empty fields; text typed before hydration is only in the inputs. */
  const put = useEffectEvent((values: StoredValues, fromAddress = false) => {
    if (options.isTaken?.()) return
    const before = form.getValues()
    const typed = Object.entries(before).filter((entry) => isTyped(...entry))
    if (fromAddress) prefilled.current = values
    const given = Object.entries(values).filter(([, value]) => value)
    // Unlike setValue, reset notifies watchers also of the early text, which the form already has.
    form.reset({ ...before, ...Object.fromEntries([...given, ...typed]) }, keepInputs)
  })
  const save = useEffectEvent(() => {
    // The honeypot must stay empty.
    const { website: _, ...values } = form.getValues()
    const typed = Object.entries(values).filter((entry) => isTyped(...entry))
    // Without text there is nothing to send again, so the key of an earlier attempt goes too.
    const hasText = typed.some(([, value]) => typeof value === 'string')
    writeStored(key, hasText ? Object.fromEntries(typed) : undefined)
  })

  const { subscribe } = form
  useEffect(() => {
    // A form without useForm returns its values only after the first subscription.
    const unsubscribe = subscribe({ formState: { values: true }, callback: () => save() })
    put(readStored(key))
    save()
    return unsubscribe
  }, [key, subscribe])
  useEffect(() => put(prefill, true), [prefill])
  return useCallback(() => writeStored(key, undefined), [key])
}
