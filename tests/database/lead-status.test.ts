import { expect, test } from 'vitest'
import { leadStatuses, type LeadTable, type Statuses } from '@/admin/leads/shared/lead-status'
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
