import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { serve, writes } from '@tests/support/fake-server'
import { lastToast } from '@tests/support/last-toast'
import { renderAdmin } from '@tests/support/render-admin'

const id = '11111111-2222-4333-8444-555555555555'
const row = (change: object = {}) => ({
  id,
  address: 'mei@example.test',
  reason: 'bounced',
  occurred_at: '2026-11-21T01:00:00Z',
  detail: 'User unknown',
  message_id: 'm1',
  lifted_at: null,
  lift_reason: null,
  ...change,
})

it('stopped addresses are listed with the reason', async () => {
  serve('*', [])
  serve('email_suppressions', [row(), row({ id: 's2', address: 'lee@example.test', reason: 'complained' })])
  renderAdmin('/admin/emails/stopped')
  expect(await screen.findByText('mei@example.test')).toBeVisible()
  expect(screen.getByText('An email to this address was reported as spam')).toBeVisible()
})

it('one is lifted with a reason, and leads to the email that came back', async () => {
  serve('*', [])
  serve('email_suppressions', ({ method }) => (method === 'PATCH' ? [{ id }] : [row()]))
  const { user } = renderAdmin(`/admin/emails/stopped/${id}`)
  expect(await screen.findByRole('link', { name: 'Show it' })).toHaveAttribute('href', '/admin/emails/m1')
  await user.click(screen.getByRole('button', { name: 'Send email again' }))
  await user.selectOptions(screen.getByLabelText('Why'), 'They asked for our emails')
  await user.click(screen.getAllByRole('button', { name: 'Send email again' }).at(-1) as HTMLElement)
  await expect.poll(lastToast).toBe('Emails go to mei@example.test again.')
  expect(writes().map(({ body }) => body)).toEqual([{ lift_reason: 'They asked for our emails' }])
})

it('one that was lifted says why, and cannot be lifted again', async () => {
  serve('*', [])
  serve('email_suppressions', [row({ lifted_at: '2026-11-22T01:00:00Z', lift_reason: 'It works.' })])
  renderAdmin(`/admin/emails/stopped/${id}`)
  expect(await screen.findByText('It works.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Send email again' })).toBeNull()
})
