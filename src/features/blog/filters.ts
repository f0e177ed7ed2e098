/** What the list of articles is narrowed to, as it stands in the address. */
export interface ListFilters {
  /** Typed words; empty for any. */
  text: string
  /** Slug of a category, 'all' for any. */
  category: string
  /** Slug of a topic, 'all' for any. */
  topic: string
  /** From 1. */
  page: number
}

export const noFilters: ListFilters = { text: '', category: 'all', topic: 'all', page: 1 }

/** Where the list stands on its page: a link to it arrives at the list and not above it. */
export const listId = 'articles'

const longestText = 200
const longestSlug = 160

/** A name as the specification makes a slug of it: lower-cased, hyphens for spaces. */
export const slugOfName = (name: string) => name.toLowerCase().replaceAll(' ', '-')

/** The filters an address asks for; what no filter could be is not there. */
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

/** The page an address asks for, from 1. */
export function readPage(search: URLSearchParams): number {
  const page = search.get('page') ?? ''
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1
}

/** The address of the list narrowed so: always the same one for the same filters. A link to it arrives at the list. */
export const filterAddress = (filters: ListFilters) => `${listAddress(filters)}#${listId}`

/** The same for one who stays where they are, in the search field above the list. */
export function listAddress({ text, category, topic, page }: ListFilters): string {
  const search = new URLSearchParams()
  if (text) search.set('q', text)
  if (category !== 'all') search.set('category', category)
  if (topic !== 'all') search.set('topic', topic)
  if (page > 1) search.set('page', String(page))
  const asked = search.toString()
  return `/blog${asked && `?${asked}`}`
}

export const isFiltered = ({ text, category, topic }: ListFilters) =>
  text !== '' || category !== 'all' || topic !== 'all'

export const categoryAddress = (name: string) => filterAddress({ ...noFilters, category: slugOfName(name) })
export const topicAddress = (name: string) => filterAddress({ ...noFilters, topic: slugOfName(name) })
