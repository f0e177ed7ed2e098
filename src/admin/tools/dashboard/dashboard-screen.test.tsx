import { screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { registry } from '@/admin/app/resources'
import { RegistryProvider } from '@/admin/kit/registry/registry'
import { TodaySection } from '@/admin/tools/dashboard/today-section'
import { StudioContext } from '@/components/layout/studio'
import { useStoredStudio } from '@/features/site-settings/queries'
import { refusal, requests, serve } from '@tests/support/fake-server'
import { nothingToDo } from '@tests/support/nothing-to-do'
import { renderAdmin } from '@tests/support/render-admin'
import { renderApp } from '@tests/support/render-app'

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

it('a new studio’s first task, to replace the sample’s number, appears only once the settings are loaded', async () => {
  const Stored = ({ children }: { children: ReactNode }) => (
    <StudioContext value={useStoredStudio()}>{children}</StudioContext>
  )
  const task = { name: /^Visitors still write to the sample’s WhatsApp number/ }
  serve('rpc/admin_today', nothingToDo)
  serve('site_settings', refusal('Out of order'))
  const { queryClient } = renderApp(
    <Stored>
      <RegistryProvider value={registry}>
        <TodaySection />
      </RegistryProvider>
    </Stored>,
  )
  expect(await screen.findByText('Nothing to do')).toBeVisible()
  serve('site_settings', [])
  void queryClient.invalidateQueries({ queryKey: ['site'] })
  expect(await screen.findByRole('link', task)).toHaveAttribute('href', '/admin/settings/studio')
  serve('site_settings', [{ key: 'studio', value: { whatsapp_number: '+60 12-900 1122' } }])
  void queryClient.invalidateQueries({ queryKey: ['site'] })
  expect(await screen.findByText('Nothing to do')).toBeVisible()
})
