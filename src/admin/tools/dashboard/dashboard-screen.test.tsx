import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { requests, serve } from '@tests/support/fake-server'
import { nothingToDo } from '@tests/support/nothing-to-do'
import { renderAdmin } from '@tests/support/render-admin'

it('the dashboard starts with Today, has the seven counts from one request, each linked to its list, and links the specification’s other screens below', async () => {
  serve('*', [])
  serve('rpc/admin_counts', {
    articles: 11,
    published: 7,
    drafts: 3,
    bookings: 23,
    subscribers: 512,
    authors: 0,
    orders: 14,
  })
  serve('rpc/admin_today', {
    ...nothingToDo,
    follow_ups: [
      {
        id: 'f',
        lead_table: 'orders',
        lead_id: 'o1',
        name: 'Mei Tan',
        due_on: '2026-01-01',
        note: 'Ring about the deposit',
      },
    ],
  })
  renderAdmin('/admin')
  const followUp = await screen.findByRole('link', { name: /Ring about the deposit/ })
  expect(followUp).toHaveAttribute('href', '/admin/orders/o1')
  // A new studio's website shows the sample's number until its own is stored.
  expect(
    screen.getByRole('link', { name: /^Visitors still write to the sample’s WhatsApp number/ }),
  ).toHaveAttribute('href', '/admin/settings/studio')
  const today = screen.getByRole('region', { name: 'Today' })
  const counts = screen.getByRole('region', { name: 'Counts' })
  expect(today.compareDocumentPosition(counts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(within(counts).getByRole('link', { name: 'Drafts' })).toHaveAttribute(
    'href',
    '/admin/blog?status=draft',
  )
  expect(within(counts).getByRole('link', { name: 'Calls booked' })).toHaveAttribute(
    'href',
    '/admin/bookings',
  )
  const count = (label: string) => within(counts).getByText(label).closest('div')
  expect(count('Articles published')).toHaveTextContent('7 of 11')
  expect(count('Drafts')).toHaveTextContent('3')
  expect(count('Calls booked')).toHaveTextContent('23')
  expect(count('Active subscribers')).toHaveTextContent('512')
  expect(count('Authors')).toHaveTextContent('0')
  expect(count('Orders')).toHaveTextContent('14')
  expect(requests.filter(({ name }) => name === 'rpc/admin_counts')).toHaveLength(1)
  const link = (name: string) => screen.getByRole('link', { name })
  expect(link('Emails and texts')).toHaveAttribute('href', '/admin/emails')
  expect(link('About page')).toHaveAttribute('href', '/admin/about')
  expect(link('New article')).toHaveAttribute('href', '/admin/blog/new')
  expect(link('New author')).toHaveAttribute('href', '/admin/blog/authors/new')
})
