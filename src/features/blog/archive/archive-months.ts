import type { ArchivedArticle } from '@/features/blog/archive/archive-query'
import { readPage } from '@/features/blog/list/list-filters'
import { malaysiaMonth, malaysiaYear } from '@/lib/dates'

export interface ArchiveYear {
  year: number
  months: Array<{ month: string; articles: ArchivedArticle[] }>
}

/** Articles, newest first, under the year and the month of their day in Malaysia. */
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

/** The archive's address: always the same one for the same filters. */
export function archiveAddress(filters: { year: number | null; category: string; page: number }): string {
  const search = new URLSearchParams()
  if (filters.year) search.set('year', String(filters.year))
  if (filters.category !== 'all') search.set('category', filters.category)
  if (filters.page > 1) search.set('page', String(filters.page))
  const asked = search.toString()
  return `/blog/archive${asked && `?${asked}`}`
}

/** What an address asks of the archive; `category` is a slug, 'all' for any. */
export function readArchive(search: URLSearchParams) {
  const year = search.get('year') ?? ''
  return {
    year: /^20\d\d$/.test(year) ? Number(year) : null,
    category: search.get('category')?.trim().slice(0, 160) || 'all',
    page: readPage(search),
  }
}
