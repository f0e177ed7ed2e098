import { focusManager } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Screens } from '@/admin/app/admin-app'
import { AdminLayout } from '@/admin/app/layout/admin-layout'
import { registry } from '@/admin/app/resources'
import { RegistryProvider } from '@/admin/kit/registry/registry'
import { refusal, requests, serve, writes } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

const idOf = (n: number) => `11111111-2222-4333-8444-${String(n).padStart(12, '0')}`
const request = (n: number) => ({
  id: idOf(n),
  created_at: '2026-11-21T01:00:00Z',
  lead_table: 'contact_submissions',
  kind: 'contact',
  name: `Asker ${n}`,
  contact: 'asker@example.test',
  message: 'How much?',
  status: 'new',
  waiting: true,
  starts_at: null,
  email: null,
})

/** From now on these leads are unseen, and each waits for an answer. */
function serveNews(ids: readonly number[]) {
  serve('rpc/admin_news', {
    waiting: ids.length,
    unseen: Object.fromEntries(ids.map((n) => [idOf(n), 'new'])),
  })
}
const requestsTo = (name: string) => requests.filter((one) => one.name === name)
const tenSeconds = () => vi.advanceTimersByTimeAsync(10_100)

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  document.title = 'Admin'
  serve('*', [])
  for (const name of ['contact_submissions', 'inbox'])
    serve(name, ({ params }) =>
      [1, 2, 3].map(request).filter(({ id }) => !params.get('id') || params.get('id') === `eq.${id}`),
    )
})
afterEach(() => focusManager.setFocused(undefined))

const open = (address: string) =>
  renderApp(
    <RegistryProvider value={registry}>
      <AdminLayout email="farah@example.test">
        <Screens />
      </AdminLayout>
    </RegistryProvider>,
    { address },
  )
const counted = (label: string) => {
  const [entry] = screen.getAllByRole('link', { name: label, hidden: true })
  const item = entry?.closest('li')
  if (!item) throw new Error(`${label} is in no list`)
  return within(item).queryByText(/to answer/)?.textContent
}

it('the number of waiting leads is shown beside the inbox, in the menu and in the tab title', async () => {
  serveNews([1, 2, 7])
  open('/admin/account')
  await waitFor(() => expect(counted('Inbox')).toBe('3 to answer'))
  expect(counted('Orders')).toBeUndefined()
  expect(document.title).toBe('(3) Account | Admin | Rentak Studio')
  expect(screen.getAllByLabelText('Menu, 3 to answer')).not.toEqual([])
  serveNews([])
  await tenSeconds()
  await waitFor(() => expect(document.title).toBe('Account | Admin | Rentak Studio'))
  expect(counted('Inbox')).toBeUndefined()
})

it('a count above 99 is shown as ‘99+’', async () => {
  serveNews(Array.from({ length: 120 }, (_, n) => n))
  open('/admin/account')
  await waitFor(() => expect(document.title).toBe('(99+) Account | Admin | Rentak Studio'))
})

it('a new lead is shown within 15 seconds, by one small request every ten', async () => {
  serveNews([])
  open('/admin/account')
  await waitFor(() => expect(requestsTo('rpc/admin_news')).toHaveLength(1))
  requests.length = 0
  serveNews([1])
  await tenSeconds()
  await waitFor(() => expect(counted('Inbox')).toBe('1 to answer'))
  await vi.advanceTimersByTimeAsync(50_000)
  expect(requestsTo('rpc/admin_news').length).toBeGreaterThanOrEqual(5)
  expect(requests.map(({ name }) => name).filter((name) => name !== 'rpc/admin_news')).toEqual([])
})

it('nothing is requested while the tab is hidden, and at once when it is shown again', async () => {
  serveNews([])
  open('/admin/account')
  await waitFor(() => expect(requestsTo('rpc/admin_news')).toHaveLength(1))
  focusManager.setFocused(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requestsTo('rpc/admin_news')).toHaveLength(1)
  serveNews([1])
  focusManager.setFocused(true)
  await waitFor(() => expect(document.title).toBe('(1) Account | Admin | Rentak Studio'))
})

