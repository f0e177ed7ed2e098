import { describe, expect, it } from 'vitest'
import { noFilters } from '@/features/blog/filters'
import { serverFilters, suggestionsOf } from '@/features/blog/list/list-queries'
import { findTerm } from '@/features/blog/queries'

const post = (title: string, category: string | null = null, topic: string | null = null) => ({
  slug: title,
  title,
  category,
  topic,
})

describe('suggestions', () => {
  it('match title, category or topic, ignoring case', () => {
    const posts = [post('Fees'), post('b', 'Legal FEES'), post('c', null, 'fees'), post('d', 'Hotels')]
    expect(suggestionsOf(posts, ' fEEs ').map(({ title }) => title)).toEqual(['Fees', 'b', 'c'])
  })

  it('are at most six, and none for blank text', () => {
    const posts = Array.from({ length: 9 }, (_, index) => post(`fee ${index}`))
    expect(suggestionsOf(posts, 'fee')).toHaveLength(6)
    expect(suggestionsOf(posts, '  ')).toEqual([])
  })
})

describe('a category or topic', () => {
  const taxonomy = { categories: [{ name: 'Food & Drink', slug: 'food-and-drink' }], topics: [] }

  it('is found by its stored slug and by the slug made from its name', () => {
    expect(findTerm(taxonomy.categories, 'food-and-drink')?.name).toBe('Food & Drink')
    expect(findTerm(taxonomy.categories, 'food-&-drink')?.name).toBe('Food & Drink')
    expect(findTerm(taxonomy.categories, 'food')).toBeUndefined()
  })

  it('is sent to the server as the slug made from its name; unknown ones unchanged', () => {
    const filters = { ...noFilters, category: 'food-and-drink', topic: 'new' }
    expect(serverFilters(filters, taxonomy)).toEqual({ ...filters, category: 'food-&-drink' })
    expect(serverFilters(filters, undefined)).toEqual(filters)
    expect(serverFilters(noFilters, taxonomy)).toEqual(noFilters)
  })
})
