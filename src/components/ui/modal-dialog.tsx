import { useEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react'

interface ModalDialogProps {
  open: boolean
  /** While true, neither Escape nor a click on the backdrop closes it. */
  locked?: boolean
  onClose: () => void
  /** The id of its heading. */
  labelledBy: string
  children: ReactNode
}

/**
 * A native modal dialog: the browser keeps the focus inside and returns it. When it opens, the focus goes to the first
 * field, or to the element with data-focus-first.
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

  // Stops the page behind from scrolling, and from shifting when its scrollbar disappears.
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

  // Browsers close on a second Escape even if the first was prevented, so the key itself is blocked.
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

  // The event comes shortly after closing; by then the dialog may be open again.
  function onClosed() {
    if (!dialog.current?.open) onClose()
  }

  // A click on the backdrop targets the dialog itself; a text selection that ends outside does not count.
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
      onClose={onClosed}
      onPointerDown={(event) => (pressed.current = event.target)}
      onClick={onClick}
    >
      <div className="modal-sheet">{children}</div>
    </dialog>
  )
}
