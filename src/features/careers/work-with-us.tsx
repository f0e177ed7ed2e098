import { useId, useRef, useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { FormFailure, somethingWrong } from '@/components/ui/form-failure'
import { LoadingPanel } from '@/components/ui/loader'
import { ModalDialog } from '@/components/ui/modal-dialog'
import { TextLink } from '@/components/ui/site-link'
import { workWithUs as copy } from '@/content/about'
import type { WorkForm } from '@/features/careers/work-form'
import { importNow } from '@/lib/newer-build'

const resetDelayMs = 300

/** The button and its dialog. Without scripts it is a link to the contact page. */
export function WorkWithUs() {
  const [open, setOpen] = useState(false)
  const [sending, setSending] = useState(false)
  /** The form's key: each opening starts a new form; 0 before the first. */
  const [formKey, setFormKey] = useState(0)
  const opener = useRef<HTMLButtonElement>(null)
  const resetting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()
  const { Form, failed, fetchForm } = useWorkForm()

  function reset() {
    clearTimeout(resetting.current)
    resetting.current = undefined
    setFormKey((count) => count + 1)
  }

  function show() {
    fetchForm()
    if (formKey === 0 || resetting.current !== undefined) reset()
    // Safari does not focus a clicked button, and the dialog later returns the focus to the element that has
    // it now.
    opener.current?.focus({ preventScroll: true })
    setOpen(true)
  }

  function close() {
    setOpen(false)
    clearTimeout(resetting.current)
    resetting.current = setTimeout(reset, resetDelayMs)
  }

  return (
    <>
      <noscript>
        <ButtonLink to={copy.fallback.to} variant="line">
          {copy.action}
        </ButtonLink>
      </noscript>
      <Button
        ref={opener}
        variant="line"
        className="[@media(scripting:none)]:hidden"
        aria-haspopup="dialog"
        onPointerEnter={prepareForm}
        onFocus={prepareForm}
        onClick={show}
      >
        {copy.action}
      </Button>
      <ModalDialog open={open} locked={sending} onClose={close} labelledBy={id}>
        {formKey > 0 &&
          (Form ? (
            <Form key={formKey} headingId={id} onSending={setSending} onClose={close} />
          ) : (
            <WorkWaiting headingId={id} failed={failed} onRetry={fetchForm} onClose={close} />
          ))}
      </ModalDialog>
    </>
  )
}

type Form = typeof WorkForm

let loaded: Form | undefined
let loading: Promise<Form> | undefined

/** Fetches the form and its schema once. A failed fetch can be retried. */
function load(): Promise<Form> {
  loading ??= import('@/features/careers/work-form').then((module) => (loaded = module.WorkForm))
  loading.catch(() => (loading = undefined))
  return loading
}

/** Few visitors open the dialog, so its form is fetched when the pointer or the focus reaches the button. */
function prepareForm() {
  // A failure here is retried, and shown if it persists, when the dialog opens.
  load().catch(() => {})
}

/** The form of the dialog. `fetchForm` fetches it or retries. */
function useWorkForm() {
  const [form, setForm] = useState<{ Form?: Form; failed: boolean }>({ Form: loaded, failed: false })

  function fetchForm() {
    setForm({ Form: loaded, failed: false })
    importNow(load).then(
      (Form) => setForm({ Form, failed: false }),
      () => setForm({ failed: true }),
    )
  }

  return { ...form, fetchForm }
}

interface WorkWaitingProps {
  headingId: string
  failed: boolean
  onRetry: () => void
  onClose: () => void
}

/**
 * Shown in the dialog until the form is loaded; about as high as the form, so that the layout does not shift.
 */
function WorkWaiting({ headingId, failed, onRetry, onClose }: WorkWaitingProps) {
  return (
    <div className="flex min-h-[25rem] flex-col items-start">
      <h2 id={headingId} className="mb-6 text-h3">
        {copy.heading}
      </h2>
      {failed ? (
        <>
          <FormFailure message={somethingWrong} />
          <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button onClick={onRetry}>Try Again</Button>
            <TextLink to={copy.fallback.to}>{copy.fallback.label}</TextLink>
          </p>
        </>
      ) : (
        <LoadingPanel label={copy.loading} />
      )}
      <Button variant="line" className="mt-auto" onClick={onClose}>
        {copy.close}
      </Button>
    </div>
  )
}
