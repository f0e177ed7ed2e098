import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { floods } from '@/admin/tools/floods/floods-resource'
import { FloodBanner } from '@/admin/tools/dashboard/flood-banner'
import { refusal, requests, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

const flood = {
  id: 'f1',
  began_at: '2026-11-21T01:00:00Z',
  last_at: '2026-11-21T03:30:00Z',
  submissions: 1340,
  cleaned_at: null as string | null,
}
function open(change: object = {}) {
  serve('abuse_incidents', [{ ...flood, ...change }])
  return renderApp(<>{floods.routes[0]?.draw({})}</>, { address: '/admin/floods' })
}
const cleanUp = () => screen.findByRole('button', { name: /^Clean up this flood/ })
const confirm = () => screen.findByRole('button', { name: 'Clean up this flood' })
const cleaned = () => requests.filter(({ name }) => name === 'rpc/clean_up_incident').map(({ body }) => body)

describe('a flood', () => {
  it('is cleaned up after a question that says what goes, and the answer says how much it was', async () => {
    serve('rpc/clean_up_incident', {
      bookings: 12,
      requests: 1,
      applications: 0,
      subscribers: 300,
      mails: 312,
    })
    const { user } = open()
    expect(await screen.findByText('1,340')).toBeVisible()
    await user.click(await cleanUp())
    expect(screen.getByRole('dialog')).toHaveTextContent(
      /calls that nobody confirmed are cancelled without a mail.*confirm or answer those first, and they stay/,
    )
    expect(cleaned()).toEqual([])
    await user.click(await confirm())
    expect(
      await screen.findByText(
        'Cleaned up: 12 calls cancelled, 1 request marked as spam, 300 subscribers removed, and 312 waiting mails called off.',
      ),
    ).toBeVisible()
    expect(cleaned()).toEqual([{ flood: 'f1' }])
  })

  it('that goes in parts is cleaned up by one press, and told as a whole', async () => {
    const part = { bookings: 2000, requests: 0, applications: 0, subscribers: 0, mails: 0 }
    serve('rpc/clean_up_incident', () => ({ ...part, more: cleaned().length < 3 }))
    const { user } = open()
    await user.click(await cleanUp())
    await user.click(await confirm())
    expect(await screen.findByText('Cleaned up: 6,000 calls cancelled.')).toBeVisible()
    expect(cleaned()).toHaveLength(3)
  })

  it('stays when one thinks better of it', async () => {
    const { user } = open()
    await user.click(await cleanUp())
    await user.click(await screen.findByRole('button', { name: 'Leave it' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(cleaned()).toEqual([])
  })

  it('of which nothing was left says so', async () => {
    serve('rpc/clean_up_incident', { bookings: 0, requests: 0, applications: 0, subscribers: 0, mails: 0 })
    const { user } = open()
    await user.click(await cleanUp())
    await user.click(await confirm())
    expect(await screen.findByText('Cleaned up: nothing had to go.')).toBeVisible()
  })

  it('that could not be cleaned up says why', async () => {
    serve('rpc/clean_up_incident', refusal('Out of order', { status: 500 }))
    const { user } = open()
    await user.click(await cleanUp())
    await user.click(await confirm())
    expect(await screen.findByRole('alert')).toHaveTextContent('The flood was not changed. Out of order.')
  })

  it('is cleaned up once', async () => {
    open({ cleaned_at: '2026-11-21T04:00:00Z' })
    expect(await screen.findByText(/21.Nov.2026, 12:00.PM/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Clean up/ })).toBeNull()
  })
})

describe('the dashboard', () => {
  it('says that there is a flood and leads to it', async () => {
    serve('rpc/admin_today', { flood: { id: 'f1', began_at: flood.began_at, submissions: 1340 } })
    renderApp(<FloodBanner />)
    expect(await screen.findByRole('status')).toHaveTextContent(
      'At least 1,340 submissions came since 21 Nov 2026, 9:00 AM (MYT), far more than usual.',
    )
    expect(screen.getByRole('link')).toHaveAttribute('href', '/admin/floods')
  })

  it('says nothing where there is none', async () => {
    serve('rpc/admin_today', { flood: null })
    const { queryClient } = renderApp(<FloodBanner />)
    await expect.poll(() => queryClient.getQueryData(['admin', 'today'])).toEqual({ flood: null })
    expect(screen.queryByRole('status')).toBeNull()
  })
})
