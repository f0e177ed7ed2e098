import { describe, expect, test } from 'vitest'
import { ADMIN_ID, databaseForFile } from '../support/database'
import { validRow } from '../support/database-rows'
import { edit } from '../support/edit'
import { deletionOf, restorationOf } from '../support/set-deleted'

const db = databaseForFile()

async function history(args: Record<string, unknown> = {}, client = db.admin) {
  const { data, error } = await client.rpc('history', args as never)
  if (error) throw error
  return data
}

/** An order that an administrator has changed `times` times. */
async function changedOrder(times: number): Promise<string> {
  const id = await db.add('orders')
  for (let n = 0; n < times; n++) {
    const { error } = await edit(db.admin, 'orders', id, { amount_sen: n, description: `Change ${n}` })
    if (error) throw error
  }
  return id
}

describe('the history', () => {
  test('names an image by its alt text, a newsletter by its subject and a note by its beginning', async () => {
    const image = await db.add('images', { alt: 'A kopitiam at dawn' })
    await db.admin.from('images').update({ alt: 'A kopitiam at noon' }).eq('id', image)
    expect(await history({ of_rows: [image] })).toMatchObject([{ label: 'A kopitiam at noon' }])
    const newsletter = await db.add('newsletters')
    await db.admin.from('newsletters').update({ subject: 'Four new sites' }).eq('id', newsletter)
    expect(await history({ of_rows: [newsletter] })).toMatchObject([{ label: 'Four new sites' }])
    const body = 'Wants the menu in three languages. '.repeat(4)
    const note = await db.admin.from('lead_notes').insert({ contact_key: '60123456789', body }).select('id')
    expect(await history({ of_rows: [note.data?.[0]?.id] })).toMatchObject([{ label: body.slice(0, 80) }])
  })

  test('names an author by name, not by job title, as does the list of changes since a build', async () => {
    const id = await db.add('blog_authors', { name: 'Nurul Hidayah', title: 'Senior Strategist' })
    const { error } = await db.admin.from('blog_authors').update({ bio: 'Writes.' }).eq('id', id)
    expect(error).toBeNull()
    expect((await history({ of_rows: [id] }))[0]).toMatchObject({
      label: 'Nurul Hidayah',
      fields: ['bio'],
    })
    const { data } = await db.admin.rpc('changes_since', {
      built_at: new Date(Date.now() - 60_000).toISOString(),
    })
    expect(data?.find(({ row_id }) => row_id === id)?.label).toBe('Nurul Hidayah')
  })

  test('lists no private setting among the changes since a build', async () => {
    for (const [key, value] of [
      ['calls', { meeting_link: 'https://meet.example.test/studio' }],
      ['footer_content', { tagline: 'Made here.' }],
    ] as const) {
      const { error } = await db.admin.from('site_settings').upsert({ key, value }, { onConflict: 'key' })
      expect(error).toBeNull()
    }
    const { data } = await db.admin.rpc('changes_since', {
      built_at: new Date(Date.now() - 60_000).toISOString(),
    })
    const settings = data
      ?.filter(({ table_name }) => table_name === 'site_settings')
      .map(({ label }) => label)
    expect(settings).toContain('footer_content')
    expect(settings).not.toContain('calls')
  })

  test('lists who changed which fields of which row, newest first', async () => {
    const row = await changedOrder(2)
    const entries = await history({ of_rows: [row] })
    expect(entries).toHaveLength(2)
    expect(entries[0]).toMatchObject({
      table_name: 'orders',
      row_id: row,
      action: 'update',
      actor: ADMIN_ID,
      email: 'admin@example.test',
      label: expect.stringMatching(/^ORD-/),
      fields: ['amount_sen', 'description'],
    })
    expect(Date.parse(entries[0]?.created_at ?? '')).toBeGreaterThan(Date.parse(entries[1]?.created_at ?? ''))
  })

  test('has pages that contain each entry once', async () => {
    const row = await changedOrder(7)
    const seen: string[] = []
    let last: { id: string; created_at: string } | undefined
    do {
      const page = await history({
        of_rows: [row],
        page_size: 3,
        ...(last && { before_at: last.created_at, before_id: last.id }),
      })
      seen.push(...page.map(({ id }) => id))
      last = page.length === 3 ? page[2] : undefined
    } while (last)
    expect(seen).toHaveLength(7)
    expect(new Set(seen).size).toBe(7)
  })

  test('can be filtered by table, person and day in Malaysia', async () => {
    const row = await changedOrder(1)
    await db.backend.query(
      "update public.audit_log set created_at = '2026-02-28T16:30:00Z' where row_id = $1::text::uuid",
      [row],
    )
    const rows = async (args: Record<string, unknown>) => (await history(args)).map(({ row_id: id }) => id)
    expect(await rows({ day: '2026-03-01' })).toEqual([row])
    expect(await rows({ day: '2026-02-28' })).toEqual([])
    expect(await rows({ of_table: 'orders', of_rows: [row] })).toEqual([row])
    expect(await rows({ of_table: 'blog_posts', of_rows: [row] })).toEqual([])
    expect(await rows({ of_person: ADMIN_ID, of_rows: [row] })).toEqual([row])
    expect(await rows({ of_person: '00000000-0000-4000-8000-00000000ffff' })).toEqual([])
  })

  test('lists the people who have changed something', async () => {
    await changedOrder(1)
    expect((await db.admin.rpc('history_people')).data).toEqual([
      { id: ADMIN_ID, email: 'admin@example.test' },
    ])
  })
})

