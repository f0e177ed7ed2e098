import { useState } from 'react'
import { ConfirmDialog, type Question } from '@/admin/kit/screen/confirm-dialog'

/** A confirmation before an action: `ask` opens it, and the caller renders `dialog`. */
export function useConfirm() {
  const [pending, setPending] = useState<{ question: Question; onConfirm: () => void }>()
  return {
    ask: (question: Question, onConfirm: () => void) => setPending({ question, onConfirm }),
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
