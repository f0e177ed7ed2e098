import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { databaseForFile } from '../support/database'
import { edit } from '../support/edit'
import { deletionOf } from '../support/set-deleted'

const db = databaseForFile()

const social = async () => {
  const { data } = await db.admin.from('social_links').select('id').order('display_order').order('id')
  return (data ?? []).map(({ id }) => id)
}
const saved = (was: string[], wanted: string[], list = 'social_links', client = db.admin) =>
  client.rpc('order_rows', { list, was, wanted })

describe('the order of a list', () => {
  test('is saved whole by an administrator', async () => {
    const was = await social()
    const wanted = was.toReversed()
    expect((await saved(was, wanted)).error).toBeNull()
    expect(await social()).toEqual(wanted)
    const { data } = await db.visitor.from('social_links').select('id, display_order').order('display_order')
    expect(data).toEqual(wanted.map((id, index) => ({ id, display_order: index + 1 })))
  })

  test('does not overwrite an order that the owner has not seen', async () => {
    const was = await social()
    const [first = '', ...others] = was
    expect((await saved(was, [...others, first])).error).toBeNull()
    const late = await saved(was, was.toReversed())
    expect([late.status, late.error?.code, late.error?.message]).toEqual([409, 'PT409', 'order_changed'])
    expect(await social()).toEqual([...others, first])
  })

  test('is not saved if a row was added or deleted meanwhile', async () => {
    const was = await social()
    const id = randomUUID()
    await db.admin.from('social_links').insert({ id, platform: 'New', url: 'https://new.test', icon: 'Mail' })
    expect((await saved(was, was.toReversed())).error?.message).toContain('order_changed')
    expect(await social(), 'what is new comes last').toEqual([...was, id])
    await db.admin.rpc('set_deleted', deletionOf('social_links', id))
    expect((await saved([...was, id], [id, ...was])).error?.message).toContain('order_changed')
    expect((await saved(was, was)).error).toBeNull()
  })

  test.each(['blog_categories', 'blog_topics'] as const)(
    'of %s is saved, and a new row comes last',
    async (list) => {
      const storedOrder = async () => {
        const { data } = await db.admin.from(list).select('id').order('display_order').order('id')
        return (data ?? []).map(({ id }) => id)
      }
      const was = await storedOrder()
      expect((await saved(was, was.toReversed(), list)).error).toBeNull()
      const id = randomUUID()
      await db.admin.from(list).insert({ id, name: 'New one', slug: 'new-one' })
      expect(await storedOrder()).toEqual([...was.toReversed(), id])
      await db.admin.rpc('set_deleted', deletionOf(list, id))
    },
  )

  test('is refused if a row is missing or repeated, and for any other table', async () => {
    const was = await social()
    const [first = '', second = ''] = was
    for (const wanted of [was.slice(1), [first, first, ...was.slice(2)], [second, ...was]]) {
      expect((await saved(was, wanted)).error?.message).toContain('invalid_input')
    }
    expect((await saved(was, was, 'orders')).error?.message).toContain('invalid_input')
    expect(await social()).toEqual(was)
  })

  test('of packages is separate from that of industries', async () => {
    const listed = async (type: string) => {
      const query = db.admin.from('portfolio_categories').select('id').eq('type', type)
      const { data } = await query.order('display_order').order('id')
      return (data ?? []).map(({ id }) => id)
    }
    const [packages, industries] = [await listed('package'), await listed('industry')]
    expect((await saved(packages, packages.toReversed(), 'portfolio_categories')).error).toBeNull()
    expect(await listed('package')).toEqual(packages.toReversed())
    expect(await listed('industry')).toEqual(industries)
    const mixed = [...packages.toReversed(), ...industries]
    expect((await saved(mixed, mixed, 'portfolio_categories')).error?.message).toContain('order_changed')
  })
})

