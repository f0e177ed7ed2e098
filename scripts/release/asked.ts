import { readdir, readFile } from 'node:fs/promises'

/** A procedure as the API offers it: the names of its arguments, which of them must be given, and who may call it. */
export interface Procedure {
  name: string
  args: string[]
  required: string[]
  roles: string[]
}

export interface Callable {
  /** The columns of each table and view. */
  tables: Record<string, string[]>
  procedures: Procedure[]
}

/** What the site and the functions of a release ask for: an old tab, and a function not yet deployed, go on doing so. */
export interface Asked extends Callable {
  functions: string[]
}

interface Queryable {
  query<T>(sql: string): Promise<T[]>
}

/** Everything that the API of a database offers. */
export async function readCallable(database: Queryable): Promise<Callable> {
  const columns = await database.query<{ table: string; column: string }>(`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' order by 1, 2`)
  const procedures = await database.query<{ text: string }>(`
    select json_build_object(
      'name', p.proname,
      'args', coalesce(p.proargnames[1:p.pronargs], '{}'),
      'required', coalesce(p.proargnames[1:p.pronargs - p.pronargdefaults], '{}'),
      'roles', array(
        select role from unnest(array['anon', 'authenticated', 'service_role']) role
        where has_function_privilege(role, p.oid, 'execute')
      )
    )::text as text
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
    order by p.proname, p.oid`)
  const tables: Record<string, string[]> = {}
  for (const { table, column } of columns) (tables[table] ??= []).push(column)
  return { tables, procedures: procedures.map(({ text }) => JSON.parse(text) as Procedure) }
}

/** The text of everything that calls the API: the site and the functions, without their tests. */
export async function readCode(): Promise<string> {
  const files = (
    await Promise.all(
      ['src', 'supabase/functions'].map(async (folder) =>
        (await readdir(folder, { recursive: true })).map((name) => `${folder}/${name}`),
      ),
    )
  ).flat()
  const calling = files.filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && file !== 'src/lib/database.types.ts',
  )
  return (await Promise.all(calling.map((file) => readFile(file, 'utf8')))).join('\n')
}

/**
 * Of what the API offers, what the code names. A word that means something else counts as well: too much is kept,
 * never too little.
 */
export function askedOf(code: string, { tables, procedures }: Callable, functions: string[]): Asked {
  const words = new Set(code.match(/\w+/g))
  const isNamed = (name: string) => words.has(name)
  return {
    tables: Object.fromEntries(
      Object.entries(tables)
        .filter(([name]) => isNamed(name))
        .map(([name, columns]) => [name, columns.filter(isNamed)]),
    ),
    procedures: procedures.filter(({ name }) => isNamed(name)),
    functions,
  }
}

/** What a database no longer answers of that, a complaint for each. */
export function unanswered({ tables, procedures }: Asked, now: Callable): string[] {
  const complaints: string[] = []
  for (const [table, columns] of Object.entries(tables))
    for (const column of columns)
      if (!now.tables[table]?.includes(column)) complaints.push(`${table}.${column} is gone`)
  for (const { name, args, required, roles } of procedures) {
    const answering = now.procedures.filter(
      (other) =>
        other.name === name &&
        args.every((arg) => other.args.includes(arg)) &&
        other.required.every((arg) => required.includes(arg)) &&
        roles.every((role) => other.roles.includes(role)),
    )
    // The API refuses a call that two procedures could answer.
    if (answering.length !== 1)
      complaints.push(`${name}(${args.join(', ')}) is answered by ${answering.length} procedures`)
  }
  return complaints
}