describe('changes since the site was built', () => {
  const since = async (at: string, client = db.admin) => {
    const { data, error } = await client.rpc('changes_since', { built_at: at })
    if (error) throw error
    return data
  }

  test('have one entry per published row, with the number of changes', async () => {
    const built = new Date().toISOString()
    const row = validRow('blog_topics')
    await db.admin.from('blog_topics').insert(row as never)
    await edit(db.admin, 'blog_topics', row.id, { slug: `again-${row.id}` })
    const passing = validRow('blog_topics')
    await db.admin.from('blog_topics').insert(passing as never)
    await db.admin.rpc('set_deleted', deletionOf('blog_topics', passing.id))
    await changedOrder(1)
    expect(await since(built)).toMatchObject([
      { table_name: 'blog_topics', row_id: row.id, action: 'insert', label: row.name, changes: 2 },
    ])
    await db.admin.rpc('set_deleted', deletionOf('blog_topics', row.id))
    expect(await since(built)).toEqual([])
  })

  test('list a row that was deleted and restored as restored', async () => {
    const row = validRow('blog_topics')
    await db.admin.from('blog_topics').insert(row as never)
    const built = new Date().toISOString()
    await db.admin.rpc('set_deleted', deletionOf('blog_topics', row.id))
    expect(await since(built)).toMatchObject([{ row_id: row.id, action: 'delete' }])
    await db.admin.rpc('set_deleted', restorationOf('blog_topics', row.id))
    expect(await since(built)).toMatchObject([{ row_id: row.id, action: 'restored', label: row.name }])
  })

  test('include an article that came due after the build', async () => {
    const post = await db.add('blog_posts', {
      title: 'Came out by itself',
      published_at: new Date(Date.now() - 60_000).toISOString(),
    })
    const hour = (ago: number) => new Date(Date.now() - ago * 3_600_000).toISOString()
    expect(await since(hour(1))).toContainEqual(
      expect.objectContaining({ row_id: post, action: 'published', label: 'Came out by itself' }),
    )
    expect((await since(hour(0))).map(({ row_id: id }) => id)).not.toContain(post)
  })
})

test('only an administrator can start publishing, once a minute', async () => {
  expect((await db.withoutRole.rpc('begin_publish')).error).toMatchObject({ code: '42501' })
  expect((await db.visitor.rpc('begin_publish')).error?.code).toBe('42501')
  expect((await db.admin.rpc('begin_publish')).data).toEqual({ ok: true })
  // Two tries, because the first may fall into the next minute.
  const tries = await Promise.all([1, 2].map(() => db.admin.rpc('begin_publish')))
  expect(tries.some(({ error }) => error?.message === 'rate_limited')).toBe(true)
})
