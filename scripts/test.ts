import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../supabase/local/testing/free-port'
import { findPostgres, findWebServers } from './find-binaries.mjs'
import { countPlaywright, countVitest, type Count } from './test-counts'

const usage = `npm test                       every suite that a change must pass
npm test -- <suite…>           only these
npm test -- <suite> <filter…>  only the files of the suite whose path holds a filter

Suites: types lint format layers local units database embedded conformance mail build hosts e2e
Only by name: looks (every page and screen at every width, in light and dark), nightly (long tests of processes and data),
tasks (long tests in a browser), pixels (every public page against the images in the folder PIXELS_BASE; a new folder is
filled with those of this site). npm run test:nightly runs looks, nightly,
tasks and conformance.
hosts, e2e, looks, pixels and tasks build the site first; with KEEP_BUILD=1 they take dist/ as it is.
conformance asks the embedded backend, or the staging project that CONFORMANCE_URL names (docs/supabase-compatibility.md).
mail sends emails from a local project on PostgreSQL.
The database suites use PostgreSQL's binaries, or the server at TEST_DATABASE_URL (a superuser's address).
`

interface Run {
  filters: string[]
  /** Whether the suite was asked for by its name. */
  named: boolean
  /** Whether another suite of this run checks the types. */
  typesElsewhere: boolean
  /** Runs a command; true if it exited with 0. */
  command(command: string, args: string[], env?: Record<string, string>): Promise<boolean>
}

interface Suite {
  title: string
  check(run: Run): Promise<Count>
}

const reports = await mkdtemp(path.join(tmpdir(), 'test-reports-'))

/** A suite that failed as a whole. */
const failedAtOnce = (reason: string): Count => ({ passed: 0, failed: [reason] })

/** A check without countable tests counts as one. */
async function single({ command }: Run, script: string, args: string[] = []): Promise<Count> {
  // The site for the tests is built from the seed, even if this machine has a data folder.
  const ok = await command('npm', ['run', '--silent', script, ...args], { LOCAL_DATA: 'memory' })
  return ok ? { passed: 1, failed: [] } : failedAtOnce(`npm run ${script}`)
}

/** A runner that died without a report, or that ran no test, has failed. */
async function counted(ok: boolean, file: string, read: (report: unknown) => Count): Promise<Count> {
  const report = await readFile(file, 'utf8').then(JSON.parse, () => null)
  const count: Count = report ? read(report) : { passed: 0, failed: [] }
  if (count.failed.length === 0 && (!ok || count.passed === 0))
    count.failed.push('The runner failed, or ran no test: its output is above.')
  return count
}

async function vitest(
  { command, filters }: Run,
  projects: string[],
  env: Record<string, string> = {},
  options: string[] = [],
) {
  const file = path.join(reports, `${projects.join('-')}-${env.TEST_DATABASE ?? 'local'}.json`)
  const selection = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const args = ['--no-install', 'vitest', 'run', ...selection, ...reporters, ...options, ...filters]
  return counted(await command('npx', args, env), file, countVitest)
}

async function playwright({ command, filters }: Run, tests: string, options: string[] = []): Promise<Count> {
  const file = path.join(reports, `${tests}.json`)
  const env = {
    E2E_TESTS: tests,
    // Free ports, so that a site that is already running is not tested by mistake.
    E2E_PORT: String(await freePort()),
    E2E_MAIL_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  }
  const reporters = `--reporter=${tests === 'pixels' ? 'list' : 'dot'},json`
  const ok = await command(
    'npx',
    ['--no-install', 'playwright', 'test', reporters, ...options, ...filters],
    env,
  )
  return counted(ok, file, countPlaywright)
}

/**
 * Changes of pages are found only by comparison with images of the previous site, which are saved in a new
 * folder.
 */
async function pixels(run: Run): Promise<Count> {
  const base = process.env.PIXELS_BASE
  if (!base)
    return failedAtOnce(
      'PIXELS_BASE=<folder> npm test -- pixels: the first run fills a new folder, the next compares with it.',
    )
  return playwright(run, 'pixels', [`--update-snapshots=${existsSync(base) ? 'none' : 'all'}`])
}

const hasPostgres = Boolean(process.env.TEST_DATABASE_URL ?? findPostgres())
/**
 * The tests of everything that differs between the two databases: checks, JSON values, the seed, requests that no page
 * sends. Permissions are tested on the embedded one by conformance, nightly.
 */
const ofBothDatabases = ['rules', 'json-values', 'seed', 'hostile-requests'].map(
  (name) => `database/${name}.test`,
)

