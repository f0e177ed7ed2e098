import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeAccess } from '../support/access-matrix'
import type { Client } from '../support/api-client'
import { accessTable } from '../support/database-access'
import { parentRows, type TableName } from '../support/database-rows'
import {
  addRow,
  clientOf,
  from,
  cleanUp,
  newEmail,
  newPerson,
  signIn,
  deleteRowAtEnd,
} from './support/project'

const visitor = clientOf()
let withoutRole: Client
let sales: Client
let writer: Client
let admin: Client
let author: string

beforeAll(async () => {
  withoutRole = await signIn(await newPerson())
  sales = await signIn(await newPerson('sales'))
  writer = await signIn(await newPerson('writer'))
  const account = await newPerson('admin')
  admin = await signIn(account)
  author = account.id
  for (const [table, row] of parentRows()) await addRow(table, row)
})
afterAll(cleanUp)

/**
 * Tables whose rows need rows that only the database's owner can add: the list of settings and the erasure
 * keys.
 */
const ofTheOwner: TableName[] = [
  'about_settings',
  'blog_settings',
  'company_info',
  'portfolio_settings',
  'site_settings',
  'erasure_log',
]
const tables = (Object.keys(accessTable) as TableName[]).filter((table) => !ofTheOwner.includes(table))

/** A note can be deleted only by its author; a booking sends email to its contact, and a lead to whom it alerts. */
const own: Partial<Record<TableName, () => object>> = {
  lead_notes: () => ({ author }),
  booking_submissions: () => ({ contact: newEmail() }),
  alert_recipients: () => ({ email: newEmail() }),
}

describeAccess(
  tables,
  {
    visitor: () => visitor,
    withoutRole: () => withoutRole,
    sales: () => sales,
    writer: () => writer,
    owner: () => admin,
  },
  {
    insert: (table, row) => addRow(table, { ...row, ...own[table]?.() }),
    read: async (table, id) => {
      const { data } = await from(table).select('*').eq('id', id).maybeSingle()
      return data ? JSON.stringify(data) : undefined
    },
    update: async (table, id, change) => {
      const { error } = await from(table)
        .update(change as never)
        .eq('id', id)
      if (error) throw error
    },
    remove: async (table, id) => {
      deleteRowAtEnd(table, id)
      const { error } = await from(table).delete().eq('id', id)
      if (error) throw error
    },
  },
)

describe.each(ofTheOwner)('%s', (table) => {
  const as = (client: Client) => client.from(table as 'about_settings')

  // Existing rows are written back unchanged, so that a project with broken policies loses nothing.
  test('neither a visitor nor a user without a role can write', async () => {
    expect((await as(visitor).insert({ id: randomUUID() } as never)).error?.code).toBe('42501')
    const { data: row } = await from(table).select('*').limit(1).maybeSingle()
    if (!row) return
    for (const client of [visitor, withoutRole]) {
      expect((await as(client).insert(row as never)).error?.code).toBe('42501')
      const change = as(client).update({ id: row.id }).eq('id', row.id).select('id')
      expect((await change).data ?? []).toEqual([])
    }
    if (!accessTable[table].owner.includes('update')) return
    expect((await as(admin).update({ id: row.id }).eq('id', row.id).select('id')).data).toHaveLength(1)
  })

  test('an owner reads everything; a user without a role reads no more than a visitor', async () => {
    const seen = async (client: Client) => ((await as(client).select('id')).data ?? []).length
    const { count } = await from(table).select('id', { count: 'exact', head: true })
    expect(await seen(admin)).toBe(count)
    expect(await seen(withoutRole)).toBe(await seen(visitor))
    expect(await seen(visitor)).toBeLessThanOrEqual(count ?? 0)
  })
})
