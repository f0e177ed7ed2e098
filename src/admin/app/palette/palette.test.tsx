import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PaletteBox } from '@/admin/app/palette/palette-box'
import { serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

const onClose = vi.fn()
const answers = new Map<string, (hits: unknown[]) => void>()

let address: () => string

const hit = (title: string) => ({ kind: 'article', id: `id-${title}`, title, detail: 'Draft', at: '' })
const field = () => screen.getByRole('combobox')
const marked = () => screen.getByRole('option', { selected: true })

beforeEach(() => {
  answers.clear()
  onClose.mockReset()
  // Each answer is held until the test gives it.
  serve('*', ({ body }) => {
    const { query } = body as { query: string }
    return new Promise<unknown[]>((resolve) => answers.set(query, resolve))
  })
  ;({ address } = renderApp(<PaletteBox onClose={onClose} />, { address: '/admin' }))
})

async function ask(text: string): Promise<(hits: unknown[]) => void> {
  await userEvent.type(field(), text)
  await vi.waitFor(() => expect(answers.has(text)).toBe(true))
  return answers.get(text) as (hits: unknown[]) => void
}

describe('the palette', () => {
  it('marks one line, which the arrows move round and Enter opens', async () => {
    expect(marked()).toHaveTextContent('Dashboard')
    expect(field()).toHaveAttribute('aria-activedescendant', marked().id)
    await userEvent.type(field(), '{ArrowUp}')
    expect(marked()).toHaveTextContent('Change your password')
    await userEvent.type(field(), '{ArrowDown}{ArrowDown}')
    await userEvent.type(field(), '{Enter}')
    expect(onClose).toHaveBeenCalledOnce()
    expect(address()).not.toContain('/admin/account')
    expect(address()).not.toBe('/admin')
  })

  it('drops the answer to an older question', async () => {
    const older = await ask('zeb')
    await userEvent.type(field(), 'ra')
    await vi.waitFor(() => expect(answers.has('zebra')).toBe(true))
    answers.get('zebra')?.([hit('Zebra')])
    expect(await screen.findByRole('option', { name: /Zebra/ })).toBeInTheDocument()
    older([hit('Zebu')])
    await Promise.resolve()
    expect(screen.queryByRole('option', { name: /Zebu/ })).not.toBeInTheDocument()
  })

  it('opens what it finds, also when Enter came before the answer', async () => {
    const answer = await ask('zebra')
    await userEvent.type(field(), '{Enter}')
    expect(onClose).not.toHaveBeenCalled()
    answer([hit('Zebra')])
    await vi.waitFor(() => expect(address()).toBe('/admin/blog/id-Zebra'))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('says so when nothing holds what was typed', async () => {
    const answer = await ask('zebra')
    answer([])
    expect(await screen.findByText(/Nothing holds “zebra”/)).toBeInTheDocument()
    expect(field()).toHaveAttribute('aria-expanded', 'false')
    expect(screen.getByRole('status')).toHaveTextContent('0 results')
  })
})
