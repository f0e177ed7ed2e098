import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { ReorderRows } from '@/admin/kit/reorder/reorder-rows'

const start = ['Bay', 'Clinic', 'Shop'].map((name) => ({ id: name, name, detail: '' }))

function List() {
  const [entries, setEntries] = useState<readonly (typeof start)[number][]>(start)
  return <ReorderRows label="Projects" entries={entries} onOrder={setEntries} />
}
const names = () => screen.getAllByRole('listitem').map((row) => row.textContent?.replace(/^\d/, ''))

describe('a list in the owner’s order', () => {
  it('moves an entry by its buttons, announces its new place, and keeps the focus', async () => {
    render(<List />)
    await userEvent.click(screen.getByRole('button', { name: 'Move Bay down' }))
    expect(names()).toEqual(['Clinic', 'Bay', 'Shop'])
    expect(screen.getByRole('status')).toHaveTextContent('“Bay” is now 2 of 3.')
    expect(screen.getByRole('button', { name: 'Move Bay down' })).toHaveFocus()
    await userEvent.keyboard('{Enter}{Enter}')
    expect(names()).toEqual(['Clinic', 'Shop', 'Bay'])
    // At the end of the list the button stays focusable and does nothing.
    expect(screen.getByRole('button', { name: 'Move Bay down' })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('button', { name: 'Move Bay down' })).toHaveFocus()
  })

  it('allows dragging an entry to the row under the pointer', () => {
    HTMLElement.prototype.setPointerCapture = () => undefined
    render(<List />)
    for (const [index, row] of screen.getAllByRole('listitem').entries()) {
      row.getBoundingClientRect = () => ({ bottom: index * 50 + 50 }) as DOMRect
    }
    const handle = screen.getAllByRole('listitem')[0]?.querySelector('[aria-hidden]')
    if (!handle) throw new Error('no handle')
    fireEvent.pointerDown(handle, { button: 0, pointerId: 1 })
    fireEvent.pointerMove(handle, { clientY: 60 })
    expect(names()).toEqual(['Clinic', 'Bay', 'Shop'])
    fireEvent.pointerMove(handle, { clientY: 900 })
    expect(names(), 'below the list').toEqual(['Clinic', 'Shop', 'Bay'])
    fireEvent.pointerMove(handle, { clientY: -20 })
    expect(names(), 'above the list').toEqual(['Bay', 'Clinic', 'Shop'])
    fireEvent.pointerMove(handle, { clientY: 120 })
    fireEvent.pointerUp(handle)
    expect(names()).toEqual(['Clinic', 'Shop', 'Bay'])
    fireEvent.pointerMove(handle, { clientY: 0 })
    expect(names(), 'once it is let go it stays').toEqual(['Clinic', 'Shop', 'Bay'])
  })
})
