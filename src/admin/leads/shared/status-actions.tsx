import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { changeState, type StatefulRow } from '@/admin/leads/shared/change-status'
import { stateOf, type LeadTable, type Move } from '@/admin/leads/shared/lead-status'
import { ConfirmDialog } from '@/admin/kit/screen/confirm-dialog'
import { StateMark } from '@/admin/leads/shared/status-badge'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'

interface Question {
  title: string
  text: string
  button: string
  keep: string
}

interface StateStepsProps {
  table: LeadTable
  row: StatefulRow
  /** Leaves out steps that make no sense now, such as 'no show' before the call. */
  offered?: (move: Move) => boolean
  /** What is asked before a step that others hear of; absent: it is taken at once. */
  ask?: (move: Move) => Question | undefined
  /** Does it in another way than by itself: a form that has the row open saves it with its own version. */
  change?: (to: string) => Promise<void>
  busy?: boolean
}

/** Where a lead stands and where it can go from here. After a step the words that say so take the focus. */
export function StateSteps(props: StateStepsProps) {
  const { table, row, offered = () => true, ask, change, busy = false } = props
  const queryClient = useQueryClient()
  const words = useRef<HTMLParagraphElement>(null)
  const step = useMutation({
    mutationFn: (to: string) => (change ? change(to) : changeState(table, row, to)),
    // Also after a failure: the lead may stand elsewhere by now.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin'] }),
  })
  const done = step.isSuccess && step.variables === row.status
  useEffect(() => {
    if (done && document.activeElement === document.body) words.current?.focus({ preventScroll: true })
  }, [done])
  const moves = stateOf(table, row.status).moves.filter(offered)
  const running = step.isPending || busy
  const [asked, setAsked] = useState<Move>()
  const question = asked && ask?.(asked)
  function press(move: Move) {
    if (running) return
    if (ask?.(move)) setAsked(move)
    else step.mutate(move.to)
  }

  return (
    <section className="lead-part" aria-label="Status">
      <h2 className="lead-heading">Status</h2>
      <p ref={words} tabIndex={-1} role="status" className="focus:outline-none">
        <StateMark table={table} status={row.status} />
      </p>
      {step.isError && <FieldError>It was not changed. {step.error.message}</FieldError>}
      <p className="lead-buttons">
        {moves.map((move) =>
          move.back ? (
            <button
              key={move.to}
              type="button"
              className="quiet-action"
              aria-disabled={running || undefined}
              onClick={() => press(move)}
            >
              {move.label}
            </button>
          ) : (
            <Button
              key={move.to}
              size="small"
              variant="line"
              aria-disabled={running || undefined}
              onClick={() => press(move)}
            >
              {move.label}
            </Button>
          ),
        )}
      </p>
      {asked && question && (
        <ConfirmDialog
          {...question}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined)
            step.mutate(asked.to)
          }}
        />
      )}
    </section>
  )
}
