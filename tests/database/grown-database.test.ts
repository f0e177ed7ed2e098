import { beforeAll, describe, expect, test } from 'vitest'
import { unfilledTables } from '../../scripts/bench/grown/fill'
import { unmeasuredProcedures } from '../../scripts/bench/grown/measure-procedures'
import { databaseForFile } from '../support/database'

const db = databaseForFile()
const query = (sql: string) => db.backend.query<{ name: string }>(sql)

describe('npm run bench leads', () => {
  test('fills every table, or has a reason why it stays small', async () => {
    expect(await unfilledTables(query)).toEqual([])
  })

  test('calls every procedure of the API', async () => {
    expect(await unmeasuredProcedures(query)).toEqual([])
  })

  describe('after a migration that adds a table and a procedure', () => {
    beforeAll(() =>
      db.backend.exec(`
        create table private.visits (id uuid primary key);
        create function public.count_visits() returns integer language sql stable set search_path = ''
          as $$ select 1 $$;
        grant execute on function public.count_visits to service_role`),
    )

    test('names both', async () => {
      expect(await unfilledTables(query)).toEqual(['private.visits has no rows and no reason to have none'])
      expect(await unmeasuredProcedures(query)).toEqual(['count_visits is not called'])
    })
  })
})
