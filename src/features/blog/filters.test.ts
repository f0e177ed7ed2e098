import { describe, expect, it } from 'vitest'
import { categoryAddress, filterAddress, isFiltered, noFilters, readFilters } from '@/features/blog/filters'

const read = (search: string) => readFilters(new URLSearchParams(search))

describe('the filters in the URL of the blog', () => {
  it('are parsed from the URL they produce', () => {
    const filters = { text: 'fees & forms', category: 'legal-services', topic: 'law-firms', page: 3 }
    const address = new URL(filterAddress(filters), 'https://studio.example')
    expect(readFilters(address.searchParams)).toEqual(filters)
    expect(address.hash).toBe('#articles')
  })

  it.each(['', '?page=0', '?page=-1', '?page=1e9', '?page=x', '?q=%20', '?category=', '?unknown=1'])(
    'are none in %j',
    (search) => {
      expect(read(search)).toEqual(noFilters)
    },
  )

  it('are cut to the length the server reads', () => {
    expect(read(`q=${'a'.repeat(500)}`).text).toHaveLength(200)
    expect(read(`category=${'a'.repeat(500)}`).category).toBe('all')
  })

  it('identify a category by the slug made from its name', () => {
    expect(categoryAddress('Search and Content')).toBe('/blog?category=search-and-content#articles')
  })

  it('do not count the page number as a filter', () => {
    expect(isFiltered({ ...noFilters, page: 2 })).toBe(false)
    expect(isFiltered({ ...noFilters, topic: 'smes' })).toBe(true)
  })
})
