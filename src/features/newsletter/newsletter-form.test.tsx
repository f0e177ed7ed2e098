import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NewsletterForm } from '@/features/newsletter/newsletter-form'
import { refusal, requests, serve } from '@tests/support/fake-server'

const procedure = 'rpc/subscribe_with_welcome_email'

beforeEach(() => serve('functions/send-welcome-email', {}))

const type = (text: string) => userEvent.type(screen.getByLabelText('Your email'), text)
const send = () => userEvent.click(screen.getByRole('button', { name: 'Subscribe' }))

describe('the newsletter form', () => {
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

  it('thanks in the words of its place', async () => {
    serve(procedure, { subscriber_id: 'a' })
    render(<NewsletterForm variant="blog" />)
    await type('  aisyah@example.test ')
    await send()
    const thanks = await screen.findByRole('status')
    expect(thanks).toHaveTextContent('Thank You for Subscribing!')
    expect(thanks).toHaveTextContent(
      "You'll now receive our latest articles and insights directly in your inbox.",
    )
    await vi.waitFor(() => expect(requests).toHaveLength(2))
    expect(requests[0]).toMatchObject({ name: procedure, body: { subscriber_email: 'aisyah@example.test' } })
    expect(requests[1]).toMatchObject({
      name: 'functions/send-welcome-email',
      body: { email: 'aisyah@example.test', subscriberId: 'a' },
    })
  })

  it.each([
    ['', 'Failed to subscribe. Please try again.'],
    ['rate_limited', 'Too many tries from this connection. Please wait a few minutes and try again.'],
    ['invalid_email', 'Please enter a valid email address.'],
  ])('says a refusal with the code %j in words, and keeps the address', async (code, message) => {
    serve(procedure, refusal(code))
    render(<NewsletterForm variant="footer" />)
    await type('aisyah@example.test')
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.getByLabelText('Your email')).toHaveValue('aisyah@example.test')
  })
})
