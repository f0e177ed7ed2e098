import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { registry } from '@/admin/app/resources'
import { RegistryProvider } from '@/admin/kit/registry/registry'
import { DashboardScreen } from '@/admin/tools/dashboard/dashboard-screen'
import { serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

it('the dashboard starts with Today, links each count to its list, and links the specification’s other screens below', async () => {
  serve('*', [])
  serve('rpc/admin_counts', () => ({
    articles: 3,
    published: 2,
    drafts: 1,
    bookings: 4,
    subscribers: 5,
    authors: 6,
    orders: 7,
  }))
  serve('rpc/admin_today', () => ({
    waiting: { call: 0, enquiry: 0, quote: 0, application: 0 },
    failed_emails: 0,
    health: { schedule: 'running', messages: 'ok' },
    schedule_answered_at: '2026-11-21T15:29:00Z',
    drafts: 0,
    flood: null,
    stored_today_bytes: 0,
    stored_bytes_limit: 1,
    calls: [],
    scheduled: [],
    missing: [],
    confirmed_claims: null,
    unalerted: [],
    overdue: { count: 0, amount_sen: 0 },
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
  }))
  renderApp(
    <RegistryProvider value={registry}>
      <DashboardScreen />
    </RegistryProvider>,
  )
  const followUp = await screen.findByRole('link', { name: /Ring about the deposit/ })
  expect(followUp).toHaveAttribute('href', '/admin/orders/o1')
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
  const link = (name: string) => screen.getByRole('link', { name })
  expect(link('Emails and texts')).toHaveAttribute('href', '/admin/emails')
  expect(link('About page')).toHaveAttribute('href', '/admin/about')
  expect(link('New article')).toHaveAttribute('href', '/admin/blog/new')
  expect(link('New author')).toHaveAttribute('href', '/admin/blog/authors/new')
})
