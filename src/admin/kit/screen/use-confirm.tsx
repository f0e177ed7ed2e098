import { useState } from 'react'
import { ConfirmDialog, type Question } from '@/admin/kit/screen/confirm-dialog'

/** Asks before something is done: `ask` opens the question, `dialog` is where it is drawn. */
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
