import { describe, expect, it } from 'vitest'
import { fitInLink, linkLimit, whatsappLink } from '@/lib/whatsapp'

describe('a WhatsApp link', () => {
  it('contains the number’s digits and the text', () => {
    const link = new URL(whatsappLink('+60 12-345 6789', 'Hello & welcome: 50% #1, 你好'))
    expect(link.origin + link.pathname).toBe('https://wa.me/60123456789')
    expect(link.searchParams.get('text')).toBe('Hello & welcome: 50% #1, 你好')
  })

  it('carries as much of a long text as phones accept, in whole characters', () => {
    const link = (text: string) => whatsappLink('60123456789', `Hello. ${text}`)
    expect(fitInLink('short', link)).toBe('short')
    for (const text of ['m'.repeat(5000), '🙂'.repeat(5000)]) {
      const fitting = fitInLink(text, link)
      expect(fitting).toMatch(/^(?:m+|(?:🙂)+)…$/u)
      expect(link(fitting).length).toBeLessThanOrEqual(linkLimit)
      expect(link(fitting).length).toBeGreaterThan(linkLimit - 30)
    }
  })
})
