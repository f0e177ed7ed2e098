import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataApi } from './data-api'
import { type Finding, found, listed, look, ok, wrong } from './finding'
import { canRead, isHosted, isThisMachine, type Project, readOnly } from './project'
import { compareParts, readSchema, type Right, type Schema, without } from './schema'

const editor = 'SQL Editor'

export interface DatabaseFacts {
  /** What the migrations of this checkout make. */
  expected: Schema
  here: Schema
  /** What ALTER ROLE tells the roles of the API, 'statement_timeout=3s'; what is said of this database comes first. */
  roleSettings: Array<{ role: string; settings: string[]; in_database: string | null }>
  caller: { header: string; hops: number } | undefined
  /** Whom the limits have counted by caller lately. */
  callers: string[]
}

const versions = (names: string[]) => names.map((name) => name.split('_')[0]).join(' ')

/** Whether what stands in the tables' place was made by this checkout, recorded or not. */
function isComparable({ expected, here }: DatabaseFacts): boolean {
  const isRecorded = without(expected.migrations, here.migrations).length === 0
  return without(expected.columns, here.columns).length === 0 && (isRecorded || here.migrations.length === 0)
}

export function migrations(facts: DatabaseFacts): Finding[] {
  const { expected, here } = facts
  const missing = without(expected.migrations, here.migrations)
  const unknown = without(here.migrations, expected.migrations)
  const lost = without(expected.columns, here.columns)
  const findings: Finding[] = []
  if (missing.length > 0)
    findings.push(
      isComparable(facts)
        ? wrong(
            'No migration is recorded, though all tables are here: a later db push would make them again.',
            `npx supabase migration repair --status applied ${versions(missing)}`,
          )
        : wrong(`Migrations not applied: ${listed(missing)}.`, 'npx supabase db push'),
    )
  else if (lost.length > 0)
    findings.push(
      wrong(
        `Columns that the migrations made are gone or changed: ${listed(lost)}.`,
        'npx supabase db diff --linked shows the statements that bring them back; or restore a backup.',
      ),
    )
  if (unknown.length > 0)
    findings.push(
      wrong(
        `Migrations that this checkout has not: ${listed(unknown)}.`,
        'Check out the version that was deployed (git pull); if there is none, take them out of the record: ' +
          `npx supabase migration repair --status reverted ${versions(unknown)}`,
      ),
    )
  return findings.length > 0 ? findings : [ok(`${here.migrations.length} migrations, as in this checkout`)]
}

export function rules({ expected, here }: DatabaseFacts): Finding[] {
  const open = without(here.withoutRules, expected.withoutRules)
  if (open.length === 0) return [ok('Row-level security is on, on every table')]
  return open.map((table) =>
    wrong(`Row-level security is off on ${table}.`, `alter table ${table} enable row level security;`),
  )
}

const dropPolicy = (name: string) => `drop policy ${name};`

export function policies({ expected, here }: DatabaseFacts): Finding[] {
  const { missing, changed, more } = compareParts(expected.policies, here.policies)
  const findings = [
    ...missing.map(({ name, sql }) => wrong(`The policy ${name} is missing.`, sql)),
    ...changed.map(({ name, sql }) =>
      wrong(`The policy ${name} is not that of the migrations.`, `${dropPolicy(name)} ${sql}`),
    ),
    ...more.map(({ name }) => wrong(`The policy ${name} is in no migration.`, dropPolicy(name))),
  ]
  return findings.length > 0
    ? findings
    : [ok(`${expected.policies.length} policies, as the migrations have them`)]
}

/** By role, since one statement may be of several rights. */
function rightsOf(all: Right[], known: Right[]): Map<string, string[]> {
  const asText = ({ role, right }: Right) => `${role} ${right}`
  const knownTexts = known.map(asText)
  const byRole = new Map<string, string[]>()
  for (const one of all)
    if (!knownTexts.includes(asText(one))) byRole.set(one.role, [...(byRole.get(one.role) ?? []), one.right])
  return byRole
}

