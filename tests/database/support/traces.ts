import type { LocalBackend } from '../../../supabase/local/backend'

/** The table of every row in public and private that contains a text in lower case. */
export async function tracesOf(backend: LocalBackend, text: string): Promise<string[]> {
  const tables = await backend.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'private') order by 1`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await backend.query(`select from ${name} t where position($1::text in lower(t::text)) > 0`, [
      text,
    ])
    found.push(...rows.map(() => name))
  }
  return found
}
