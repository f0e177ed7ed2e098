import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { refusal, requests, serve } from '@tests/support/fake-server'
import { renderAdmin } from '@tests/support/render-admin'

// Saturday, 21 November 2026, 11:30 PM in Kuala Lumpur.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T15:30:00Z'), shouldAdvanceTime: true })
  serve('*', [])
  serve('rpc/call_times', {
    first: '2026-11-21',
    last: '2027-02-19',
    times: [
      { slot: '9:00 AM', state: 'taken' },
      { slot: '2:30 PM', state: 'free' },
    ],
  })
})

const show = () => renderAdmin('/admin/bookings/new')
const field = (name: string | RegExp) => screen.findByLabelText(name)

async function write(contact: string) {
  const app = show()
  await app.user.type(await field('Name'), 'Aina')
  await app.user.type(await field('Contact'), contact)
  await app.user.type(await field('What it is about'), 'A clinic')
  fireEvent.change(await field('When (MYT)'), { target: { value: '2026-11-24T10:05' } })
  return app
}
const save = () => screen.findByRole('button', { name: 'Save call' })
const insertion = () =>
  requests.find(({ name, method }) => name === 'booking_submissions' && method === 'POST')

describe('a booking added by the studio', () => {
  it('with an email address gets emails and reminders, and opens its own screen', async () => {
    serve('booking_submissions', ({ method, body }) =>
      method === 'POST'
        ? [{ ...(body as object), updated_at: '2026-11-21T15:30:00Z', starts_at: '2026-11-24T02:05:00Z' }]
        : [],
    )
    const { user, address } = await write('aina@example.test')
    expect(screen.getByRole('checkbox', { name: /^Email them the confirmation/ })).toBeChecked()
    expect(screen.queryByText(/^This time has passed/)).toBeNull()
    await user.click(await save())
    await waitFor(() => expect(address()).toMatch(/^\/admin\/bookings\/[0-9a-f-]{36}$/))
    expect(insertion()?.body).toMatchObject({
      name: 'Aina',
      contact: 'aina@example.test',
      preferred_date: '2026-11-24',
      preferred_time: '10:05 AM',
      call_method: 'voice',
      notify_by_email: true,
      reminders: { email: { enabled: true } },
    })
  })

  it('with a phone number neither promises nor offers emails', async () => {
    const { user } = await write('012-345 6789')
    expect(screen.getByText(/With a phone number only, tell them yourself/)).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: /^Email them/ })).toBeNull()
    await user.click(await save())
    await waitFor(() => expect(insertion()?.body).toMatchObject({ reminders: {} }))
  })

  it('offers the free times of its day as buttons', async () => {
    const { user } = await write('012-345 6789')
    const free = await screen.findByRole('button', { name: /2:30/ })
    expect(screen.queryByRole('button', { name: /9:00/ })).toBeNull()
    await user.click(free)
    expect(await field('When (MYT)')).toHaveValue('2026-11-24T14:30')
  })

  it('may have been held already, and then says that no email goes out', async () => {
    await write('aina@example.test')
    fireEvent.change(await field('When (MYT)'), { target: { value: '2026-11-20T10:05' } })
    expect(await screen.findByText('This time has passed: no email goes out.')).toBeVisible()
  })

  it('that overlaps another call shows an error at the time', async () => {
    serve(
      'booking_submissions',
      refusal('conflicting key value violates exclusion constraint "booking_submissions_starts_at_excl"', {
        status: 400,
        code: '23P01',
      }),
    )
    const { user } = await write('012-345 6789')
    await user.click(await save())
    expect(await screen.findByText('Another call is at that time. Choose another one.')).toBeVisible()
    expect(await field('When (MYT)')).toHaveAttribute('aria-invalid', 'true')
  })

  it('needs a time in steps of five minutes and a valid contact', async () => {
    const { user } = await write('nobody')
    fireEvent.change(await field('When (MYT)'), { target: { value: '2026-11-24T10:07' } })
    await user.click(await save())
    expect(await screen.findByText('Choose a time in steps of five minutes')).toBeVisible()
    expect(screen.getByText(/^Give an email address, or a phone number/)).toBeVisible()
    expect(insertion()).toBeUndefined()
  })
})
