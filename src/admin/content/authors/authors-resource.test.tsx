import * as v from 'valibot'
import { expect, it } from 'vitest'
import { authors } from '@/admin/content/authors/authors-resource'
import { recordOf } from '@tests/support/record-of'

const { empty, schema, toForm, toRow } = recordOf(authors)
const author = { ...empty(), name: 'Nurul Hana', slug: 'nurul-hana' }
const linked = (platform: string, url: string) => ({ ...author, social_links: [{ platform, url }] })
/** The first error of each field, as the form shows it. */
const problems = (change: object) =>
  v
    .safeParse(schema, { ...author, ...change }, { abortPipeEarly: true })
    .issues?.map((issue) => [v.getDotPath(issue), issue.message])

it('an author needs only a name and a URL', () => {
  expect(problems({})).toBeUndefined()
  expect(problems({ name: ' ', slug: '' })?.map(([field]) => field)).toEqual(['name', 'slug'])
})

it.each([
  ['/images/authors/nurul.webp', undefined],
  ['https://example.test/n.webp', undefined],
  ['javascript:alert(1)', 1],
  ['http://example.test/n.webp', 1],
  ['n.webp', 1],
])('the portrait %j has this number of errors: %s', (avatar_url, count) => {
  expect(problems({ avatar_url })?.length).toBe(count)
})

it.each([
  ['LinkedIn', 'https://www.linkedin.com/in/example', undefined],
  ['Email', 'mailto:nurul@example.test', undefined],
  ['LinkedIn', 'javascript:alert(1)', 'Begin with https://'],
  ['Email', 'https://example.test', 'Begin with mailto:, like mailto:farah@example.com'],
])('a link to %s with %j has the error %s', (platform, url, message) => {
  expect(problems(linked(platform, url))?.[0]).toEqual(message && ['social_links.0.url', message])
})

it('links are stored with the name of their icon, and read back, including unlisted platforms', () => {
  const links = [
    { platform: 'GitHub', url: 'https://github.com/example' },
    { platform: 'Mastodon', url: 'https://social.example.test/@n' },
  ]
  const columns = toRow({ ...author, social_links: links }, undefined)
  expect(columns).toMatchObject({
    avatar_url: null,
    social_links: [
      { ...links[0], icon: 'Github' },
      { ...links[1], icon: 'Mastodon' },
    ],
  })
  const row = { ...columns, id: 'x', updated_at: 'v1' } as Parameters<typeof toForm>[0]
  expect(toRow(toForm(row), row)).toEqual(columns)
})
