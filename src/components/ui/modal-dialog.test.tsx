import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ModalDialog } from '@/components/ui/modal-dialog'

function open(props: { locked?: boolean } = {}) {
  const onClose = vi.fn()
  const view = (isOpen: boolean) => (
    <ModalDialog open={isOpen} onClose={onClose} labelledBy="title" {...props}>
      <h2 id="title">A question</h2>
      <button type="button">Close</button>
      <input aria-label="Answer" />
    </ModalDialog>
  )
  const { rerender, unmount } = render(view(true))
  return {
    onClose,
    unmount,
    shut: () => rerender(view(false)),
    reopen: () => rerender(view(true)),
    dialog: screen.getByRole('dialog'),
  }
}

/** A press that starts on one element and ends on another. */
function press(from: Element, to = from) {
  fireEvent.pointerDown(from)
  fireEvent.click(from === to ? to : screen.getByRole('dialog'))
}

describe('a modal dialog', () => {
  it('is named by its heading, focuses its first field and locks scrolling of the page behind', () => {
    const { dialog, shut } = open()
    expect(dialog).toHaveAccessibleName('A question')
    expect(screen.getByLabelText('Answer')).toHaveFocus()
    expect(document.documentElement).toHaveStyle({ overflow: 'hidden' })
    shut()
    expect(dialog).not.toHaveAttribute('open')
    expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' })
  })

  it('unlocks scrolling when removed while open', () => {
    open().unmount()
    expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' })
  })

  it('stays open if reopened before its close event arrives', () => {
    const { dialog, onClose, shut, reopen } = open()
    shut()
    onClose.mockReset()
    reopen()
    fireEvent(dialog, new Event('close'))
    expect(onClose).not.toHaveBeenCalled()
    shut()
    fireEvent(dialog, new Event('close'))
    expect(onClose).toHaveBeenCalled()
  })

  it('closes on a click on the backdrop, not inside or after selecting text beyond its edge', () => {
    const { onClose, dialog } = open()
    press(screen.getByRole('heading'))
    press(screen.getByRole('heading'), dialog)
    expect(onClose).not.toHaveBeenCalled()
    press(dialog)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('calls onClose when the browser closes it on Escape', () => {
    const { onClose, dialog } = open()
    const cancel = createEvent('cancel', dialog, { cancelable: true })
    fireEvent(dialog, cancel)
    expect(cancel.defaultPrevented).toBe(false)
    ;(dialog as HTMLDialogElement).close()
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('cannot be closed while locked', () => {
    const { onClose, dialog } = open({ locked: true })
    press(dialog)
    const cancel = createEvent('cancel', dialog, { cancelable: true })
    fireEvent(dialog, cancel)
    expect(cancel.defaultPrevented).toBe(true)
    expect(fireEvent.keyDown(document.body, { key: 'Escape' }), 'the browser never sees the key').toBe(false)
    expect(fireEvent.keyDown(document.body, { key: 'a' })).toBe(true)
    expect(onClose).not.toHaveBeenCalled()
  })
})
