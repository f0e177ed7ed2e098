import fc from 'fast-check'

export interface Field {
  /** The table or procedure that it belongs to. */
  of: string
  name: string
  type: string
}

/** The columns of all tables and the arguments of all procedures in the schema public. */
export interface Catalog {
  columns: Field[]
  procedures: string[]
  args: Field[]
}

/** Reads the catalog, so that a new table or procedure is tested without a change here. */
export async function readCatalog(database: { query<T>(sql: string): Promise<T[]> }): Promise<Catalog> {
  const columns = await database.query<Field>(`
    select c.relname as of, a.attname as name, format_type(a.atttypid, null) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') order by 1, 2`)
  const ours = `p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype`
  const procedures = await database.query<{ name: string }>(
    `select distinct p.proname as name from pg_proc p where ${ours} order by 1`,
  )
  const args = await database.query<Field>(`
    select p.proname as of, p.proargnames[t.nth] as name, format_type(t.type, null) as type
    from pg_proc p, unnest(p.proargtypes) with ordinality t (type, nth) where ${ours} order by 1, 2`)
  return { columns, procedures: procedures.map(({ name }) => name), args }
}

/** A field, of each type equally often: most columns are texts, and each type has faults of its own. */
export function fieldOfAnyType(fields: Field[]): fc.Arbitrary<Field> {
  const byType = new Map<string, Field[]>()
  for (const field of fields) byType.set(field.type, [...(byType.get(field.type) ?? []), field])
  return fc.constantFrom(...byType.values()).chain((alike) => fc.constantFrom(...alike))
}
