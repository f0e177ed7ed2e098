import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createLocalBackend } from '../../supabase/local/backend'
import { openPostgres } from '../../supabase/local/api/postgres-database'
import { runProgram } from '../../supabase/local/testing/child-program'
import { temporaryFolder } from '../../supabase/local/testing/temporary-folder'
import { type PostgresCluster, startPostgresCluster } from '../../tests/support/postgres-cluster'
import { type OpenDatabase, openDatabase } from '../backup/database'
import { findPostgres } from '../find-binaries.mjs'
import { type Expected, examine, readExpected } from './examine'
import {
  authConfig,
  backupOf,
  hostedParts,
  managementUrl,
  newerProject,
  projectUrl,
  provider,
  publicKey,
  publishSite,
  secretKey,
  serveProject,
} from './fake-project'
import { backupFaults } from './faults/backups'
import { dataApiFaults } from './faults/data-api'
import { databaseFaults } from './faults/database'
import type { Planted } from './faults/fault'
import { functionFaults } from './faults/functions'
import { pictureFaults } from './faults/pictures'
import { scheduleFaults } from './faults/schedule'
import { signInFaults } from './faults/sign-in'
import { siteFaults } from './faults/site'
import { variables } from './functions'
import { createManagement } from './project'
import { report, uses, withoutSecrets } from './report'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const binaries = findPostgres()
const token = 'sbp_of_the_demo'
let cluster: PostgresCluster
let expected: Expected
/** A database in which all is well, for who plants nothing in it. */
let unchanged: string

beforeAll(async () => {
  provider.listen({ onUnhandledRequest: ({ url }, print) => void (/localhost/.test(url) || print.error()) })
  if (!binaries) return
  cluster = await startPostgresCluster(binaries)
  await asSuperuser('postgres', 'create database healthy')
  const folder = newerProject()
  const backend = await createLocalBackend({
    postgresUrl: cluster.url('healthy'),
    seed: false,
    supabaseDir: folder.path,
  })
  await backend.exec(hostedParts)
  await backend.close()
  folder.remove()
  unchanged = await makeDatabase()
  expected = await readExpected()
})
afterEach(() => provider.resetHandlers())
afterAll(async () => {
  provider.close()
  await cluster?.stop()
})

async function asSuperuser(database: string, sql: string) {
  const session = await openPostgres(cluster.url(database))
  try {
    await session.exec(sql)
  } finally {
    await session.close()
  }
}

/** A hosted database of its own, with what `sql` does to it; gives its name. */
async function makeDatabase(sql = ''): Promise<string> {
  const name = `studio_${randomUUID().replaceAll('-', '')}`
  await asSuperuser('postgres', `create database ${name} template healthy`)
  if (sql) await asSuperuser(name, sql)
  return name
}

async function open(name: string): Promise<OpenDatabase> {
  const database = await openDatabase(cluster.url(name))
  onTestFinished(() => database.close())
  return database
}

/** A healthy project with a fault in it, and what the doctor says. */
async function examined({ sql, answers, auth, files, project, backups = () => backupOf(1) }: Planted = {}) {
  const { root, siteUrl } = await publishSite(files)
  const config = { body: { ...authConfig(siteUrl), ...auth } }
  const asked = serveProject(siteUrl, { 'GET /v1/projects/demostudio/config/auth': config, ...answers })
  const groups = await examine(
    {
      url: projectUrl,
      publicKey,
      secretKey,
      siteUrl,
      database: project?.database ?? (await open(sql ? await makeDatabase(sql) : unchanged)),
      management: createManagement(managementUrl, token, projectUrl),
      root,
      backups: backups(),
      now: Date.now(),
      ...project,
    },
    async () => expected,
  )
  const all = groups.flatMap(({ title, findings }) => findings.map((finding) => ({ title, ...finding })))
  return { asked, groups, all, found: all.filter(({ state }) => state !== 'ok') }
}

