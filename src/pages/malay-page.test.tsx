import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { SiteHeader } from '@/components/layout/site-header'
import { malayHero, malayQuestions } from '@/content/malay'
import { MalayPage } from '@/pages/malay-page'
import { renderApp } from '@tests/support/render-app'

describe('the Malay page', () => {
  beforeEach(() => {
    renderApp(
      <>
        <SiteHeader />
        <main>
          <MalayPage />
        </main>
      </>,
      { address: '/ms' },
    )
  })
  const main = () => within(screen.getByRole('main'))

  it('opens WhatsApp with a Malay message', () => {
    const links = main().getAllByRole('link', { name: /WhatsApp \(dibuka dalam tab baharu\)$/ })
    expect(links).toHaveLength(2)
    for (const link of links) {
      expect(link).toHaveAttribute('href', expect.stringContaining('wa.me/60123456789?text=Hai%20Rentak'))
    }
  })

  it('its own links and the header’s lead to a booking whose emails are in Malay', () => {
    const links = [
      ...main().getAllByRole('link', { name: malayHero.book }),
      ...within(screen.getByRole('banner')).getAllByRole('link', { name: 'Book a Call' }),
    ]
    expect(links).toHaveLength(4)
    for (const link of links) expect(link).toHaveAttribute('href', '/book-a-call?lang=ms')
  })

  it('answers six questions and names the lowest price of each package', () => {
    expect(malayQuestions.items).toHaveLength(6)
    for (const { question } of malayQuestions.items) expect(main().getByText(question)).toBeInTheDocument()
    for (const price of ['Dari RM2,500', 'Dari RM5,000', 'Dari RM10,000', 'Dari RM150 sebulan']) {
      expect(main().getByText(price)).toBeVisible()
    }
  })

  it('marks which of its links lead to English pages', () => {
    const english = main()
      .getAllByRole('link')
      .filter((link) => /^\/(services|pricing)/.test(link.getAttribute('href') ?? ''))
    expect(english).toHaveLength(4)
    for (const link of english) expect(link).toHaveTextContent('(Inggeris)')
  })
})
