import { describe, expect, it } from 'vitest'
import { emailCases } from '@tests/support/email-cases'
import { isEmail, isEmailOrPhone, plainContact } from '@/lib/contact-detail'

describe('an email address', () => {
  it.each(emailCases)('%j is valid: %s', (text, valid) => {
    expect(isEmail(text)).toBe(valid)
  })

  it.each(['a@b.my', 'nurul.hidayah+web@kedai-kopi.com.my', "o'neil@example.test"])('%j is valid', (text) => {
    expect(isEmail(text)).toBe(true)
  })

  it.each([
    '',
    'a@b',
    'a b@c.my',
    'a@b@c.my',
    'a@.',
    '@b.my',
    'a@b.my,c@d.my',
    'ü@b.my',
    `${'a'.repeat(250)}@b.my`,
  ])('%j is invalid', (text) => {
    expect(isEmail(text)).toBe(false)
  })
})

describe('an email address or phone number', () => {
  it.each(['a@b.my', '0123456789', '+60 12-345 6789', '(03) 2345 6789'])('%j is valid', (text) => {
    expect(isEmailOrPhone(text)).toBe(true)
  })

  it.each(['', '012345678', '012 345 6789 a', '60+123456789', 'ring me', '1'.repeat(255)])(
    '%j is invalid',
    (text) => {
      expect(isEmailOrPhone(text)).toBe(false)
    },
  )

  // A backtracking pattern would take minutes here and exceed the test's timeout.
  it.each([`${'a.'.repeat(50_000)}@`, `${'1'.repeat(100_000)}x`])(
    'is checked quickly for 100,000 characters',
    (text) => {
      expect(isEmailOrPhone(text)).toBe(false)
    },
  )
})

describe('a contact pasted from elsewhere', () => {
  it.each([
    ['\u202a+60 12-345 6789\u202c', '+60 12-345 6789'],
    ['+60\u00a012\u2011345\u202f6789', '+60 12-345 6789'],
    ['012\u2013345 6789 ', '012-345 6789'],
    ['０１２３４５６７８９', '0123456789'],
    ['nurul\u200b@example.test', 'nurul@example.test'],
    ['nurul＠example.test', 'nurul@example.test'],
    ['012.345.6789', '012-345-6789'],
  ])('%j is read as %j', (copied, plain) => {
    expect(plainContact(copied)).toBe(plain)
    expect(isEmailOrPhone(plain)).toBe(true)
  })

  it('is unchanged if typed on a keyboard', () => {
    for (const text of ['+60 (12) 345-6789', "o'neil+web@example.test", 'ring me', '']) {
      expect(plainContact(text)).toBe(text)
    }
  })
})
