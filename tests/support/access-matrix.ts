import { describe, expect, test } from 'vitest'
import type { Client } from './api-client'
import { accessTable, type Action, type Role } from './database-access'
import { type Row, type TableName, validChange, validRow } from './database-rows'

/** Access to rows that bypasses row-level security. */
export interface Rows {
  insert(table: TableName, row: Row): Promise<void>
  /** The whole row as text; undefined if it does not exist. */
  read(table: TableName, id: string): Promise<string | undefined>
  update(table: TableName, id: string, change: Record<string, unknown>): Promise<void>
  remove(table: TableName, id: string): Promise<void>
}

/** Untyped, because here any table may have any row. */
type Untyped = {
  from(table: string): {
    select(columns: string): { eq(column: string, value: string): Promise<Answer> }
    insert(row: object): Promise<Answer>
    update(change: object): { eq(column: string, value: string): Promise<Answer> }
    delete(): { eq(column: string, value: string): Promise<Answer> }
  }
}
interface Answer {
  data: { id: string }[] | null
  error: { code: string; message: string } | null
}

const permissionDenied = '42501'
const actions: Action[] = ['select', 'insert', 'update', 'delete']

/** Tests every action of `accessTable` on `tables` with every role. */
export function describeAccess(
  tables: TableName[],
  clients: Record<'visitor' | 'withoutRole' | Role, () => Client>,
  rows: Rows,
): void {
  const people = {
    'a visitor': { access: 'visitor', client: clients.visitor },
    'a user without a role': { access: 'visitor', client: clients.withoutRole },
    sales: { access: 'sales', client: clients.sales },
    'a writer': { access: 'writer', client: clients.writer },
    'an owner': { access: 'owner', client: clients.owner },
  } as const

  const on = (client: Client, table: TableName) => (client as unknown as Untyped).from(table)

  async function stored(table: TableName, change: object = {}) {
    const row = { ...validRow(table), ...change }
    await rows.insert(table, row)
    return row
  }

  /** Each attempt is a real one on a real row; its effect is read from the table, not from the answer. */
  const allowed: Record<Action, (client: Client, table: TableName) => Promise<void>> = {
    async select(client, table) {
      const { id } = await stored(table)
      const { data, error } = await on(client, table).select('id').eq('id', id)
      expect(error).toBeNull()
      expect(data).toEqual([{ id }])
    },
    async insert(client, table) {
      const row = validRow(table)
      const { error } = await on(client, table).insert(row)
      expect(error).toBeNull()
      expect(await rows.read(table, row.id)).toBeDefined()
      await rows.remove(table, row.id)
    },
    async update(client, table) {
      const { id } = await stored(table)
      const before = await rows.read(table, id)
      const { error } = await on(client, table).update(validChange[table]).eq('id', id)
      expect(error).toBeNull()
      expect(await rows.read(table, id)).not.toBe(before)
    },
    async delete(client, table) {
      const { id } = await stored(table)
      const { error } = await on(client, table).delete().eq('id', id)
      expect(error).toBeNull()
      expect(await rows.read(table, id)).toBeUndefined()
    },
  }

  /**
   * A refusal is an error or an empty result; then the same action must succeed without row-level security,
   * which shows that it was valid.
   */
  const denied: typeof allowed = {
    async select(client, table) {
      const { id } = await stored(table)
      const { data, error } = await on(client, table).select('id').eq('id', id)
      if (error) expect(error.code).toBe(permissionDenied)
      else expect(data).toEqual([])
      expect(await rows.read(table, id)).toBeDefined()
    },
    async insert(client, table) {
      const row = validRow(table)
      const { error } = await on(client, table).insert(row)
      expect(error?.code).toBe(permissionDenied)
      expect(await rows.read(table, row.id)).toBeUndefined()
      await rows.insert(table, row)
      expect(await rows.read(table, row.id)).toBeDefined()
    },
    async update(client, table) {
      const { id } = await stored(table)
      const before = await rows.read(table, id)
      const { error } = await on(client, table).update(validChange[table]).eq('id', id)
      if (error) expect(error.code).toBe(permissionDenied)
      expect(await rows.read(table, id)).toBe(before)
      await rows.update(table, id, validChange[table])
      expect(await rows.read(table, id)).not.toBe(before)
    },
    async delete(client, table) {
      const { id } = await stored(table)
      const { error } = await on(client, table).delete().eq('id', id)
      if (error) expect(error.code).toBe(permissionDenied)
      expect(await rows.read(table, id)).toBeDefined()
      await rows.remove(table, id)
      expect(await rows.read(table, id)).toBeUndefined()
    },
  }

  for (const table of tables) {
    const { hiddenWhen = {}, ...access } = accessTable[table]

    describe(table, () => {
      for (const [person, who] of Object.entries(people)) {
        for (const action of actions) {
          const may = access[who.access].includes(action)
          test.concurrent(`${person} ${may ? 'can' : 'cannot'} ${action} ${table}`, () =>
            (may ? allowed : denied)[action](who.client(), table))
        }
        for (const [kind, change] of Object.entries(hiddenWhen)) {
          const may = access[who.access].includes('insert')
          test.concurrent(`${person} ${may ? 'can' : 'cannot'} select ${kind} ${table}`, async () => {
            const { id } = await stored(table, change)
            const { data, error } = await on(who.client(), table).select('id').eq('id', id)
            expect(error).toBeNull()
            expect(data).toEqual(may ? [{ id }] : [])
          })
        }
      }
    })
  }
}
