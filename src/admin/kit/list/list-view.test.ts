import { describe, expect, it } from 'vitest'
import { isNarrowed, readView, sortOf, writeView } from '@/admin/kit/list/list-view'

const resource = {
  filters: [
    {
      name: 'status',
      label: 'Status',
      options: [{ value: 'active', label: 'Active', where: [['is_active', 'eq', true]] as const }],
    },
  ],
  columns: [{ id: 'email', sortBy: 'email' }, { id: 'since', sortBy: 'subscribed_at' }, { id: 'status' }],
  defaultSort: { id: 'since', descending: true },
}
const plain = { search: '', filters: { status: 'all' }, sort: undefined, page: 1 }

describe("a list's URL", () => {
  it('shows the default list without parameters', () => {
    expect(readView(resource, '')).toEqual(plain)
    expect(writeView(resource, plain)).toBe('')
  })

  it('stores search, filter, order and page, and reads back the same values', () => {
    const view = {
      search: '50%_off & more',
      filters: { status: 'active' },
      sort: { id: 'email', descending: false },
      page: 3,
    }
    expect(readView(resource, writeView(resource, view))).toEqual(view)
    expect(writeView(resource, view)).toBe('?q=50%25_off+%26+more&status=active&sort=email&order=asc&page=3')
  })

  it('has the order of its filter until another one is chosen', () => {
    const soonest = { id: 'since', descending: false }
    const [status] = resource.filters
    const sorted = {
      ...resource,
      filters: [
        {
          ...status,
          name: 'status',
          label: 'Status',
          options: [{ value: 'next', label: '', where: [], sort: soonest }],
        },
      ],
    }
    const sort = (search: string) => sortOf(sorted, readView(sorted, search))
    expect(sort('')).toEqual(resource.defaultSort)
    expect(sort('?status=next')).toEqual(soonest)
    expect(sort('?status=next&sort=email&order=asc')).toEqual({ id: 'email', descending: false })
    const chosen = { ...plain, sort: resource.defaultSort }
    expect(writeView(sorted, chosen), 'the list’s own order, chosen again').toBe('')
    expect(writeView(sorted, { ...chosen, filters: { status: 'next' } })).toBe(
      '?status=next&sort=since&order=desc',
    )
    expect(writeView(sorted, { ...plain, filters: { status: 'next' }, sort: soonest })).toBe('?status=next')
  })

  it('falls back to the defaults for unknown values', () => {
    expect(readView(resource, '?status=deleted&sort=status&page=-2')).toEqual(plain)
    expect(readView(resource, '?sort=constructor&page=1e400')).toEqual(plain)
    expect(readView(resource, '?page=2.5')).toEqual(plain)
  })

  it('truncates a search that is too long for the database', () => {
    expect(readView(resource, `?q=${'a'.repeat(5000)}`).search).toHaveLength(200)
  })

  it('is narrowed by a search or a filter, not by order or page', () => {
    expect(isNarrowed({ ...plain, sort: { id: 'email', descending: false }, page: 4 })).toBe(false)
    expect(isNarrowed({ ...plain, search: 'a' })).toBe(true)
    expect(isNarrowed({ ...plain, filters: { status: 'active' } })).toBe(true)
  })
})

describe('a choice among rows', () => {
  const listed = {
    columns: [{ id: 'name', sortBy: 'name' }],
    defaultSort: { id: 'name', descending: false },
    choices: [
      { name: 'author', label: 'Author', column: 'author_id', options: { queryKey: [] } },
      { name: 'category', label: 'Category', column: 'category', options: { queryKey: [] } },
    ],
  }

  it('is kept in the URL', () => {
    const view = readView(listed, '?author=12&category=Web+Design')
    expect(view.filters).toEqual({ author: '12', category: 'Web Design' })
    expect(readView(listed, writeView(listed, view))).toEqual(view)
    expect(readView(listed, '?category=').filters).toEqual({ author: 'all', category: 'all' })
  })
})
