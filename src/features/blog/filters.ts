/** The filters of the list of articles, as they are in the address. */
export interface ListFilters {
  /** The search text; empty for any. */
  text: string
  /** Slug of a category, 'all' for any. */
  category: string
  /** Slug of a topic, 'all' for any. */
  topic: string
  /** From 1. */
  page: number
}

export const noFilters: ListFilters = { text: '', category: 'all', topic: 'all', page: 1 }

/** The id of the list on its page, for links that scroll to it. */
export const listId = 'articles'

const longestText = 200
const longestSlug = 160

/** A name as the specification makes a slug of it: lower-cased, hyphens for spaces. */
export const slugOfName = (name: string) => name.toLowerCase().replaceAll(' ', '-')

/** The filters in an address; invalid ones are ignored. */
export function readFilters(search: URLSearchParams): ListFilters {
  const slug = (name: string) => {
    const value = search.get(name)?.trim().toLowerCase()
    return value && value.length <= longestSlug ? value : 'all'
  }
  return {
    text: (search.get('q') ?? '').trim().slice(0, longestText),
    category: slug('category'),
    topic: slug('topic'),
    page: readPage(search),
  }
}

/** The page number in an address, from 1. */
export function readPage(search: URLSearchParams): number {
  const page = search.get('page') ?? ''
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1
}

/** The address of the filtered list, with the list's id: always the same for the same filters. */
export const filterAddress = (filters: ListFilters) => `${listAddress(filters)}#${listId}`

/** The same without the id, for the search field: the page does not scroll. */
export function listAddress({ text, category, topic, page }: ListFilters): string {
  const search = new URLSearchParams()
  if (text) search.set('q', text)
  if (category !== 'all') search.set('category', category)
  if (topic !== 'all') search.set('topic', topic)
  if (page > 1) search.set('page', String(page))
  const query = search.toString()
  return `/blog${query && `?${query}`}`
}

export const isFiltered = ({ text, category, topic }: ListFilters) =>
  text !== '' || category !== 'all' || topic !== 'all'

export const categoryAddress = (name: string) => filterAddress({ ...noFilters, category: slugOfName(name) })
export const topicAddress = (name: string) => filterAddress({ ...noFilters, topic: slugOfName(name) })
