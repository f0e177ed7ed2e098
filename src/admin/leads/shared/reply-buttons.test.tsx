import { screen } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mailReply, ReplyButtons, whatsappReply } from '@/admin/leads/shared/reply-buttons'
import { StudioContext } from '@/components/layout/studio'
import { studioDefaults } from '@/content/site'
import { renderApp } from '@tests/support/render-app'

const reply = { subject: 'Your quote', text: 'Hello Mei,\nthank you.' }

/** Any run of UTF-16 units, halves of pairs and line ends among them. */
const anyText = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units))

describe('a reply by mail', () => {
  it('has its address, subject and first words, each encoded', () => {
    expect(mailReply('mei+shop@example.test', reply)).toBe(
      'mailto:mei%2Bshop@example.test?subject=Your%20quote&body=Hello%20Mei%2C%0D%0Athank%20you.',
    )
  })

  it('adds no header and no second recipient, whatever the lead wrote', () => {
    const link = mailReply('mei@example.test', {
      subject: 'A\r\nBcc: everyone@example.test\u2028&cc=x@example.test',
      text: '&bcc=y@example.test',
    })
    expect(link).toBe(
      'mailto:mei@example.test?subject=A%20Bcc%3A%20everyone%40example.test%20%26cc%3Dx%40example.test&body=%26bcc%3Dy%40example.test',
    )
    for (const contact of [
      'a@b.test?bcc=c@d.test',
      'a@b.test,c@d.test',
      'a@b.test%0Abcc:c@d.test\n',
      '<a@b.test>',
    ]) {
      const { searchParams, pathname } = new URL(mailReply(contact, reply) ?? 'mailto:none@none.test')
      expect(
        [...searchParams.keys()].filter((name) => name !== 'subject' && name !== 'body'),
        contact,
      ).toEqual([])
      expect(decodeURIComponent(pathname).split('@'), contact).toHaveLength(2)
    }
  })

  it('keeps subject and text as two values, for any text', () => {
    fc.assert(
      fc.property(anyText, anyText, (subject, text) => {
        const link = mailReply('mei@example.test', { subject, text }) ?? ''
        const query = new URLSearchParams(link.slice(link.indexOf('?')))
        expect([...query.keys()]).toEqual(['subject', 'body'])
        expect(query.get('subject')).not.toMatch(/[\r\n]/)
      }),
    )
  })

  it.each(['012-345 6789', '', 'the shop in Ipoh'])('is not offered for %j', (contact) => {
    expect(mailReply(contact, reply)).toBeUndefined()
  })
})

describe('a reply by WhatsApp', () => {
  it.each([
    ['012-345 6789', '60123456789'],
    ['+60 12-345 6789', '60123456789'],
    ['+65 8123 4567', '6581234567'],
  ])('to %s goes to %s, its first words written', (contact, digits) => {
    expect(whatsappReply(contact, reply)).toBe(`https://wa.me/${digits}?text=Hello%20Mei%2C%0Athank%20you.`)
  })

  it.each(['mei@example.test', '', '12345'])('is not offered for %j', (contact) => {
    expect(whatsappReply(contact, reply)).toBeUndefined()
  })
})

it('both are from the studio as it is called now', () => {
  const named = { subject: 'From {studio}', text: 'Hello, this is {studio}.' }
  renderApp(
    <StudioContext value={{ ...studioDefaults, name: 'Kilat & Co' }}>
      <ReplyButtons contacts={['mei@example.test', '012-345 6789']} reply={named} />
    </StudioContext>,
  )
  const text = 'Hello%2C%20this%20is%20Kilat%20%26%20Co.'
  expect(screen.getByRole('link', { name: /^Reply by email/ })).toHaveAttribute(
    'href',
    `mailto:mei@example.test?subject=From%20Kilat%20%26%20Co&body=${text}`,
  )
  expect(screen.getByRole('link', { name: /^Reply on WhatsApp/ })).toHaveAttribute(
    'href',
    `https://wa.me/60123456789?text=${text}`,
  )
})
