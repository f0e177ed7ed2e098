import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { BookingScreen } from '@/admin/calls/bookings/booking-screen'
import { refusal, serve, writes } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'
import { lastToast } from '@tests/support/last-toast'

const id = '11111111-2222-4333-8444-555555555555'
const at = '2026-11-21T01:00:00.123456+00:00'

// Saturday, 21 November 2026, 11:30 PM in Kuala Lumpur.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T15:30:00Z'), shouldAdvanceTime: true }))

function serveCall(change: object, patched: unknown = [{ id }]) {
  serve('*', [])
  serve('booking_submissions', ({ method }) =>
    method === 'PATCH'
      ? patched
      : [
          {
            id,
            created_at: '2026-11-21T01:00:00Z',
            name: 'Mei Ling',
            contact: 'mei@example.test',
            preferred_date: '2026-11-24',
            preferred_time: '2:30 PM',
            starts_at: '2026-11-24T06:30:00Z',
            call_method: 'video',
            project_type: null,
            package: null,
            message: 'A new site',
            timezone: 'Asia/Kuala_Lumpur',
            status: 'requested',
            confirmed_at: null,
            meeting_link: null,
            cancel_reason: null,
            notify_by_email: true,
            source: {},
            sequence: 0,
            ...change,
          },
        ],
  )
}

function open(...call: Parameters<typeof serveCall>) {
  serveCall(...call)
  return renderApp(<BookingScreen id={id} />)
}
const press = async (name: string) => screen.findByRole('button', { name })

