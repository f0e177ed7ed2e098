import { useState } from 'react'
import { ConfirmDialog, type Question } from '@/admin/kit/screen/confirm-dialog'

/** A confirmation before an action: `ask` opens it, and the caller renders `dialog`. */
export function useConfirm() {
  const [asked, setAsked] = useState<{ question: Question; onConfirm: () => void }>()
  return {
    ask: (question: Question, onConfirm: () => void) => setAsked({ question, onConfirm }),
    dialog: asked && (
      <ConfirmDialog
        {...asked.question}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined)
          asked.onConfirm()
        }}
      />
    ),
  }
}
