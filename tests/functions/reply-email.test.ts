// @vitest-environment jsdom
import { expect, it } from 'vitest'
import type { Reply } from '../../supabase/functions/_shared/outbox.ts'
import { replyEmail } from '../../supabase/functions/send-due/reply-email.ts'
import { bodyOf, received as parsed } from './support/received'
import { studio } from './support/settings'

const written: Reply = {
  subject: 'Re: Your message to Rentak Studio',
  text: 'Hello Mei,\n\nfrom RM2,500 <b>.\nOur call: "https://meet.example.test/a?b=1&c=2".',
  quote: 'How much is a site?\n<img src=x>',
  quoted_at: '2026-11-20T20:00:00Z',
  language: 'en',
}

async function received(change: Partial<Reply> = {}) {
  const mail = replyEmail('mei@example.test', { ...written, ...change }, studio)
  const read = await parsed(mail)
  return { mail, read, body: bodyOf(read.html) }
}

it('a reply contains its text above the quoted message, and the studio is Reply-To', async () => {
  const { mail, read, body } = await received()
  expect(read.subject).toBe('Re: Your message to Rentak Studio')
  expect(mail.replyTo).toBe(studio.email)
  expect(read.text).toContain(
    `${written.text}\n\nOn Saturday, 21 November 2026 you wrote:\n\n> How much is a site?\n> <img src=x>`,
  )
  for (const said of ['Hello Mei,', 'from RM2,500 <b>.', 'How much is a site?\n<img src=x>'])
    expect(body.textContent).toContain(said)
  expect(body.querySelector('img, b')).toBeNull()
})

it('a URL in a reply is a link, without the punctuation around it', async () => {
  const { body } = await received()
  expect([...body.querySelectorAll('a')].map((link) => link.href)).toEqual([
    'https://meet.example.test/a?b=1&c=2',
  ])
})

it('a reply to a lead without a message quotes nothing', async () => {
  const { read } = await received({ quote: undefined })
  expect(read.text).not.toContain('you wrote')
})

it('the text around a Malay reply is also Malay', async () => {
  const { mail, read } = await received({ language: 'ms' })
  expect(read.text).toContain('\n\nPada Sabtu, 21 November 2026, anda menulis:\n\n> How much is a site?\n')
  expect(read.text).toContain('Balas e-mel ini untuk menghubungi kami.')
  expect(read.text).not.toMatch(/you wrote|Reply to this email/)
  expect(mail.html).toContain('<html lang="ms">')
})

it('no header marks a reply as automatic', async () => {
  expect((await received()).mail.headers).toEqual({})
})
