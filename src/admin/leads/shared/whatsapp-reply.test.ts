import { expect, it } from 'vitest'
import { whatsappReply } from '@/admin/leads/shared/whatsapp-reply'

const text = 'Hello Mei,\nthank you.'

it.each([
  ['012-345 6789', '60123456789'],
  ['+60 12-345 6789', '60123456789'],
  ['+65 8123 4567', '6581234567'],
])('a reply to %s opens a chat with %s, with the text filled in', (contact, digits) => {
  expect(whatsappReply(contact, text)).toBe(`https://wa.me/${digits}?text=Hello%20Mei%2C%0Athank%20you.`)
})

it.each(['mei@example.test', '', '12345'])('a reply is not offered for %j', (contact) => {
  expect(whatsappReply(contact, text)).toBeUndefined()
})
