import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PaletteBox } from '@/admin/app/palette/palette'
import { registry } from '@/admin/app/resources'
import { RegistryProvider } from '@/admin/kit/registry/registry'
import { requests, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const onClose = vi.fn()
const answers = new Map<string, (hits: unknown[]) => void>()

const hit = (title: string) => ({ kind: 'article', id: `id-${title}`, title, detail: 'Draft' })
const field = () => screen.getByRole('combobox', { name: 'Search screens, articles and leads' })
const selected = () => screen.getByRole('option', { selected: true })

/** Renders the palette; each search response is held back until the test releases it. */
function show() {
  const app = renderApp(
    <RegistryProvider value={registry}>
      <PaletteBox onClose={onClose} />
    </RegistryProvider>,
    { address: '/admin' },
  )
  async function ask(text: string) {
    await app.user.type(field(), text)
    await waitFor(() => expect(answers.has(text)).toBe(true))
    return answers.get(text) as (hits: unknown[]) => void
  }
  return { ...app, ask }
}

beforeEach(() => {
  answers.clear()
  onClose.mockReset()
  serve('rpc/find_people', [])
  serve('rpc/admin_search', ({ body }) => {
    const { query } = body as { query: string }
    return new Promise((resolve) => {
      answers.set(query, (hits) => resolve(Response.json(hits)))
    })
  })
})

describe('the palette', () => {
  it('selects one entry; arrow keys move the selection in a circle, and Enter opens it', async () => {
    const { user, address } = show()
    expect(selected()).toHaveTextContent('Dashboard')
    await user.type(field(), '{ArrowUp}')
    expect(selected()).toHaveTextContent('Change your password')
    await waitFor(() => expect(field()).toHaveAttribute('aria-activedescendant', selected().id))
    await user.type(field(), '{Enter}')
    expect(onClose).toHaveBeenCalledOnce()
    expect(address()).toBe('/admin/account')
  })

  it('opens a clicked entry', async () => {
    const { user, address } = show()
    await user.type(field(), 'ssm')
    await user.click(screen.getByRole('option', { name: 'Company' }))
    expect(address()).toBe('/admin/settings/company')
  })

  it('ignores the response to an older search', async () => {
    const { ask, user } = show()
    const older = await ask('zeb')
    await user.type(field(), 'ra')
    await waitFor(() => expect(answers.has('zebra')).toBe(true))
    answers.get('zebra')?.([hit('Zebra')])
    expect(await screen.findByRole('option', { name: /Zebra/ })).toBeInTheDocument()
    older([hit('Zebu')])
    await Promise.resolve()
    expect(screen.queryByRole('option', { name: /Zebu/ })).not.toBeInTheDocument()
  })

  it('opens the first result, even if Enter was pressed before the response', async () => {
    const { ask, user, address } = show()
    const answer = await ask('zebra')
    await user.type(field(), '{Enter}')
    expect(onClose).not.toHaveBeenCalled()
    answer([hit('Zebra')])
    await waitFor(() => expect(address()).toBe('/admin/blog/id-Zebra'))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('finds people and links to their pages', async () => {
    serve('rpc/find_people', [
      { contact_key: '60123456789', name: 'Aina', contact: '012-345 6789', kinds: [], leads: 1, last_at: '' },
    ])
    const { ask, user, address } = show()
    const answer = await ask('aina')
    answer([])
    await user.click(await screen.findByRole('option', { name: /Aina/ }))
    expect(address()).toBe('/admin/people/60123456789')
  })

  it('shows a message if nothing was found', async () => {
    const { ask } = show()
    const answer = await ask('zebra')
    answer([])
    expect(await screen.findByText(/Nothing found for “zebra”/)).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('0 results')
    expect(requests).not.toHaveLength(0)
  })
})
