import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { Toasts } from '@/admin/kit/screen/toasts'
import { FloodBanner } from '@/admin/tools/dashboard/flood-banner'
import { refusal, requests, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

const flood = { id: 'f1', began_at: '2026-11-21T01:00:00Z', submissions: 1340 }
const open = () =>
  renderApp(
    <>
      <FloodBanner />
      <Toasts />
    </>,
  )
const cleaned = () => requests.filter(({ name }) => name === 'rpc/clean_up_incident').map(({ body }) => body)
async function cleanUp() {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Clean up' }))
  const dialog = screen.getByRole('dialog')
  expect(dialog).toHaveTextContent(
    /unconfirmed calls are cancelled without an email.*confirm or answer those first to keep them/,
  )
  expect(cleaned()).toEqual([])
  return {
    user,
    confirm: () => user.click(screen.getAllByRole('button', { name: 'Clean up' }).at(-1) as HTMLElement),
  }
}

beforeEach(() => serve('rpc/admin_today', { flood }))

describe('unusually many submissions', () => {
  it('are reported on the dashboard', async () => {
    open()
    expect(
      await screen.findByText(/^At least 1,340 submissions came in since 21 Nov 2026, 9:00 AM/),
    ).toBeVisible()
  })

  it('are not reported if there are none', async () => {
    serve('rpc/admin_today', { flood: null })
    const { queryClient } = open()
    await expect.poll(() => queryClient.getQueryData(['admin', 'today'])).toEqual({ flood: null })
    expect(screen.queryByRole('button', { name: 'Clean up' })).toBeNull()
  })

  it('are cleaned up after a confirmation, in as many requests as needed, with one message', async () => {
    const part = { bookings: 2000, requests: 1, applications: 0, subscribers: 0, emails: 0 }
    serve('rpc/clean_up_incident', () => ({ ...part, more: cleaned().length < 3 }))
    const { confirm } = await cleanUp()
    await confirm()
    expect(
      await screen.findByText('Cleaned up: 6,000 calls cancelled and 3 requests marked as spam.'),
    ).toBeVisible()
    expect(cleaned()).toEqual([{ flood: 'f1' }, { flood: 'f1' }, { flood: 'f1' }])
  })

  it('stay if the confirmation is declined', async () => {
    const { user } = await cleanUp()
    await user.click(screen.getByRole('button', { name: 'Not now' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(cleaned()).toEqual([])
  })

  it('that are already gone: the message says that nothing was left', async () => {
    serve('rpc/clean_up_incident', { bookings: 0, requests: 0, applications: 0, subscribers: 0, emails: 0 })
    const { confirm } = await cleanUp()
    await confirm()
    expect(await screen.findByText('Cleaned up: there was nothing to remove.')).toBeVisible()
  })

  it('that could not be cleaned up: the message shows the reason', async () => {
    serve('rpc/clean_up_incident', refusal('Out of order'))
    const { confirm } = await cleanUp()
    await confirm()
    expect(await screen.findByText('Nothing was cleaned up. Out of order.')).toBeVisible()
  })
})
