import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LeadReply } from '@/admin/leads/shared/lead-reply'
import { Toasts } from '@/admin/kit/screen/toasts'
import { StudioContext } from '@/components/layout/studio'
import { studioDefaults } from '@/content/site'
import { refusal, requests, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'
import { write } from '@tests/support/write'

type Props = Partial<Parameters<typeof LeadReply>[0]>

beforeEach(() => {
  localStorage.clear()
  serve('*', [])
})

const reply = (props: Props) => (
  <StudioContext value={{ ...studioDefaults, name: 'Kilat & Co' }}>
    <LeadReply
      table="contact_submissions"
      row={{ id: 'c1', status: 'new' }}
      contacts={['mei@example.test', '012-345 6789']}
      about="message"
      facts={{ name: 'Mei', order: { number: 'RS-2026-0001', sen: 250_000, link: undefined } }}
      first="thanks"
      message="How much is a site?"
      {...props}
    />
    <Toasts />
  </StudioContext>
)
const open = (props: Props = {}, address = '/') => renderApp(reply(props), { address })

const chat = async () => {
  const link = await screen.findByRole('link', { name: /^Reply on WhatsApp/ })
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '')
  return [pathname, searchParams.get('text')]
}
const text = () => screen.getByLabelText<HTMLTextAreaElement>('Your reply')
const sent = () => requests.filter(({ name }) => name === 'rpc/send_reply').map(({ body }) => body)

describe('the reply texts', () => {
  it('open WhatsApp with the facts of the lead filled in', async () => {
    const { user } = open()
    expect(await chat()).toEqual([
      '/60123456789',
      'Hello Mei, this is Kilat & Co.\n\nThank you for getting in touch. We have read what you sent us.',
    ])
    await user.selectOptions(screen.getByLabelText('Text of the reply'), 'No answer yet')
    expect((await chat())[1]).toContain('whether you are still interested')
  })

  it('are offered only if the lead has their facts', async () => {
    open()
    const menu = within(await screen.findByLabelText('Text of the reply'))
    expect(menu.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Greeting only',
      'No answer yet',
      'Thank you',
    ])
  })

  it('show the time of a call in the chosen language, which the browser remembers', async () => {
    const call: Props = {
      about: 'call',
      facts: { name: 'Mei', call: { starts_at: '2026-11-24T06:30:00Z' }, link: { href: undefined } },
      first: 'confirmed',
    }
    const { user, unmount } = open(call)
    expect((await chat())[1]).toContain('Our call on Tuesday, 24 November 2026 at 2:30 PM (Malaysia time)')
    expect(screen.queryByRole('option', { name: 'Meeting link' })).toBeNull()
    await user.selectOptions(screen.getByLabelText('Language of the reply'), 'Bahasa Melayu')
    expect((await chat())[1]).toContain('pada Selasa, 24 November 2026, pukul 2:30 petang (waktu Malaysia)')
    unmount()
    open(call)
    expect((await chat())[1]).toMatch(/^Hai Mei, kami dari Kilat & Co\./)
  })

  it('follow the state of the lead until another one is chosen', async () => {
    const { user, rerender } = open()
    expect((await chat())[1]).toContain('Thank you for getting in touch')
    rerender(reply({ first: 'chase' }))
    expect((await chat())[1]).toContain('whether you are still interested')
    await user.selectOptions(screen.getByLabelText('Text of the reply'), 'Greeting only')
    rerender(reply({ first: 'thanks' }))
    expect((await chat())[1]).not.toContain('Thank you')
  })

  it('come from the settings if set, and show a mistyped placeholder', async () => {
    serve('site_settings', [
      { value: { thanks: { en: 'Cheers {name}!', ms: '' }, chase: { en: 'Still there, {nmae}?' } } },
    ])
    const { user } = open()
    expect((await chat())[1]).toBe('Cheers Mei!')
    await user.selectOptions(screen.getByLabelText('Text of the reply'), 'No answer yet')
    expect((await chat())[1]).toBe('Still there, {nmae}?')
  })
})

