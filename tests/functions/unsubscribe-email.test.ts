// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { unsubscribeEmail } from '../../supabase/functions/send-due/unsubscribe-email.ts'
import { bodyOf } from './support/received'
import { studio } from './support/settings'

const token = '2c9b7c55-1a4f-4a65-b5a1-5e3e6d7f8a33'
const page = `https://studio.test/unsubscribe?token=${token}`
const mail = unsubscribeEmail({ email: 'nurul@example.test', unsubscribeToken: token }, studio)
const body = bodyOf(mail.html)

it('the email with the unsubscribe link has only that link, in both parts', () => {
  expect(mail).toMatchObject({
    to: 'nurul@example.test',
    subject: 'Your link to unsubscribe from Rentak Studio',
  })
  expect(mail.text).toContain(`Leave the newsletter:\n${page}`)
  expect([...body.querySelectorAll('a')].map(({ href, textContent }) => [textContent, href])).toEqual([
    ['Leave the newsletter', page],
  ])
})

it('it has the one-click unsubscribe headers and suppresses automatic replies', () => {
  expect(mail.headers).toMatchObject({
    'List-Unsubscribe': expect.stringContaining(token),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Auto-Submitted': 'auto-generated',
  })
})

it('it says that it can be ignored', () => {
  for (const part of [mail.text, body.textContent]) expect(part).toContain('Ignore this email')
})
