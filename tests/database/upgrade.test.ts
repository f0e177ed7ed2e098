import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Backup } from '../../scripts/backup/backup-folder'
import { inTransaction, type OpenDatabase } from '../../scripts/backup/database'
import { readShape, readTable } from '../../scripts/backup/tables'
import { type Asked, readCallable, unanswered } from '../../scripts/release/asked'
import { readReleases, releaseFiles, releaseFolder } from '../../scripts/release/released'
import { openReleased, type ReleasedDatabase } from '../support/released-database'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** What the migrations say of the program itself, and may say anew; all others hold what people have entered. */
const ownWords = ['private.settings', 'private.tables']

/** What a database no longer has of a backup's data, a line for each table. New tables, columns and rows are no loss. */
async function lost(database: OpenDatabase, { manifest, readRows }: Backup): Promise<string[]> {
  return inTransaction(database, 'isolation level repeatable read, read only', async () => {
    const shape = await readShape(database)
    const columnsOf = new Map(shape?.tables.map(({ name, columns }) => [name, columns.map(nameOf)]))
    const losses: string[] = []
    for (const { name, columns } of manifest.tables.filter((table) => !ownWords.includes(table.name))) {
      const present = columnsOf.get(name)
      const gone = columns.map(nameOf).filter((column) => !present?.includes(column))
      if (gone.length > 0) {
        losses.push(`${name} has no ${gone.join(', ')}`)
        continue
      }
      const found = new Map<string, number>()
      await readTable(database, { name, columns, parents: [] }, async (text) => {
        for (const line of text.split('\n').slice(0, -1)) found.set(line, (found.get(line) ?? 0) + 1)
      })
      const rows = await readRows(name)
      const missing = rows.filter((line) => {
        const count = found.get(line) ?? 0
        found.set(line, count - 1)
        return count < 1
      })
      if (missing.length > 0)
        losses.push(`${name}: ${missing.length} of ${rows.length} rows are gone or changed`)
    }
    for (const { name, last_value } of manifest.sequences) {
      const [now] = await database.query<{ ahead: boolean }>(
        `select last_value >= $1::text::bigint as ahead from ${name}`,
        [last_value],
      )
      if (!now?.ahead) losses.push(`${name} went back`)
    }
    return losses
  })
}

const nameOf = (column: string) => column.slice(0, column.indexOf(' '))

/** The states that the tables allow a row, 'orders.paid'. */
const allowedStates = `
  select c.conrelid::regclass || '.' || m[1] as state
  from pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid), '''(\\w+)''::text', 'g') m
  where c.contype = 'c' and c.connamespace = 'public'::regnamespace
    and pg_get_constraintdef(c.oid) ~ '^CHECK \\(\\(status = ANY'
  order by 1`

describe.each(await readReleases())('the data of %s', (version) => {
  let released: ReleasedDatabase
  beforeAll(async () => {
    released = await openReleased(version)
  })
  afterAll(() => released.close())

  const asked = JSON.parse(readFileSync(join(releaseFolder, version, releaseFiles.asked), 'utf8')) as Asked
  const lossesOf = (planted?: string) =>
    released.upgraded((database) => lost(database, released.backup), planted)
  const unansweredAfter = (planted?: string) =>
    released.upgraded(async (database) => unanswered(asked, await readCallable(database)), planted)

  test('are of a year of use: every table has rows, in every state that it allows', async () => {
    const { manifest, readRows } = released.backup
    expect(manifest.tables.filter(({ rows }) => rows === 0)).toEqual([])
    const states = new Set<string>()
    for (const { name } of manifest.tables)
      for (const line of await readRows(name)) {
        const { status } = JSON.parse(line) as { status?: string }
        if (status) states.add(`${name.replace('public.', '')}.${status}`)
      }
    const allowed = await released.before((database) => database.query<{ state: string }>(allowedStates))
    expect(allowed.length).toBeGreaterThan(25)
    expect(allowed.map(({ state }) => state).filter((state) => !states.has(state))).toEqual([])
  })

  test('come through every later migration, none lost', async () => {
    expect(await lossesOf()).toEqual([])
  })

  test('are not lost by a migration that adds a column, a table and rows', async () => {
    const planted = `
      alter table public.orders add column colour text not null default 'red';
      create table private.planted (id integer);
      insert into private.blocked_senders (contact_key) values ('planted@example.test');`
    expect(await lossesOf(planted)).toEqual([])
  })

  test.each([
    ['drops a column', 'alter table public.orders drop column amount_sen', 'public.orders has no amount_sen'],
    [
      'renames a table',
      'alter table private.busy_times rename to taken_times',
      /^private.busy_times has no /,
    ],
    [
      'deletes a row',
      "delete from public.contact_submissions where status = 'replied'",
      'public.contact_submissions: 1 of 5 rows are gone or changed',
    ],
    [
      'writes over a value',
      "update public.pictures set alt = 'Another'",
      'public.pictures: 1 of 1 rows are gone or changed',
    ],
  ])('are found lost when a migration %s', async (_, planted, loss) => {
    expect(await lossesOf(planted)).toEqual([
      typeof loss === 'string' ? loss : (expect.stringMatching(loss) as string),
    ])
  })

  test('are written by a site and functions that get answers from the newer database', async () => {
    expect(asked.procedures.length).toBeGreaterThan(40)
    expect(asked.tables.blog_posts).toContain('author_take')
    expect(await unansweredAfter()).toEqual([])
    expect(
      await unansweredAfter(`
        create or replace function public.planted() returns void language sql as '';
        alter table public.orders add column colour text;`),
    ).toEqual([])
  })

  test.each([
    [
      'takes a column that the site reads',
      'alter table public.orders drop column amount_sen',
      'orders.amount_sen is gone',
    ],
    [
      'takes a procedure',
      'drop function public.cancel_booking(uuid)',
      'cancel_booking(token) is answered by 0 procedures',
    ],
    [
      'makes an argument of a procedure needed',
      `drop function public.cancel_booking(uuid);
      create function public.cancel_booking(token uuid, why text) returns jsonb language sql as 'select null::jsonb'`,
      'cancel_booking(token) is answered by 0 procedures',
    ],
    [
      'adds a second procedure that could answer',
      `create function public.cancel_booking(token uuid, why text default '') returns jsonb
        language sql as 'select null::jsonb';
      grant execute on function public.cancel_booking(uuid, text) to anon, authenticated, service_role`,
      'cancel_booking(token) is answered by 2 procedures',
    ],
    [
      'takes the right to call a procedure',
      'revoke execute on function public.cancel_booking(uuid) from anon',
      'cancel_booking(token) is answered by 0 procedures',
    ],
  ])('a migration is found out that %s', async (_, planted, complaint) => {
    expect(await unansweredAfter(planted)).toContain(complaint)
  })
})
