import { useId, useState } from 'react'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { ModalDialog } from '@/components/ui/modal-dialog'
import {
  cancelCall,
  changeProblem,
  manageTexts,
  callTimeOf,
  type ManagedCall,
} from '@/features/booking/manage/managed-call'
import type { ChangeListeners } from '@/features/booking/manage/move-call'
import { callTimeLabel } from '@/features/booking/slots'

interface CancelCallProps extends ChangeListeners {
  token: string
  call: ManagedCall
}

/** Cancels after a confirmation, because the time of a cancelled call is free for others at once. */
export function CancelCall({ token, call, onChanged, onStale }: CancelCallProps) {
  const id = useId()
  const texts = manageTexts(call)
  const copy = texts.cancel
  const text = call.status === 'requested' ? copy.textRequested : copy.text
  const [open, setOpen] = useState(false)
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState('')

  async function confirm() {
    setSending(true)
    setProblem('')
    const outcome = await cancelCall(token)
    setSending(false)
    if (outcome.status === 'changed') {
      setOpen(false)
      onChanged(outcome.call)
      return
    }
    if (outcome.status === 'unreachable') {
      setProblem(texts.unreachable)
      onStale(({ status }) => status === 'cancelled')
      return
    }
    setProblem(changeProblem(outcome.code, call))
    if (outcome.code !== 'rate_limited') onStale()
  }

  return (
    <section>
      <h2 className="text-h3">{copy.heading}</h2>
      <p className="mt-2 text-ink-2">{text}</p>
      <Button
        className="mt-4"
        variant="line"
        aria-haspopup="dialog"
        onClick={() => {
          setProblem('')
          setOpen(true)
        }}
      >
        {copy.open}
      </Button>
      <ModalDialog open={open} locked={sending} onClose={() => setOpen(false)} labelledBy={id}>
        <h2 id={id} className="text-h3">
          {copy.ask}
        </h2>
        <p className="mt-3 text-balance">{callTimeLabel(callTimeOf(call), call.language)}</p>
        <p className="mt-2 text-ink-2">{text}</p>
        {problem && (
          <Banner className="mt-5">
            <p>{problem}</p>
          </Banner>
        )}
        <div className="mt-7 flex flex-wrap gap-3">
          <Button variant="accent" busy={sending} busyLabel={copy.sending} onClick={() => void confirm()}>
            {copy.confirm}
          </Button>
          <Button variant="line" data-focus-first disabled={sending} onClick={() => setOpen(false)}>
            {copy.keep}
          </Button>
        </div>
      </ModalDialog>
    </section>
  )
}
