import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OutboxBanner } from '@/admin/tools/dashboard/outbox-banner'
import { requests, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

const open = (schedule: string, messages: string, answeredAt: string | null = '2026-11-21T06:05:00Z') => {
  serve('rpc/admin_today', { health: { schedule, messages }, schedule_answered_at: answeredAt })
  renderApp(<OutboxBanner />)
}

it('a stopped schedule is shown with the time of its last run and where to find instructions', async () => {
  open('stopped', 'failing')
  expect(await screen.findByRole('status')).toHaveTextContent(
    /^No confirmation, reminder or alert has gone out since 21.Nov.2026, 2:05.PM \(MYT\)\. Ask your developer to look at ‘The schedule’ in docs\/deploy\.md\.$/,
  )
})

it('a site whose schedule never ran says that emails are not set up yet', async () => {
  open('not_set_up', 'ok', null)
  expect(await screen.findByRole('status')).toHaveTextContent(/^Emails are not set up yet:/)
})

it('failing emails are shown with a link to the messages', async () => {
  open('running', 'failing')
  expect(await screen.findByRole('status')).toHaveTextContent(/Emails or SMS have failed or waited/)
  expect(screen.getByRole('link', { name: 'Show them' })).toHaveAttribute('href', '/admin/emails')
})

it('nothing is shown while all messages are sent', async () => {
  open('running', 'ok')
  await waitFor(() => expect(requests.map(({ name }) => name)).toContain('rpc/admin_today'))
  expect(screen.queryByRole('status')).toBeNull()
})
