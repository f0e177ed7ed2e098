import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { configure, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ResourceList } from '@/admin/kit/list/resource-list'
import { subscribers } from '@/admin/leads/subscribers/subscribers-resource'

// A loaded machine draws slowly.
configure({ asyncUtilTimeout: 5000 })

const requests: Array<{ method: string; params: URLSearchParams; body: unknown }> = []
let answer: (method: string) => Response

const row = (index: number, name: string | null = `Name ${index}`) => ({
  id: String(index),
  email: `p${index}@example.test`,
  name,
  is_active: true,
  subscribed_at: '2026-03-05T16:30:00Z',
  unsubscribed_at: null,
})
const page = (rows: unknown[], total: number) =>
  Response.json(rows, { status: 206, headers: { 'content-range': `0-24/${total}` } })

beforeEach(() => {
  requests.length = 0
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    const method = init?.method ?? 'GET'
    requests.push({ method, params: new URL(String(input)).searchParams, body })
    return answer(method)
  })
  answer = () => page([row(1)], 60)
})

const Address = () => <output>{useLocation().search}</output>
const last = () => requests.at(-1)?.params

function show(address = '/admin/subscribers') {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <ResourceList resource={subscribers.list} />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

describe('a list', () => {
  it('asks the server for one page, in order, and shows it with the number of all', async () => {
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

  it('reads everything from its address', async () => {
    show('/admin/subscribers?q=50%25&status=unsubscribed&sort=email&order=asc&page=2')
    await screen.findByRole('rowheader', { name: 'p1@example.test' })
    expect(last()?.get('or')).toBe(String.raw`(email.ilike.%50\%%,name.ilike.%50\%%)`)
    expect(last()?.get('is_active')).toBe('eq.false')
    expect(last()?.get('order')).toBe('email.asc.nullslast,id.asc')
    expect(last()?.get('offset')).toBe('25')
  })

  it('keeps search, order and page in its address, and begins again at page 1 when they change', async () => {
    show('/admin/subscribers?page=2')
    await userEvent.click(await screen.findByRole('button', { name: 'Email' }))
    expect(screen.getByText('?sort=email&order=asc')).toBeInTheDocument()
    await userEvent.type(screen.getByRole('searchbox'), 'mei{Enter}')
    expect(await screen.findByText('?q=mei&sort=email&order=asc')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('link', { name: 'Active' }))
    expect(await screen.findByText('?q=mei&status=active&sort=email&order=asc')).toBeInTheDocument()
  })

  it('shows markup in a name as text', async () => {
    answer = () => page([row(1, '<img src=x onerror=alert(1)>')], 1)
    show()
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeInTheDocument()
    expect(document.querySelector('td img')).toBeNull()
  })

  it('cuts a long text, and tells it whole to whoever points at it', async () => {
    const long = 'Perniagaan Keluarga Besar Wan Ahmad Syafiq '.repeat(4).trim()
    answer = () => page([row(1, long), row(2, 'Mei')], 2)
    show()
    const cell = await screen.findByText(long)
    expect(cell).toHaveClass('list-text')
    expect(cell).toHaveAttribute('title', long)
    expect(screen.getByText('Mei')).not.toHaveAttribute('title')
  })

  it('tells none yet from none found', async () => {
    answer = () => page([], 0)
    show()
    expect(await screen.findByRole('heading', { name: 'No subscribers yet' })).toBeInTheDocument()
    await userEvent.type(screen.getByRole('searchbox'), 'mei{Enter}')
    expect(await screen.findByRole('heading', { name: 'No subscribers found' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('link', { name: 'Clear Filters' }))
    expect(await screen.findByRole('heading', { name: 'No subscribers yet' })).toBeInTheDocument()
  })

  it('says that it could not be loaded, and tries again', async () => {
    answer = () => Response.json({ message: 'out of order' }, { status: 500 })
    show()
    expect(await screen.findByRole('alert')).toHaveTextContent('Unable to load subscribers')
    answer = () => page([row(1)], 1)
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('rowheader', { name: 'p1@example.test' })).toBeInTheDocument()
  })

  it('goes to the last page there is when its address names one past it', async () => {
    answer = (method) =>
      method === 'HEAD'
        ? new Response(null, { headers: { 'content-range': '*/60' } })
        : requests.at(-1)?.params.get('offset') === '50'
          ? page([row(51)], 60)
          : Response.json({ code: 'PGRST103', message: 'Requested range not satisfiable' }, { status: 416 })
    show('/admin/subscribers?page=9')
    expect(await screen.findByRole('rowheader', { name: 'p51@example.test' })).toBeInTheDocument()
    expect(screen.getByText('?page=3')).toBeInTheDocument()
  })
})

describe("a row's action", () => {
  it('changes the row, says what it did, and reads the list again', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: /^Unsubscribe\s*p1@example\.test$/ }))
    expect(await screen.findByText('p1@example.test is off the list.')).toBeInTheDocument()
    const change = requests.find(({ method }) => method === 'PATCH')
    expect(change?.params.get('id')).toBe('eq.1')
    expect(change?.body).toEqual({ is_active: false })
    expect(requests.at(-1)?.method).toBe('GET')
  })

  it('says why it was not done', async () => {
    answer = (method) =>
      method === 'PATCH'
        ? Response.json({ code: '42501', message: 'permission denied' }, { status: 403 })
        : page([row(1)], 1)
    show()
    await userEvent.click(await screen.findByRole('button', { name: /^Unsubscribe\s*p1@example\.test$/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The subscriber was not changed. This account may not do that.',
    )
  })

  it('does not claim a change that touched no row', async () => {
    answer = (method) => (method === 'PATCH' ? Response.json([]) : page([row(1)], 1))
    show()
    await userEvent.click(await screen.findByRole('button', { name: /^Unsubscribe\s*p1@example\.test$/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'It is gone already, or this account may not change it.',
    )
  })
})
