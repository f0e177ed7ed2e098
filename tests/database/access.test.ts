import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, openDatabase, type TestDatabase } from '../support/database'
import { accessTable, type Action } from '../support/database-access'
import {
  addParents,
  insertRow,
  readRow,
  type TableName,
  updateRow,
  validChange,
  validRow,
} from '../support/database-rows'

let db: TestDatabase

beforeAll(async () => {
  db = await openDatabase()
  await addParents(db.backend)
})
afterAll(() => db.close())

/** The client's types know which columns a table has; here any table is any table. */
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

const people = {
  'a visitor': { access: 'visitor', client: () => db.visitor },
  'a signed-in stranger': { access: 'visitor', client: () => db.stranger },
  'an administrator': { access: 'administrator', client: () => db.admin },
} as const

const permissionDenied = '42501'
const as = (client: Client) => client as unknown as Untyped

async function stored(table: TableName, change: object = {}) {
  const row = { ...validRow(table), ...change }
  await insertRow(db.backend, table, row)
  return row
}

/** Each attempt is a real one, on a real row; what became of it is read as superuser, not from the answer. */
const allowed: Record<Action, (client: Client, table: TableName) => Promise<void>> = {
  async select(client, table) {
    const { id } = await stored(table)
    const { data, error } = await as(client).from(table).select('id').eq('id', id)
    expect(error).toBeNull()
    expect(data).toEqual([{ id }])
  },
  async insert(client, table) {
    const { id, ...row } = validRow(table)
    const whole = client === db.admin ? { id, ...row } : row
    const count = () => db.backend.query<{ n: number }>(`select count(*)::integer as n from public.${table}`)
    const [before] = await count()
    const { error } = await as(client).from(table).insert(whole)
    expect(error).toBeNull()
    expect((await count())[0]?.n).toBe((before?.n ?? 0) + 1)
  },
  async update(client, table) {
    const { id } = await stored(table)
    const before = await readRow(db.backend, table, id)
    const { error } = await as(client).from(table).update(validChange[table]).eq('id', id)
    expect(error).toBeNull()
    expect(await readRow(db.backend, table, id)).not.toBe(before)
  },
  async delete(client, table) {
    const { id } = await stored(table)
    const { error } = await as(client).from(table).delete().eq('id', id)
    expect(error).toBeNull()
    expect(await readRow(db.backend, table, id)).toBeUndefined()
  },
}

/** A refusal says so, or leaves the row out; then the same is done as superuser, so the attempt itself was sound. */
const denied: typeof allowed = {
  async select(client, table) {
    const { id } = await stored(table)
    const { data, error } = await as(client).from(table).select('id').eq('id', id)
    if (error) expect(error.code).toBe(permissionDenied)
    else expect(data).toEqual([])
    expect(await readRow(db.backend, table, id)).toBeDefined()
  },
  async insert(client, table) {
    const row = validRow(table)
    const { error } = await as(client).from(table).insert(row)
    expect(error?.code).toBe(permissionDenied)
    expect(await readRow(db.backend, table, row.id)).toBeUndefined()
    await insertRow(db.backend, table, row)
    expect(await readRow(db.backend, table, row.id)).toBeDefined()
  },
  async update(client, table) {
    const { id } = await stored(table)
    const before = await readRow(db.backend, table, id)
    const { error } = await as(client).from(table).update(validChange[table]).eq('id', id)
    if (error) expect(error.code).toBe(permissionDenied)
    expect(await readRow(db.backend, table, id)).toBe(before)
    await updateRow(db.backend, table, id, validChange[table])
    expect(await readRow(db.backend, table, id)).not.toBe(before)
  },
  async delete(client, table) {
    const { id } = await stored(table)
    const { error } = await as(client).from(table).delete().eq('id', id)
    if (error) expect(error.code).toBe(permissionDenied)
    expect(await readRow(db.backend, table, id)).toBeDefined()
    await db.backend.query(`delete from public.${table} where id = $1::text::uuid`, [id])
    expect(await readRow(db.backend, table, id)).toBeUndefined()
  },
}

const actions: Action[] = ['select', 'insert', 'update', 'delete']

for (const [name, { visitor, administrator, hiddenWhen = {} }] of Object.entries(accessTable)) {
  const table = name as TableName
  const access = { visitor, administrator }

  describe(table, () => {
    for (const [person, who] of Object.entries(people)) {
      for (const action of actions) {
        const may = access[who.access].includes(action)
        test(`${person} ${may ? 'can' : 'cannot'} ${action} ${table}`, () =>
          (may ? allowed : denied)[action](who.client(), table))
      }
      for (const [kind, change] of Object.entries(hiddenWhen)) {
        const may = who.access === 'administrator'
        test(`${person} ${may ? 'can' : 'cannot'} select ${kind} ${table}`, async () => {
          const { id } = await stored(table, change)
          const { data, error } = await as(who.client()).from(table).select('id').eq('id', id)
          expect(error).toBeNull()
          expect(data).toEqual(may ? [{ id }] : [])
        })
      }
    }
  })
}
