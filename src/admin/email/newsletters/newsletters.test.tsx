import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { withArticle } from '@/admin/email/newsletters/newsletter-schema'
import { newsletters } from '@/admin/email/newsletters/newsletters-resource'
import { refusal, requests, rowsOf, serve, writes } from '@tests/support/fake-server'
import { recordOf } from '@tests/support/record-of'
import { lastToast } from '@tests/support/last-toast'
import { renderAdmin } from '@tests/support/render-admin'

const id = '11111111-2222-4333-8444-555555555555'
const newsletter = {
  id,
  created_at: '2026-11-20T01:00:00Z',
  updated_at: '2026-11-21T01:00:00Z',
  subject: 'Prices',
  preheader: null,
  body: '## Prices\n\nIn **ringgit**.',
  post_id: null,
  status: 'draft',
  send_at: null as string | null,
  recipients: null as number | null,
}
const figures = {
  newsletter_id: id,
  status: 'draft',
  send_at: null as string | null,
  recipients: null as number | null,
  sent: 0,
  waiting: 0,
  failed: 0,
  unknown: 0,
  cancelled: 0,
  unsubscribed: 0,
}
const post = { id: 'post', slug: 'a-page-in-a-week', title: 'A page in a week', excerpt: 'How it goes.' }

/** A price list of 270 rows: case 18. */
const long = `| Item | Price | Note |\n| --- | --- | --- |\n${'| Logo | RM2,500 | per piece |\n'.repeat(270)}`

function open(address: string, change: Partial<typeof figures> = {}, body = newsletter.body) {
  const { status = 'draft', send_at = null, recipients = null } = change
  serve('newsletters', [{ ...newsletter, body, status, send_at, recipients }])
  serve('rpc/newsletter_stats', [{ ...figures, ...change }])
  return renderAdmin(address)
}
const calls = (name: string) => requests.filter((request) => request.name === name).map(({ body }) => body)
const button = (name: string | RegExp) => screen.findByRole('button', { name })

beforeEach(() => {
  serve('*', [])
  serve('newsletter_subscribers', () => rowsOf(412, []))
  serve('blog_posts', [post])
  serve('rpc/send_newsletter', 'sending')
  serve('rpc/stop_newsletter', 'stopped')
  serve('rpc/send_test_newsletter', 'me@example.test')
})

describe('a draft', () => {
  it('is sent after a confirmation that shows the number of readers', async () => {
    const { user } = open(`/admin/newsletters/${id}`)
    await user.click(await button('Send now'))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('It goes to 412 readers')
    await user.click(within(dialog).getByRole('button', { name: 'Not yet' }))
    expect(calls('rpc/send_newsletter')).toEqual([])
    await user.click(await button('Send now'))
    await user.click(await button('Send to 412 readers'))
    await waitFor(() => expect(calls('rpc/send_newsletter')).toEqual([{ p_newsletter_id: id }]))
  })

  it('that would be the third in 30 days shows the promise of the welcome email', async () => {
    const { user } = open(`/admin/newsletters/${id}`)
    const sent = { ...figures, status: 'sent', send_at: new Date().toISOString() }
    serve('rpc/newsletter_stats', ({ body }: { body: { p_newsletter_id?: string } }) =>
      body?.p_newsletter_id ? [figures] : [sent, { ...sent, newsletter_id: 'other' }],
    )
    await user.click(await button('Send now'))
    expect(await screen.findByRole('dialog')).toHaveTextContent('2 have already gone out in the last 30 days')
  })

  it('can be scheduled for a future time in Malaysia, but not for a past one', async () => {
    const { user } = open(`/admin/newsletters/${id}`)
    const at = await screen.findByLabelText('Send at')
    await user.type(at, '2020-01-01T09:00')
    expect(await screen.findByText('That time has passed.')).toBeVisible()
    expect(await button('Send now')).toBeDisabled()
    await user.clear(at)
    // As Chromium has it for a day without a time.
    Object.defineProperty(at, 'validity', { value: { badInput: true }, configurable: true })
    await user.click(at)
    await user.tab()
    expect(await screen.findByText('Complete the day and the time, or clear them.')).toBeVisible()
    expect(await button('Send now')).toBeDisabled()
    Object.defineProperty(at, 'validity', { value: { badInput: false } })
    await user.type(at, '2100-01-01T09:00')
    expect(at).toHaveFocus()
    expect(await button('Send later')).toBeEnabled()
    expect(screen.getByText('It goes to 412 readers.')).toBeVisible()
    await user.click(await button('Send later'))
    await user.click(await button('Schedule it'))
    await waitFor(() =>
      expect(calls('rpc/send_newsletter')).toEqual([
        { p_newsletter_id: id, p_at: '2100-01-01T01:00:00.000Z' },
      ]),
    )
  })

  it('is saved before a test, which goes to the signed-in account', async () => {
    const { user } = open(`/admin/newsletters/${id}`)
    await user.type(await screen.findByLabelText('Subject'), ' of 2027')
    serve('newsletters', [{ ...newsletter, subject: 'Prices of 2027' }])
    await user.click(await button('Send a test to me'))
    await expect.poll(lastToast).toMatch(/On its way to me@example\.test/)
    expect(writes()[0]?.body).toMatchObject({ subject: 'Prices of 2027' })
    expect(calls('rpc/send_test_newsletter')).toEqual([{ p_newsletter_id: id }])
  })

  it('that cannot be saved is not sent', async () => {
    const { user } = open(`/admin/newsletters/${id}`)
    await user.clear(await screen.findByLabelText('Subject'))
    await user.click(await button('Send a test to me'))
    expect(await screen.findByText('Give the newsletter a subject')).toBeVisible()
    await expect.poll(lastToast).toBe('It was not saved, so nothing was sent.')
    expect(calls('rpc/send_test_newsletter')).toEqual([])
  })

  it('shows the database’s reason if it cannot be sent', async () => {
    serve(
      'rpc/send_newsletter',
      refusal('newsletter_empty', { status: 409, code: 'PT409', hint: 'Write the newsletter first.' }),
    )
    const { user } = open(`/admin/newsletters/${id}`)
    await user.click(await button('Send now'))
    await user.click(await button('Send to 412 readers'))
    await expect.poll(lastToast).toBe('Write the newsletter first.')
  })

  it('cannot be sent while there is no confirmed subscriber', async () => {
    serve('newsletter_subscribers', () => rowsOf(0, []))
    open(`/admin/newsletters/${id}`)
    expect(await screen.findByText(/No subscriber has confirmed yet/)).toBeVisible()
    expect(await button('Send now')).toBeDisabled()
  })

  it('that mailboxes would cut off says its size below the text and before it is sent', async () => {
    const { user } = open(`/admin/newsletters/${id}`, {}, long)
    const warning = /^This newsletter is 1\d\d KB long\. Gmail cuts off what comes after 102 KB/
    expect(await screen.findByText(warning)).toBeVisible()
    await user.click(await button('Send now'))
    expect(await screen.findByRole('dialog')).toHaveTextContent(/KB long\. Gmail cuts off/)
  })

  it('that mailboxes show whole says nothing of its size', async () => {
    const { user } = open(`/admin/newsletters/${id}`)
    await user.click(await button('Send now'))
    expect(await screen.findByRole('dialog')).toHaveTextContent('It goes to 412 readers')
    expect(screen.queryByText(/KB long/)).toBeNull()
  })

  it('shows a preview of its email', async () => {
    open(`/admin/newsletters/${id}`)
    const preview = await screen.findByTitle('Preview of the newsletter')
    expect(preview.getAttribute('srcdoc')).toContain('In <strong>ringgit</strong>.')
  })

  it('can include an article below its text: an excerpt with a link, or the full text', async () => {
    serve('blog_posts', ({ params }: { params: URLSearchParams }) =>
      params.get('select') === 'content' ? [{ content: 'All of it.' }] : [post],
    )
    const { user } = open(`/admin/newsletters/${id}`)
    await user.selectOptions(
      await screen.findByLabelText('Insert an article'),
      await screen.findByText(post.title),
    )
    await user.click(await button('Full text'))
    await user.click(await button('Markdown'))
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue(
        '## Prices\n\nIn **ringgit**.\n\n## A page in a week\n\nAll of it.',
      ),
    )
    expect(screen.getByLabelText('Subject')).toHaveValue('Prices')
    expect(withArticle(recordOf(newsletters).empty(), post)).toEqual({
      subject: 'A page in a week',
      preheader: 'How it goes.',
      body: '## A page in a week\n\nHow it goes.\n\n[Read on](/blog/a-page-in-a-week)',
      post_id: 'post',
    })
  })
})