export function rights({ expected, here }: DatabaseFacts): Finding[] {
  const excess = rightsOf(here.rights ?? [], expected.rights)
  const missing = rightsOf(expected.rights, here.rights)
  const findings = [
    ...[...excess].map(([role, list]) =>
      wrong(
        `${role} may do what no migration grants: ${listed(list)}.`,
        list.map((right) => `revoke ${right} from ${role}, public;`).join(' '),
      ),
    ),
    ...[...missing].map(([role, list]) =>
      wrong(
        `${role} may not do what the migrations grant: ${listed(list)}.`,
        list.map((right) => `grant ${right} to ${role};`).join(' '),
      ),
    ),
  ]
  return findings.length > 0
    ? findings
    : [ok('Visitors and administrators have the grants of the migrations')]
}

/** The migration that says last how a routine runs. */
function migrationOf(routine: string, root: string): string {
  const folder = join(root, 'supabase/migrations')
  const name = routine.replace(/\(.*$/, '').replaceAll('.', '\\.')
  const made = new RegExp(`create (?:or replace )?(?:function|procedure) ${name}\\s*\\(`, 'i')
  const file = readdirSync(folder)
    .toSorted()
    .findLast((one) => made.test(readFileSync(join(folder, one), 'utf8')))
  return `supabase/migrations/${file ?? ''}`
}

export function routines({ expected, here }: DatabaseFacts, root: string): Finding[] {
  const procedures = compareParts(expected.routines, here.routines)
  const triggers = compareParts(expected.triggers, here.triggers)
  const [nameOf, tableOf] = [0, 1].map((index) => (name: string) => name.split(' on ')[index] ?? '') as [
    (name: string) => string,
    (name: string) => string,
  ]
  const findings = [
    ...[...procedures.missing, ...procedures.changed].map(({ name }) =>
      wrong(
        `The procedure ${name} is not that of the migrations.`,
        `Run its 'create' of ${migrationOf(name, root)} in the ${editor}, as 'create or replace'.`,
      ),
    ),
    ...triggers.missing.map(({ name, sql }) => wrong(`The trigger ${name} is missing.`, sql)),
    ...triggers.changed.map(({ name }) =>
      wrong(
        `The trigger ${name} is switched off.`,
        `alter table ${tableOf(name)} enable trigger ${nameOf(name)};`,
      ),
    ),
  ]
  const { length } = expected.routines
  return findings.length > 0
    ? findings
    : [ok(`${length} procedures and ${expected.triggers.length} triggers, as the migrations have them`)]
}

/** The time a setting allows a statement, in ms; 0 for no limit. */
function milliseconds(setting: string): number {
  const [, figure = '', unit = 'ms'] = /^'?(\d+)\s*(ms|s|min|h|d)?'?$/.exec(setting) ?? []
  return Number(figure) * { ms: 1, s: 1000, min: 60_000, h: 3_600_000, d: 86_400_000 }[unit as 'ms']
}

/** What the provider sets for its own projects. */
const timeouts = { anon: '3s', authenticated: '8s' }
const longest = 60_000

export function timeLimits({ roleSettings }: DatabaseFacts): Finding[] {
  const limits = roleSettings.flatMap(({ role, settings, in_database }) => {
    const setting = settings.find((one) => one.startsWith('statement_timeout='))
    return setting
      ? [{ role, in_database, limit: milliseconds(setting.replace('statement_timeout=', '')) }]
      : []
  })
  const findings = Object.entries(timeouts).flatMap(([role, usual]) => {
    // The API's own role stands in for one that says nothing.
    const said = limits.find((one) => one.role === role) ?? limits.find((one) => one.role === 'authenticator')
    const limit = said?.limit ?? 0
    if (limit > 0 && limit <= longest) return []
    const where = said?.role === role && said.in_database ? ` in database ${said.in_database}` : ''
    return [
      wrong(
        limit === 0
          ? `A statement of ${role} may run for ever.`
          : `A statement of ${role} may run for ${limit / 1000} s.`,
        `alter role ${role}${where} set statement_timeout = '${usual}'; notify pgrst, 'reload config';`,
      ),
    ]
  })
  return findings.length > 0 ? findings : [ok('Statements of visitors and administrators end in time')]
}

/** An address that no caller from the internet has. */
const insideAddress =
  /^(?:10\.|127\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|::1|f[cd][0-9a-f]{2}:|fe80:)/

export function caller({ caller: known, callers }: DatabaseFacts, url: string | undefined): Finding[] {
  const hostedSetting = "update private.deployment set caller_header = 'cf-connecting-ip', caller_hops = 1;"
  if (!known)
    return [
      wrong(
        'private.deployment is empty: nobody is counted by caller.',
        'insert into private.deployment default values;',
      ),
    ]
  const said = `${known.header}, value ${known.hops} from the right`
  if (url && isHosted(url) && (known.header !== 'cf-connecting-ip' || known.hops !== 1))
    return [wrong(`Callers are known by ${said}, which a caller can write here.`, hostedSetting)]
  const inside = callers.filter((address) => insideAddress.test(address))
  if (!(url && isThisMachine(url)) && inside.length > 0)
    return [
      wrong(
        `Callers are counted as ${listed(inside)}, which is a proxy: all of them share one limit (${said}).`,
        "update private.deployment set caller_hops = caller_hops + 1; or the header that your proxy writes: docs/deploy.md, 'Who is a caller'",
      ),
    ]
  if (url && !isHosted(url) && known.header === 'cf-connecting-ip')
    return [
      look(
        'Callers are known by cf-connecting-ip, which only the edge of a hosted project writes over.',
        "docs/deploy.md, 'Who is a caller'",
      ),
    ]
  return [ok(`Callers are known by ${said}`)]
}

async function readFacts(project: Project, expected: Schema): Promise<DatabaseFacts | undefined> {
  const { database } = project
  if (!database) return undefined
  return readOnly(database, async () => {
    const here = await readSchema(database)
    const roleSettings = await database.query<DatabaseFacts['roleSettings'][number]>(
      `select rolname as role, s.setconfig as settings, quote_ident(d.datname) as in_database
      from pg_db_role_setting s join pg_roles r on r.oid = s.setrole left join pg_database d on d.oid = s.setdatabase
      where rolname in ('anon', 'authenticated', 'authenticator')
        and (s.setdatabase = 0 or d.datname = current_database())
      order by s.setdatabase desc`,
    )
    const counted = (await canRead(database, 'private.deployment'))
      ? await database.query<{ header: string; hops: number }>(
          'select caller_header as header, caller_hops as hops from private.deployment',
        )
      : []
    const callers = (await canRead(database, 'private.rate_limits'))
      ? await database.query<{ key: string }>(
          "select distinct key from private.rate_limits where bucket like '%by caller' limit 1000",
        )
      : []
    return { expected, here, roleSettings, caller: counted[0], callers: callers.map(({ key }) => key) }
  })
}

/** @param expected what the migrations of this checkout make of an empty database */
export async function databaseFindings(
  project: Project,
  expected: () => Promise<Schema>,
): Promise<Finding[]> {
  const { url, publicKey } = project
  const stored = await found('The database', 'Settings, Database: DATABASE_URL', async () => {
    const facts = project.database && (await readFacts(project, await expected()))
    if (!facts) return []
    const inStep = migrations(facts)
    // What another version made differs everywhere.
    const schema = isComparable(facts)
      ? [...policies(facts), ...rights(facts), ...routines(facts, project.root)]
      : [look('Policies, grants and procedures are compared once the tables are in step.', 'npm run doctor')]
    return [...inStep, ...rules(facts), ...schema, ...timeLimits(facts), ...caller(facts, url)]
  })
  const api =
    url && publicKey ? await found('The API', 'Settings, Data API', () => dataApi(url, publicKey)) : []
  return [...stored, ...api]
}
