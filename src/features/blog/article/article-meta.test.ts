import { describe, expect, it } from 'vitest'
import { studioDefaults } from '@/content/site'
import { articleMeta } from '@/features/blog/article/article-meta'
import type { Article } from '@/features/blog/article/article-query'

const post: Article = {
  id: '1',
  slug: 'fees',
  title: 'Fees',
  excerpt:
    'Three ways to talk about money, compared on five plain questions for a firm of any size in Malaysia.',
  intro: [],
  text: [],
  category: 'Legal Services',
  topic: 'Law Firms',
  published_at: '2025-03-05T01:00:00Z',
  updated_at: '2025-04-01T01:00:00Z',
  is_featured: false,
  read_time: null,
  featured_image_url: '/images/covers/legal-services.svg',
  featured_image_alt: '',
  meta_description: null,
  author_take: null,
  intro_heading: null,
  author: null,
}
const page = (changes: Partial<Article>) => ({
  post: { ...post, ...changes },
  previous: null,
  next: null,
  related: [],
})
const author = {
  slug: 'a-writer',
  name: 'A Writer',
  title: 'Editor',
  bio: 'Writes.',
  avatar_url: null,
  social_links: [
    { platform: 'Site', url: 'https://writer.example' },
    { platform: 'Bad', url: 'javascript:x' },
    null,
  ],
}

describe('the head of an article', () => {
  it('has the article’s title and a description of the length that search results show', () => {
    const meta = articleMeta('fees', page({}), studioDefaults)
    expect(meta.title).toBe('Fees | Blog')
    expect(meta.description).toBe(post.excerpt)
    const long = articleMeta(
      'fees',
      page({ meta_description: 'word '.repeat(60) }),
      studioDefaults,
    ).description
    expect(long.length).toBeLessThanOrEqual(159)
    expect(long).toMatch(/word…$/)
  })

  it('names its author, else the studio', () => {
    const types = (changes: Partial<Article>) =>
      articleMeta('fees', page(changes), studioDefaults).structuredData?.map((data) => data['@type'])
    expect(types({ author })).toEqual(['Article', 'Person', 'BreadcrumbList'])
    expect(types({})).toEqual(['Article', 'BreadcrumbList'])
    const [, person] = articleMeta('fees', page({ author }), studioDefaults).structuredData ?? []
    expect(person?.sameAs).toEqual(['https://writer.example'])
  })

  it('names its publisher with a logo, and the same reading time as its page', () => {
    const data = (changes: Partial<Article>) =>
      articleMeta('fees', page(changes), studioDefaults).structuredData?.[0]
    expect(data({})).toMatchObject({
      timeRequired: 'PT5M',
      publisher: { name: studioDefaults.name, logo: { '@type': 'ImageObject' } },
    })
    expect(data({ read_time: 8 })).toMatchObject({ timeRequired: 'PT8M' })
  })

  it('is not indexed without an article', () => {
    const missing = articleMeta('gone', null, studioDefaults)
    expect(missing.noindex).toBe(true)
    expect(missing.title).toContain('Blog post not found')
    expect(articleMeta('gone', undefined, studioDefaults).noindex).toBe(true)
    expect(articleMeta('fees', page({}), studioDefaults).noindex).toBeUndefined()
  })
})
