import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { authorColumns, authorSchema, type AuthorForm } from '@/admin/content/authors/author-schema'
import { authors } from '@/admin/content/authors/authors-resource'
import { recordOf } from '@tests/support/record-of'

const { empty, toForm } = recordOf(authors)
const columns = (form: AuthorForm) => authorColumns(v.parse(authorSchema, form))
const author: AuthorForm = { ...empty(), name: 'Nurul Hana', slug: 'nurul-hana' }
/** The first error of each field, as the form shows it. */
const problems = (form: AuthorForm) =>
  v
    .safeParse(authorSchema, form, { abortPipeEarly: true })
    .issues?.map((issue) => [v.getDotPath(issue), issue.message])

describe('an author', () => {
  it('needs only a name and a URL', () => {
    expect(problems(author)).toBeUndefined()
    expect(problems({ ...author, name: ' ', slug: '' })?.map(([field]) => field)).toEqual(['name', 'slug'])
  })

  it('accepts only an image of this website or an https URL', () => {
    expect(problems({ ...author, avatar_url: '/images/authors/nurul.webp' })).toBeUndefined()
    expect(problems({ ...author, avatar_url: 'https://example.test/n.webp' })).toBeUndefined()
    for (const avatar_url of ['javascript:alert(1)', 'http://example.test/n.webp', 'n.webp']) {
      expect(problems({ ...author, avatar_url })).toHaveLength(1)
    }
  })

  it('accepts https links, and a mailto link for email', () => {
    const linked = (platform: 'LinkedIn' | 'Email', url: string) => ({
      ...author,
      links: [{ platform, url }],
    })
    expect(problems(linked('LinkedIn', 'https://www.linkedin.com/in/example'))).toBeUndefined()
    expect(problems(linked('Email', 'mailto:nurul@example.test'))).toBeUndefined()
    expect(problems(linked('LinkedIn', 'javascript:alert(1)'))).toEqual([
      ['links.0.url', 'Begin with https://'],
    ])
    expect(problems(linked('Email', 'https://example.test'))?.[0]?.[1]).toMatch(/^Begin with mailto:/)
  })

  it('is stored with an icon name per link', () => {
    const links: AuthorForm['links'] = [{ platform: 'GitHub', url: 'https://github.com/example' }]
    expect(columns({ ...author, links })).toMatchObject({
      avatar_url: null,
      social_links: [{ platform: 'GitHub', url: 'https://github.com/example', icon: 'Github' }],
    })
  })

  it('is read back unchanged, including links to other platforms', () => {
    const links = [
      { platform: 'GitHub', url: 'https://github.com/example' },
      { platform: 'Mastodon', url: 'https://social.example.test/@n' },
    ]
    const written = { ...author, links }
    const row = { ...columns(written), id: 'x', updated_at: '2026-01-01T00:00:00Z' }
    expect(toForm(row)).toEqual(written)
    expect(problems(written)).toBeUndefined()
    expect(toForm({ ...row, social_links: 'nonsense' }).links).toEqual([])
  })
})
