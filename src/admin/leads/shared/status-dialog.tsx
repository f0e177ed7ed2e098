import { useState } from 'react'
import { ConfirmDialog } from '@/admin/kit/screen/confirm-dialog'
import { Input, Select } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'
import { tidy } from '@/lib/written-text'

export interface StatusQuestion {
  title: string
  text: string
  button: string
  keep: string
  /** Adds a field for an optional reason; the help text says how it is used. */
  reason?: string
  /** Asks for one of these reasons, or for a typed one. */
  reasons?: readonly string[]
}

interface StatusDialogProps {
  question: StatusQuestion
  onCancel: () => void
  onConfirm: (why: string) => void
}

/** A confirmation before a status changes: `ask` opens it if there is a question, and the caller renders `dialog`. */
export function useStatusQuestion() {
  const [pending, setPending] = useState<{ question: StatusQuestion; onConfirm: (why: string) => void }>()
  return {
    ask(question: StatusQuestion | undefined, onConfirm: (why?: string) => void) {
      if (question) setPending({ question, onConfirm })
      else onConfirm()
    },
    dialog: pending && (
      <StatusDialog
        question={pending.question}
        onCancel={() => setPending(undefined)}
        onConfirm={(why) => {
          setPending(undefined)
          pending.onConfirm(why)
        }}
      />
    ),
  }
}

const other = 'Another reason'

/** The confirmation before a lead's status changes, with a field for the reason if the question has one. */
function StatusDialog({ question, onCancel, onConfirm }: StatusDialogProps) {
  const { reason, reasons, ...texts } = question
  const [chosen, setChosen] = useState('')
  const [typed, setTyped] = useState('')
  const [missing, setMissing] = useState(false)
  const why = tidy(reasons && chosen !== other ? chosen : typed)
  const isTyped = reason !== undefined || chosen === other

  return (
    <ConfirmDialog
      {...texts}
      onCancel={onCancel}
      onConfirm={() => {
        if (reasons && !why) setMissing(true)
        else onConfirm(why)
      }}
    >
      {reasons && (
        <Field
          className="mt-5"
          label="Why it was lost"
          error={missing && !chosen ? 'Choose a reason' : undefined}
        >
          {(inputProps) => (
            <Select {...inputProps} value={chosen} onChange={({ target }) => setChosen(target.value)}>
              <option value="">Choose</option>
              {[...reasons, other].map((each) => (
                <option key={each}>{each}</option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {isTyped && (
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
    </ConfirmDialog>
  )
}
