import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PageHead } from '@/components/seo/page-head'

const meta = { title: 'Pricing', description: 'What it costs.', path: '/pricing' }
const attribute = (selector: string, name = 'content') => document.querySelector(selector)?.getAttribute(name)

describe('the head of a page', () => {
  it('contains title, description, canonical URL and link preview', () => {
    render(<PageHead meta={meta} siteName="A Studio" />)
    expect(document.title).toBe('Pricing')
    expect(attribute('meta[name="description"]')).toBe('What it costs.')
    expect(attribute('link[rel="canonical"]', 'href')).toMatch(/^https?:\/\/.+\/pricing$/)
    expect(attribute('meta[property="og:image"]')).toMatch(/^https?:\/\/.+\/images\/share-default\.jpg$/)
  })

  it('has an alt text for the shared image: its own, else the title, else the studio’s name', () => {
    const alts = (changes: object) => {
      const { unmount } = render(<PageHead meta={{ ...meta, ...changes }} siteName="A Studio" />)
      const found = ['meta[property="og:image:alt"]', 'meta[name="twitter:image:alt"]'].map((selector) =>
        attribute(selector),
      )
      unmount()
      expect(found[0]).toBe(found[1])
      return found[0]
    }
    expect(alts({})).toBe('A Studio: its name and what it does')
    expect(alts({ image: '/p.jpg' })).toBe('Pricing')
    expect(alts({ image: '/p.jpg', imageAlt: 'A cloth' })).toBe('A cloth')
  })

  it('requests a large image in link previews', () => {
    render(<PageHead meta={meta} siteName="A Studio" />)
    expect(attribute('meta[name="twitter:card"]')).toBe('summary_large_image')
    expect(attribute('meta[name="twitter:image"]')).toBe(attribute('meta[property="og:image"]'))
  })

  it('has noindex and no canonical URL if a page must not be found', () => {
    render(<PageHead meta={{ ...meta, noindex: true }} siteName="A Studio" />)
    expect(attribute('meta[name="robots"]')).toBe('noindex')
    expect(document.querySelector('link[rel="canonical"]')).toBeNull()
  })

  it('states its language and the URLs of its translations', () => {
    const translations = { en: '/', ms: '/ms' }
    const { unmount } = render(
      <PageHead meta={{ ...meta, translations }} siteName="A Studio" language="ms" />,
    )
    expect(attribute('html', 'lang')).toBe('ms')
    expect(attribute('meta[property="og:locale"]')).toBe('ms_MY')
    expect(attribute('link[hreflang="en"]', 'href')).toMatch(/^https?:\/\/[^/]+\/$/)
    expect(attribute('link[hreflang="ms"]', 'href')).toMatch(/^https?:\/\/[^/]+\/ms$/)
    unmount()
    render(<PageHead meta={meta} siteName="A Studio" />)
    expect(attribute('html', 'lang')).toBe('en-MY')
    expect(document.querySelector('link[hreflang]')).toBeNull()
  })

  it('does not set the language that the page already has: the browser would restyle the whole page', () => {
    document.documentElement.lang = 'en-MY'
    const changes = new MutationObserver(() => {})
    changes.observe(document.documentElement, { attributeFilter: ['lang'] })
    render(<PageHead meta={meta} siteName="A Studio" />)
    expect(changes.takeRecords()).toEqual([])
    changes.disconnect()
  })

  it('structured data cannot close its script element', () => {
    const name = '</script><script>alert(1)</script>'
    const { container } = render(
      <PageHead meta={{ ...meta, structuredData: [{ '@type': 'Thing', name }] }} siteName="A Studio" />,
    )
    const script = container.querySelector('script[type="application/ld+json"]')
    expect(script?.innerHTML).not.toContain('</script>')
    expect(JSON.parse(script?.innerHTML ?? '')).toMatchObject({ '@context': 'https://schema.org', name })
  })
})
