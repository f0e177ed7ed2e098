import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, queryOne, type TestDatabase } from '../support/database'
import { accessTable } from '../support/database-access'
import { addParents, insertRow, type TableName, validRow } from '../support/database-rows'

let db: TestDatabase
/** A moment after everything before it and before everything after it, by the clock of the database. */
const moment = async () =>
  (await queryOne<{ at: string }>(db.backend, 'select clock_timestamp()::text as at')).at
const needed = async (since: string, until: string) =>
  (
    await queryOne<{ yes: boolean }>(
      db.backend,
      'select private.site_needs_build($1::text::timestamptz, $2::text::timestamptz) as yes',
      [since, until],
    )
  ).yes
/** Whether the built files are out of date after a piece of work. */
async function after(work: () => PromiseLike<{ error: unknown } | void>): Promise<boolean> {
  const since = await moment()
  const answer = await work()
  if (answer) expect(answer.error).toBeNull()
  return needed(since, await moment())
}

const published = (Object.keys(accessTable) as TableName[]).filter((table) =>
  accessTable[table].visitor.includes('select'),
)
const add = (table: TableName, change: object = {}) =>
  db.admin.from(table).insert({ ...validRow(table), ...change } as never)

const post = { slug: 'renewal', title: 'Renewal', content: 'Words.' }

beforeAll(async () => {
  db = await openDatabase()
  await addParents(db.backend)
})
afterAll(() => db.close())

describe('the built site is out of date', () => {
  test('not while nothing happens, nor for a draft, nor for what visitors do not see', async () => {
    expect(await after(async () => undefined)).toBe(false)
    expect(await after(() => db.admin.from('blog_posts').insert(post))).toBe(false)
    expect(
      await after(() => db.admin.from('blog_posts').update({ title: 'Still a draft' }).eq('slug', post.slug)),
    ).toBe(false)
    expect(
      await after(() =>
        db.visitor.rpc('subscribe_with_welcome_email', { subscriber_email: 'a@example.test' }),
      ),
    ).toBe(false)
  })

  test('when a post is published, changed, taken down or removed', async () => {
    const renewal = () => db.admin.from('blog_posts')
    const now = new Date(Date.now() - 60_000).toISOString()
    const of = ['slug', post.slug] as const
    expect(
      await after(() =>
        renewal()
          .update({ is_published: true, published_at: now })
          .eq(...of),
      ),
    ).toBe(true)
    expect(
      await after(() =>
        renewal()
          .update({ title: 'Changed' })
          .eq(...of),
      ),
    ).toBe(true)
    expect(
      await after(() =>
        renewal()
          .update({ is_published: false })
          .eq(...of),
      ),
    ).toBe(true)
    expect(
      await after(() =>
        renewal()
          .update({ is_published: true })
          .eq(...of),
      ),
    ).toBe(true)
    expect(
      await after(() =>
        renewal()
          .delete()
          .eq(...of),
      ),
    ).toBe(true)
  })

  test.each(published)('when a row of %s is added', async (table) => {
    expect(await after(() => add(table))).toBe(true)
  })

  test.each(
    published.flatMap((table) =>
      Object.entries(accessTable[table].hiddenWhen ?? {}).map(([kind, change]) => ({ table, kind, change })),
    ),
  )('not when a row of $table is added that is $kind', async ({ table, change }) => {
    expect(await after(() => add(table, change))).toBe(false)
  })

  test.each(['booking_submissions', 'contact_submissions', 'lead_notes', 'orders', 'pictures'] as const)(
    'not when a row of %s is added',
    async (table) => {
      expect(await after(() => add(table))).toBe(false)
    },
  )

  test('for a change after the build and until now, to the microsecond', async () => {
    const row = validRow('company_info')
    await add('company_info', row)
    const { at, before, earlier, later } = await queryOne<{
      at: string
      before: string
      earlier: string
      later: string
    }>(
      db.backend,
      `select created_at::text as at, (created_at - interval '1 microsecond')::text as before,
         (created_at - interval '2 microseconds')::text as earlier,
         (created_at + interval '1 microsecond')::text as later
       from public.audit_log where row_id = $1::text::uuid`,
      [row.id],
    )
    expect(await needed(before, at)).toBe(true)
    expect(await needed(at, later)).toBe(false)
    expect(await needed(earlier, before)).toBe(false)
  })

  test('in the minute in which a scheduled post comes due, and in no other', async () => {
    expect(
      await after(async () => {
        await insertRow(db.backend, 'blog_posts', {
          ...validRow('blog_posts'),
          slug: 'due',
          is_published: true,
          published_at: '2031-05-04T09:00:00Z',
        })
      }),
    ).toBe(false)
    expect(await needed('2031-05-04T08:58:00Z', '2031-05-04T08:59:00Z')).toBe(false)
    expect(await needed('2031-05-04T08:59:00Z', '2031-05-04T09:00:00Z')).toBe(true)
    expect(await needed('2031-05-04T09:00:00Z', '2031-05-04T09:01:00Z')).toBe(false)
  })

  test('is for the owner of the database to ask: the API does not offer it', async () => {
    for (const client of [db.visitor, db.admin]) {
      const { error } = await client.rpc('site_needs_build' as never, {} as never)
      expect(error).not.toBeNull()
    }
  })
})
