import { useState } from 'react'
import { manage } from '@/content/booking-manage'
import type { Failure } from '@/features/booking/form/booking-failure'
import { changeProblem } from '@/features/booking/manage/change-problem'
import { moveCall, type ManagedCall } from '@/features/booking/manage/managed-call'
import type { CallTime, Slot } from '@/features/booking/slots'
import { useNearestFree } from '@/features/booking/form/use-nearest-free'

interface Hears {
  onChanged: (call: ManagedCall) => void
  onStale: (wanted?: (call: ManagedCall) => boolean) => void
}

/** Moves a call, and says why it was not moved. What was chosen stays. */
export function useMoveCall(token: string, { onChanged, onStale }: Hears) {
  const [failure, setFailure] = useState<Failure>()
  const [sending, setSending] = useState(false)
  const nearestTo = useNearestFree()

  function refuse(field: 'date' | 'slot', message: string) {
    setFailure({ message, field })
    return field
  }

  /** Gives the field to go back to; nothing when the call was moved, or when the failure has taken the focus. */
  async function move(date: string, slot: Slot | '', own: CallTime): Promise<'date' | 'slot' | undefined> {
    if (sending) return undefined
    if (!date) return refuse('date', manage.move.noDate)
    if (!slot) return refuse('slot', manage.move.noTime)
    if (date === own.date && slot === own.slot) return refuse('slot', manage.move.same)
    const time = { date, slot }
    setFailure(undefined)
    setSending(true)
    const outcome = await moveCall(token, time)
    setSending(false)
    if (outcome.status === 'changed') onChanged(outcome.call)
    else if (outcome.status === 'unreachable') {
      setFailure({ message: manage.unreachable, refused: true })
      onStale((call) => call.preferred_date === date && call.preferred_time === slot)
    } else if (outcome.code === 'slot_taken') {
      setFailure({ message: '', refused: true, field: 'slot', lost: time })
      const nearest = await nearestTo(time)
      setFailure((now) => (now?.lost ? { ...now, nearest } : now))
    } else {
      setFailure({ message: changeProblem(outcome.code), refused: true })
      if (outcome.code !== 'rate_limited') onStale()
    }
    return undefined
  }

  return { failure, sending, move, clear: () => setFailure(undefined) }
}
