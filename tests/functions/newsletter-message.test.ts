// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { newsletterMessage } from '../../supabase/functions/send-due/newsletter-message.ts'
import { bodyOf, received } from './support/received'
import { studio } from './support/settings'

const token = '2c9b7c55-1a4f-4a65-b5a1-5e3e6d7f8a33'
const body = `## What a site *costs*

Most of our clients pay [RM2,500 to RM9,000](/pricing), and **nothing** hidden.
Ask [us](mailto:hello@studio.test) or read [this](https://elsewhere.test/a?b=1&c=2).

![A shop front](/images/shop.webp)

- Domain
- Hosting

1. Call
2. Quote

> TIP: pay once.

| Plan | RM |
| :-- | --: |
| **Warp** | 2,500 |`

const make = (change: { body?: string; token?: string | null; subject?: string } = {}) =>
  newsletterMessage(
    {
      recipient: 'nurul@example.test',
      newsletter: { subject: change.subject ?? 'Prices', preheader: 'In ringgit', body: change.body ?? body },
      unsubscribeToken: change.token === undefined ? token : change.token,
    },
    studio,
  )

describe('a newsletter email', () => {
  it('is answered to the studio, not to the address that sends', () => {
    expect(make().replyTo).toBe(studio.email)
  })

  it('has the same content in HTML and text, with every URL intact', () => {
    const { html, text } = make()
    const page = bodyOf(html)
    expect([...page.querySelectorAll('a')].map((link) => link.href)).toEqual([
      'https://studio.test/pricing',
      'mailto:hello@studio.test',
      'https://elsewhere.test/a?b=1&c=2',
      `https://studio.test/unsubscribe?token=${token}`,
    ])
    expect(page.querySelector('img')).toMatchObject({
      src: 'https://studio.test/images/shop.webp',
      alt: 'A shop front',
    })
    expect(page.querySelector('h2')?.innerHTML).toBe('What a site <em>costs</em>')
    expect([...page.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
      'Domain',
      'Hosting',
      'Call',
      'Quote',
    ])
    expect(page.querySelector('blockquote')?.textContent).toBe('TIP: pay once.')
    expect(
      [...page.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent)),
    ).toEqual([
      ['Plan', 'RM'],
      ['Warp', '2,500'],
    ])
    expect(page.querySelector('td:last-child')).toHaveProperty('style.textAlign', 'right')
    expect(text).toBe(`What a site costs

Most of our clients pay RM2,500 to RM9,000 (https://studio.test/pricing), and nothing hidden. Ask us (hello@studio.test) or read this (https://elsewhere.test/a?b=1&c=2).

[A shop front]

- Domain
- Hosting

1. Call
2. Quote

> TIP: pay once.

Plan | RM
Warp | 2,500

Rentak Studio

-- 
You get this because you agreed to the newsletter of Rentak Studio. Unsubscribe at any time:
https://studio.test/unsubscribe?token=${token}`)
  })

  it('has its preheader and the writer’s own greeting', () => {
    const page = bodyOf(make().html)
    expect(page.firstElementChild).toHaveProperty('textContent', 'In ringgit')
    expect((page.firstElementChild as HTMLElement).style.display).toBe('none')
    expect(page.textContent).not.toContain('Hello,')
  })

  it('has both one-click unsubscribe headers, intact after folding', async () => {
    const mail = await received(make())
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
    expect(header('list-unsubscribe')).toBe(`<https://project.test/functions/v1/unsubscribe?token=${token}>`)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  })

  it('treats markup and unsafe URLs as text', () => {
    const { html } = make({
      body: '<script>alert(1)</script> [x](javascript:alert(1)) ![y](data:a) [z](#top)',
    })
    const page = bodyOf(html)
    expect(page.querySelectorAll('script, img')).toHaveLength(0)
    expect(page.querySelectorAll('a')).toHaveLength(1)
    expect(page.textContent).toContain('<script>alert(1)</script> x')
  })

  it('marks a test as such, without an unsubscribe link', () => {
    const { subject, headers, html } = make({ token: null })
    expect(subject).toBe('Test: Prices')
    expect(headers).toEqual({})
    expect(html).toContain('href="https://studio.test/unsubscribe"')
  })

  it('gives every text and background in the dark colour a class that dark mode recolours', () => {
    const { html } = make()
    expect(html).toMatch(/prefers-color-scheme: dark[\s\S]*\.page \{ background: #161b2e !important \}/)
    const painted = [...bodyOf(html).querySelectorAll('[style*="#161b2e"], [style*="background:"]')]
    expect(painted.length).toBeGreaterThan(5)
    for (const { outerHTML, classList } of painted)
      expect(classList.contains('text') || classList.contains('page'), outerHTML).toBe(true)
  })
})
