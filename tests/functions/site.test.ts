import { describe, expect, it } from 'vitest'
import { parseMailbox, siteFacts } from '../../supabase/functions/_shared/site.ts'
import { envOf } from './support/settings'

describe('the facts about the site', () => {
  const settings = {
    SITE_URL: 'https://studio.test/',
    SUPABASE_URL: 'https://project.test',
    MAIL_FROM: 'Rentak Studio <hello@studio.test>',
  }

  it('come from the settings, with what is not set derived from the rest', () => {
    expect(siteFacts(envOf(settings))).toEqual({
      name: 'Rentak Studio',
      url: 'https://studio.test',
      functionsUrl: 'https://project.test/functions/v1',
      from: { name: 'Rentak Studio', address: 'hello@studio.test' },
      unsubscribeAddress: 'hello@studio.test',
    })
  })

  it('take another address for functions and for requests to unsubscribe', () => {
    const own = {
      PUBLIC_FUNCTIONS_URL: 'https://studio.test/functions/v1/',
      MAIL_UNSUBSCRIBE: 'leave@studio.test',
    }
    expect(siteFacts(envOf({ ...settings, ...own }))).toMatchObject({
      functionsUrl: 'https://studio.test/functions/v1',
      unsubscribeAddress: 'leave@studio.test',
    })
  })

  it("use the site's host as a name where mails come from a bare address", () => {
    expect(siteFacts(envOf({ ...settings, MAIL_FROM: 'hello@studio.test' })).name).toBe('studio.test')
  })

  it.each(Object.keys(settings))('name %s when it is missing or blank', (name) => {
    expect(() => siteFacts(envOf({ ...settings, [name]: ' ' }))).toThrow(`${name} is not set`)
  })

  it('take a quoted name, and refuse what is not an address', () => {
    expect(parseMailbox('"Rentak Studio" <hello@studio.test>')).toEqual({
      name: 'Rentak Studio',
      address: 'hello@studio.test',
    })
    for (const text of ['Rentak Studio', '<hello>', 'a@b.test\nBcc: c@d.test', 'a <b@c.test> d'])
      expect(() => parseMailbox(text)).toThrow('is not a mail address')
  })
})
