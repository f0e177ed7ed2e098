import { describe, expect, it } from 'vitest'
import { articleStatus } from '@/admin/content/articles/article-status'

const now = new Date('2026-11-21T04:00:00Z')

describe("an article's status", () => {
  it('is Published from its publishing time on, Scheduled before', () => {
    expect(articleStatus({ is_published: true, published_at: '2026-11-21T04:00:00Z' }, now)).toBe('Published')
    expect(articleStatus({ is_published: true, published_at: '2026-11-21T04:00:01Z' }, now)).toBe('Scheduled')
  })

  it('is Draft if it is unpublished or has no time, since no visitor can find it', () => {
    expect(articleStatus({ is_published: false, published_at: '2026-01-01T00:00:00Z' }, now)).toBe('Draft')
    expect(articleStatus({ is_published: true, published_at: null }, now)).toBe('Draft')
  })
})
