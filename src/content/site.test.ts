import { describe, expect, it } from 'vitest'
import { fillIn, studioDefaults } from '@/content/site'

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

  it('are these four: anything else in braces, and anything that is no text, stays as it was', () => {
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
