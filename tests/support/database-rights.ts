import type { LocalBackend } from '../../supabase/local/backend'

type Queries = Pick<LocalBackend, 'query'>

/** A condition for objects that do not belong to an extension. */
const own = (catalog: string, alias: string) => `not exists (
  select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${alias}.oid and d.deptype = 'e')`
const ourSchemas = "('public', 'private')"

/** Tables without row-level security, which are open to any role with a grant. */
export async function readTablesWithoutRules(database: Queries): Promise<string[]> {
  const tables = await database.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${ourSchemas} and c.relkind in ('r', 'p') and not c.relrowsecurity and ${own('pg_class', 'c')}
    order by 1`,
  )
  return tables.map(({ name }) => name)
}

/** A right of an API role, such as {role: 'anon', right: 'select on table public.orders'}. */
interface Right {
  role: string
  right: string
}

/**
 * The effective rights of visitors and signed-in users, by any grant. Trigger functions are left out because
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
