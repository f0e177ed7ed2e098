import { afterAll, beforeAll } from 'vitest'
import { describeAccess } from '../support/access-matrix'
import { openDatabase, type TestDatabase } from '../support/database'
import { accessTable } from '../support/database-access'
import { addParents, insertRow, readRow, type TableName, updateRow } from '../support/database-rows'

let db: TestDatabase

beforeAll(async () => {
  db = await openDatabase()
  await addParents(db.backend)
})
afterAll(() => db.close())

describeAccess(
  Object.keys(accessTable) as TableName[],
  { visitor: () => db.visitor, stranger: () => db.stranger, admin: () => db.admin },
  {
    insert: (table, row) => insertRow(db.backend, table, row),
    read: (table, id) => readRow(db.backend, table, id),
    update: (table, id, change) => updateRow(db.backend, table, id, change),
    remove: async (table, id) =>
      void (await db.backend.query(`delete from public.${table} where id = $1::text::uuid`, [id])),
  },
)
