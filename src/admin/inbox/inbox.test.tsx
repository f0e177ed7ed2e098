import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toasts } from '@/admin/kit/screen/toast-store'
import { requests, rowsOf, serve } from '@tests/support/fake-server'
import { renderAdmin } from '@tests/support/render-admin'

const id = (n: number) => `11111111-2222-4333-8444-${String(n).padStart(12, '0')}`
const lead = (n: number, change: object) => ({
  id: id(n),
  lead_table: 'contact_submissions',
  kind: 'enquiry',
  created_at: '2026-11-21T01:00:00Z',
  name: `Asker ${n}`,
  contact: '012-345 6789',
  email: null,
  message: 'How much is a site?',
  status: 'new',
  starts_at: null,
  call_method: null,
  mark: 'new',
  waiting: true,
  source: {},
  ...change,
})
const call = (n: number, change: object) =>
  lead(n, {
    lead_table: 'booking_submissions',
    kind: 'call',
    starts_at: '2026-11-24T06:30:00Z',
    call_method: 'video',
    contact: 'mei@example.test',
    status: 'booked',
    ...change,
  })

beforeEach(() => {
  // Saturday, 21 November 2026, 11:30 PM in Kuala Lumpur.
  vi.useFakeTimers({ now: new Date('2026-11-21T15:30:00Z'), shouldAdvanceTime: true })
  serve('*', [])
  for (const { id: shown } of toasts.read()) toasts.close(shown)
})

function open(rows: object[], address = '/admin/inbox') {
  serve('inbox', rowsOf(rows.length, rows))
  return renderAdmin(address)
}
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const lastRequest = () => requests.findLast(({ name }) => name === 'inbox')?.params
const written = () =>
  requests.filter(({ method }) => method === 'PATCH').map(({ name, body }) => [name, body])

describe('the four views', () => {
  it.each([
    ['', { waiting: 'eq.true', order: 'created_at.asc.nullslast,id.asc' }],
    [
      '?view=upcoming',
      {
        kind: 'eq.call',
        status: 'in.(booked,requested)',
        order: 'starts_at.asc.nullslast,created_at.asc.nullslast,id.asc',
      },
    ],
    ['?view=everything', { status: 'neq.spam', order: 'created_at.desc.nullsfirst,id.asc' }],
    ['?view=spam', { status: 'eq.spam' }],
  ])('%s: the view requests the matching leads', async (query, params) => {
    open([lead(1, {})], `/admin/inbox${query}`)
    await row('Asker 1')
    for (const [name, value] of Object.entries(params)) expect(lastRequest()?.get(name), name).toBe(value)
    const views = screen.getByRole('group', { name: 'View' })
    expect(
      within(views)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['To answer', 'Upcoming calls', 'All', 'Spam'])
  })
})

