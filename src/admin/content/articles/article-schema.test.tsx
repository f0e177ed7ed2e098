import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  articleColumns,
  articleSchema,
  articleStatus,
  storedMinutes,
  type ArticleForm,
  type ArticleRow,
} from '@/admin/content/articles/article-schema'
import { articles } from '@/admin/content/articles/articles-resource'
import { recordOf } from '@tests/support/record-of'

const { autosaves, empty, toForm } = recordOf(articles)
const columns = (form: ArticleForm, row?: ArticleRow) => articleColumns(v.parse(articleSchema, form), row)

const article: ArticleForm = {
  ...empty(),
  title: 'Fast sites',
  slug: 'fast-sites',
  content: 'Text.',
}
const stored = (change: Partial<ArticleRow> = {}): ArticleRow => ({
  ...columns(article),
  id: 'x',
  updated_at: '2026-01-01T00:00:00Z',
  ...change,
})
/** The first error of each field, as the form shows it. */
const problems = (form: ArticleForm) =>
  v
    .safeParse(articleSchema, form, { abortPipeEarly: true })
    .issues?.map((issue) => [v.getDotPath(issue), issue.message])

describe('an article', () => {
  it('can be saved as a draft with only a title', () => {
    expect(problems({ ...article, content: '' })).toBeUndefined()
  })

  it('cannot have the URL of a blog page', () => {
    expect(problems({ ...article, slug: 'archive' })).toEqual([
      ['slug', 'A page of the blog has this address. Choose another one'],
    ])
  })

  it('needs a text to be published', () => {
    expect(problems({ ...article, is_published: true, content: '  ' })).toEqual([
      ['content', 'Write the article first'],
    ])
  })

  it('shows errors at their fields', () => {
    expect(problems({ ...article, title: ' ', slug: 'Fast Sites' })).toEqual([
      ['title', 'Give the article a title'],
      ['slug', 'Use small letters, digits and single hyphens only'],
    ])
    expect(problems({ ...article, publish_at: 'soon' })).toEqual([['publish_at', 'Give a day and a time']])
    expect(problems({ ...article, publish_at: '0026-12-01T09:00' })).toEqual([
      ['publish_at', 'Check the year'],
    ])
  })

  it('needs a description for an image, and rejects a URL that is not an image’s', () => {
    expect(problems({ ...article, image: { url: 'https://example.test/a.webp', alt: '' } })).toEqual([
      ['image.alt', 'Say what the image shows'],
    ])
    const cover = { url: '/images/covers/web-design.svg', alt: '' }
    expect(problems({ ...article, image: cover }), 'ornament needs no words').toBeUndefined()
    expect(problems({ ...article, image: { url: 'javascript:alert(1)', alt: 'A trap' } })?.[0]?.[0]).toEqual(
      'image.url',
    )
  })
})

describe('the columns of an article', () => {
  it('have no time without a date, which the database then sets on publishing, otherwise the chosen time', () => {
    expect(columns(article)).toMatchObject({
      is_published: false,
      published_at: null,
      category: null,
      featured_image_url: null,
    })
    expect(columns({ ...article, is_published: true }).published_at).toBeNull()
    expect(columns({ ...article, is_published: true, publish_at: '2026-12-01T09:00' }).published_at).toBe(
      '2026-12-01T01:00:00.000Z',
    )
  })

  it('keep the exact time of an unchanged date', () => {
    const row = stored({ is_published: true, published_at: '2026-03-05T01:02:33.123456+00:00' })
    expect(columns(toForm(row), row).published_at).toBe(row.published_at)
    expect(columns({ ...toForm(row), publish_at: '2026-03-05T09:03' }, row).published_at).toBe(
      '2026-03-05T01:03:00.000Z',
    )
  })

  it('convert back to the same form', () => {
    const form = {
      ...article,
      category: 'Web Design',
      image: { url: '/images/a.webp', alt: 'A loom' },
      publish_at: '2026-12-01T09:00',
    }
    expect(toForm(stored(columns(form)))).toEqual(form)
  })
})

it.each([
  [undefined, true],
  [{}, true],
  [{ is_published: true, published_at: '2199-01-01T00:00:00Z' }, false],
  [{ is_published: true, published_at: '2020-01-01T00:00:00Z' }, false],
])('only an article that no visitor can find is saved automatically: %j', (change, expected) => {
  expect(autosaves?.(change && stored(change))).toBe(expected)
})

it('the reading time is counted at 200 words a minute', () => {
  expect(storedMinutes('word '.repeat(401))).toBe(3)
  expect(storedMinutes(' ')).toBeNull()
  expect(storedMinutes('word '.repeat(20_000 * 5))).toBe(240)
})

describe("an article's status", () => {
  const now = new Date('2026-11-21T04:00:00Z')

  it('is Published from its publishing time on, Scheduled before', () => {
    expect(articleStatus({ is_published: true, published_at: '2026-11-21T04:00:00Z' }, now)).toBe('Published')
    expect(articleStatus({ is_published: true, published_at: '2026-11-21T04:00:01Z' }, now)).toBe('Scheduled')
  })

  it('is Draft if it is unpublished or has no time, since no visitor can find it', () => {
    expect(articleStatus({ is_published: false, published_at: '2026-01-01T00:00:00Z' }, now)).toBe('Draft')
    expect(articleStatus({ is_published: true, published_at: null }, now)).toBe('Draft')
  })
})
