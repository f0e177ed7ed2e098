import type { Sql } from '../database'
import { actAs, type Caller } from './callers'
import type { Task } from './measure'
import type { Sample } from './sample'
import { serviceProcedures } from './service-procedures'
import { staffProcedures } from './staff-procedures'
import { visitorProcedures } from './visitor-procedures'

const procedures: Readonly<Record<string, readonly Sample[]>> = {
  ...visitorProcedures,
  ...serviceProcedures,
  ...staffProcedures,
}

interface Procedure {
  name: string
  caller: Caller
  volatile: boolean
  /** It returns nothing. */
  isVoid: boolean
}

/** Every procedure of the API, with the role that has the fewest rights among those that may call it. */
export const listProcedures = `
  select p.proname as name, p.provolatile = 'v' as volatile, p.prorettype = 'void'::regtype as "isVoid", (
    select r.rolname from pg_roles r
    where r.rolname in ('anon', 'authenticated', 'service_role') and has_function_privilege(r.oid, p.oid, 'execute')
    order by r.rolname limit 1
  ) as caller
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
    and has_function_privilege('service_role', p.oid, 'execute')
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by 1`

/** Procedures without a call to measure, and calls without a procedure. */
export async function unmeasuredProcedures(
  query: (sql: string) => Promise<Array<{ name: string }>>,
): Promise<string[]> {
  const present = (await query(listProcedures)).map(({ name }) => name)
  return [
    ...present.filter((name) => !procedures[name]?.length).map((name) => `${name} is not called`),
    ...Object.keys(procedures)
      .filter((name) => !present.includes(name))
      .map((name) => `${name} does not exist`),
  ]
}

/** A hosted project cancels statements of staff after 8 s. */
const longest = '10s'

/** Calls a procedure in a transaction that is undone, and returns the duration in ms. Throws what makes it no measurement. */
async function call(sql: Sql, { name, caller, isVoid }: Procedure, sample: Sample): Promise<number> {
  await sql.unsafe('begin')
  try {
    if (sample.before) await sql.unsafe(sample.before)
    const args: string[] = []
    for (const [arg, expression] of Object.entries(sample.args ?? {})) {
      const [row] = await sql.unsafe(`select quote_literal((${expression})::text) as literal`)
      if (row?.literal == null) throw new Error(`the argument ${arg} is null`)
      args.push(`${arg} => ${row.literal}`)
    }
    await sql`select set_config('statement_timeout', ${longest}, true)`
    await actAs(sql, caller)
    const began = performance.now()
    const rows = await sql.unsafe(`select * from public.${name}(${args.join(', ')})`)
    const taken = performance.now() - began
    const answer: unknown = rows[0]?.[name]
    const isEmpty = rows.length === 0 || answer === null || JSON.stringify(answer) === '[]'
    if (isEmpty && !isVoid && !sample.mayBeEmpty) throw new Error('the answer is empty')
    // A refusal whose count is kept is an answer (private.refusal).
    const { code } = (answer ?? {}) as { code?: unknown }
    if (typeof code === 'string' && code.startsWith('PT')) throw new Error(JSON.stringify(answer))
    return taken
  } finally {
    await sql.unsafe('rollback')
  }
}

/** Every call of every procedure. @param sql one connection of the superuser */
export async function procedureTasks(sql: Sql): Promise<Task[]> {
  const found = (await sql.unsafe(listProcedures)) as unknown as Procedure[]
  return found.flatMap((procedure) =>
    (procedures[procedure.name] ?? []).map((sample): Task => ({
      name: procedure.name + (sample.of ? `: ${sample.of}` : ''),
      kind: sample.kind ?? (procedure.volatile ? 'other' : 'list'),
      once: () => call(sql, procedure, sample),
    })),
  )
}