/** How a cure begins and ends, for one that is given as a pattern. */
const sample = (cure: string | RegExp) =>
  typeof cure === 'string' ? cure : `${cure.source.replaceAll(/[\\^$]/g, '')};`

const faults = Object.entries({
  Database: [...databaseFaults, ...dataApiFaults],
  'Sign-in': signInFaults,
  Functions: functionFaults,
  Schedule: scheduleFaults,
  Pictures: pictureFaults,
  Site: siteFaults,
  Backups: backupFaults,
}).flatMap(([group, list]) => list.map((fault) => ({ group, ...fault })))

describe.skipIf(!binaries)('npm run doctor', () => {
  test('finds nothing in a project in which all is well, and says it in one screen', async () => {
    const { found, groups, all } = await examined()
    expect(found).toEqual([])
    expect(groups.map(({ title }) => title)).toEqual([
      'Database',
      'Sign-in',
      'Functions',
      'Schedule',
      'Pictures',
      'Site',
      'Backups',
    ])
    const text = report(groups, [])
    expect(text).toContain(`${all.length} ok, 0 wrong, 0 to look at yourself.`)
    expect(text.split('\n').length).toBeLessThan(50)
  })

  test.each(faults)('finds $title', async ({ group, says, cure, isToBeLookedAt, lines = 1, ...planted }) => {
    const { found } = await examined(planted)
    expect(found).toHaveLength(lines)
    expect(found[0]).toMatchObject({
      title: group,
      state: isToBeLookedAt ? 'look' : 'wrong',
      what: typeof says === 'string' ? expect.stringContaining(says) : expect.stringMatching(says),
      cure: typeof cure === 'string' ? expect.stringContaining(cure) : expect.stringMatching(cure),
    })
  })

  test('the cures that are SQL put the database right', async () => {
    const isSql = /^(?:alter|create|drop|grant|revoke|update|delete)\b.*;$/i
    const planted = faults.filter(
      ({ group, sql, cure, project }) => group === 'Database' && sql && !project && isSql.test(sample(cure)),
    )
    const name = await makeDatabase(planted.map(({ sql }) => sql).join(';\n'))
    const { found } = await examined({ project: { database: await open(name) } })
    const cures = found.flatMap((finding) =>
      finding.title === 'Database' && finding.state === 'wrong' ? [finding.cure] : [],
    )
    expect(cures.length).toBeGreaterThan(10)
    for (const cure of cures) await asSuperuser(name, cure)
    expect((await examined({ project: { database: await open(name) } })).found).toEqual([])
  })

  test('a schedule that is called from elsewhere is one', async () => {
    const { all } = await examined({ sql: 'delete from cron.job where jobid = 1' })
    expect(all).toContainEqual(
      expect.objectContaining({
        state: 'ok',
        what: 'send-due has answered in the last ten minutes (called from elsewhere)',
      }),
    )
  })

  test('changes nothing: the database is read where nothing can be written, the project is only asked', async () => {
    const database = await open(await makeDatabase())
    const outside: string[] = []
    let isReadOnly = false
    const watched: OpenDatabase = {
      ...database,
      query(sql, params) {
        if (/^begin transaction .*\bread only$/.test(sql)) isReadOnly = true
        else if (!isReadOnly) outside.push(sql)
        else if (/^(?:commit|rollback)$/.test(sql)) isReadOnly = false
        return database.query(sql, params)
      },
    }
    const { asked } = await examined({ project: { database: watched } })
    expect(outside).toEqual([])
    expect(isReadOnly).toBe(false)
    expect(asked.length).toBeGreaterThan(15)
    // A function answers PUT with 405, before it does anything.
    expect(asked.filter((request) => !/^(?:GET|HEAD) |^PUT \/functions\/v1\//.test(request))).toEqual([])
    expect(asked.filter((request) => /\/rpc\/|signup|otp|recover|invite/.test(request))).toEqual([])
  })

  test('what cannot be reached is told, and hides nothing else', async () => {
    const database: OpenDatabase = {
      ...(await open('healthy')),
      query: () => Promise.reject(new Error('connect ECONNREFUSED')),
    }
    const { found, all } = await examined({ project: { database, siteUrl: 'http://localhost:1' } })
    const said = found.map(({ title, what }) => `${title}: ${what}`)
    expect(said).toContain('Database: The database could not be read: connect ECONNREFUSED')
    expect(said).toContain('Schedule: The schedule could not be read: connect ECONNREFUSED')
    expect(said).toContainEqual(expect.stringMatching(/^Site: The site could not be read: fetch failed/))
    expect(all).toContainEqual({ title: 'Sign-in', state: 'ok', what: 'Sign-up is closed' })
  })

  test('without a token it names the pages of the dashboard to look at', async () => {
    const { found } = await examined({ project: { management: undefined } })
    expect(found.map(({ state }) => state)).toEqual(found.map(() => 'look'))
    expect(found.map((finding) => 'cure' in finding && finding.cure)).toEqual([
      'Authentication, URL Configuration',
      'Authentication, Email Templates',
      'Authentication, Emails, SMTP Settings',
      'Authentication, Sessions',
      'Authentication, Sign In / Providers, Email',
      'Edge Functions, Secrets',
    ])
  })

  test('as a program: it looks at what it is given, tells no secret, and ends with 1', async () => {
    const name = await makeDatabase('alter table public.orders disable row level security')
    const address = cluster.url(name)
    const program = runProgram(
      'scripts/doctor/doctor.ts',
      {
        DATABASE_URL: address,
        SUPABASE_URL: 'http://localhost:1',
        SUPABASE_SECRET_KEY: secretKey,
      },
      ['--backups', backupOf(1)],
    )
    expect(await program.ended).toBe(1)
    const said = program.output()
    expect(said).toContain('WRONG  Row-level security is off on public.orders.')
    expect(said).toContain('alter table public.orders enable row level security;')
    expect(said).toContain('  VITE_SITE_URL: the site')
    expect(said).not.toContain('  DATABASE_URL:')
    for (const secret of [address, new URL(address).password, secretKey, 'hook-1f3c'])
      expect(said).not.toContain(secret)
  })
})

test('as a program without anything: it says which variable lets it look at what', async () => {
  const { path } = temporaryFolder()
  const program = runProgram('scripts/doctor/doctor.ts', {}, ['--backups', path])
  expect(await program.ended).toBe(1)
  for (const name of Object.keys(uses)) expect(program.output()).toContain(`  ${name}: `)
  expect(program.output()).toContain('There is no whole backup')
})

test('an address that is none is named by its variable, and not repeated', async () => {
  const program = runProgram('scripts/doctor/doctor.ts', { DATABASE_URL: 'secret at nowhere' })
  expect(await program.ended).toBe(1)
  expect(program.output().trim()).toBe('DATABASE_URL is no address.')
})

test('a secret is taken out of whatever is printed', () => {
  const text = 'refused: sb_secret_abc at postgresql://postgres:pass word@host/db'
  expect(withoutSecrets(text, ['sb_secret_abc', undefined, 'pass word'])).toBe(
    'refused: … at postgresql://postgres:…@host/db',
  )
})

test('the variables that are asked of the functions stand in their example', () => {
  const example = readFileSync(join(import.meta.dirname, '../../supabase/functions/.env.example'), 'utf8')
  const asked = variables([{ name: 'SMS_WEBHOOK_URL' }], true).map(
    ({ what }) => /[A-Z]+(?:_[A-Z]+)+/.exec(what)?.[0],
  )
  expect(asked.filter(Boolean)).toHaveLength(6)
  for (const name of asked.filter(Boolean)) expect(example).toMatch(new RegExp(`^${name}=`, 'm'))
})
