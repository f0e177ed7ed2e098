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

  it('gives no condition for an empty text', () => {
    expect(searchCondition(['name'], '  ')).toBeUndefined()
    expect(searchCondition(['name'], '\0')).toBeUndefined()
  })
})
