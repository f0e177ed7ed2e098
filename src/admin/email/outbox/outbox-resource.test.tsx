import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { toasts } from '@/admin/kit/screen/toast-store'
import { whileOnItsWay } from '@/admin/kit/messages/delivery-status'
import { refusal, requests, serve } from '@tests/support/fake-server'
import { renderAdmin } from '@tests/support/render-admin'

const id = '11111111-2222-4333-8444-555555555555'
const delivery = (change: object) => ({
  id,
  created_at: '2026-11-21T01:00:00Z',
  channel: 'email',
  kind: 'booking_request',
  subscriber_id: null,
  booking_id: null,
  recipient: 'mei@example.test',
  status: 'failed',
  attempts: 2,
  error: 'The server hung up',
  due_at: '2026-11-21T01:00:00Z',
  sent_at: null,
  subject: 'Please confirm your call',
  body_text: 'Hello',
  body_html: null,
  ...change,
})

function open(address: string, change: object) {
  serve('*', [])
  serve('outbox', [delivery(change)])
  serve('rpc/retry_message', () => new Response(null, { status: 204 }))
  return renderAdmin(address)
}
const lastRequest = () => requests.findLast(({ name }) => name === 'outbox')
const sent = () => requests.filter(({ name }) => name === 'rpc/retry_message').map(({ body }) => body)
const press = (name: RegExp | string) => screen.findByRole('button', { name })

describe('emails and texts', () => {
  it('are in one list, filtered by channel and status', async () => {
    open('/admin/emails?channel=sms&status=problem', {
      channel: 'sms',
      kind: 'booking_reminder',
      status: 'unknown',
      subject: null,
    })
    expect(await screen.findByText('May have been sent', { selector: 'td *' })).toBeVisible()
    expect(screen.getByText('Reminder, SMS')).toBeVisible()
    expect(lastRequest()?.params.get('channel')).toBe('eq.sms')
    expect(lastRequest()?.params.get('status')).toBe('in.("failed","unknown")')
  })

  it.each(['failed', 'late', 'logged'])('with status %s can be sent again at once', async (status) => {
    const { user } = open('/admin/emails', { status })
    await user.click(await press(/^Send again\s*mei@example\.test$/))
    await waitFor(() =>
      expect(toasts.read().at(-1)?.text).toBe('The email to mei@example.test is back in the queue.'),
    )
    expect(sent()).toEqual([{ p_message_id: id }])
  })

  it.each(['/admin/emails', `/admin/emails/${id}`])(
    'that may have arrived are sent again only after a confirmation, at %s',
    async (address) => {
      const { user } = open(address, { status: 'unknown' })
      await user.click(await press(/^Send again/))
      expect(screen.getByRole('dialog')).toHaveTextContent('it arrives twice')
      await user.click(await press('Don’t send'))
      expect(sent()).toEqual([])
      await user.click(await press(/^Send again/))
      await user.click(await press('Send it again'))
      await waitFor(() => expect(toasts.read().at(-1)?.text).toMatch(/is back in the queue/))
      expect(sent()).toEqual([{ p_message_id: id }])
    },
  )

  it.each(['pending', 'sending', 'sent', 'cancelled'])(
    'with status %s cannot be sent again',
    async (status) => {
      open(`/admin/emails/${id}`, { status })
      expect(await screen.findByRole('heading', { level: 1, name: 'Please confirm your call' })).toBeVisible()
      expect(screen.queryByRole('button', { name: /Send again/ })).toBeNull()
    },
  )

  it.each([
    ['Delivered', { delivered_at: '2026-11-21T01:01:00Z' }],
    ['Address does not exist', { bounce: 'hard', bounced_at: '2026-11-21T01:01:00Z' }],
    [
      'Came back',
      { bounce: 'soft', bounced_at: '2026-11-21T01:01:00Z', delivered_at: '2026-11-21T01:00:00Z' },
    ],
    ['Reported as spam', { complained_at: '2026-11-21T01:01:00Z', delivered_at: '2026-11-21T01:00:00Z' }],
  ])('show what the provider reported: %s', async (label, reported) => {
    open('/admin/emails', { status: 'sent', error: null, bounce_reason: 'User unknown', ...reported })
    expect(await screen.findByText(label, { selector: 'td *' })).toBeVisible()
    expect(screen.queryByText('User unknown', { selector: 'td *' })).toBeVisible()
  })

  it('show the reason if one cannot be sent again', async () => {
    const { user } = open('/admin/emails', { status: 'late' })
    serve(
      'rpc/retry_message',
      refusal('not_retryable', { status: 409, code: 'PT409', hint: 'The call has begun.' }),
    )
    await user.click(await press(/^Send again/))
    await waitFor(() => expect(toasts.read().at(-1)?.text).toContain('The call has begun.'))
  })

  it.each([
    [{ booking_id: 'b1' }, 'The call', '/admin/bookings/b1'],
    [{ subscriber_id: 's1', kind: 'welcome' }, 'The subscriber', '/admin/subscribers/s1'],
  ])('link to the row they are about: %j', async (about, name, href) => {
    open(`/admin/emails/${id}`, about)
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href)
  })

  it.each([
    ['pending', 'Not written yet'],
    ['late', 'Never written'],
    ['cancelled', 'Never written'],
  ])('with status %s have no text to show', async (status, title) => {
    open(`/admin/emails/${id}`, { status, subject: null, body_text: null })
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible()
  })

  it.each([
    ['pending', 'Not yet'],
    ['unknown', 'Not known'],
    ['cancelled', 'No'],
  ])('with status %s are not shown as sent', async (status, words) => {
    open('/admin/emails', { status })
    expect(await screen.findByText(words, { selector: 'td *' })).toBeVisible()
  })

  it('that alert the studio are about no row', async () => {
    open(`/admin/emails/${id}`, { kind: 'owner_alert' })
    expect(await screen.findByText('Alert to you, by email')).toBeVisible()
    expect(screen.queryByText('About')).toBeNull()
  })

  it('update the status of one that is being sent', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    open(`/admin/emails/${id}`, { status: 'sending', error: null })
    expect(await screen.findByText('On its way')).toBeVisible()
    serve('outbox', [delivery({ status: 'sent', error: null })])
    await vi.advanceTimersByTimeAsync(6_000)
    expect(await screen.findByText('Sent', { selector: 'dd *' })).toBeVisible()
    requests.length = 0
    await vi.advanceTimersByTimeAsync(60_000)
    expect(requests).toEqual([])
  })

  it('are not refetched while none is due', () => {
    const due = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
    expect(
      whileOnItsWay([
        { status: 'pending', due_at: due(90) },
        { status: 'sent', due_at: due(-1) },
      ]),
    ).toBe(false)
    expect(whileOnItsWay([{ status: 'pending', due_at: due(0) }])).toBe(5_000)
  })

  it('show that the text was erased with the person', async () => {
    open(`/admin/emails/${id}`, { status: 'sent', error: null, subject: null, body_text: null })
    expect(await screen.findByRole('heading', { name: 'No longer stored' })).toBeVisible()
  })
})
