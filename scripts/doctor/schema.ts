import type { OpenDatabase } from '../backup/database'
import { readMigrations, readTables } from '../backup/tables'

type Queries = Pick<OpenDatabase, 'query'>

/** Ours, without what belongs to an extension. */
const own = (catalog: string, alias: string) => `not exists (
  select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${alias}.oid and d.deptype = 'e')`
const ourSchemas = "('public', 'private')"

const names = async (database: Queries, sql: string) =>
  (await database.query<{ name: string }>(sql)).map(({ name }) => name)

/** The tables that are open to whoever has a grant on them. */
export const readTablesWithoutRules = (database: Queries) =>
  names(
    database,
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${ourSchemas} and c.relkind in ('r', 'p') and not c.relrowsecurity and ${own('pg_class', 'c')}
    order by 1`,
  )

/** What a role of the API may do, as a grant says it: {role: 'anon', right: 'select on table public.orders'}. */
export interface Right {
  role: string
  right: string
}

/**
 * What visitors and people who are signed in may do in effect, by whatever grant. Trigger functions are left out:
 * nobody can call them.
 */
export const readRights = (database: Queries) =>
  database.query<Right>(`
    with roles as (select unnest(array['anon', 'authenticated']) as role),
    relations as (
      select c.oid, c.relkind, format('%I.%I', n.nspname, c.relname) as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ${ourSchemas} and ${own('pg_class', 'c')}
    ),
    deeds as (select unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as deed)
    select role, format('%s on table %s', deed, name) as "right" from roles, relations, deeds
    where relkind in ('r', 'p', 'v', 'm', 'f') and has_table_privilege(role, oid, deed)
    union all
    select role, format('%s (%I) on table %s', deed, a.attname, name)
    from roles, deeds, relations r join pg_attribute a on a.attrelid = r.oid
    where relkind in ('r', 'p', 'v', 'm', 'f') and a.attnum > 0 and not a.attisdropped
      and deed in ('select', 'insert', 'update', 'references')
      and not has_table_privilege(role, r.oid, deed) and has_column_privilege(role, r.oid, a.attnum, deed)
    union all
    select role, format('%s on sequence %s', deed, name)
    from roles, relations, unnest(array['usage', 'select', 'update']) as deed
    where relkind = 'S' and has_sequence_privilege(role, oid, deed)
    union all
    select role, format('execute on routine %I.%I(%s)', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid))
    from roles, pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ${ourSchemas} and ${own('pg_proc', 'p')}
      and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
      and has_function_privilege(role, p.oid, 'execute')
    union all
    select role, 'usage on schema private' from unnest(array['anon', 'authenticated', 'service_role']) as role
    where has_schema_privilege(role, 'private', 'usage')
    union all
    select role, 'create on schema public' from roles where has_schema_privilege(role, 'public', 'create')
    order by 1, 2`)

/** What takes the place of a part that is missing or has been changed. */
interface Part {
  name: string
  /** As text that is the same in each version of PostgreSQL. */
  says: string
  /** The statement that makes it; empty where the migration's own text is the one to run. */
  sql: string
}

/** The rules of our tables and of the pictures' files. */
const readPolicies = (database: Queries) =>
  database.query<Part>(`
    select format('%I on %I.%I', policyname, schemaname, tablename) as name, said as says,
      format('create policy %I on %I.%I %s;', policyname, schemaname, tablename, said) as sql
    from (
      select *, concat_ws(
        ' ', 'as ' || lower(permissive), 'for ' || lower(cmd), 'to ' || array_to_string(roles, ', '),
        'using (' || qual || ')', 'with check (' || with_check || ')'
      ) as said
      from pg_policies
      where schemaname in ${ourSchemas} or (schemaname, tablename) = ('storage', 'objects')
    ) policies order by 1`)

const readTriggers = (database: Queries) =>
  database.query<Part>(`
    select format('%I on %I.%I', t.tgname, n.nspname, c.relname) as name,
      case t.tgenabled when 'O' then 'on' else 'off' end as says, pg_get_triggerdef(t.oid) || ';' as sql
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${ourSchemas} and not t.tgisinternal
    order by 1`)

/** Compared by the text between the dollars, which is kept as it was written, and by how they run. */
const readRoutines = (database: Queries) =>
  database.query<Part>(`
    select format('%I.%I(%s)', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid)) as name,
      concat_ws(' ', md5(p.prosrc), p.prosecdef, p.provolatile, p.proconfig::text) as says, '' as sql
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ${ourSchemas} and ${own('pg_proc', 'p')}
    order by 1`)

/** What the migrations make of a database. */
export interface Schema {
  /** As they are recorded, '20261124000100_foundation'. */
  migrations: string[]
  /** 'public.orders id uuid' */
  columns: string[]
  withoutRules: string[]
  rights: Right[]
  policies: Part[]
  triggers: Part[]
  routines: Part[]
}

/** Reads it. The search path has to be empty: names are qualified by it. */
export async function readSchema(database: Queries): Promise<Schema> {
  const tables = await readTables(database)
  return {
    migrations: (await readMigrations(database)) ?? [],
    columns: tables.flatMap(({ name, columns }) => columns.map((column) => `${name} ${column}`)),
    withoutRules: await readTablesWithoutRules(database),
    rights: await readRights(database),
    policies: await readPolicies(database),
    triggers: await readTriggers(database),
    routines: await readRoutines(database),
  }
}

/** What `here` has to have and has not, has otherwise, and has besides. */
export function compareParts(expected: Part[], here: Part[]) {
  const byName = new Map(here.map((part) => [part.name, part]))
  const known = new Set(expected.map(({ name }) => name))
  return {
    missing: expected.filter(({ name }) => !byName.has(name)),
    changed: expected.filter(({ name, says }) => byName.has(name) && byName.get(name)?.says !== says),
    more: here.filter(({ name }) => !known.has(name)),
  }
}

/** What is in the first list and not in the second. */
export const without = (all: readonly string[], known: readonly string[]) =>
  all.filter((one) => !known.includes(one))
