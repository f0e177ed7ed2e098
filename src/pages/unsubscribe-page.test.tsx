import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { limitMessages } from '@/content/limits'
import { UnsubscribePage } from '@/pages/unsubscribe-page'
import { noNetwork, refusal, requests, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

const open = (query: string) => renderApp(<UnsubscribePage />, { address: `/unsubscribe${query}` })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const field = () => screen.getByLabelText('Your email')

describe('the unsubscribe link of a newsletter', () => {
  it('changes nothing when opened, and unsubscribes on one click', async () => {
    serve('rpc/unsubscribe', { ok: true })
    open('?token=t1&email=aisyah%40example.test')
    expect(await screen.findByDisplayValue('aisyah@example.test')).toHaveAttribute('readonly')
    expect(requests).toEqual([])
    expect(screen.getByRole('form', { name: 'Unsubscribe' })).toBeVisible()
    await press('Unsubscribe')
    expect(await screen.findByRole('status')).toHaveTextContent(/^You are unsubscribed\./)
    expect(requests.map(({ name, body }) => [name, body])).toEqual([['rpc/unsubscribe', { token: 't1' }]])
  })
})

describe('without an unsubscribe link', () => {
  const procedure = 'rpc/request_unsubscribe_link'

  it('shows the given address and requests the link by email', async () => {
    serve(procedure, { ok: true })
    open('?email=aisyah%40example.test')
    expect(field()).toHaveValue('aisyah@example.test')
    await press('Send me the link')
    expect(await screen.findByRole('status')).toHaveTextContent(/^If our newsletter goes to that address/)
    expect(screen.getByRole('status')).toHaveFocus()
    expect(requests.map(({ name, body }) => [name, body])).toEqual([
      [procedure, { subscriber_email: 'aisyah@example.test' }],
    ])
  })

  it.each(['', 'aisyah.example'])(
    'shows an error at the field for %j, which is not an email address, and sends nothing',
    async (typed) => {
      open('')
      if (typed) await userEvent.type(field(), typed)
      await press('Send me the link')
      expect(await screen.findByRole('alert')).toHaveTextContent('Please enter a valid email address')
      expect(field()).toHaveAccessibleDescription('Please enter a valid email address')
      expect(field()).toHaveFocus()
      expect(requests).toEqual([])
    },
  )

  it('says that no link was sent if the server cannot be reached, and can be retried', async () => {
    serve(procedure, noNetwork)
    open('?email=aisyah%40example.test')
    await press('Send me the link')
    expect(await screen.findByRole('alert')).toHaveTextContent(/no link was sent/)
    expect(field()).toHaveValue('aisyah@example.test')
    serve(procedure, { ok: true })
    await press('Send me the link')
    expect(await screen.findByRole('status')).toHaveTextContent(/on its way/)
  })

  it('offers the chat over a rate limit', async () => {
    serve(procedure, refusal('rate_limited', { status: 429 }))
    open('?email=aisyah%40example.test')
    await press('Send me the link')
    expect(await screen.findByRole('alert')).toHaveTextContent(limitMessages.rate_limited)
    expect(screen.getByRole('link', { name: /Chat on WhatsApp/ })).toHaveAttribute(
      'href',
      expect.stringContaining('aisyah%40example.test'),
    )
  })
})
