import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NewsletterForm } from '@/features/newsletter/newsletter-form'
import { subscribe, SubscribeError } from '@/features/newsletter/subscribe'

vi.mock('@/features/newsletter/subscribe', async (original) => ({
  ...(await original<typeof import('@/features/newsletter/subscribe')>()),
  subscribe: vi.fn(),
}))

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})

const type = (text: string) => userEvent.type(screen.getByLabelText('Your email'), text)
const send = () => userEvent.click(screen.getByRole('button', { name: 'Subscribe' }))

describe('the newsletter form', () => {
  it("ends the footer's message with a period, the blog's without", async () => {
    const { unmount } = render(<NewsletterForm variant="footer" />)
    await send()
    expect(screen.getByRole('alert')).toHaveTextContent(/^Please enter a valid email address\.$/)
    unmount()
    render(<NewsletterForm variant="blog" />)
    await send()
    expect(screen.getByRole('alert')).toHaveTextContent(/^Please enter a valid email address$/)
    expect(subscribe).not.toHaveBeenCalled()
  })

  it('thanks in the words of its place', async () => {
    vi.mocked(subscribe).mockResolvedValue()
    render(<NewsletterForm variant="blog" />)
    await type('  aisyah@example.test ')
    await send()
    const thanks = await screen.findByRole('status')
    expect(thanks).toHaveTextContent('Thank You for Subscribing!')
    expect(thanks).toHaveTextContent(
      "You'll now receive our latest articles and insights directly in your inbox.",
    )
    expect(subscribe).toHaveBeenCalledWith('aisyah@example.test')
  })

  it.each([
    ['', 'Failed to subscribe. Please try again.'],
    ['rate_limited', 'Too many tries from this connection. Please wait a few minutes and try again.'],
    ['invalid_email', 'Please enter a valid email address.'],
  ])('says a refusal with the code %j in words, and keeps the address', async (code, message) => {
    vi.mocked(subscribe).mockRejectedValue(new SubscribeError(code))
    render(<NewsletterForm variant="footer" />)
    await type('aisyah@example.test')
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.getByLabelText('Your email')).toHaveValue('aisyah@example.test')
  })
})
