import { expect, test } from 'vitest'
import { leadStatuses, statusColumns, type LeadTable, type Statuses } from '@/admin/leads/shared/lead-status'
import { databaseForFile } from '../support/database'
import { edit } from '../support/edit'
import { insertRow, readRow, validRow } from '../support/database-rows'

const db = databaseForFile()

const offers = (states: Statuses, from: string, to: string) =>
  states[from]?.changes.some((move) => move.to === to) ?? false

const steps = Object.entries(leadStatuses).flatMap(([table, states]) =>
  Object.keys(states).flatMap((from) =>
    Object.keys(states)
      .filter((to) => to !== from)
      .map((to) => ({
        table: table as LeadTable,
        from,
        to,
        offered: offers(states, from, to),
        // The reverse of an offered step is how the history undoes a change.
        refused: !offers(states, from, to) && !offers(states, to, from),
      })),
  ),
)

test.each(steps.filter(({ offered }) => offered))(
  'in $table $from can become $to',
  async ({ table, from, to }) => {
    const row = { ...validRow(table), status: from }
    await insertRow(db.backend, table, row)
    const { data, error } = await edit(db.admin, table, row.id, { status: to }).select('status')
    expect({ data, error }).toEqual({ data: [{ status: to }], error: null })
  },
)

test.each(steps.filter(({ refused }) => refused))(
  'in $table $from cannot become $to',
  async ({ table, from, to }) => {
    const row = { ...validRow(table), status: from }
    await insertRow(db.backend, table, row)
    const before = await readRow(db.backend, table, row.id)
    const { error, status } = await db.admin.from(table).update({ status: to }).eq('id', row.id)
    expect({ status, message: error?.message }).toEqual({ status: 409, message: 'status_not_allowed' })
    expect(error?.hint).toBe(`What is ${from.replace('_', ' ')} cannot become ${to.replace('_', ' ')}.`)
    expect(await readRow(db.backend, table, row.id)).toBe(before)
  },
)

/** Each pair of statuses of a description once, in the order of its names. */
const pairsOf = (states: Statuses) => [
  ...new Set(
    Object.entries(states).flatMap(([from, { changes }]) =>
      changes.map(({ to }) => [from, to].toSorted().join('-')),
    ),
  ),
]

test('the database checks the same tables, statuses and changes that the admin describes', async () => {
  const checks = await db.backend.query<{ name: string; pairs: string; allowed: string }>(`
    select c.relname::text as name, encode(t.tgargs, 'escape') as pairs, (
      select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.conname = c.relname || '_status_check'
    ) as allowed
    from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = 'check_status_change'`)
  const checked = checks.map(({ name, pairs, allowed }) => ({
    name,
    statuses: [...allowed.matchAll(/'(\w+)'::text/g)].map(([, status]) => status).toSorted(),
    pairs: pairs
      .split('\\000')
      .filter(Boolean)
      .map((pair) => pair.split('-').toSorted().join('-'))
      .toSorted(),
  }))
  const described = Object.entries(leadStatuses).map(([name, states]) => ({
    name,
    statuses: Object.keys(states).toSorted(),
    pairs: pairsOf(states).toSorted(),
  }))
  const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1)
  expect(checked.toSorted(byName)).toEqual(described.toSorted(byName))
})

const reasons = Object.entries(leadStatuses).flatMap(([table, states]) =>
  Object.entries(states).flatMap(([status, { reason, changes }]) =>
    reason
      ? [{ table: table as LeadTable, status, reason, next: changes.find(({ to }) => to !== 'spam')?.to }]
      : [],
  ),
)

test.each(reasons)('in $table the reason for $status is stored, and leaves with it', async (described) => {
  const { table, status, reason, next } = described
  const [from] = steps.filter((step) => step.table === table && step.to === status && step.offered)
  const row = { ...validRow(table), status: from?.from }
  await insertRow(db.backend, table, row)
  const change = (columns: object) => edit(db.admin, table, row.id, columns).throwOnError()
  await change(statusColumns(table, status, 'Too expensive'))
  expect((await db.row(table, row.id))[reason as never]).toBe('Too expensive')
  await change(statusColumns(table, next ?? ''))
  expect((await db.row(table, row.id))[reason as never]).toBeNull()
})

test('an unknown status is refused', async () => {
  const id = await db.add('orders')
  const { error } = await db.admin.from('orders').update({ status: 'lost' }).eq('id', id)
  expect(error?.message).toBe('status_not_allowed')
})

test('a status change is logged with its author, before and after', async () => {
  const id = await db.add('contact_submissions')
  await db.admin.from('contact_submissions').update({ status: 'replied' }).eq('id', id)
  const { data } = await db.admin.from('audit_log').select('action, actor, before, after').eq('row_id', id)
  expect(data).toMatchObject([
    { action: 'update', actor: expect.any(String), before: { status: 'new' }, after: { status: 'replied' } },
  ])
})
