import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { settingForm, settingSchema } from '@/admin/content/fields/described-fields'
import { aboutFounder, footerContent, packages, protection, studioFacts } from '@/content/settings'

/** The result for a form with one filled field: the stored value, or the error at the field. */
function entered(setting: Parameters<typeof settingSchema>[0], change: Record<string, unknown>) {
  const [name = ''] = Object.keys(change)
  const form = { ...settingForm(setting, {}), ...change }
  const parsed = v.safeParse(settingSchema(setting), form)
  return parsed.success ? parsed.output[name] : v.flatten(parsed.issues).nested?.[name]?.[0]
}

describe('a field of a setting', () => {
  it.each(['19', '100001', '2.5', 'many', '-20'])('rejects %j as a number from 20 to 100,000', (text) => {
    expect(entered(protection.fields, { submissions_an_hour: text })).toBe(
      'Enter a whole number from 20 to 100,000',
    )
  })

  it('stores a number as a number, and an empty one as null', () => {
    expect(entered(protection.fields, { submissions_an_hour: '250' })).toBe(250)
    expect(entered(protection.fields, { submissions_an_hour: '' })).toBeNull()
    expect(settingForm(protection.fields, { submissions_an_hour: 500 })).toMatchObject({
      submissions_an_hour: '500',
      emails_an_hour: '',
    })
  })

  it('accepts an amount in ringgit and stores sen', () => {
    expect(entered(packages.fields, { care_sen: '5,500' })).toBe(550_000)
    expect(entered(packages.fields, { care_sen: '' })).toBeNull()
    expect(entered(packages.fields, { care_sen: 'much' })).toMatch(
      /^Write an amount in ringgit, such as 2,500/,
    )
    expect(settingForm(packages.fields, { care_sen: 290_050 }).care_sen).toBe('2900.50')
  })

  it.each([
    ['9001122', /^Not a valid phone number: write 012-345 6789/],
    ['012-900 1122', '+60 12-900 1122'],
    ['+65 6123 4567', '+65 6123 4567'],
    ['', ''],
  ])('the phone number %j becomes %s', (typed, result) => {
    expect(entered(studioFacts.fields, { whatsapp_number: typed })).toMatch(result)
  })

  it.each([
    ['javascript:alert(1)', 'Begin with https://'],
    ['https://example.test/in/farah', 'https://example.test/in/farah'],
    ['', null],
  ])('the link %j becomes %s', (typed, result) => {
    expect(entered(aboutFounder.fields, { linkedin_url: typed })).toBe(result)
  })

  it('reads a list one per line, and paragraphs between empty lines', () => {
    expect(entered(studioFacts.fields, { service_areas: 'Ipoh\nKedah\n\n Taiping \n' })).toEqual([
      'Ipoh',
      'Kedah',
      'Taiping',
    ])
    expect(entered(aboutFounder.fields, { content: 'First.\n\n \n\nSecond,\nstill second.\n\n' })).toEqual([
      'First.',
      'Second,\nstill second.',
    ])
    expect(settingForm(studioFacts.fields, { service_areas: ['Ipoh', 'Kedah'] }).service_areas).toBe(
      'Ipoh\nKedah',
    )
  })

  it('rejects a too long text', () => {
    expect(entered(footerContent.fields, { tagline: 'x'.repeat(301) })).toBe('Keep it under 301 characters')
  })

  it('starts with its default for a switch that was never set', () => {
    expect(settingForm(footerContent.fields, { tagline: 'Ours' }).show_newsletter).toBe(true)
    expect(settingForm(footerContent.fields, { show_newsletter: false }).show_newsletter).toBe(false)
  })
})