describe('a row', () => {
  it('has links to answer by WhatsApp and phone, or by email on its own screen', async () => {
    open([lead(1, {}), call(2, {})])
    const phoned = within(await row('Asker 1'))
    expect(phoned.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\/60123456789\?text=Hello%20Asker%201/,
    )
    expect(phoned.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+60123456789')
    const mailed = within(await row('Asker 2'))
    expect(mailed.getByRole('link', { name: /^Email/ })).toHaveAttribute(
      'href',
      `/admin/bookings/${id(2)}#reply`,
    )
    expect(mailed.queryByRole('link', { name: /^WhatsApp/ })).toBeNull()
  })

  it.each([
    ['Mark replied', lead(1, {}), { status: 'replied' }],
    ['Confirm', call(1, { status: 'requested' }), { status: 'booked' }],
    ['Took place', call(1, { starts_at: '2026-11-20T06:30:00Z' }), { status: 'completed' }],
    [
      'Mark reviewed',
      lead(1, { lead_table: 'work_opportunities', kind: 'application', status: 'pending' }),
      { status: 'reviewing' },
    ],
    ['Mark seen', call(1, {}), { seen_at: expect.any(String) }],
  ])('is completed with one click: %s', async (button, given, change) => {
    const { user } = open([given])
    serve(given.lead_table, [{ id: id(1) }])
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${button}`) }))
    await vi.waitFor(() => expect(written()).toEqual([[given.lead_table, change]]))
  })

  it('can be undone, except for a confirmation, which sends an email', async () => {
    const { user } = open([lead(1, {}), call(2, { status: 'requested' })])
    serve('booking_submissions', [{ id: id(2) }])
    await user.click(await screen.findByRole('button', { name: /^Confirm/ }))
    expect(await screen.findByText('Asker 2: confirmed.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    serve('contact_submissions', [{ id: id(1) }])
    await user.click(screen.getByRole('button', { name: /^Mark replied/ }))
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await vi.waitFor(() => expect(written().at(-1)).toEqual(['contact_submissions', { status: 'new' }]))
  })
})

it('the line for the filters on a phone counts those in use besides the view', async () => {
  open([call(1, {})], '/admin/bookings')
  expect(await screen.findByRole('button', { name: 'View: All, 1 more filter' })).toBeInTheDocument()
})

it('selected leads are closed, except calls, with undo', async () => {
  serve('contact_submissions', [{ id: id(1) }])
  const { user } = open([lead(1, { status: 'replied' }), call(2, {})])
  await user.click(await screen.findByRole('checkbox', { name: 'Select this page' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(
    await screen.findByText('1 lead closed. 1 lead stays as before: a call is closed by its outcome.'),
  ).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await vi.waitFor(() =>
    expect(written()).toEqual([
      ['contact_submissions', { status: 'closed' }],
      ['contact_submissions', { status: 'replied' }],
    ]),
  )
})

it('an action on several leads reports the one that failed, and Undo takes back only the others', async () => {
  serve('contact_submissions', ({ params }) => (params.get('id') === `eq.${id(2)}` ? [] : [{ id: id(1) }]))
  const { user } = open([lead(1, {}), lead(2, {})])
  await user.click(await screen.findByRole('checkbox', { name: 'Select this page' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(
    await screen.findByText(
      '1 lead closed. Asker 2: It was changed or deleted meanwhile, or this account may not change it.',
    ),
  ).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('1 lead as before.')).toBeInTheDocument()
  expect(requests.filter(({ method }) => method === 'PATCH').map(({ params }) => params.get('id'))).toEqual([
    `eq.${id(1)}`,
    `eq.${id(2)}`,
    `eq.${id(1)}`,
  ])
})

it('an action that applies to no selected lead says so, and offers no Undo', async () => {
  const { user } = open([call(1, {}), call(2, {})])
  await user.click(await screen.findByRole('checkbox', { name: 'Select this page' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(
    await screen.findByText('Nothing was changed. 2 leads stay as before: a call is closed by its outcome.'),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(written()).toEqual([])
})

it('selected leads can be marked as spam, with undo to the previous status', async () => {
  serve('rpc/mark_spam', () => new Response(null, { status: 204 }))
  const { user } = open([lead(1, { status: 'replied' })])
  await user.click(await screen.findByRole('checkbox', { name: 'Select Asker 1' }))
  await user.click(screen.getByRole('button', { name: 'Mark as spam' }))
  const said = 'Marked as spam. Future messages from this sender go to spam.'
  expect((await screen.findAllByText(said)).length).toBeGreaterThan(0)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  const marks = () => requests.filter(({ name }) => name === 'rpc/mark_spam').map(({ body }) => body)
  const of = { of_table: 'contact_submissions', row_id: id(1) }
  await vi.waitFor(() =>
    expect(marks()).toEqual([
      { ...of, is_spam: true },
      { ...of, is_spam: false, was: 'replied' },
    ]),
  )
})

it('the bar for selected leads comes after the rows, so that no row moves', async () => {
  const { user } = open([lead(1, {})])
  await user.click(await screen.findByRole('checkbox', { name: 'Select Asker 1' }))
  const table = screen.getByRole('table', { name: 'Inbox' })
  const bar = screen.getByRole('group', { name: 'Selected leads' })
  expect(table.compareDocumentPosition(bar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