describe('an image in the library', () => {
  const id = randomUUID()
  const url = `/storage/v1/object/public/images/${id}/1600x1200.webp`
  const image = { id, url, width: 1600, height: 1200, alt: 'A shop front', bytes: 90_000 }

  test('lists where it is used and cannot be deleted while it is used', async () => {
    expect((await db.admin.from('images').insert(image)).error).toBeNull()
    const slug = `shown-${id}`
    const project = { title: 'Shop front', slug, package_type: 'Bespoke', thumbnail_url: url }
    expect((await db.admin.from('portfolio_projects').insert(project)).error).toBeNull()

    const { data } = await db.admin.rpc('image_uses', { image: id })
    expect(data).toEqual([
      { table_name: 'portfolio_projects', row_id: expect.any(String), title: 'Shop front' },
    ])
    const refused = await db.admin.from('images').delete().eq('id', id)
    expect(refused.error?.message).toContain('image_in_use')

    await db.admin.from('portfolio_projects').update({ thumbnail_url: null }).eq('slug', slug)
    expect((await db.admin.rpc('image_uses', { image: id })).data).toEqual([])
    expect((await db.admin.from('images').delete().eq('id', id)).error).toBeNull()
    expect((await db.admin.from('images').select('id').eq('id', id)).data).toEqual([])
  })

  test('is also found in texts and settings', async () => {
    const other = { ...image, id: randomUUID() }
    other.url = other.url.replace(id, other.id)
    await db.admin.from('images').insert(other)
    await db.admin
      .from('about_settings')
      .upsert({ key: 'founder_profile_section', value: { photo_url: other.url } }, { onConflict: 'key' })
    const { data } = await db.admin.rpc('image_uses', { image: other.id })
    expect(data).toMatchObject([{ table_name: 'about_settings', title: 'founder_profile_section' }])
  })

  test('passes its focal point to every cover whenever it is moved, but not to texts', async () => {
    const shown = { ...image, id: randomUUID() }
    shown.url = shown.url.replace(id, shown.id)
    const { url: address } = shown
    await db.admin.from('images').insert(shown)
    const slug = `focused-${shown.id}`
    const post = { slug, title: 'Focused', featured_image_url: address, content: `![A](${address})` }
    const project = { slug, title: 'Focused', package_type: 'Bespoke', thumbnail_url: `${address}#1,2` }
    const founder = { key: 'founder_profile_section', value: { photo_url: address } }
    await db.admin.from('blog_posts').insert(post)
    await db.admin.from('portfolio_projects').insert(project)
    await db.admin.from('blog_authors').insert({ slug, name: 'A', avatar_url: address })
    await db.admin.from('about_settings').upsert(founder, { onConflict: 'key' })
    const niche = await db.admin.from('niche_pages').select('id, content').limit(1).single()
    const hero = {
      headlineText: 'A',
      subheadlineText: 'B',
      ctaText: 'C',
      ctaLink: '/',
      backgroundImageUrl: address,
    }
    const content = { ...(niche.data?.content as object), hero }
    expect((await edit(db.admin, 'niche_pages', niche.data?.id ?? '', { content })).error).toBeNull()

    async function covers() {
      const of = { slug }
      const [b, p, a, s, n] = await Promise.all([
        db.admin.from('blog_posts').select('featured_image_url, content').match(of).single(),
        db.admin.from('portfolio_projects').select('thumbnail_url').match(of).single(),
        db.admin.from('blog_authors').select('avatar_url').match(of).single(),
        db.admin.from('about_settings').select('value').eq('key', founder.key).single(),
        db.admin
          .from('niche_pages')
          .select('content')
          .eq('id', niche.data?.id ?? '')
          .single(),
      ])
      expect(b.data?.content).toBe(post.content)
      const photo = (s.data?.value as Partial<typeof founder.value>)?.photo_url
      const ground = (n.data?.content as Partial<typeof content>)?.hero?.backgroundImageUrl
      return [b.data?.featured_image_url, p.data?.thumbnail_url, a.data?.avatar_url, photo, ground]
    }
    const focus = (focal_x: number, focal_y: number) =>
      db.admin.from('images').update({ focal_x, focal_y }).eq('id', shown.id)

    expect((await focus(30, 100)).error).toBeNull()
    expect(await covers()).toEqual(Array(5).fill(`${address}#30,100`))
    await focus(0, 5)
    expect(await covers()).toEqual(Array(5).fill(`${address}#0,5`))
    expect((await db.admin.rpc('image_uses', { image: shown.id })).data).toHaveLength(5)
    await focus(50, 50)
    expect(await covers()).toEqual(Array(5).fill(address))
    expect((await focus(101, 0)).error?.code).toBe('23514')
  })

  test.each([
    ['needs an alt text', { alt: ' ' }],
    ['has a URL, not a script', { url: 'javascript:alert(1)/1x1.webp' }],
    ['has its size in its file name', { url: '/storage/v1/object/public/images/a/b.webp' }],
    ['is not an SVG', { url: '/storage/v1/object/public/images/a/1x1.svg' }],
  ])('%s', async (_rule, change) => {
    const { error } = await db.admin.from('images').insert({ ...image, id: randomUUID(), ...change })
    expect(error).not.toBeNull()
  })
})

describe('a legal document', () => {
  const version = { type: 'privacy_policy', last_updated: '2026-12-20' }

  test('gets a new row for each version, even for a second one on the same day', async () => {
    for (const content of ['First of the day.', 'Second of the day.']) {
      expect((await db.admin.from('legal_documents').insert({ ...version, content })).error).toBeNull()
    }
    const { data } = await db.visitor
      .from('legal_documents')
      .select('content, revision')
      .eq('type', 'privacy_policy')
      .order('last_updated', { ascending: false })
      .order('revision', { ascending: false })
    expect(data?.slice(0, 2)).toEqual([
      { content: 'Second of the day.', revision: 2 },
      { content: 'First of the day.', revision: 1 },
    ])
    expect(data).toHaveLength(3)
  })

  test('is never overwritten', async () => {
    const change = db.admin.from('legal_documents').update({ content: 'Other.' }).eq('type', 'privacy_policy')
    expect((await change).error?.code).toBe('42501')
  })
})
