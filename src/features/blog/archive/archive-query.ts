import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { readPage } from '@/features/blog/filters'
import type { Tables } from '@/lib/database.types'
import { malaysiaMonth, malaysiaYear, startOfMalaysiaDay } from '@/lib/dates'
import { rest } from '@/lib/rest'

const pageSize = 60
const loadFailed = 'Failed to load blog posts.'

type ArchivedArticle = Pick<
  Tables<'blog_posts'>,
  'slug' | 'title' | 'category' | 'published_at' | 'read_time' | 'featured_image_url'
>

/** The archive's filters; null means any. */
interface ArchiveFilters {
  year: number | null
  /** The name of a category. */
  category: string | null
  page: number
}

export const wholeArchive: ArchiveFilters = { year: null, category: null, page: 1 }

export interface ArchivePage {
  articles: ArchivedArticle[]
  /** The number of articles under these filters. */
  total: number
  /** The number of pages, at least 1. */
  pages: number
}

const none: ArchivePage = { articles: [], total: 0, pages: 1 }

/** Titles and dates of one page of the archive, newest first. Throws 'Failed to load blog posts.' */
export const archiveQuery = (filters: ArchiveFilters) =>
  queryOptions({
    queryKey: ['blog', 'archive', filters],
    queryFn: async ({ signal }): Promise<ArchivePage> => {
      const { year, category, page } = filters
      let query = rest
        .from('blog_posts')
        .select('slug, title, category, published_at, read_time, featured_image_url', { count: 'exact' })
        .eq('is_published', true)
      if (category) query = query.eq('category', category)
      if (year) query = query.gte('published_at', startOfYear(year)).lt('published_at', startOfYear(year + 1))
      const { data, count, error, status } = await query
        .order('published_at', { ascending: false })
        .order('id')
        .range((page - 1) * pageSize, page * pageSize - 1)
        .abortSignal(signal)
      // A page past the end is empty, not a failure.
      if (status === 416) return none
      if (error || count === null) throw new Error(loadFailed)
      return { articles: data, total: count, pages: Math.max(1, Math.ceil(count / pageSize)) }
    },
  })

export const useArchive = (filters: ArchiveFilters) =>
  useQuery({ ...archiveQuery(filters), placeholderData: keepPreviousData })

export interface YearCount {
  year: number
  /** The number of its articles. */
  articles: number
}

/** The years that have articles, newest first. Throws like archiveQuery. */
export const archiveYearsQuery = () =>
  queryOptions({
    queryKey: ['blog', 'archive-years'],
    queryFn: async ({ signal }): Promise<YearCount[]> => {
      const { data, error } = await rest.rpc('article_years').abortSignal(signal)
      if (error) throw new Error(loadFailed)
      return data
    },
  })

export const useArchiveYears = () => useQuery(archiveYearsQuery())

const startOfYear = (year: number) => startOfMalaysiaDay(`${year}-01-01`).toISOString()

export interface ArchiveYear {
  year: number
  months: Array<{ month: string; articles: ArchivedArticle[] }>
}

/** Articles, newest first, grouped by year and month of their date in Malaysia. */
export function byYearAndMonth(articles: readonly ArchivedArticle[]): ArchiveYear[] {
  const years: ArchiveYear[] = []
  for (const article of articles) {
    const published = article.published_at
    if (!published) continue
    const yearNumber = malaysiaYear(published)
    const monthName = malaysiaMonth(published)
    let year = years.at(-1)
    if (year?.year !== yearNumber) years.push((year = { year: yearNumber, months: [] }))
    let month = year.months.at(-1)
    if (month?.month !== monthName) year.months.push((month = { month: monthName, articles: [] }))
    month.articles.push(article)
  }
  return years
}

/** The archive's URL; the same filters always give the same URL. */
export function archiveAddress(filters: { year: number | null; category: string; page: number }): string {
  const search = new URLSearchParams()
  if (filters.year) search.set('year', String(filters.year))
  if (filters.category !== 'all') search.set('category', filters.category)
  if (filters.page > 1) search.set('page', String(filters.page))
  const query = search.toString()
  return `/blog/archive${query && `?${query}`}`
}

/** Reads the archive's filters from a URL; `category` is a slug, or 'all' for any. */
export function readArchive(search: URLSearchParams) {
  const year = search.get('year') ?? ''
  return {
    year: /^20\d\d$/.test(year) ? Number(year) : null,
    category: search.get('category')?.trim().slice(0, 160) || 'all',
    page: readPage(search),
  }
}
