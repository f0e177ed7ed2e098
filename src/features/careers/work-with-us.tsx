import { useId, useRef, useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { ModalDialog } from '@/components/ui/modal-dialog'
import { useHydrated } from '@/components/ui/use-hydrated'
import { workWithUs as words } from '@/content/about'
import { useWorkForm } from '@/features/careers/use-work-form'
import { WorkWaiting } from '@/features/careers/work-waiting'

const resetDelay = 300

/** The button and its dialog. Until the script runs it is a link to the page with the other form. */
export function WorkWithUs() {
  const [open, setOpen] = useState(false)
  const [sending, setSending] = useState(false)
  /** A new sheet for each opening; none before the first. */
  const [sheet, setSheet] = useState(0)
  const opener = useRef<HTMLButtonElement>(null)
  const resetting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()
  const hydrated = useHydrated()
  const { Form, failed, fetchForm } = useWorkForm()

  function reset() {
    clearTimeout(resetting.current)
    resetting.current = undefined
    setSheet((count) => count + 1)
  }

  function show() {
    fetchForm()
    if (sheet === 0 || resetting.current !== undefined) reset()
    // Safari leaves the focus where it was when a button is pressed: it comes back to what has it now.
    opener.current?.focus({ preventScroll: true })
    setOpen(true)
  }

  function close() {
    setOpen(false)
    clearTimeout(resetting.current)
    resetting.current = setTimeout(reset, resetDelay)
  }

  if (!hydrated) {
    return (
      <ButtonLink to={words.fallback.to} variant="beat" size="big">
        {words.action}
      </ButtonLink>
    )
  }
  return (
    <>
      <Button ref={opener} variant="beat" size="big" aria-haspopup="dialog" onClick={show}>
        {words.action}
      </Button>
      <ModalDialog open={open} locked={sending} onClose={close} labelledBy={id}>
        {sheet > 0 &&
          (Form ? (
            <Form key={sheet} headingId={id} sending={sending} onSending={setSending} onClose={close} />
          ) : (
            <WorkWaiting headingId={id} failed={failed} onRetry={fetchForm} onClose={close} />
          ))}
      </ModalDialog>
    </>
  )
}
