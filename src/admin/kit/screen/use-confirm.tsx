import { useState } from 'react'
import { ConfirmDialog, type Question } from '@/admin/kit/screen/confirm-dialog'

/** A confirmation before an action, which the caller renders as `dialog`; without a question it runs at once. */
export function useConfirm() {
  const [pending, setPending] = useState<{ question: Question; onConfirm: () => void }>()
  return {
    ask(question: Question | undefined, onConfirm: () => void) {
      if (question) setPending({ question, onConfirm })
      else onConfirm()
    },
    dialog: pending && (
      <ConfirmDialog
        {...pending.question}
        onCancel={() => setPending(undefined)}
        onConfirm={() => {
          setPending(undefined)
          pending.onConfirm()
        }}
      />
    ),
  }
}
