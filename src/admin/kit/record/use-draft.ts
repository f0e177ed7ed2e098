import { useEffect, useEffectEvent, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { dropDraft, holdDraft, writeDraft } from '@/admin/kit/record/local-draft'

const keepMs = 1000
const saveMs = 2000

interface KeptText<Form extends FieldValues> {
  form: UseFormReturn<Form>
  place: string
  writer: string
  rowId: string
  changed: boolean
  version: () => string | undefined
  /** Whether the form holds something the server has not, at this very moment. */
  differs: () => boolean
  /** Present when what is typed goes to the server by itself. */
  save?: () => Promise<boolean>
}

/**
 * Keeps what is typed: in this browser at most a second after it was typed, and on the server two seconds after the
 * last save where rows save themselves. What is saved or given up leaves no draft behind.
 */
export function useKeptText<Form extends FieldValues>(kept: KeptText<Form>): void {
  const { form, place, writer, changed } = kept
  const savedAt = useRef(-Infinity)
  const timers = useRef<{ keep?: number; save?: number }>({})

  const keep = useEffectEvent(() => {
    timers.current.keep = undefined
    const { rowId, version, differs } = kept
    if (!differs()) return dropDraft(place, writer)
    writeDraft(place, writer, {
      values: form.getValues(),
      at: new Date().toISOString(),
      rowId,
      version: version(),
    })
  })
  const stillDiffers = useEffectEvent(() => kept.differs())
  const save = useEffectEvent(async () => {
    timers.current.save = undefined
    savedAt.current = performance.now()
    await kept.save?.()
  })
  const typed = useEffectEvent(() => {
    timers.current.keep ??= window.setTimeout(keep, keepMs)
    if (!kept.save) return
    const wait = Math.max(saveMs - (performance.now() - savedAt.current), saveMs / 2)
    timers.current.save ??= window.setTimeout(() => void save(), wait)
  })

  useEffect(() => holdDraft(place, writer), [place, writer])

  useEffect(() => {
    const waiting = timers.current
    const stop = form.subscribe({ formState: { values: true }, callback: () => typed() })
    return () => {
      stop()
      // The screen is put away, as when the session ends: what was just typed is kept now, what was given up is not.
      if (waiting.keep !== undefined || !stillDiffers()) keep()
      window.clearTimeout(waiting.keep)
      window.clearTimeout(waiting.save)
      timers.current = {}
    }
  }, [form])

  useEffect(() => {
    if (changed) return
    window.clearTimeout(timers.current.keep)
    timers.current.keep = undefined
    dropDraft(place, writer)
  }, [changed, place, writer])
}
