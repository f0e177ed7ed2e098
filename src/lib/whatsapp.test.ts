import { describe, expect, it } from 'vitest'
import { whatsappLink } from '@/lib/whatsapp'

describe('a WhatsApp link', () => {
  it('names the number by its digits and carries the text through', () => {
    const link = new URL(whatsappLink('+60 12-345 6789', 'Hello & welcome: 50% #1, 你好'))
    expect(link.origin + link.pathname).toBe('https://wa.me/60123456789')
    expect(link.searchParams.get('text')).toBe('Hello & welcome: 50% #1, 你好')
  })
})
