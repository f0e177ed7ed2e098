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

  it('come from the studio settings; emails come from the sender address under the studio’s name', async () => {
    expect(await read(stored)).toEqual({
      name: 'Kilat Web',
      email: 'apa-khabar@kilat.example',
      whatsappNumber: '+60 13-999 8888',
      url: 'https://studio.test',
      functionsUrl: 'https://project.test/functions/v1',
      from: { name: 'Kilat Web', address: 'hello@studio.test' },
    })
  })

  it('come from the sender if the settings are empty', async () => {
    expect(await read(nothing)).toMatchObject({
      name: 'Rentak Studio',
      email: 'hello@studio.test',
      whatsappNumber: undefined,
      from: { name: 'Rentak Studio', address: 'hello@studio.test' },
    })
    expect((await read(nothing, { MAIL_FROM: 'hello@studio.test' })).name).toBe('studio.test')
    expect((await read(null)).name).toBe('Rentak Studio')
  })

  it('are read for each run', async () => {
    const names = ['Rentak', 'Kilat']
    const facts = siteFacts(envOf(settings), async () => ({ ...nothing, name: names.shift() }))
    expect([(await facts()).name, (await facts()).name]).toEqual(['Rentak', 'Kilat'])
  })

  it('accept another URL for functions', async () => {
    const own = { PUBLIC_FUNCTIONS_URL: 'https://studio.test/functions/v1/' }
    expect(await read(stored, own)).toMatchObject({ functionsUrl: 'https://studio.test/functions/v1' })
  })

  it.each(Object.keys(settings))('need %s: the error names it if it is missing or blank', (name) => {
    expect(() => siteFacts(envOf({ ...settings, [name]: ' ' }), async () => stored)).toThrow(
      `${name} is not set`,
    )
  })

  it('accept a quoted name and refuse an invalid address', () => {
    expect(parseMailbox('"Rentak Studio" <hello@studio.test>')).toEqual({
      name: 'Rentak Studio',
      address: 'hello@studio.test',
    })
    for (const text of ['Rentak Studio', '<hello>', 'a@b.test\nBcc: c@d.test', 'a <b@c.test> d'])
      expect(() => parseMailbox(text)).toThrow('is not an email address')
  })
})
