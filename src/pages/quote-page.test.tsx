import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { limitMessages } from '@/content/limits'
import { notAccepted, notSent } from '@/features/contact/send-enquiry'
import { isUuid } from '@/lib/uuid'
import { QuotePage } from '@/pages/quote-page'
import { lastRequest, noAnswer, noNetwork, refusal, requests, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'
import { write } from '@tests/support/write'

// A whole page in jsdom can be slow on a busy machine; a longer timeout does not slow down passing tests.
vi.setConfig({ testTimeout: 30_000 })

const procedure = 'rpc/submit_contact'
beforeEach(() => serve(procedure, { ok: true }))

const field = (label: string) => screen.getByLabelText(label)
const send = () => userEvent.click(screen.getByRole('button', { name: 'Request my quote' }))

async function fill() {
  write(field('Your name'), 'Mei')
  write(field('Email or phone number'), '012-345 6789')
  write(field('About your project'), 'A site for a bakery.')
}

const notSure = {
  project_type: 'Not Sure Yet',
  budget_range: 'Not Sure Yet',
  timeline: 'Not Sure Yet',
}

describe('the quote form', () => {
  it('can be sent without making a choice, and keeps showing the thanks', async () => {
    renderApp(<QuotePage />)
    await fill()
    await send()
    expect(await screen.findByRole('status')).toHaveTextContent('Thank you. Your request has reached us.')
    expect(lastRequest()?.body).toEqual({
      kind: 'quote',
      name: 'Mei',
      contact: '012-345 6789',
      message: 'A site for a bakery.',
      ...notSure,
      idempotency_key: expect.any(String),
    })
    await waitFor(() => expect(screen.getByRole('status')).toHaveFocus())
    expect(screen.getByRole('link', { name: /Chat on WhatsApp/ })).toHaveAttribute(
      'href',
      expect.stringContaining('this%20is%20Mei'),
    )
  })

  it('shows the choices so far in its summary', async () => {
    renderApp(<QuotePage />)
    const line = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling
    expect(line('Budget')).toHaveTextContent('Not Sure Yet')
    await userEvent.selectOptions(field('Project type'), 'Website Redesign')
    await userEvent.selectOptions(field('Budget range'), 'RM2,500 to RM10,000')
    expect(line('Project')).toHaveTextContent('Website Redesign')
    expect(line('Budget')).toHaveTextContent('RM2,500 to RM10,000')
    expect(line('Online')).toHaveTextContent('Not Sure Yet')
  })

  it('has an accessible name and says which fields are required', () => {
    renderApp(<QuotePage />)
    const needed = within(screen.getByRole('form', { name: 'Request my quote' })).getByRole('group')
    expect(needed).toHaveAccessibleName('We need your name, how to reach you, and a word about the project.')
    expect(screen.getAllByRole('option', { name: 'Not Sure Yet', selected: true })).toHaveLength(3)
  })

  it('asks for the package once, as the project type, prefilled with the industry from the link', () => {
    renderApp(<QuotePage />, { address: '/get-a-quote?package=amplify&trade=durian+stall' })
    expect(field('Project type')).toHaveValue('Enhanced Website (Amplify Package)')
    expect(screen.queryByRole('combobox', { name: 'Package' })).toBeNull()
    expect(field('About your project')).toHaveValue('My trade: durian stall.')
  })

  it('keeps typed text in this tab when the visitor follows a link and comes back, until it is sent', async () => {
    const first = renderApp(<QuotePage />)
    await fill()
    await userEvent.selectOptions(field('Project type'), 'New Website (Spark Package)')
    fireEvent.input(first.container.querySelector('input[name="website"]') as HTMLInputElement, {
      target: { value: 'https://spam.example' },
    })
    first.unmount()
    const second = renderApp(<QuotePage />, { address: '/get-a-quote?package=Apex&trade=Hotels' })
    expect(field('Your name')).toHaveValue('Mei')
    expect(field('About your project')).toHaveValue('A site for a bakery.')
    expect(field('Project type')).toHaveValue('New Website (Spark Package)')
    expect(second.container.querySelector('input[name="website"]')).toHaveValue('')
    await send()
    await screen.findByRole('status')
    second.unmount()
    renderApp(<QuotePage />)
    expect(field('Your name')).toHaveValue('')
    expect(localStorage).toHaveLength(0)
  })

  it('deletes typed text the next day', async () => {
    const { unmount } = renderApp(<QuotePage />)
    await fill()
    unmount()
    const tomorrow = Date.now() + 86_400_000
    vi.useFakeTimers({ now: tomorrow, toFake: ['Date'] })
    renderApp(<QuotePage />)
    expect(field('Your name')).toHaveValue('')
    expect(sessionStorage.getItem('quote:typed')).toBeNull()
  })

  it('keeps everything if sending failed, and sends it on the second try', async () => {
    serve(procedure, noNetwork)
    renderApp(<QuotePage />)
    await fill()
    await userEvent.selectOptions(field('Project type'), 'New Website (Spark Package)')
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent(notSent)
    expect(screen.getByRole('alert')).toHaveFocus()
    expect(field('About your project')).toHaveValue('A site for a bakery.')
    expect(field('Project type')).toHaveValue('New Website (Spark Package)')
    serve(procedure, { ok: true })
    await send()
    expect(await screen.findByRole('status')).toBeVisible()
    expect(requests).toHaveLength(2)
    expect(requests[1]?.body).toEqual(requests[0]?.body)
  })

  it('without an answer is sent again with its key, also after a reload, and with another once changed', async () => {
    const keys = () => requests.map(({ body }) => (body as { idempotency_key: string }).idempotency_key)
    serve(procedure, noNetwork)
    const { unmount } = renderApp(<QuotePage />)
    await fill()
    await send()
    await screen.findByRole('alert')
    unmount()
    renderApp(<QuotePage />)
    await send()
    await screen.findByRole('alert')
    await userEvent.type(field('About your project'), ' In Ipoh.')
    await send()
    await screen.findByRole('alert')
    const [first, second, third] = keys()
    expect(isUuid(first)).toBe(true)
    expect(second).toBe(first)
    expect(isUuid(third) && third !== first).toBe(true)
    for (const label of ['Your name', 'Email or phone number', 'About your project'])
      await userEvent.clear(field(label))
    expect(Object.values(sessionStorage).join()).not.toContain('bakery')
  })

  it('cannot be changed while it is sent, and is sent once', async () => {
    serve(procedure, noAnswer)
    renderApp(<QuotePage />)
    await fill()
    await userEvent.dblClick(screen.getByRole('button', { name: 'Request my quote' }))
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled()
    expect(field('About your project')).toBeDisabled()
    expect(requests).toHaveLength(1)
  })

  it('shows a server refusal at the field it names', async () => {
    serve(procedure, refusal('invalid_input', { hint: 'contact' }))
    renderApp(<QuotePage />)
    await fill()
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent(notAccepted)
    expect(field('Email or phone number')).toHaveAccessibleDescription(new RegExp(notAccepted))
    await waitFor(() => expect(field('Email or phone number')).toHaveFocus())
    await userEvent.type(field('Email or phone number'), '1')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows the length limit in advance and reports a longer message at once, keeping every character', async () => {
    renderApp(<QuotePage />)
    const message = field('About your project')
    expect(message).toHaveAccessibleDescription(/Up to 5,000 characters\./)
    fireEvent.input(message, { target: { value: 'm'.repeat(10_000) } })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your message has 10,000 characters. Please shorten it to 5,000.',
    )
    expect(message).toHaveValue('m'.repeat(10_000))
    fireEvent.input(message, { target: { value: 'm'.repeat(5000) } })
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('over a rate limit offers the chat with the typed text, and keeps it in the form', async () => {
    serve(procedure, refusal('inbox_full', { status: 429 }))
    renderApp(<QuotePage />)
    await fill()
    await send()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(limitMessages.inbox_full)
    expect(within(alert).getByRole('link')).toHaveAttribute('href', expect.stringContaining('bakery'))
    expect(field('About your project')).toHaveValue('A site for a bakery.')
  })

  it('submits the honeypot field that only a bot fills in', async () => {
    const { container } = renderApp(<QuotePage />)
    await fill()
    const trap = container.querySelector('input[name="website"]') as HTMLInputElement
    fireEvent.input(trap, { target: { value: 'https://spam.example' } })
    await send()
    expect(await screen.findByRole('status')).toBeVisible()
    expect(lastRequest()?.body).toMatchObject({ website: 'https://spam.example' })
  })

  it('keeps input made before hydration', async () => {
    const page = (
      <MemoryRouter>
        <QuotePage />
      </MemoryRouter>
    )
    const root = document.body.appendChild(document.createElement('div'))
    vi.stubEnv('SSR', true)
    root.innerHTML = renderToString(page)
    vi.unstubAllEnvs()
    fireEvent.input(field('Your name'), { target: { value: 'Mei' } })
    fireEvent.input(field('Email or phone number'), { target: { value: 'mei@example.test' } })
    fireEvent.input(field('About your project'), { target: { value: 'Early.' } })
    fireEvent.change(field('Project type'), { target: { value: 'Premium Website (Apex Package)' } })
    const hydrated = await act(async () => hydrateRoot(root, page))
    await send()
    await waitFor(() => expect(requests).toHaveLength(1))
    expect(requests[0]?.body).toEqual({
      kind: 'quote',
      ...notSure,
      idempotency_key: expect.any(String),
      name: 'Mei',
      contact: 'mei@example.test',
      message: 'Early.',
      project_type: 'Premium Website (Apex Package)',
      package: 'Apex',
    })
    act(() => hydrated.unmount())
    root.remove()
  })
})
