import { useState } from 'react'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import {
  changeProblem,
  confirmCall,
  manageTexts,
  type ManagedCall,
} from '@/features/booking/manage/managed-call'

interface ConfirmCallProps {
  token: string
  call: ManagedCall
  onConfirmed: (call: ManagedCall) => void
  /** Called if the call may have changed and must be loaded again. */
  onStale: () => void
}

/** Confirms on a click: opening an email link, as email scanners do, must change nothing. */
export function ConfirmCall({ token, call, onConfirmed, onStale }: ConfirmCallProps) {
  const texts = manageTexts(call)
  const copy = texts.confirm
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState('')

  async function confirm() {
    setSending(true)
    setProblem('')
    const outcome = await confirmCall(token)
    setSending(false)
    if (outcome.status === 'changed') return onConfirmed(outcome.call)
    setProblem(outcome.status === 'refused' ? changeProblem(outcome.code, call) : texts.unreachable)
    if (outcome.status === 'refused' && !['rate_limited', 'too_many_calls'].includes(outcome.code)) onStale()
  }

  return (
    <div className="mt-5">
      <p>{copy[call.status === 'requested' ? 'requested' : 'booked']}</p>
      {problem && (
        <Banner className="mt-4">
          <p>{problem}</p>
        </Banner>
      )}
      <Button
        className="mt-4"
        variant="accent"
        busy={sending}
        busyLabel={copy.sending}
        onClick={() => void confirm()}
      >
        {copy.button}
      </Button>
    </div>
  )
}
