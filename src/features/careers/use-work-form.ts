import { useEffect, useState } from 'react'
import type { WorkForm } from '@/features/careers/work-form'

type Form = typeof WorkForm

let loaded: Form | undefined
let loading: Promise<Form> | undefined

/** Fetches the form and what checks it; once. A failed fetch is forgotten, so that it can be tried again. */
function load(): Promise<Form> {
  loading ??= import('@/features/careers/work-form').then((module) => (loaded = module.WorkForm))
  loading.catch(() => (loading = undefined))
  return loading
}

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/**
 * The form of the dialog, which few who read the page open: its script is fetched with the first sign of somebody
 * using the page, so that it is there before the button is pressed. `fetchForm` gets it now, or once more.
 */
export function useWorkForm() {
  const [form, setForm] = useState<{ Form?: Form; failed: boolean }>({ Form: loaded, failed: false })

  function fetchForm() {
    setForm({ Form: loaded, failed: false })
    load().then(
      (Form) => setForm({ Form, failed: false }),
      () => setForm({ failed: true }),
    )
  }

  useEffect(() => {
    // What fails here is tried again, and told, when the dialog opens.
    const prepare = () => void load().catch(() => {})
    for (const sign of signs) addEventListener(sign, prepare, { once: true, passive: true })
    return () => {
      for (const sign of signs) removeEventListener(sign, prepare)
    }
  }, [])

  return { ...form, fetchForm }
}
