import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { articleRow, articleSchema, emptyArticle, type ArticleForm } from '@/admin/articles/article-schema'

const article: ArticleForm = { ...emptyArticle, title: 'Fast sites', slug: 'fast-sites', content: 'Text.' }
/** As a form asks: each field's first fault. */
const problems = (form: ArticleForm) =>
  v
    .safeParse(articleSchema, form, { abortPipeEarly: true })
    .issues?.map((issue) => [v.getDotPath(issue), issue.message])

describe('an article', () => {
  it('may be kept as a draft with nothing but a title', () => {
    expect(problems({ ...article, content: '' })).toBeUndefined()
  })

  it('needs a text to go out', () => {
    const message = 'Write the article first, or keep it as a draft'
    expect(problems({ ...article, when: 'now', content: '  ' })).toEqual([['content', message]])
  })

  it('needs a time to come when it is scheduled', () => {
    expect(problems({ ...article, when: 'later' })).toEqual([['publishAt', 'Say when it should appear']])
    expect(problems({ ...article, when: 'later', publishAt: '2020-01-01T09:00' })).toEqual([
      ['publishAt', 'Choose a time that is still to come'],
    ])
    expect(problems({ ...article, when: 'later', publishAt: '2099-01-01T09:00' })).toBeUndefined()
  })

  it('says which field is at fault', () => {
    expect(problems({ ...article, title: ' ', slug: 'Fast Sites' })).toEqual([
      ['title', 'Give the article a title'],
      ['slug', 'Use small letters, figures and single hyphens only'],
    ])
  })

  it('becomes a row: a draft has no time, a scheduled one its time in Malaysia', () => {
    const now = new Date('2026-11-21T04:00:00Z')
    expect(articleRow(article, now)).toMatchObject({
      is_published: false,
      published_at: null,
      category: null,
    })
    expect(articleRow({ ...article, when: 'now' }, now)).toMatchObject({
      is_published: true,
      published_at: '2026-11-21T04:00:00.000Z',
    })
    expect(articleRow({ ...article, when: 'later', publishAt: '2026-12-01T09:00' }, now)).toMatchObject({
      is_published: true,
      published_at: '2026-12-01T01:00:00.000Z',
    })
  })

  it('counts its reading time', () => {
    expect(articleRow({ ...article, content: 'word '.repeat(401) }).read_time).toBe(3)
    expect(articleRow({ ...article, content: '' }).read_time).toBeNull()
  })
})
