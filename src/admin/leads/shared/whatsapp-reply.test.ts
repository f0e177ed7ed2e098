import { expect, it } from 'vitest'
import { whatsappReply } from '@/admin/leads/shared/whatsapp-reply'

const text = 'Hello Mei,\nthank you.'

it('a reply to a phone number opens a chat, with the text filled in', () => {
  const link = 'https://wa.me/60123456789?text=Hello%20Mei%2C%0Athank%20you.'
  expect(whatsappReply('012-345 6789', text)).toBe(link)
})

it('a reply is not offered for an email address', () => {
  expect(whatsappReply('mei@example.test', text)).toBeUndefined()
})
