import { describe, expect, it } from 'vitest'
import { interpolate, studioDefaults, type Studio } from '@/content/site'

const studio = { ...studioDefaults, name: 'Kilat $& Co', city: 'Ipoh' }

describe('the placeholders of facts in a text', () => {
  it('are filled in at any depth of a value', () => {
    expect(
      interpolate(
        { title: 'About {studio}', list: [{ text: '{city}, {city}' }, 'mail {email} or {whatsapp}'] },
        studio,
      ),
    ).toEqual({
      title: 'About Kilat $& Co',
      list: [{ text: 'Ipoh, Ipoh' }, `mail ${studio.email} or ${studio.whatsapp_number}`],
    })
  })

  it('leave other braces and non-text values unchanged', () => {
    const value = {
      text: '{name} {constructor} {} {Studio}',
      count: 3,
      none: null,
      absent: undefined,
      yes: true,
    }
    expect(interpolate(value, studio)).toEqual(value)
    expect(interpolate(undefined, studio)).toBeUndefined()
  })
})

describe('the placeholder of a claim in a text', () => {
  const text = 'It opens fast. We work to a {delivery} average delivery. The quote names the day.'
  const claims = (changes: Partial<Studio['claims']>) => ({
    ...studio,
    claims: { ...studioDefaults.claims, ...changes },
  })

  it('is filled in, unchanged for a figure and in lower case within a sentence', () => {
    expect(interpolate({ value: '{delivery}', text }, studio)).toEqual({
      value: '2-Week',
      text: 'It opens fast. We work to a 2-week average delivery. The quote names the day.',
    })
    expect(interpolate(text, claims({ delivery: '10 Days' }))).toContain('a 10 days average delivery.')
  })

  it('is removed with its sentence if hidden, and nothing else is removed', () => {
    const hidden = claims({ delivery: undefined })
    expect(
      interpolate(['{delivery}', text, 'Load time {load_time}. {delivery} on average.'], hidden),
    ).toEqual(['', 'It opens fast. The quote names the day.', 'Load time under 1.5 s.'])
    expect(interpolate('One, at 1.5 s.\n\nTwo {delivery}.\n\nThree.', hidden)).toBe(
      'One, at 1.5 s.\n\n\n\nThree.',
    )
  })
})
