import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { refusal, serve, writes } from '@tests/support/fake-server'
import { lastToast } from '@tests/support/last-toast'
import { renderAdmin } from '@tests/support/render-admin'

const id = '11111111-2222-4333-8444-555555555555'
const row = {
  id,
  updated_at: '2026-11-21T01:00:00Z',
  email: 'farah@studio.example.test',
  bookings: true,
  requests: true,
  applications: false,
  changes: false,
  problems: false,
}

beforeEach(() => serve('*', []))

it('the list shows who gets which emails, and that all owners do if it is empty', async () => {
  serve('alert_recipients', [row])
  const { unmount } = renderAdmin('/admin/settings/alerts')
  expect(await screen.findByRole('row', { name: /farah@studio.example.test/ })).toHaveTextContent(
    'New calls, Enquiries and quote requests',
  )
  unmount()
  serve('alert_recipients', [])
  renderAdmin('/admin/settings/alerts')
  expect(await screen.findByText('Every owner gets these emails')).toBeVisible()
})

it('an address is stored in lower case with the selected kinds, and rejected if invalid', async () => {
  renderAdmin('/admin/settings/alerts/new')
  const email = await screen.findByRole('textbox', { name: /Email address/ })
  await userEvent.type(email, 'Farah@studio')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Applications' }))
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }))
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible()
  expect(writes()).toEqual([])
  serve('alert_recipients', [row])
  await userEvent.type(email, '.example.test')
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }))
  expect(await screen.findByText(/^Saved at/)).toBeVisible()
  expect(writes()).toMatchObject([
    {
      body: { email: 'farah@studio.example.test', bookings: true, applications: false, problems: true },
    },
  ])
})

it('a test is sent, and a failure shows the reason', async () => {
  serve('alert_recipients', [row])
  serve('rpc/send_test_notice', () => new Response(null, { status: 204 }))
  renderAdmin(`/admin/settings/alerts/${id}`)
  const test = await screen.findByRole('button', { name: 'Send a test to everyone listed' })
  await userEvent.click(test)
  await expect.poll(lastToast).toBe('The test arrives within a minute.')
  const hint = 'Nobody gets alerts. Switch on at least one first.'
  serve('rpc/send_test_notice', refusal('no_address', { status: 409, code: 'PT409', hint }))
  await userEvent.click(test)
  await expect.poll(lastToast).toBe(`The test was not sent. ${hint}`)
})
