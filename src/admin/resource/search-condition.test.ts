import { describe, expect, it } from 'vitest'
import { searchCondition } from '@/admin/resource/search-condition'

describe('a search', () => {
  it('looks for the text in every column', () => {
    expect(searchCondition(['email', 'name'], ' aisyah ')).toBe(
      'email.ilike."%aisyah%",name.ilike."%aisyah%"',
    )
  })

  it('takes %, _ and \\ for themselves', () => {
    expect(searchCondition(['email'], '50%')).toBe(String.raw`email.ilike."%50\\%%"`)
    expect(searchCondition(['email'], 'a_b')).toBe(String.raw`email.ilike."%a\\_b%"`)
    expect(searchCondition(['email'], 'a\\b')).toBe(String.raw`email.ilike."%a\\\\b%"`)
  })

  it('keeps what PostgREST would read as its own grammar inside the quotes', () => {
    expect(searchCondition(['name'], 'a,b)"c')).toBe(String.raw`name.ilike."%a,b)\"c%"`)
  })

  it('does not let * match more than one character', () => {
    expect(searchCondition(['name'], 'a*b')).toBe('name.ilike."%a_b%"')
  })

  it('is no condition when there is no text', () => {
    expect(searchCondition(['name'], '  ')).toBeUndefined()
    expect(searchCondition(['name'], '\0')).toBeUndefined()
  })
})
