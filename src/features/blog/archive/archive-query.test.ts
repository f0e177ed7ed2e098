import { describe, expect, it } from 'vitest'
import { archiveAddress, byYearAndMonth, readArchive } from '@/features/blog/archive/archive-query'

const article = (slug: string, published_at: string | null) => ({
  slug,
  published_at,
  title: slug,
  category: null,
  read_time: null,
  featured_image_url: null,
})

describe('the archive', () => {
  it('groups articles by year and month of their date in Malaysia', () => {
    const years = byYearAndMonth([
      article('b', '2025-12-31T16:00:00Z'),
      article('a', '2025-12-31T15:59:59Z'),
      article('undated', null),
    ])
    expect(years.map(({ year, months }) => [year, months.map(({ month }) => month)])).toEqual([
      [2026, ['January']],
      [2025, ['December']],
    ])
  })

  it('parses the filters it writes into a URL', () => {
    const filters = { year: 2025, category: 'beauty', page: 2 }
    expect(readArchive(new URL(archiveAddress(filters), 'https://x.example').searchParams)).toEqual(filters)
    expect(readArchive(new URLSearchParams('year=99999&page=0&category='))).toEqual({
      year: null,
      category: 'all',
      page: 1,
    })
  })
})
