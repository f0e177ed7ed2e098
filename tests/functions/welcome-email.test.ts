// @vitest-environment jsdom
import type { Email } from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { welcomeEmail } from '../../supabase/functions/_shared/welcome-email.ts'
import { bodyOf, received as parsed } from './support/received'
import { studio } from './support/settings'

const nurul = {
  email: 'nurul@example.test',
  unsubscribeToken: '2c9b7c55-1a4f-4a65-b5a1-5e3e6d7f8a33',
  confirmToken: 'b1f6a1de-6b6e-4c1e-9f0a-1f0c7a5b9d21',
}
const confirm = `https://studio.test/newsletter/confirm?token=${nurul.confirmToken}`
const leave = `https://studio.test/unsubscribe?token=${nurul.unsubscribeToken}`

const received = (recipient = nurul) => parsed(welcomeEmail(recipient, studio))

const valueOf = (mail: Email, name: string) =>
  mail.headers.filter(({ key }) => key === name).map(({ value }) => value)

describe('the welcome email', () => {
  it('is from the studio to the subscriber, and its subject names the newsletter', async () => {
    const mail = await received()
    expect(mail.from).toMatchObject({ name: 'Rentak Studio', address: 'hello@studio.test' })
    expect(mail.to).toMatchObject([{ address: 'nurul@example.test' }])
    expect(mail.subject).toBe('Welcome to the newsletter of Rentak Studio')
  })

  it('says in both parts what will be sent, how often, and where the articles are', async () => {
    const mail = await received()
    const parts = [mail.text ?? '', bodyOf(mail.html).textContent]
    for (const part of parts) {
      expect(part).toContain('Hello,')
      expect(part).toContain('Our new articles on websites for Malaysian businesses')
      expect(part).toContain('never more than twice a month')
    }
    expect(mail.text).toContain('https://studio.test/blog')
  })

  it('has exactly three links in HTML: the confirmation, the blog and the unsubscription', async () => {
    const { html } = await received()
    const links = [...bodyOf(html).querySelectorAll('a')].map((link) => link.href)
    expect(links).toEqual([confirm, 'https://studio.test/blog', leave])
    expect(bodyOf(html).querySelectorAll('table, img, script')).toHaveLength(0)
  })

  it('says that newsletters are sent only after a confirmation', async () => {
    const { text, html } = await received()
    expect(text).toContain('Please confirm; we only write to people who do:')
    expect(text).toContain(`Yes, it was me:\n${confirm}`)
    expect(bodyOf(html).querySelector('a')?.textContent).toBe('Yes, it was me')
  })

  it('has the unsubscribe link in the text too', async () => {
    expect((await received()).text).toContain(leave)
  })

  it('has both one-click unsubscribe headers, intact after folding', async () => {
    const mail = await received()
    expect(valueOf(mail, 'list-unsubscribe')).toEqual([
      `<https://project.test/functions/v1/unsubscribe?token=${nurul.unsubscribeToken}>`,
    ])
    expect(valueOf(mail, 'list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click'])
  })

  it('does not let a token add a header or break out of its URL', async () => {
    const unsubscribeToken = 'a>\r\nBcc: attacker@example.test <b'
    const mail = await received({ ...nurul, unsubscribeToken })
    expect(valueOf(mail, 'bcc')).toEqual([])
    expect(valueOf(mail, 'list-unsubscribe')[0]).toContain('?token=a%3E%0D%0ABcc')
  })

  it('stays readable on a dark screen', () => {
    const { html } = welcomeEmail(nurul, studio)
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toMatch(/prefers-color-scheme: dark\) \{\s*\.page \{ background: #161b2e !important \}/)
    const texts = [...bodyOf(html).querySelectorAll<HTMLElement>('p')].filter((p) => p.style.color)
    expect(texts.every((p) => p.classList.contains('text'))).toBe(true)
  })
})
