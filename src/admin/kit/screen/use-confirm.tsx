import { useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input, Select } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'
import { tidy } from '@/lib/written-text'

export interface Question {
  title: string
  text: string
  /** Names the action: 'Delete subscriber'. */
  button: string
  /** The label of the button that changes nothing. */
  keep?: string
  /** Adds a field for an optional reason; the help text says how it is used. */
  reason?: string
  /** Asks for one of these reasons, or for a typed one. */
  reasons?: { label: string; choices: readonly string[] }
}

/** A confirmation before an action, which the caller renders as `dialog`; without a question it runs at once. */
export function useConfirm() {
  const [pending, setPending] = useState<{ question: Question; onConfirm: (why: string) => void }>()
  return {
    ask(question: Question | undefined, onConfirm: (why?: string) => void) {
      if (question) setPending({ question, onConfirm })
      else onConfirm()
    },
    dialog: pending && (
      <ConfirmDialog
        {...pending.question}
        onCancel={() => setPending(undefined)}
        onConfirm={(why) => {
          setPending(undefined)
          pending.onConfirm(why)
        }}
      />
    ),
  }
}

interface ConfirmDialogProps extends Question {
  onConfirm: (why: string) => void
  onCancel: () => void
}

const other = 'Another reason'

/** Escape and 'Keep' change nothing; 'Keep' or the field for the reason has the initial focus. */
function ConfirmDialog({
  title,
  text,
  button,
  keep = 'Keep',
  reason,
  reasons,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [chosen, setChosen] = useState('')
  const [typed, setTyped] = useState('')
  const [missing, setMissing] = useState(false)
  const why = tidy(reasons && chosen !== other ? chosen : typed)
  // Closed before it is removed, so that the browser returns the focus to the button that opened it.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="m-auto w-[min(30rem,100vw-2.5rem)] border-t-2 border-ink bg-paper p-7 text-ink shadow-float backdrop:bg-[rgb(10_12_24/0.55)]"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={onCancel}
    >
      <h2 className="text-h4" id={`${id}-title`}>
        {title}
      </h2>
      <p className="mt-2" id={`${id}-text`}>
        {text}
      </p>
      {reasons && (
        <Field
          className="mt-5"
          label={reasons.label}
          error={missing && !chosen ? 'Choose a reason' : undefined}
        >
          {(inputProps) => (
            <Select {...inputProps} value={chosen} onChange={({ target }) => setChosen(target.value)}>
              <option value="">Choose</option>
              {[...reasons.choices, other].map((each) => (
                <option key={each}>{each}</option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {(reason !== undefined || chosen === other) && (
        <Field
          className="mt-5"
          label={reasons ? 'The reason' : 'Reason (optional)'}
          help={reason}
          error={reasons && missing && !why ? 'Write the reason' : undefined}
        >
          {(inputProps) => (
            <Input
              {...inputProps}
              value={typed}
              maxLength={reasons ? 200 : 300}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
      )}
      <p className="mt-6 flex flex-wrap gap-3">
        <Button variant="line" onClick={onCancel}>
          {keep}
        </Button>
        <Button variant="accent" onClick={() => (reasons && !why ? setMissing(true) : onConfirm(why))}>
          {button}
        </Button>
      </p>
    </dialog>
  )
}
