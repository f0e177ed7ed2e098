import { describe, expect, test } from 'vitest'
import { databaseForFile } from '../support/database'
import { edit } from '../support/edit'
import { deletionOf } from '../support/set-deleted'

const db = databaseForFile()

const mark = crypto.randomUUID().slice(0, 8)
const words = (name: string) => `${name}-${mark}`

/** The redirects of this test, as a visitor reads them. */
async function leads(): Promise<Record<string, string>> {
  const { data } = await db.visitor
    .from('redirects')
    .select('from_path, to_path')
    .like('from_path', `%${mark}`)
  return Object.fromEntries((data ?? []).map(({ from_path, to_path }) => [from_path, to_path]))
}

async function article(name: string, more: Record<string, unknown> = {}) {
  const row = {
    slug: words(name),
    title: name,
    is_published: true,
    published_at: '2026-01-05T01:00:00Z',
    ...more,
  }
  const { data, error } = await db.admin.from('blog_posts').insert(row).select('id').single()
  if (error) throw error
  return data.id
}

async function move(id: string, to: string) {
  expect((await edit(db.admin, 'blog_posts', id, { slug: words(to) })).error).toBeNull()
}

const at = (name: string) => `/blog/${words(name)}`

describe('when the URL of a published page changes', () => {
  test('the old URL redirects to the newest one directly; moving back removes the redirect', async () => {
    const id = await article('one')
    await move(id, 'two')
    expect(await leads()).toEqual({ [at('one')]: at('two') })
    await move(id, 'three')
    expect(await leads()).toEqual({ [at('one')]: at('three'), [at('two')]: at('three') })
    await move(id, 'one')
    expect(await leads()).toEqual({ [at('two')]: at('one'), [at('three')]: at('one') })
    await db.admin.rpc('set_deleted', deletionOf('blog_posts', id))
    await db.backend.query('delete from public.redirects where from_path like $1', [`%${mark}`])
    expect(await leads()).toEqual({})
  })

  test('a URL that was never public gets no redirect: a draft, a scheduled article, a change of another field', async () => {
    const draft = await article('draft', { is_published: false })
    await move(draft, 'draft-two')
    const later = await article('later', { published_at: '2199-01-01T00:00:00Z' })
    await move(later, 'later-two')
    const seen = await article('seen')
    await db.admin.from('blog_posts').update({ title: 'Seen again' }).eq('id', seen)
    expect(await leads()).toEqual({})
  })

  test('publishing a page at an old URL removes the redirect', async () => {
    const id = await article('taken')
    await move(id, 'moved')
    const other = await article('taken', { is_published: false })
    expect(await leads()).toEqual({ [at('taken')]: at('moved') })
    await db.admin.from('blog_posts').update({ is_published: true }).eq('id', other)
    expect(await leads()).toEqual({})
  })

  test('the same applies to projects, industries and authors', async () => {
    const rows = [
      ['portfolio_projects', { title: 'P', package_type: 'Bespoke' }, '/portfolio/'],
      ['niche_pages', { name: 'N', icon_name: 'Scale', status: 'live', is_published: true }, '/services/'],
      ['blog_authors', { name: 'A' }, '/blog/authors/'],
    ] as const
    for (const [table, row, prefix] of rows) {
      const from = words('here')
      const added = await db.admin
        .from(table)
        .insert({ ...row, slug: from } as never)
        .select('id')
        .single()
      expect(added.error, table).toBeNull()
      await edit(db.admin, table, added.data?.id ?? '', { slug: words('there') })
      expect(await leads()).toMatchObject({ [`${prefix}${from}`]: `${prefix}${words('there')}` })
    }
    const coming = await db.admin
      .from('niche_pages')
      .insert({
        name: 'Soon',
        icon_name: 'Scale',
        status: 'coming_soon',
        is_published: true,
        slug: words('soon'),
      })
      .select('id')
      .single()
    expect(coming.error).toBeNull()
    await edit(db.admin, 'niche_pages', coming.data?.id ?? '', { slug: words('sooner') })
    expect(await leads()).not.toHaveProperty([`/services/${words('soon')}`])
  })
})
