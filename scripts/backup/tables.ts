import { createHash } from 'node:crypto'
import type { OpenDatabase } from './database'

/** A table in a backup. */
export interface TableShape {
  /** 'public.orders' */
  name: string
  /** The stored columns, 'id uuid', without generated ones. */
  columns: string[]
  /** The tables that it references, which are filled before it. */
  parents: string[]
}

export interface Shape {
  /** The migrations of the database, '20261124000100_foundation'. */
  migrations: string[]
  /** Parents before children. */
  tables: TableShape[]
  sequences: string[]
}

/** The number of rows read or written at a time. */
const batch = 500

function parentsFirst(tables: TableShape[]): TableShape[] {
  const sorted: TableShape[] = []
  const place = (table: TableShape) => {
    if (sorted.includes(table)) return
    for (const parent of tables) if (table.parents.includes(parent.name)) place(parent)
    sorted.push(table)
  }
  tables.forEach(place)
  return sorted
}

type Queries = Pick<OpenDatabase, 'query'>

/** The applied migrations; undefined if there are none. */
async function readMigrations(database: Queries): Promise<string[] | undefined> {
  const [recorded] = await database.query<{ yes: boolean }>(
    "select to_regclass('supabase_migrations.schema_migrations') is not null as yes",
  )
  if (!recorded?.yes) return undefined
  const migrations = await database.query<{ name: string }>(
    "select version || '_' || name as name from supabase_migrations.schema_migrations order by version",
  )
  return migrations.map(({ name }) => name)
}

/** Secret URLs and the data read from them, and counters that are valid for at most a day. */
const leftOut = ['private.owner_calendar', 'private.busy_times', 'private.rate_limits']

async function readTables(database: Queries): Promise<TableShape[]> {
  const tables = await database.query<{ name: string; columns: string; parents: string }>(
    `
    select format('%I.%I', n.nspname, c.relname) as name,
      (
        select json_agg(quote_ident(a.attname) || ' ' || format_type(a.atttypid, a.atttypmod) order by a.attname)
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      )::text as columns,
      (
        select coalesce(json_agg(distinct format('%I.%I', pn.nspname, p.relname)), '[]')
        from pg_constraint f join pg_class p on p.oid = f.confrelid join pg_namespace pn on pn.oid = p.relnamespace
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid
      )::text as parents
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private') and c.relkind = 'r'
      and format('%I.%I', n.nspname, c.relname) <> all (string_to_array($1, ' '))
    order by 1`,
    [leftOut.join(' ')],
  )
  return parentsFirst(
    tables.map(({ name, columns, parents }) => ({
      name,
      columns: JSON.parse(columns) as string[],
      parents: JSON.parse(parents) as string[],
    })),
  )
}

/** The structure of the database; undefined if no migration has been applied to it. */
export async function readShape(database: Queries): Promise<Shape | undefined> {
  const migrations = await readMigrations(database)
  if (!migrations) return undefined
  const sequences = await database.query<{ name: string }>(`
    select format('%I.%I', schemaname, sequencename) as name from pg_sequences
    where schemaname in ('public', 'private') order by 1`)
  return { migrations, tables: await readTables(database), sequences: sequences.map(({ name }) => name) }
}

const columnName = (column: string) => column.slice(0, column.indexOf(' '))
const columnType = (column: string) => column.slice(column.indexOf(' ') + 1)

export interface TableContent {
  rows: number
  sha256: string
}

/**
 * Reads a table in an order that is the same in every database. A line is a row: an object of each column's
 * text as PostgreSQL writes it, which is the same in every version and is read back unchanged.
 * @param take gets the lines in batches
 */
export async function readTable(
  database: OpenDatabase,
  { name, columns }: TableShape,
  take: (lines: string) => Promise<void> = async () => undefined,
): Promise<TableContent> {
  const texts = columns.map(columnName).map((column) => `${column}::text as ${column}`)
  await database.query(`declare backup cursor for
    select row_to_json(t)::text as line from (select ${texts.join(', ')} from ${name}) t
    order by row_to_json(t)::text collate "C"`)
  const hash = createHash('sha256')
  let rows = 0
  for (;;) {
    const lines = await database.query<{ line: string }>(`fetch ${batch} from backup`)
    if (lines.length === 0) break
    const text = lines.map(({ line }) => `${line}\n`).join('')
    hash.update(text)
    rows += lines.length
    await take(text)
  }
  await database.query('close backup')
  return { rows, sha256: hash.digest('hex') }
}

/** Inserts rows as readTable wrote them. @param onConflict the clause for existing rows */
export async function writeRows(
  database: OpenDatabase,
  { name, columns }: TableShape,
  lines: readonly string[],
  onConflict = '',
): Promise<void> {
  const names = columns.map(columnName).join(', ')
  const values = columns.map((column) => {
    const key = columnName(column).replaceAll('"', '').replaceAll("'", "''")
    return `(item ->> '${key}')::${columnType(column)}`
  })
  for (let from = 0; from < lines.length; from += batch) {
    await database.query(
      `insert into ${name} (${names}) overriding system value
      select ${values.join(', ')} from json_array_elements($1::text::json) item ${onConflict}`,
      [`[${lines.slice(from, from + batch).join(',')}]`],
    )
  }
}
