import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { ResourceList } from '@/admin/kit/list/resource-list'
import { Toasts } from '@/admin/kit/screen/toasts'
import { subscribers } from '@/admin/leads/subscribers/subscribers-resource'
import { lastRequest, refusal, rowsOf, serve, writes } from '@tests/support/fake-server'
import { renderAdmin } from '@tests/support/render-admin'
import { renderApp } from '@tests/support/render-app'

const row = (index: number, name: string | null = `Name ${index}`) => ({
  id: String(index),
  email: `p${index}@example.test`,
  name,
  is_active: true,
  confirmed_at: '2026-03-06T16:40:00Z',
  subscribed_at: '2026-03-05T16:30:00Z',
  unsubscribed_at: null,
})
const table = 'newsletter_subscribers'
const last = () => lastRequest()?.params

beforeEach(() => serve(table, rowsOf(60, [row(1)])))

const { list } = subscribers
if (!list) throw new Error('Subscribers have a list of their own.')

const show = (query = '') =>
  renderApp(
    <>
      <ResourceList resource={list} />
      <Toasts />
    </>,
    { address: `/admin/subscribers${query}` },
  )

describe('a list', () => {
  it('focuses its search on the key ‘/’, but not while typing', async () => {
    const { user } = show()
    const search = await screen.findByRole('searchbox')
    expect(search).not.toHaveFocus()
    await user.keyboard('/')
    expect(search).toHaveFocus()
    await user.keyboard('a/b')
    expect(search).toHaveValue('a/b')
  })

  it('with equal values in the chosen column follows the order of the owner', async () => {
    serve('portfolio_categories', rowsOf(0, []))
    renderAdmin('/admin/portfolio/categories')
    await screen.findByText('No categories yet')
    expect(last()?.get('order')).toBe('type.asc.nullslast,display_order.asc.nullslast,id.asc')
  })

  it('fetches one sorted page and shows it with the total number', async () => {
    show()
    expect(await screen.findByRole('rowheader', { name: 'p1@example.test' })).toBeInTheDocument()
    expect(screen.getByText('6 Mar 2026'), 'the day in Malaysia').toBeInTheDocument()
    expect(screen.getByText('Active', { selector: 'span' })).toBeInTheDocument()
    expect(screen.getByText('1 to 1 of 60 subscribers')).toBeInTheDocument()
    expect(last()?.get('order')).toBe('subscribed_at.desc.nullsfirst,id.asc')
    expect(last()?.get('offset')).toBe('0')
    expect(last()?.get('limit')).toBe('25')
    expect(last()?.get('select'), 'never the unsubscribe token').not.toContain('token')
  })

  it('reads its whole view from the URL', async () => {
    show('?q=50%25&status=unsubscribed&sort=email&order=asc&page=2')
    await screen.findByRole('rowheader', { name: 'p1@example.test' })
    expect(last()?.get('or')).toBe(String.raw`(email.ilike.%50\%%,name.ilike.%50\%%)`)
    expect(last()?.get('is_active')).toBe('eq.false')
    expect(last()?.get('order')).toBe('email.asc.nullslast,subscribed_at.desc.nullsfirst,id.asc')
    expect(last()?.get('offset')).toBe('25')
  })

  it('keeps search, order and page in the URL, and returns to page 1 when search or order change', async () => {
    const { address, user } = show('?page=2')
    await user.click(await screen.findByRole('button', { name: 'Email' }))
    expect(address()).toBe('/admin/subscribers?sort=email&order=asc')
    await user.type(screen.getByRole('searchbox'), 'mei{Enter}')
    await waitFor(() => expect(address()).toBe('/admin/subscribers?q=mei&sort=email&order=asc'))
    await user.click(screen.getByRole('link', { name: 'Active' }))
    await waitFor(() => expect(address()).toBe('/admin/subscribers?q=mei&status=active&sort=email&order=asc'))
  })

  it('shows markup in a name as text', async () => {
    serve(table, rowsOf(1, [row(1, '<img src=x onerror=alert(1)>')]))
    show()
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeInTheDocument()
    expect(document.querySelector('td img')).toBeNull()
  })

  it('truncates a long text', async () => {
    const long = 'Perniagaan Keluarga Besar Wan Ahmad Syafiq '.repeat(4).trim()
    serve(table, rowsOf(2, [row(1, long), row(2, 'Mei')]))
    show()
    expect(await screen.findByText(long)).toHaveClass('line-clamp-3')
  })

  it('distinguishes none yet from none found', async () => {
    serve(table, rowsOf(0, []))
    const { user } = show()
    expect(await screen.findByRole('heading', { name: 'No subscribers yet' })).toBeInTheDocument()
    await user.type(screen.getByRole('searchbox'), 'mei{Enter}')
    expect(await screen.findByRole('heading', { name: 'No subscribers found' })).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Clear Filters' }))
    expect(await screen.findByRole('heading', { name: 'No subscribers yet' })).toBeInTheDocument()
  })

  it('shows that it could not be loaded, and offers a retry', async () => {
    serve(table, refusal('out of order'))
    const { user } = show()
    expect(await screen.findByRole('alert')).toHaveTextContent('Unable to load subscribers')
    serve(table, rowsOf(1, [row(1)]))
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('rowheader', { name: 'p1@example.test' })).toBeInTheDocument()
  })

  it('leads from a page past the end to one that exists', async () => {
    serve(table, ({ params }) =>
      params.get('offset') === '0'
        ? rowsOf(60, [row(1)])
        : refusal('Requested range not satisfiable', { status: 416, code: 'PGRST103' }),
    )
    const { address } = show('?page=9')
    expect(await screen.findByRole('rowheader', { name: 'p1@example.test' })).toBeInTheDocument()
    expect(address()).toBe('/admin/subscribers')
  })
})

describe("a row's action", () => {
  it('changes the row, reports it and refetches the list', async () => {
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: /^Unsubscribe\s*p1@example\.test$/ }))
    expect(await screen.findByText('p1@example.test is unsubscribed.')).toBeInTheDocument()
    const change = writes()[0]
    expect(change?.params.get('id')).toBe('eq.1')
    expect(change?.body).toEqual({ is_active: false })
    expect(lastRequest()?.method).toBe('GET')
  })

  it('shows why it failed', async () => {
    serve(table, ({ method }) =>
      method === 'PATCH' ? refusal('permission denied', { status: 403, code: '42501' }) : rowsOf(1, [row(1)]),
    )
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: /^Unsubscribe\s*p1@example\.test$/ }))
    expect(
      await screen.findByText('The subscriber was not changed. This account may not do that.'),
    ).toBeInTheDocument()
  })

  it('reports no success if no row was changed', async () => {
    serve(table, ({ method }) => (method === 'PATCH' ? [] : rowsOf(1, [row(1)])))
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: /^Unsubscribe\s*p1@example\.test$/ }))
    expect(
      await screen.findByText(/It was changed or deleted meanwhile, or this account may not change it\./),
    ).toBeInTheDocument()
  })
})