describe('a newsletter that is being sent', () => {
  const under = { status: 'sending', send_at: '2026-11-21T01:00:00Z', recipients: 10, sent: 4, waiting: 3 }

  it('shows the status of its emails, and can no longer be changed or deleted', async () => {
    open(`/admin/newsletters/${id}`, { ...under, failed: 1, unknown: 1, cancelled: 1, unsubscribed: 2 })
    const fact = async (name: string) => (await screen.findByText(name)).nextSibling
    for (const [name, value] of [
      ['For', '10 readers'],
      ['Sent', '4'],
      ['Waiting', '3'],
      ['Failed', '1'],
      ['May have been sent', '1'],
      ['Cancelled: they unsubscribed before it was sent', '1'],
      ['Unsubscribed', '2'],
    ] as const)
      expect(await fact(name)).toHaveTextContent(value)
    expect(screen.queryByText('No longer stored, or erased')).toBeNull()
    expect(screen.queryByLabelText('Text')).toBeNull()
    expect(screen.queryByRole('button', { name: /Save|Delete|Send now/ })).toBeNull()
  })

  it('says how far it is, until when the others wait and why', async () => {
    const at = '2100-01-01T00:00:00Z'
    serve('rpc/email_state', { a_day: 100, reserve: 30, newsletters_next_at: at, paused_until: null })
    open(`/admin/newsletters/${id}`, under)
    expect(
      await screen.findByText(
        '4 of 10 sent. 3 wait until 1 Jan 2100, 8:00 AM: the provider takes 100 emails a day.',
      ),
    ).toBeVisible()
  })

  it('is stopped with one click, and continued with another', async () => {
    const { user } = open(`/admin/newsletters/${id}`, under)
    const stop = await button('Stop')
    serve('rpc/newsletter_stats', [{ ...figures, ...under, status: 'stopped' }])
    await user.click(stop)
    await user.click(await button('Continue sending'))
    expect(calls('rpc/stop_newsletter')).toEqual([{ p_newsletter_id: id }])
    await waitFor(() => expect(calls('rpc/send_newsletter')).toEqual([{ p_newsletter_id: id }]))
  })
})

it('the list shows the status and the figures of each newsletter', async () => {
  open('/admin/newsletters', {
    status: 'sent',
    send_at: '2026-11-21T01:00:00Z',
    recipients: 10,
    sent: 9,
    failed: 1,
  })
  const row = await screen.findByRole('row', { name: /Prices/ })
  expect(await within(row).findByText(/^9 of 10$|^9$/)).toBeVisible()
  expect(row).toHaveTextContent(/Sent.*21 Nov 2026, 9:00 AM.*9 of 10.*1.*0/)
})
