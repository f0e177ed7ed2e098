import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { limitMessages } from '@/content/limits'
import { NewsletterForm } from '@/features/newsletter/newsletter-form'
import { refusal, requests, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'
import { startTyping, typedPhrases } from '@tests/support/typed-phrases'

const procedure = 'rpc/subscribe_with_welcome_email'

beforeEach(() => serve('functions/send-welcome-email', {}))

const type = (text: string) => userEvent.type(screen.getByLabelText('Your email'), text)
/** Waits until the address is stored and its welcome email requested. */
const allSent = () => vi.waitFor(() => expect(requests).toHaveLength(2))
const send = () => userEvent.click(screen.getByRole('button', { name: 'Subscribe' }))

describe('the newsletter form', () => {
  it('shows and focuses thanks in the footer and the next step', async () => {
    serve(procedure, { subscriber_id: 'a' })
    render(<NewsletterForm variant="footer" />)
    await type('aisyah@example.test')
    await send()
    expect(await screen.findByRole('status')).toHaveTextContent(
      'Thank you for subscribing.First check your inbox and press “Yes, it was me”.',
    )
    expect(screen.getByRole('status')).toHaveFocus()
    await allSent()
  })

  it('leaves the focus to a visitor who is typing elsewhere when the answer arrives', async () => {
    let answer = () => {}
    serve(procedure, () => new Promise((resolve) => (answer = () => resolve({ subscriber_id: 'a' }))))
    render(
      <>
        <NewsletterForm variant="footer" />
        <textarea aria-label="Your message" />
      </>,
    )
    await type('aisyah@example.test')
    await send()
    const message = screen.getByLabelText('Your message')
    await userEvent.type(message, 'We sell')
    answer()
    expect(await screen.findByRole('status')).toHaveTextContent('Thank you for subscribing.')
    expect(message).toHaveFocus()
    await allSent()
  })

  it("ends the footer's message with a period, the blog's without", async () => {
    const { unmount } = render(<NewsletterForm variant="footer" />)
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Please enter a valid email address\.$/)
    unmount()
    render(<NewsletterForm variant="blog" />)
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Please enter a valid email address$/)
    expect(requests).toEqual([])
  })

  it('refuses an invalid address at its field and keeps it, until it is changed', async () => {
    render(<NewsletterForm variant="footer" />)
    const field = screen.getByLabelText('Your email')
    for (const typed of ['aisyah.example', `${'a'.repeat(290)}@example.test`]) {
      fireEvent.input(field, { target: { value: typed } })
      await send()
      expect(await screen.findByRole('alert')).toHaveTextContent('Please enter a valid email address.')
      expect(field).toHaveFocus()
      expect(field).toHaveValue(typed)
      expect(field).toBeInvalid()
      await type('x')
      expect(screen.queryByRole('alert')).toBeNull()
    }
    expect(requests).toEqual([])
  })

  it('has a different name in each place, and shows an error before its field', async () => {
    render(
      <>
        <NewsletterForm variant="footer" />
        <NewsletterForm variant="blog" />
      </>,
    )
    const form = screen.getByRole('form', { name: 'New articles by email' })
    expect(screen.getByRole('form', { name: 'Newsletter' })).not.toBe(form)
    await userEvent.click(within(form).getByRole('button', { name: 'Subscribe' }))
    const field = within(form).getByLabelText('Your email')
    const message = await within(form).findByRole('alert')
    expect(field).toHaveAccessibleDescription('Please enter a valid email address')
    expect(message.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('shows the thanks text of its place', async () => {
    serve(procedure, { subscriber_id: 'a' })
    render(<NewsletterForm variant="blog" />)
    await type('  aisyah@example.test ')
    await send()
    const thanks = await screen.findByRole('status')
    expect(thanks).toHaveTextContent('Thank You for Subscribing!')
    expect(thanks).toHaveTextContent(
      "You'll now receive our latest articles and insights directly in your inbox. First check your inbox and press “Yes, it was me”.",
    )
    await allSent()
    expect(requests[0]).toMatchObject({ name: procedure, body: { subscriber_email: 'aisyah@example.test' } })
    expect(requests[1]).toMatchObject({
      name: 'functions/send-welcome-email',
      body: { email: 'aisyah@example.test', subscriberId: 'a' },
    })
  })

  it.each([
    ['', 'Failed to subscribe. Please try again.'],
    ['invalid_email', 'Please enter a valid email address.'],
  ])('shows a message for the refusal code %j and keeps the address', async (code, message) => {
    serve(procedure, refusal(code))
    render(<NewsletterForm variant="footer" />)
    await type('aisyah@example.test')
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.getByLabelText('Your email')).toHaveValue('aisyah@example.test')
  })

  it.each(['rate_limited', 'inbox_full'] as const)(
    'offers the chat over a rate limit (%s) and keeps the address',
    async (limit) => {
      serve(procedure, refusal(limit, { status: 429 }))
      renderApp(<NewsletterForm variant="footer" />)
      await type('aisyah@example.test')
      await send()
      expect(await screen.findByRole('alert')).toHaveTextContent(limitMessages[limit])
      expect(screen.getByRole('link', { name: /Chat on WhatsApp/ })).toHaveAttribute(
        'href',
        expect.stringContaining('aisyah%40example.test'),
      )
      expect(screen.getByLabelText('Your email')).toHaveValue('aisyah@example.test')
    },
  )

  it('submits the honeypot field that only a bot fills in', async () => {
    serve(procedure, { subscriber_id: 'a' })
    const { container } = render(<NewsletterForm variant="blog" />)
    const trap = container.querySelector('input[name="website"]') as HTMLInputElement
    fireEvent.change(trap, { target: { value: 'https://spam.example' } })
    await type('bot@example.test')
    await send()
    await screen.findByRole('status')
    await allSent()
    expect(requests[0]?.body).toEqual({
      subscriber_email: 'bot@example.test',
      website: 'https://spam.example',
    })
  })

  it('types what a subscription brings into its empty field', () => {
    startTyping()
    render(<NewsletterForm variant="footer" />)
    expect(typedPhrases(screen.getByLabelText('Your email'))).toEqual(
      expect.arrayContaining([
        'Enter your email',
        'Get inspired weekly',
        'Join our community',
        'Stay in the loop',
        'Get expert insights',
        'Receive design tips',
        'Subscribe for updates',
        'Never miss an article',
      ]),
    )
  })
})