const suites: Record<string, Suite> = {
  types: { title: 'types', check: (run) => single(run, 'types') },
  lint: { title: 'lint', check: (run) => single(run, 'lint') },
  format: { title: 'format', check: (run) => single(run, 'format:check') },
  layers: { title: 'import rules', check: (run) => single(run, 'layers') },
  local: { title: 'local backend and functions', check: (run) => vitest(run, ['local', 'functions']) },
  build: {
    title: 'build',
    check: (run) => single(run, 'build', run.typesElsewhere ? ['--', '--no-types'] : []),
  },
  units: { title: 'units and components', check: (run) => vitest(run, ['unit', 'components', 'scripts']) },
  database: {
    title: 'database rules, PostgreSQL',
    async check(run) {
      if (hasPostgres) return vitest(run, ['database'], { TEST_DATABASE: 'postgres' })
      return failedAtOnce('No PostgreSQL binaries were found: npm run install:system')
    },
  },
  embedded: {
    title: 'database rules, embedded',
    check: (run) =>
      vitest(
        hasPostgres && run.filters.length === 0 ? { ...run, filters: ofBothDatabases } : run,
        ['database'],
        { TEST_DATABASE: 'embedded' },
      ),
  },
  conformance: {
    title: 'conformance of a Supabase project',
    // The matrix of access takes longer than the rest, and the database suite tests it too: nightly, or by name.
    check: (run) =>
      vitest(run, ['conformance'], {}, run.named ? [] : ['--exclude=tests/conformance/access.test.ts']),
  },
  mail: {
    title: 'mail of a project on PostgreSQL',
    check: (run) =>
      vitest({ ...run, filters: ['conformance/emails.test'] }, ['conformance'], {
        TEST_DATABASE: 'postgres',
      }),
  },
  hosts: {
    title: 'nginx and Caddy',
    async check(run) {
      if (findWebServers()) return vitest(run, ['hosts'])
      return failedAtOnce('nginx (with its brotli module) and Caddy were not found: npm run install:system')
    },
  },
  e2e: { title: 'end to end', check: (run) => playwright(run, 'e2e') },
  looks: { title: 'looks of every page and screen', check: (run) => playwright(run, 'looks') },
  pixels: { title: 'pixels of every public page', check: pixels },
  nightly: { title: 'long tests of processes and data', check: (run) => vitest(run, ['nightly']) },
  tasks: { title: 'long tests in a browser', check: (run) => playwright(run, 'nightly') },
}

/** Stages run one after the other; in a stage, lanes run in parallel. */
const stages: string[][][] = [
  [
    ['lint', 'format', 'layers', 'types', 'build', 'embedded', 'conformance', 'hosts'],
    // As much work as the others together: most of its tests create an embedded database.
    ['local', 'mail'],
  ],
  // Each for both cores: one goes on while the other waits for its last file, or for PostgreSQL.
  [['units'], ['database']],
  [['e2e']],
  [['looks']],
  [['pixels']],
  [['nightly']],
  [['tasks']],
]
const onlyByName = ['looks', 'pixels', 'nightly', 'tasks']
const onBuiltSite = ['hosts', 'e2e', 'looks', 'pixels', 'tasks']

const given = process.argv.slice(2)
if (given.includes('--help') || given[0]?.startsWith('-')) {
  console.log(usage)
  process.exit(given.includes('--help') ? 0 : 1)
}
const named = given.filter((word) => word in suites)
const filters = given.filter((word) => !(word in suites))
if (filters.length > 0 && named.length !== 1) {
  console.error(`No such suite: ${filters.join(', ')}.\n\n${usage}`)
  process.exit(1)
}

function isSelected(name: string): boolean {
  if (named.includes(name)) return true
  if (named.length > 0) {
    const needsBuild = named.some((suite) => onBuiltSite.includes(suite))
    return name === 'build' && needsBuild && !process.env.KEEP_BUILD
  }
  // On a developer's machine without PostgreSQL, the embedded database replaces it.
  if (name === 'database') return hasPostgres || Boolean(process.env.CI)
  if (name === 'hosts') return Boolean(findWebServers() ?? process.env.CI)
  return !onlyByName.includes(name)
}

const plan = stages.map((lanes) =>
  lanes.map((lane) => lane.filter(isSelected)).filter((lane) => lane.length > 0),
)
const order = plan.flat(2)
const counts = new Map<string, Count & { seconds: number }>()

/** Runs a suite; with `aside` its output is printed at its end, because another suite is printing. */
async function perform(name: string, aside: boolean): Promise<void> {
  const suite = suites[name] as Suite
  const label = `${order.indexOf(name) + 1} of ${order.length}: ${suite.title}`
  const kept: Buffer[] = []
  const command: Run['command'] = (file, args, env = {}) =>
    new Promise((resolve) => {
      const child = spawn(file, args, {
        stdio: ['ignore', aside ? 'pipe' : 'inherit', aside ? 'pipe' : 'inherit'],
        env: { ...process.env, ...env },
      })
      child.stdout?.on('data', (data: Buffer) => kept.push(data))
      child.stderr?.on('data', (data: Buffer) => kept.push(data))
      child.on('error', () => resolve(false))
      child.on('close', (code) => resolve(code === 0))
    })

  console.log(`\n== ${label}${aside ? ' (started; its output follows)' : ''}`)
  const began = performance.now()
  const count = await suite.check({
    filters,
    command,
    named: named.includes(name),
    typesElsewhere: order.includes('types'),
  })
  const seconds = Number(((performance.now() - began) / 1000).toFixed(1))
  counts.set(name, { ...count, seconds })
  if (aside) process.stdout.write(`\n== ${label}\n${Buffer.concat(kept).toString()}`)
  console.log(`-- ${label}: ${count.passed} passed, ${count.failed.length} failed in ${seconds} s`)
}

async function performLane(lane: string[], aside: boolean): Promise<void> {
  for (const name of lane) {
    const unbuilt = onBuiltSite.includes(name) && counts.get('build')?.failed.length
    if (!unbuilt) await perform(name, aside)
  }
}

if (!named.length && !hasPostgres && !process.env.CI)
  console.log('No PostgreSQL on this machine: the database rules are tested on the embedded database alone.')
if (!named.length && !findWebServers() && !process.env.CI)
  console.log('No nginx and Caddy on this machine: what the build writes for them is not tried.')
for (const lanes of plan) {
  await Promise.all(lanes.map((lane) => performLane(lane, lanes.length > 1)))
}

await rm(reports, { recursive: true, force: true })
const results = [...counts]
for (const [name, { failed }] of results) for (const line of failed) console.log(`FAILED ${name}: ${line}`)
console.table(
  Object.fromEntries(
    results.map(([name, { passed, failed, seconds }]) => [name, { passed, failed: failed.length, seconds }]),
  ),
)
const passed = results.reduce((sum, [, count]) => sum + count.passed, 0)
const failed = results.reduce((sum, [, count]) => sum + count.failed.length, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
