/** The filters of the list of articles as in the URL. */
export interface ListFilters {
  /** The search text; empty for any. */
  text: string
  /** The slug of a category, or 'all' for any. */
  category: string
  /** The slug of a topic, or 'all' for any. */
  topic: string
  /** The page number, starting at 1. */
  page: number
}

export const noFilters: ListFilters = { text: '', category: 'all', topic: 'all', page: 1 }

/** The id of the list, for links that scroll to it. */
export const listId = 'articles'

const longestText = 200
const longestSlug = 160

/** The slug of a name by the specification's rule: lower case, hyphens for spaces. */
export const slugOfName = (name: string) => name.toLowerCase().replaceAll(' ', '-')

/** Reads the filters from a URL; invalid ones are ignored. */
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

/** Reads the page number from a URL, starting at 1. */
export function readPage(search: URLSearchParams): number {
  const page = search.get('page') ?? ''
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1
}

/** The URL of the filtered list with the list's id; the same filters always give the same URL. */
export const filterAddress = (filters: ListFilters) => `${listAddress(filters)}#${listId}`

/** The same without the id, so that typing in the search field does not scroll the page. */
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
