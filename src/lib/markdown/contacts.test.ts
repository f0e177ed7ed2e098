import { describe, expect, it } from 'vitest'
import { contactParts } from '@/lib/markdown/contacts'

describe('contacts within text', () => {
  it('links an email address and leaves the full stop after it', () => {
    expect(contactParts('Write to hello@studio.example.')).toEqual([
      'Write to ',
      { text: 'hello@studio.example', href: 'mailto:hello@studio.example' },
      '.',
    ])
  })

  it.each([
    ['+60 12-345 6789', 'tel:+60123456789'],
    ['012-345 6789', 'tel:+60123456789'],
    ['0123456789', 'tel:+60123456789'],
    ['011-1234 5678', 'tel:+601112345678'],
    ['03-2345 6789', 'tel:+60323456789'],
    ['60123456789', 'tel:+60123456789'],
  ])('links the Malaysian number %s', (number, href) => {
    expect(contactParts(`Ring ${number} today`)).toEqual(['Ring ', { text: number, href }, ' today'])
  })

  it.each([
    'RM2,500 to RM50,000',
    'Act 2010, section 709',
    '2026-11-01',
    'order 00000000000000000000',
    '10:00',
  ])('does not link %s', (text) => {
    expect(contactParts(text)).toEqual([text])
  })

  it('reads a megabyte of digits and of dots without hanging', () => {
    expect(contactParts('0'.repeat(500_000))).toHaveLength(1)
    expect(contactParts('a.'.repeat(500_000))).toHaveLength(1)
  })
})
