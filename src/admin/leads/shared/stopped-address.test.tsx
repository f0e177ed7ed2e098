import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { Toasts } from '@/admin/kit/screen/toasts'
import { LeadReply } from '@/admin/leads/shared/lead-reply'
import { requests, serve, writes } from '@tests/support/fake-server'
import { lastToast } from '@tests/support/last-toast'
import { renderApp } from '@tests/support/render-app'

const stopped = (change: object = {}) => ({
  id: 's1',
  address: 'mei@example.test',
  reason: 'bounced',
  occurred_at: '2026-11-21T01:00:00Z',
  detail: '550 5.1.1 User unknown',
  ...change,
})
const open = (contacts = ['Mei@Example.test', '012-345 6789']) =>
  renderApp(
    <>
      <LeadReply
        table="contact_submissions"
        row={{ id: 'c1', status: 'new' }}
        contacts={contacts}
        about="message"
        facts={{ name: 'Mei' }}
        first="thanks"
      />
      <Toasts />
    </>,
  )
const press = (name: string) => screen.findByRole('button', { name })
const replies = () => requests.filter(({ name }) => name === 'rpc/send_reply').map(({ body }) => body)

beforeEach(() => {
  localStorage.clear()
  serve('*', [])
  serve('rpc/send_reply', 'm1')
})

describe('a lead whose address gets no email', () => {
  it.each([
    ['bounced', 'This address does not exist: call or WhatsApp instead.'],
    ['complained', 'An email to this address was reported as spam: call or WhatsApp instead.'],
  ])('says so, and what the mail server said: %s', async (reason, text) => {
    serve('email_suppressions', [stopped({ reason })])
    open()
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByText(/550 5\.1\.1 User unknown/)).toBeVisible()
    const asked = requests.find(({ name }) => name === 'email_suppressions')
    expect(asked?.params.get('address')).toBe('eq.mei@example.test')
    expect(asked?.params.get('lifted_at')).toBe('is.null')
  })

  it('asks before a reply by email, and sends it only then', async () => {
    serve('email_suppressions', [stopped()])
    const { user } = open()
    await screen.findByText(/does not exist/)
    await user.click(await press('Reply by email'))
    await user.click(await press('Send'))
    expect(screen.getByRole('dialog', { name: 'This address does not exist' })).toBeVisible()
    await user.click(await press('Don’t send'))
    expect(replies()).toEqual([])
    await user.click(await press('Send'))
    await user.click(await press('Send anyway'))
    await expect.poll(lastToast).toBe('Your reply goes to Mei@Example.test within a minute.')
    expect(replies()).toMatchObject([{ anyway: true }])
  })

  it('gets email again once an owner says why', async () => {
    serve('email_suppressions', ({ method }) => (method === 'PATCH' ? [{ id: 's1' }] : [stopped()]))
    const { user } = open()
    await user.click(await press('Send email to it again'))
    await user.click(await press('Send email again'))
    expect(writes()).toEqual([])
    await user.selectOptions(screen.getByLabelText('Why'), 'The address works again')
    await user.click(await press('Send email again'))
    await expect.poll(lastToast).toBe('Emails go to mei@example.test again.')
    expect(writes().map(({ body }) => body)).toEqual([{ lift_reason: 'The address works again' }])
  })
})

describe('a lead whose address gets email', () => {
  it('says nothing and sends without a question', async () => {
    const { user } = open()
    await user.click(await press('Reply by email'))
    await user.click(await press('Send'))
    await expect.poll(lastToast).toMatch(/goes to Mei@Example\.test/)
    expect(screen.queryByText(/instead/)).toBeNull()
    expect(replies()).toMatchObject([expect.not.objectContaining({ anyway: expect.anything() })])
  })

  it('without an email address asks nothing', async () => {
    open(['012-345 6789'])
    expect(await screen.findByRole('link', { name: /Reply on WhatsApp/ })).toBeVisible()
    expect(requests.some(({ name }) => name === 'email_suppressions')).toBe(false)
  })
})
