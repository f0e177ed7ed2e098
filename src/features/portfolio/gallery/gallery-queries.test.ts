import { describe, expect, it } from 'vitest'
import { noFilters } from '@/features/portfolio/gallery/gallery-filters'
import { galleryRestQuery } from '@/features/portfolio/gallery/gallery-queries'

describe('the pages after the first six', () => {
  const next = (total: number, rows: number, from: number) =>
    galleryRestQuery(noFilters, total).getNextPageParam(Array.from({ length: rows }) as never, [], from, [])

  it('go on where the last one ended, as long as there is more', () => {
    expect(next(500, 24, 6)).toBe(30)
    expect(next(30, 24, 6)).toBeUndefined()
    expect(next(45, 15, 30)).toBeUndefined()
  })

  it('end when a page comes empty, whatever the count said', () => {
    expect(next(500, 0, 54)).toBeUndefined()
  })
})
