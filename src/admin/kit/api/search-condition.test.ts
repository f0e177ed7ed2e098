import { describe, expect, it } from 'vitest'
import { searchCondition } from '@/admin/kit/api/search-condition'

describe('a search', () => {
  it('looks for the text in every column', () => {
    expect(searchCondition(['email', 'name'], ' aisyah ')).toBe('email.ilike.%aisyah%,name.ilike.%aisyah%')
  })

  it('matches %, _ and \\ literally', () => {
    expect(searchCondition(['email'], '50%')).toBe(String.raw`email.ilike.%50\%%`)
    expect(searchCondition(['email'], 'a_b')).toBe(String.raw`email.ilike.%a\_b%`)
    expect(searchCondition(['email'], 'a\\b')).toBe(String.raw`email.ilike.%a\\b%`)
  })

  it("removes the filter's own syntax from the typed text", () => {
    expect(searchCondition(['name'], 'a,b)"c')).toBe('name.ilike.%a_b__c%')
    expect(searchCondition(['name'], '*')).toBe('name.ilike.%_%')
    expect(searchCondition(['name'], 'x),is_active.is.(true')).toBe('name.ilike.%x__is\\_active.is._true%')
  })

  it.each(['0129876543', '60129876543', '+60 12-987 6543', '012-987 6543', '(012) 987 6543'])(
    'finds the number %s in any spelling, by its digits',
    (typed) => {
      expect(searchCondition(['name'], typed, 'person_key')?.split(',').at(-1)).toBe(
        'person_key.like.%129876543%',
      )
    },
  )

  it('looks for digits only where a number was typed', () => {
    expect(searchCondition(['name'], '2026', 'person_key')).toBe('name.ilike.%2026%')
    expect(searchCondition(['name'], 'RS-20260012', 'person_key')).toBe('name.ilike.%RS-20260012%')
  })

  it('finds a name with either kind of apostrophe', () => {
    expect(searchCondition(['name'], 'O’Neil')).toBe('name.ilike.%O_Neil%')
    expect(searchCondition(['name'], "O'Neil")).toBe('name.ilike.%O_Neil%')
  })

  it('gives no condition for an empty text', () => {
    expect(searchCondition(['name'], '  ')).toBeUndefined()
    expect(searchCondition(['name'], '\0')).toBeUndefined()
  })
})
