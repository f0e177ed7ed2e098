import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'

export interface Question {
  title: string
  text: string
  /** Names the action: 'Delete subscriber'. */
  button: string
  /** The label of the button that changes nothing. */
  keep?: string
  /** Further fields of the dialog. */
  children?: ReactNode
}

interface ConfirmDialogProps extends Question {
  onConfirm: () => void
  onCancel: () => void
}

/**
 * A confirmation before an action that cannot be undone. Escape and 'Keep' change nothing; 'Keep' has the
 * initial focus.
 */
export function ConfirmDialog({
  title,
  text,
  button,
  keep = 'Keep',
  onConfirm,
  onCancel,
  children,
}: ConfirmDialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
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
      {children}
      <p className="mt-6 flex flex-wrap gap-3">
        <Button variant="line" onClick={onCancel}>
          {keep}
        </Button>
        <Button variant="accent" onClick={onConfirm}>
          {button}
        </Button>
      </p>
    </dialog>
  )
}
