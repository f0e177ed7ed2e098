import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { Combobox } from '@/components/ui/combobox'

const labels = { label: 'Find', listLabel: 'suggestions', submit: 'Go', hint: 'More below' }

const many = ['a', 'b', 'c', 'd', 'e'].map((key) => ({ key, label: key.toUpperCase() }))

function setUp(options = many) {
  const on = { onType: vi.fn(), onChoose: vi.fn(), onSubmit: vi.fn() }
  render(
    <Combobox name="q" action="/" labels={labels} value="x" options={options} samples={['Sample']} {...on} />,
  )
  const field = screen.getByRole('combobox', { name: 'Find' })
  act(() => field.focus())
  const press = (key: string) => fireEvent.keyDown(field, { key })
  const marked = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent
  return { field, press, marked, ...on }
}

describe('a combobox', () => {
  it('opens on focus, wraps around with the arrow keys and chooses the marked option on Enter', () => {
    const { field, press, marked, onChoose, onSubmit } = setUp()
    expect(field.getAttribute('aria-expanded')).toBe('true')
    press('ArrowDown')
    expect(marked()).toBe('A')
    press('ArrowUp')
    expect(marked()).toBe('E')
    press('ArrowDown')
    expect(marked()).toBe('A')
    fireEvent.submit(screen.getByRole('search'))
    expect(onChoose).toHaveBeenCalledWith('a')
    expect(onSubmit).not.toHaveBeenCalled()
    expect(field.getAttribute('aria-expanded')).toBe('false')
  })

  it('suggests for what was typed before hydration', () => {
    const on = { onType: vi.fn(), onChoose: vi.fn(), onSubmit: vi.fn() }
    const built = (
      <Combobox name="q" action="/" labels={labels} value="" options={many} samples={['Sample']} {...on} />
    )
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(built)
    const field = screen.getByRole('combobox', { name: 'Find' })
    field.focus()
    fireEvent.change(field, { target: { value: 'law' } })
    render(built, { container, hydrate: true })
    expect(on.onType).toHaveBeenCalledExactlyOnceWith('law')
    expect(field).toHaveAttribute('aria-expanded', 'true')
  })

  it('searches for the typed text if no option is marked', () => {
    const { onSubmit } = setUp()
    fireEvent.submit(screen.getByRole('search'))
    expect(onSubmit).toHaveBeenCalledWith('x')
  })

  it('clears the marked option on typing and closes on Escape', () => {
    const { field, press, marked, onType } = setUp()
    press('ArrowDown')
    fireEvent.change(field, { target: { value: 'xy' } })
    expect(onType).toHaveBeenCalledWith('xy')
    expect(marked()).toBeUndefined()
    press('Escape')
    expect(field.getAttribute('aria-expanded')).toBe('false')
  })

  it('goes to the last option on the first arrow up, and exposes the marked one to screen readers', () => {
    const { press, marked } = setUp()
    press('ArrowUp')
    expect(marked()).toBe('E')
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('E')
  })

  it('closes 200 ms after losing the focus', async () => {
    const { field } = setUp()
    fireEvent.blur(field)
    expect(field.getAttribute('aria-expanded')).toBe('true')
    await waitFor(() => expect(field.getAttribute('aria-expanded')).toBe('false'))
  })

  it('hints at more only if more than four are listed', () => {
    setUp()
    expect(screen.queryByText('More below')).not.toBeNull()
    cleanup()
    setUp(many.slice(0, 4))
    expect(screen.queryByText('More below')).toBeNull()
  })
})
