import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SiteFooter, type SiteFooterProps } from '@/components/layout/site-footer'
import { renderApp } from '@tests/support/render-app'

function show(props: SiteFooterProps = {}) {
  renderApp(<SiteFooter {...props} />)
  return within(screen.getByRole('contentinfo'))
}

describe('the footer', () => {
  it('shows its defaults if nothing is set', () => {
    const footer = show()
    expect(footer.getByText(/SSM: Pending/)).toHaveTextContent(/SSM: Pending.*SST: Pending/)
    expect(footer.getByText('Designed with passion in Malaysia.')).toBeVisible()
    expect(footer.getByText(/^© \d{4} Rentak Studio\. All rights reserved\.$/)).toBeVisible()
    expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy')
    expect(footer.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
      'href',
      '/terms-of-service',
    )
  })

  it('links to WhatsApp with a prefilled message and to the Malay page', () => {
    const footer = show()
    expect(footer.getByRole('link', { name: 'WhatsApp (opens in a new tab)' })).toHaveAttribute(
      'href',
      `https://wa.me/60123456789?text=${encodeURIComponent('Hello Rentak Studio, I have a question.')}`,
    )
    const malay = footer.getByRole('link', { name: 'Bahasa Melayu' })
    expect(malay).toHaveAttribute('href', '/ms')
    expect(malay).toHaveAttribute('lang', 'ms')
  })

  it('shows the owner’s settings instead of the defaults', () => {
    const footer = show({
      companyName: 'Another Studio Sdn. Bhd.',
      tagline: 'Sites for shops.',
      ssmNumber: '202601000001',
      madeWith: 'Made in Ipoh.',
    })
    expect(footer.getByText(/Another Studio Sdn\. Bhd\./)).toBeVisible()
    expect(footer.getByText('Sites for shops.')).toBeVisible()
    expect(footer.getByText(/SSM: 202601000001/)).toBeVisible()
    expect(footer.getByText('Made in Ipoh.')).toBeVisible()
  })

  it('opens social links in a new tab and says so; email links stay in this tab', () => {
    const footer = show({
      socialLinks: [
        { platform: 'LinkedIn', url: 'https://social.example/studio', icon: 'Linkedin' },
        { platform: 'Email', url: 'mailto:hello@studio.example', icon: 'Mail' },
      ],
    })
    const social = footer.getByRole('link', { name: 'LinkedIn (opens in a new tab)' })
    expect(social).toHaveAttribute('target', '_blank')
    expect(social).toHaveAttribute('rel', expect.stringContaining('noopener'))
    expect(footer.getByRole('link', { name: 'Email' })).not.toHaveAttribute('target')
  })

  it('has no newsletter block without a form', () => {
    const footer = show()
    expect(footer.queryByText(/useful email/)).not.toBeInTheDocument()
  })

  it('shows the newsletter form passed to it', () => {
    const footer = show({ newsletter: <form aria-label="Newsletter" /> })
    expect(footer.getByRole('form', { name: 'Newsletter' })).toBeVisible()
  })
})
