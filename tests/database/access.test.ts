import { beforeAll } from 'vitest'
import { describeAccess } from '../support/access-matrix'
import { type Client, databaseForFile, signInAs } from '../support/database'
import { accessTable } from '../support/database-access'
import { addParents, insertRow, readRow, type TableName, updateRow } from '../support/database-rows'

const db = databaseForFile()
let sales: Client
let writer: Client

beforeAll(async () => {
  await addParents(db.backend)
  sales = await signInAs(db.backend, 'sales')
  writer = await signInAs(db.backend, 'writer')
})

describeAccess(
  Object.keys(accessTable) as TableName[],
  {
    visitor: () => db.visitor,
    withoutRole: () => db.withoutRole,
    sales: () => sales,
    writer: () => writer,
    owner: () => db.admin,
  },
  {
    insert: (table, row) => insertRow(db.backend, table, row),
    read: (table, id) => readRow(db.backend, table, id),
    update: (table, id, change) => updateRow(db.backend, table, id, change),
    remove: async (table, id) =>
      void (await db.backend.query(`delete from public.${table} where id = $1::text::uuid`, [id])),
  },
)
