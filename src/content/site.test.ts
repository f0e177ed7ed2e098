import { describe, expect, it } from 'vitest'
import { fillIn, studioDefaults, type Studio } from '@/content/site'

const studio = { ...studioDefaults, name: 'Kilat $& Co', city: 'Ipoh' }

describe('the facts that a text leaves open', () => {
  it('are put into it, wherever it stands in a value', () => {
    expect(
      fillIn(
        { title: 'About {studio}', list: [{ text: '{city}, {city}' }, 'mail {email} or {whatsapp}'] },
        studio,
      ),
    ).toEqual({
      title: 'About Kilat $& Co',
      list: [{ text: 'Ipoh, Ipoh' }, `mail ${studio.email} or ${studio.whatsapp_number}`],
    })
  })

  it('are these: anything else in braces, and anything that is no text, stays as it was', () => {
    const value = {
      text: '{name} {constructor} {} {Studio}',
      count: 3,
      none: null,
      absent: undefined,
      yes: true,
    }
    expect(fillIn(value, studio)).toEqual(value)
    expect(fillIn(undefined, studio)).toBeUndefined()
  })
})

describe('a claim that a text leaves open', () => {
  const text = 'It opens fast. We work to a {delivery} average delivery. The quote names the day.'
  const claims = (changes: Partial<Studio['claims']>) => ({
    ...studio,
    claims: { ...studioDefaults.claims, ...changes },
  })

  it('is put into it: as it is for a figure, in small letters within a sentence', () => {
    expect(fillIn({ value: '{delivery}', text }, studio)).toEqual({
      value: '2-Week',
      text: 'It opens fast. We work to a 2-week average delivery. The quote names the day.',
    })
    expect(fillIn(text, claims({ delivery: '10 Days' }))).toContain('a 10 days average delivery.')
  })

  it('goes with its sentence when it is hidden, and nothing else goes', () => {
    const hidden = claims({ delivery: undefined })
    expect(fillIn(['{delivery}', text, 'Load time {load_time}. {delivery} on average.'], hidden)).toEqual([
      '',
      'It opens fast. The quote names the day.',
      'Load time under 1.5 s.',
    ])
    expect(fillIn('One, at 1.5 s.\n\nTwo {delivery}.\n\nThree.', hidden)).toBe('One, at 1.5 s.\n\n\n\nThree.')
  })
})
