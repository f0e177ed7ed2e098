import { useEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react'

interface ModalDialogProps {
  open: boolean
  /** While true, neither Escape nor a press on the backdrop closes it. */
  locked?: boolean
  onClose: () => void
  /** The id of its heading. */
  labelledBy: string
  children: ReactNode
}

/**
 * A native dialog: the browser keeps the focus inside, gives it back, and lets nothing else be reached. The first
 * field has the focus when it opens, or what is marked with data-focus-first.
 */
export function ModalDialog({ open, locked = false, onClose, labelledBy, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (!open) return element.close()
    element.showModal()
    element.querySelector<HTMLElement>('[data-focus-first], input, select, textarea')?.focus()
  }, [open])

  // What is behind does not scroll, and does not move when its scrollbar goes.
  useEffect(() => {
    if (!open) return
    const page = document.documentElement
    page.style.paddingRight = `${window.innerWidth - page.clientWidth}px`
    page.style.overflow = 'hidden'
    return () => {
      page.style.paddingRight = ''
      page.style.overflow = ''
    }
  }, [open])

  // A browser lets Escape through the second time even where the first was refused: it must not see the key.
  useEffect(() => {
    if (!open || !locked) return
    const holdEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault()
    }
    document.addEventListener('keydown', holdEscape, true)
    return () => document.removeEventListener('keydown', holdEscape, true)
  }, [open, locked])

  function onCancel(event: SyntheticEvent) {
    if (locked) event.preventDefault()
  }

  // The backdrop is the dialog itself; text marked inside and let go outside is no press on it.
  function onClick(event: MouseEvent) {
    const outside = event.target === dialog.current && pressed.current === dialog.current
    if (outside && !locked) onClose()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the keyboard's way
    <dialog
      ref={dialog}
      className="modal-dialog"
      aria-labelledby={labelledBy}
      onCancel={onCancel}
      onClose={onClose}
      onPointerDown={(event) => (pressed.current = event.target)}
      onClick={onClick}
    >
      <div className="modal-sheet">{children}</div>
    </dialog>
  )
}