describe('a requested call', () => {
  it('is confirmed with one click, and can be moved', async () => {
    const { user } = open({})
    expect(await screen.findByText(/^Requested on/)).toBeVisible()
    expect(screen.getByText('Move the call', { selector: 'summary' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Mark completed' })).toBeNull()
    await user.click(await press('Confirm'))
    expect(writes().map(({ body }) => body)).toEqual([{ status: 'booked' }])
  })

  it('is declined only after a confirmation', async () => {
    const { user } = open({})
    await user.click(await press('Decline the call'))
    expect(screen.getByRole('dialog')).toHaveTextContent('Decline this call?')
    await user.click(await press('Keep the request'))
    expect(writes()).toEqual([])
  })

  it('shows an error if its time is taken', async () => {
    const { user } = open({})
    await screen.findByText(/^Requested on/)
    serve(
      'booking_submissions',
      refusal('duplicate key value violates unique constraint', { status: 409, code: '23505' }),
    )
    await user.click(await press('Confirm'))
    await expect.poll(lastToast).toBe('It was not changed. That time is taken: move the other call first.')
  })

  it('cannot be confirmed once its time has passed', async () => {
    open({ starts_at: '2026-11-20T06:30:00Z' })
    expect(await press('Decline the call')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
  })
})

describe('a video call', () => {
  it('shows a hint while it has no link, and saves a typed one', async () => {
    const { user } = open({ status: 'booked' })
    expect(await screen.findByText(/^There is no link yet, and their email says that it comes/)).toBeVisible()
    const field = screen.getByLabelText('Link for this call')
    await user.type(field, 'http://meet.example.test')
    expect(screen.getByText('Begin with https://, without spaces.')).toBeVisible()
    await user.click(await press('Save the link'))
    expect(writes()).toEqual([])
    await user.clear(field)
    await user.type(field, ' https://meet.example.test/own ')
    await user.click(await press('Save the link'))
    expect(writes().map(({ body }) => body)).toEqual([{ meeting_link: 'https://meet.example.test/own' }])
  })

  it('uses the standing link from the settings, also in the reply', async () => {
    open({ status: 'booked', contact: '012-345 6789' })
    serve('site_settings', [{ value: { meeting_link: 'https://meet.example.test/studio' } }])
    expect(await screen.findByText(/^Leave empty to use your usual link/)).toBeVisible()
    const chat = screen.getByRole('link', { name: /^Reply on WhatsApp/ }).getAttribute('href') ?? ''
    expect(new URL(chat).searchParams.get('text')).toContain(
      'Our video call is on Tuesday, 24 November 2026 at 2:30 PM (Malaysia time). Join us here:\nhttps://meet.example.test/studio',
    )
  })

  it('has a link field only if it is by video', async () => {
    open({ status: 'booked', call_method: 'voice' })
    await screen.findByText(/^Booked on/)
    expect(screen.queryByText('Meeting link')).toBeNull()
  })
})

describe('a call without emails', () => {
  const chat = async () =>
    new URL((await screen.findByRole('link', { name: /^Reply on WhatsApp/ })).getAttribute('href') ?? '')

  it.each([
    [
      { status: 'booked' },
      'It is booked',
      /Our call on Tuesday, 24 November 2026 at 2:30 PM \(Malaysia time\) is confirmed/,
    ],
    [
      { status: 'booked', sequence: 1 },
      'It was changed',
      /Our call is now on Tuesday, 24 November 2026 at 2:30 PM/,
    ],
    [
      { status: 'cancelled', sequence: 1, cancel_reason: 'I am unwell.' },
      'It is cancelled',
      /2:30 PM \(Malaysia time\) is cancelled\. I am unwell\./,
    ],
  ])('has one button to message the customer about its current state: %j', async (change, what, words) => {
    open({ contact: '012-345 6789', ...change })
    expect(
      await screen.findByText(`${what}, and no email goes out about this call. Tell them yourself.`),
    ).toBeVisible()
    expect((await chat()).searchParams.get('text')).toMatch(words)
    expect(screen.getAllByRole('link', { name: /WhatsApp/ })).toHaveLength(1)
  })

  it('mentions no email about its link', async () => {
    open({ contact: '012-345 6789', status: 'booked' })
    expect(await screen.findByText(/^There is no link yet: send it to them yourself/)).toBeVisible()
    expect(screen.queryByText(/their email says/)).toBeNull()
  })

  it('warns before cancelling that no email goes out, while other calls mention the email', async () => {
    for (const [change, words] of [
      [{ notify_by_email: false }, /No email goes out about this call: tell them yourself afterwards/],
      [{}, /The customer gets an email/],
    ] as const) {
      const { user, unmount } = open({ status: 'booked', ...change })
      await user.click(await press('Cancel the call'))
      expect(screen.getByRole('dialog')).toHaveTextContent(words)
      unmount()
    }
  })

  it('promises no email about a new time', async () => {
    for (const [change, words] of [
      [{ contact: '012-345 6789' }, 'No email goes out about this call: tell them yourself.'],
      [{ notify_by_email: false }, 'No email goes out about this call: tell them yourself.'],
      [{}, 'They get an email about the new time.'],
    ] as const) {
      const { unmount } = open({ status: 'booked', ...change })
      expect(await screen.findByText(words)).toBeInTheDocument()
      unmount()
    }
  })

  it('shows no such hint once it is over, or if emails go out', async () => {
    for (const change of [{ starts_at: '2026-11-20T06:30:00Z', contact: '012-345 6789' }, {}]) {
      const { unmount } = open({ status: 'booked', ...change })
      await screen.findByText(/^Booked on/)
      expect(screen.queryByText(/Tell them yourself/)).toBeNull()
      unmount()
    }
  })
})

it.each([
  ['no reason', '', { status: 'cancelled' }],
  ['its reason', ' I am unwell. ', { status: 'cancelled', cancel_reason: 'I am unwell.' }],
])('a cancellation stores %s', async (_, reason, stored) => {
  const { user } = open({ status: 'booked' })
  await user.click(await press('Cancel the call'))
  if (reason) await user.type(screen.getByLabelText('Reason (optional)'), reason)
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel the call' }))
  expect(writes().map(({ body }) => body)).toEqual([stored])
})

it('a cancelled call shows why', async () => {
  open({ status: 'cancelled', cancel_reason: 'I am unwell.' })
  expect(await screen.findByText('I am unwell.')).toBeVisible()
})

it('a call shows its source', async () => {
  open({ source: { page: '/pricing', referrer: 'google.com', campaign: 'december' } })
  expect(await screen.findByText('/pricing, from google.com, campaign december')).toBeVisible()
})

describe('the confirmation of a call', () => {
  it.each([
    [null, /^Not yet\. They confirm with the link in their email/],
    [at, /^On 21 Nov 2026, 9:00/],
  ])('%s', async (confirmed, words) => {
    open({ status: 'booked', confirmed_at: confirmed })
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('can be given by the studio, with one click, and the time takes the focus from the button', async () => {
    const call = { status: 'booked', contact: '012-345 6789' }
    const { user } = open(call)
    const confirm = await press('Confirm the call')
    serveCall({ ...call, confirmed_at: at })
    await user.click(confirm)
    expect(await screen.findByText(/^On 21 Nov 2026, 9:00/)).toHaveFocus()
    expect(writes().map(({ body }) => Object.keys(body as object))).toEqual([['confirmed_at']])
    expect(writes()[0]?.params.get('status'), 'not if it was cancelled meanwhile').toBe('neq.cancelled')
  })

  it('is not shown for a cancelled call', async () => {
    open({ status: 'cancelled', confirmed_at: at })
    await screen.findByText(/^Booked on/)
    expect(screen.queryByText(/^On 21 Nov 2026/)).toBeNull()
  })
})

it('a call is moved to one of the free times of a day, or to any time that is still to come', async () => {
  const times = [{ slot: '2:30 PM', state: 'free' }]
  const { user } = open({ status: 'booked' })
  serve('rpc/call_times', { first: '2026-11-21', last: '2027-02-19', times })
  await user.click(await screen.findByText('Move the call', { selector: 'summary' }))
  const field = screen.getByLabelText('New time (MYT)')
  fireEvent.change(field, { target: { value: '2026-11-20T10:05' } })
  await user.click(await press('Move the call'))
  expect(await screen.findByText('Choose a time that is still to come')).toBeVisible()
  fireEvent.change(field, { target: { value: '2026-11-25T10:05' } })
  await user.click(await screen.findByRole('button', { name: /2:30/ }))
  serveCall({ status: 'booked' }, refusal('conflicting key value', { code: '23P01' }))
  serve('rpc/call_times', { first: '2026-11-21', last: '2027-02-19', times: [] })
  await user.click(await press('Move the call'))
  expect(await screen.findByText(/^There is another call at that time/)).toHaveClass('field-error')
  expect(field).toHaveFocus()
  serveCall({ status: 'booked' })
  serve('rpc/call_times', { first: '2026-11-21', last: '2027-02-19', times: [] })
  await user.click(await press('Move the call'))
  await expect.poll(lastToast).toBe('Moved to Wed, 25 Nov 2026, 2:30 PM.')
  expect(writes().at(-1)?.body).toEqual({ preferred_date: '2026-11-25', preferred_time: '2:30 PM' })
  const from = writes()[0]?.params.get('starts_at')
  expect(from, 'not if its visitor has moved it meanwhile').toBe('eq.2026-11-24T06:30:00Z')
})

it('a call lists its emails and SMS with the time and status of each', async () => {
  open({ status: 'booked' })
  const reminder = { kind: 'booking_reminder', due_at: '2026-11-23T06:30:00Z', sent_at: null, error: null }
  serve('outbox', ({ params }) =>
    params.has('booking_id')
      ? [
          { ...reminder, id: '1', channel: 'sms', status: 'pending' },
          { ...reminder, id: '2', channel: 'email', status: 'failed', error: 'The server hung up' },
        ]
      : [],
  )
  const list = await screen.findByRole('region', { name: 'Emails and SMS' })
  expect(list).toHaveTextContent(
    'Reminder, SMS23 Nov 2026, 2:30 PMWaitingReminder23 Nov 2026, 2:30 PMFailedThe server hung up',
  )
})

it('one click records in the notes how the studio answered', async () => {
  const { user } = open({ status: 'booked', contact: '012-345 6789' })
  serve('lead_notes', [])
  await user.click(await press('I answered by WhatsApp'))
  await vi.waitFor(() =>
    expect(writes().map(({ name, body }) => [name, body])).toEqual([
      ['lead_notes', { subject_table: 'booking_submissions', subject_id: id, body: 'Answered by WhatsApp.' }],
    ]),
  )
})

it('the actions of a call come before its notes and history', async () => {
  open({ status: 'booked' })
  const status = await screen.findByRole('region', { name: 'Status' })
  const notes = screen.getByRole('region', { name: 'Notes' })
  expect(status.compareDocumentPosition(notes)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
