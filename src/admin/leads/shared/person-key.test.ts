import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { personKey, personPath } from '@/admin/leads/shared/person-key'
import { personCases } from '@tests/support/person-cases'

describe('the key of a person', () => {
  it.each(personCases)('of %j is %j', (written, key) => {
    expect(personKey(written)).toBe(key)
  })

  it('is its own key, for any input', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.emailAddress(), fc.stringMatching(/^\+?[0-9 ().-]{8,20}$/)),
        (text) => {
          const key = personKey(text)
          expect(key && personKey(key)).toBe(key)
        },
      ),
    )
  })
})

describe('the path of a person', () => {
  it('contains the key, encoded', () => {
    expect(personPath('a/b?c#d@example.test')).toBe('/admin/people/a%2Fb%3Fc%23d%40example.test')
    expect(personPath('012-345 6789')).toBe('/admin/people/60123456789')
    expect(personPath('the shop in Ipoh')).toBeUndefined()
  })
})
