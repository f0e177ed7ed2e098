import type { Sql } from '../database'
import { leadRows } from './lead-rows'
import { otherRows, smallTables } from './other-rows'

const rows = { ...leadRows, ...otherRows }

/** Tables of the catalogue that no statement fills and that have no reason to stay small, and the other way round. */
export async function unfilledTables(
  query: (sql: string) => Promise<Array<{ name: string }>>,
): Promise<string[]> {
  const tables = await query(`select n.nspname || '.' || c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private') and c.relkind in ('r', 'p')`)
  const known = new Set([...Object.keys(rows), ...Object.keys(smallTables)])
  const present = new Set(tables.map(({ name }) => name))
  return [
    ...[...present]
      .filter((name) => !known.has(name))
      .map((name) => `${name} has no rows and no reason to have none`),
    ...[...known].filter((name) => !present.has(name)).map((name) => `${name} does not exist`),
  ]
}

/**
 * Fills every table that grows with three busy years of a studio, and returns the number of rows of each.
 * @param sql connections of the superuser to a seeded database
 */
export async function fillDatabase(sql: Sql): Promise<Record<string, number>> {
  const faults = await unfilledTables((question) => sql.unsafe(question))
  if (faults.length > 0) throw new Error(`scripts/bench/grown: ${faults.join('; ')}.`)
  // Triggers are off while filling, because they are not measured.
  await sql`set session_replication_role = replica`
  const counts: Record<string, number> = {}
  for (const [table, statement] of Object.entries(rows)) {
    await sql.unsafe(statement).catch((error: unknown) => {
      throw new Error(`${table} was not filled`, { cause: error })
    })
    const [row] = await sql.unsafe(`select count(*)::integer as rows from ${table}`)
    counts[table] = Number(row?.rows)
    if (counts[table] === 0) throw new Error(`${table} is empty.`)
  }
  await sql`set session_replication_role = origin`
  await sql`vacuum analyze`
  return counts
}