it('a failed request keeps the known count and is repeated', async () => {
  serveNews([1])
  open('/admin/account')
  await waitFor(() => expect(document.title).toBe('(1) Account | Admin | Rentak Studio'))
  serve('rpc/admin_news', refusal('out of order'))
  await tenSeconds()
  expect(document.title).toBe('(1) Account | Admin | Rentak Studio')
  serveNews([1, 2])
  await tenSeconds()
  await waitFor(() => expect(document.title).toBe('(2) Account | Admin | Rentak Studio'))
})

it('the dashboard refetches its counts when a lead comes in', async () => {
  serveNews([])
  serve('rpc/admin_today', refusal('later', { status: 500 }))
  open('/admin')
  await waitFor(() => expect(requestsTo('rpc/admin_today')).toHaveLength(1))
  await tenSeconds()
  expect(requestsTo('rpc/admin_today')).toHaveLength(1)
  serveNews([1])
  await tenSeconds()
  await waitFor(() => expect(requestsTo('rpc/admin_today')).toHaveLength(2))
})

it('a list marks unseen leads with a text', async () => {
  serveNews([1])
  open('/admin/inbox')
  expect(await screen.findByRole('rowheader', { name: 'Asker 1 New' })).toBeVisible()
  expect(screen.getByRole('rowheader', { name: 'Asker 2' })).toBeVisible()
})

it('a list is refetched when a lead comes in', async () => {
  serveNews([1])
  serve('inbox', [request(1)])
  open('/admin/inbox')
  await screen.findByRole('rowheader', { name: 'Asker 1 New' })
  serve('inbox', [request(3), request(2), request(1)])
  serveNews([1, 2, 3])
  await tenSeconds()
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(3))
  expect(screen.getAllByText('New', { selector: 'th span' })).toHaveLength(3)
})

it('opening a lead removes it from the count at once, with a single request', async () => {
  serveNews([1, 2])
  serve('contact_submissions', ({ method }) => {
    if (method === 'PATCH') serveNews([2])
    return [request(1)]
  })
  open(`/admin/requests/${idOf(1)}`)
  expect(await screen.findByRole('heading', { name: 'Asker 1' })).toBeVisible()
  await waitFor(() => expect(counted('Inbox')).toBe('1 to answer'))
  serveNews([2])
  await tenSeconds()
  expect(writes().map(({ name, params, body }) => [name, params.get('id'), body])).toEqual([
    ['contact_submissions', `eq.${idOf(1)}`, { seen_at: expect.any(String) }],
  ])
})

it('a lead that could not be marked as seen is retried with the next request', async () => {
  serveNews([1])
  serve('contact_submissions', ({ method }) => (method === 'PATCH' ? refusal('out of order') : [request(1)]))
  open(`/admin/requests/${idOf(1)}`)
  await waitFor(() => expect(writes()).toHaveLength(1))
  await tenSeconds()
  await waitFor(() => expect(writes()).toHaveLength(2))
})

it('an open lead is refetched when it changes', async () => {
  serveNews([])
  open(`/admin/requests/${idOf(1)}`)
  await screen.findByRole('heading', { name: 'Asker 1' })
  serve('contact_submissions', [{ ...request(1), name: 'Asker once more' }])
  serveNews([1])
  await tenSeconds()
  expect(await screen.findByRole('heading', { name: 'Asker once more' })).toBeVisible()
})

it('an accepted quotation is announced once', async () => {
  serveNews([])
  open('/admin/orders')
  await screen.findByText('No orders yet')
  serve('rpc/admin_news', {
    waiting: 0,
    unseen: {},
    accepted: [{ id: 'q1', order_number: 'RS-2026-0007', name: 'Mei' }],
  })
  await tenSeconds()
  expect(await screen.findAllByText('Mei accepted quotation RS-2026-0007.')).not.toHaveLength(0)
  const said = screen.getAllByText('Mei accepted quotation RS-2026-0007.').length
  await tenSeconds()
  expect(screen.queryAllByText('Mei accepted quotation RS-2026-0007.').length).toBeLessThanOrEqual(said)
})
