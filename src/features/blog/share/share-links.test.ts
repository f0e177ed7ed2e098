import { describe, expect, it } from 'vitest'
import { shareLinks } from '@/features/blog/share/share-links'

const address = 'https://studio.example/blog/fees'
const links = shareLinks('Fees & forms?', address)
const read = (label: string) => new URL(links.find((link) => link.label === label)?.href ?? '')

describe('the ways to share an article', () => {
  it.each([
    ['LinkedIn', 'url'],
    ['Twitter', 'url'],
    ['Facebook', 'u'],
  ])('%s gets the URL', (label, name) => {
    expect(read(label).searchParams.get(name)).toBe(address)
  })

  it('the email has a subject and a body with the URL', () => {
    const email = read('Email')
    expect(email.protocol).toBe('mailto:')
    expect(email.searchParams.get('subject')).toBe('Fees & forms?')
    expect(email.searchParams.get('body')).toContain(address)
  })

  it('a lone surrogate in the title breaks no link', () => {
    expect(shareLinks('Fees \uD800', address)).toHaveLength(5)
  })

  it('the chat message contains title and URL', () => {
    expect(read('WhatsApp').searchParams.get('text')).toBe(`Fees & forms? ${address}`)
  })
})
