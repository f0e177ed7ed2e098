import { describe, expect, it } from 'vitest'
import { parseMailbox, siteFacts } from '../../supabase/functions/_shared/site.ts'
import { envOf } from './support/settings'

describe('the facts about the site', () => {
  const settings = {
    SITE_URL: 'https://studio.test/',
    SUPABASE_URL: 'https://project.test',
    MAIL_FROM: 'Rentak Studio <hello@studio.test>',
  }

  const stored = {
    name: 'Kilat\nWeb',
    email: 'apa-khabar@kilat.example',
    whatsapp_number: '+60 13-999 8888',
  }
  const nothing = { name: null, email: null, whatsapp_number: null }
  const read = (facts: unknown, own = {}) => siteFacts(envOf({ ...settings, ...own }), async () => facts)()

  it('are what the settings say of the studio; mails come from the address that may send, under its name', async () => {
    expect(await read(stored)).toEqual({
      name: 'Kilat Web',
      email: 'apa-khabar@kilat.example',
      whatsappNumber: '+60 13-999 8888',
      url: 'https://studio.test',
      functionsUrl: 'https://project.test/functions/v1',
      from: { name: 'Kilat Web', address: 'hello@studio.test' },
    })
  })

  it('come from the sender where the settings leave them open', async () => {
    expect(await read(nothing)).toMatchObject({
      name: 'Rentak Studio',
      email: 'hello@studio.test',
      whatsappNumber: undefined,
      from: { name: 'Rentak Studio', address: 'hello@studio.test' },
    })
    expect((await read(nothing, { MAIL_FROM: 'hello@studio.test' })).name).toBe('studio.test')
    expect((await read(null)).name).toBe('Rentak Studio')
  })

  it('are read again for each run', async () => {
    const names = ['Rentak', 'Kilat']
    const facts = siteFacts(envOf(settings), async () => ({ ...nothing, name: names.shift() }))
    expect([(await facts()).name, (await facts()).name]).toEqual(['Rentak', 'Kilat'])
  })

  it('take another address for functions', async () => {
    const own = { PUBLIC_FUNCTIONS_URL: 'https://studio.test/functions/v1/' }
    expect(await read(stored, own)).toMatchObject({ functionsUrl: 'https://studio.test/functions/v1' })
  })

  it.each(Object.keys(settings))('name %s at once when it is missing or blank', (name) => {
    expect(() => siteFacts(envOf({ ...settings, [name]: ' ' }), async () => stored)).toThrow(
      `${name} is not set`,
    )
  })

  it('take a quoted name, and refuse what is not an address', () => {
    expect(parseMailbox('"Rentak Studio" <hello@studio.test>')).toEqual({
      name: 'Rentak Studio',
      address: 'hello@studio.test',
    })
    for (const text of ['Rentak Studio', '<hello>', 'a@b.test\nBcc: c@d.test', 'a <b@c.test> d'])
      expect(() => parseMailbox(text)).toThrow('is not an email address')
  })
})
