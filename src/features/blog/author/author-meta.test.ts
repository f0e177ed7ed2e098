import { describe, expect, it } from 'vitest'
import { studioDefaults } from '@/content/site'
import { authorMeta } from '@/features/blog/author/author-meta'
import type { AuthorPageData } from '@/features/blog/author/author-query'

const author = {
  slug: 'a-writer',
  name: 'A Writer',
  title: 'Editor',
  bio: 'Writes about fees, forms and photographs for owners who have to order a website and would rather not.',
  avatar_url: '/images/authors/a-writer.webp',
  social_links: [
    { platform: 'Site', url: 'https://writer.example' },
    { platform: 'Bad', url: 'javascript:x' },
    null,
  ],
}
const data = (changes = {}): AuthorPageData => ({
  author: { ...author, ...changes },
  articles: [],
  total: 0,
  pages: 1,
})

describe('the head of an author', () => {
  it('has name and title as title, the bio as description, and one canonical URL', () => {
    const meta = authorMeta('a-writer', data(), studioDefaults)
    expect(meta.title).toMatch(/^A Writer, Editor \| /)
    expect(meta.description).toBe(author.bio)
    expect(meta.path).toBe('/blog/authors/a-writer')
    expect(meta.noindex).toBeUndefined()
    expect(authorMeta('a-writer', data({ title: '', bio: '' }), studioDefaults).title).toMatch(
      /^A Writer \| /,
    )
    expect(authorMeta('a-writer', data({ bio: '' }), studioDefaults).description.length).toBeGreaterThan(60)
  })

  it('describes the person with absolute URLs and safe links only', () => {
    const [person, trail] = authorMeta('a-writer', data(), studioDefaults).structuredData ?? []
    expect(person).toMatchObject({
      '@type': 'Person',
      name: 'A Writer',
      jobTitle: 'Editor',
      sameAs: ['https://writer.example'],
    })
    expect(person?.url).toMatch(/^https?:\/\/.+\/blog\/authors\/a-writer$/)
    expect(person?.image).toMatch(/^https?:\/\/.+\/images\/authors\/a-writer\.webp$/)
    expect(trail?.['@type']).toBe('BreadcrumbList')
  })

  it('is not indexed without an author', () => {
    expect(authorMeta('gone', null, studioDefaults)).toMatchObject({
      noindex: true,
      title: expect.stringContaining('Author not found'),
    })
    expect(authorMeta('gone', undefined, studioDefaults).noindex).toBe(true)
  })
})