describe('an email reply', () => {
  it('is filled with the text, shows the quoted message, and is sent once', async () => {
    serve('rpc/send_reply', '"id"')
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Reply by email' }))
    expect(text()).toHaveFocus()
    expect(text().value).toContain('Thank you for getting in touch.')
    expect(screen.getByLabelText('Subject')).toHaveValue('Re: Your message to Kilat & Co')
    expect(screen.getByText('How much is a site?')).toBeVisible()
    await user.clear(text())
    write(text(), 'From RM2,500.')
    await user.dblClick(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText(/goes to mei@example.test within a minute/)).toBeVisible()
    expect(sent()).toEqual([
      {
        of_table: 'contact_submissions',
        row_id: 'c1',
        subject: 'Re: Your message to Kilat & Co',
        body: 'From RM2,500.',
        language: 'en',
      },
    ])
    expect(screen.queryByLabelText('Your reply')).toBeNull()
    expect(screen.getByRole('button', { name: 'Reply by email' })).toHaveFocus()
  })

  it('is not sent before a reply that someone else sent meanwhile was shown', async () => {
    serve('rpc/send_reply', '"id"')
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Reply by email' }))
    await user.type(text(), 'Mine.')
    serve('outbox', [
      {
        id: 'r1',
        channel: 'email',
        recipient: 'mei@example.test',
        created_at: '2026-11-24T06:30:00Z',
        status: 'sent',
        error: null,
        due_at: '2026-11-24T06:30:00Z',
        subject: 'Re: Your message',
        details: { text: 'Theirs.' },
      },
    ])
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText(/Someone else has just replied/)).toBeVisible()
    expect(await screen.findByRole('region', { name: 'Sent replies' })).toBeVisible()
    expect(text().value).toContain('Mine.')
    expect(sent()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await vi.waitFor(() => expect(sent()).toHaveLength(1))
  })

  it('is sent in the language of its text', async () => {
    serve('rpc/send_reply', '"id"')
    const { user } = open()
    await user.selectOptions(await screen.findByLabelText('Language of the reply'), 'Bahasa Melayu')
    await user.click(screen.getByRole('button', { name: 'Reply by email' }))
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await vi.waitFor(() => expect(sent()).toMatchObject([{ language: 'ms' }]))
  })

  it('keeps its text after a failure, shows the reason, and survives a reload', async () => {
    serve(
      'rpc/send_reply',
      refusal('lead_not_found', { status: 404, code: 'PT404', hint: 'It was already deleted.' }),
    )
    const { user, unmount } = open()
    await user.click(await screen.findByRole('button', { name: 'Reply by email' }))
    await user.type(text(), 'Mine.')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(
      await screen.findByText('Your reply was not sent; it is still here. It was already deleted.'),
    ).toBeVisible()
    expect(text().value).toContain('Mine.')
    unmount()
    const again = open()
    await again.user.click(await screen.findByRole('button', { name: 'Continue your reply' }))
    expect(text().value).toContain('Mine.')
  })

  it('keeps typed text when another reply text is chosen, and replaces an unchanged one', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Reply by email' }))
    await user.selectOptions(screen.getByLabelText('Text of the reply'), 'No answer yet')
    expect(text().value).not.toContain('Thank you')
    await user.type(text(), 'Mine.')
    await user.selectOptions(screen.getByLabelText('Text of the reply'), 'Thank you')
    expect(text().value).toMatch(/still interested[^]*Mine\.\n\nHello Mei[^]*Thank you/)
  })

  it('is not sent empty', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Reply by email' }))
    await user.clear(text())
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Write the reply first')).toBeVisible()
    expect(sent()).toEqual([])
  })

  it('is discarded after a confirmation', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Reply by email' }))
    await user.type(text(), 'Mine.')
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Keep editing' }))
    expect(text().value).toContain('Mine.')
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Discard' }))
    expect(screen.queryByLabelText('Your reply')).toBeNull()
  })

  it('opens from the link in the inbox', async () => {
    open({}, '/admin/requests/c1#reply')
    expect(await screen.findByLabelText('Your reply')).toHaveFocus()
  })

  it('is not offered without an email address', async () => {
    open({ contacts: ['012-345 6789'] })
    await chat()
    expect(screen.queryByRole('button', { name: 'Reply by email' })).toBeNull()
  })
})

it('a failed reply shows the error and can be sent again', async () => {
  serve('outbox', [
    {
      id: 'm1',
      channel: 'email',
      recipient: 'mei@example.test',
      created_at: '2026-11-24T06:30:00Z',
      due_at: '2026-11-24T06:30:00Z',
      status: 'failed',
      error: 'No such mailbox.',
      subject: 'Re: Your message',
      details: { text: 'From RM2,500.', author_email: 'aina@studio.test' },
    },
  ])
  serve('rpc/retry_message', () => new Response(null, { status: 204 }))
  const { user } = open()
  const list = within(await screen.findByRole('region', { name: 'Sent replies' }))
  expect(list.getByText('From RM2,500.')).toBeVisible()
  expect(list.getByRole('status')).toHaveTextContent(/Failed.*No such mailbox\./)
  await user.click(list.getByRole('button', { name: 'Send again' }))
  await vi.waitFor(() =>
    expect(requests.find(({ name }) => name === 'rpc/retry_message')?.body).toEqual({ p_message_id: 'm1' }),
  )
})
