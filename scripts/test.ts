import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findPostgres } from './find-binaries.mjs'
import { countPlaywright, countVitest, total, type Count } from './test-counts'

/**
 * `npm test`: every check there is, in the order in which a fault is cheapest to find. All run even when one
 * fails; the last line is the sum over all runners.
 */
const reports = await mkdtemp(path.join(tmpdir(), 'test-reports-'))
const counts: Count[] = []

function run(command: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('error', () => resolve(false))
    child.on('exit', (code) => resolve(code === 0))
  })
}

/** A port nobody listens on, so that a site already running is not tested by mistake. */
function freePort(): Promise<string> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(String(typeof address === 'object' ? address?.port : 0)))
    })
  })
}

async function step(name: string, check: () => Promise<Count>): Promise<Count> {
  console.log(`\n== ${name}`)
  const began = performance.now()
  const count = await check()
  counts.push(count)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`-- ${name}: ${count.passed} passed, ${count.failed} failed in ${seconds} s`)
  return count
}

/** A check that has no tests of its own to count is one. */
const single = (script: string, env?: Record<string, string>) => async (): Promise<Count> =>
  (await run('npm', ['run', '--silent', script], env))
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1, failures: [`npm run ${script}`] }

/** A runner that died without a report, or that ran nothing, has failed. */
async function counted(ok: boolean, file: string, read: (report: unknown) => Count): Promise<Count> {
  const report = await readFile(file, 'utf8').then(JSON.parse, () => null)
  const count: Count = report ? read(report) : { passed: 0, failed: 0 }
  const silent = count.failed === 0 && (!ok || count.passed === 0)
  return silent ? { ...count, failed: 1, failures: [`${path.basename(file)}: the runner failed`] } : count
}

const vitest = (projects: string[], env?: Record<string, string>) => async () => {
  const file = path.join(reports, `${projects.join('-')}-${env ? 'postgres' : 'local'}.json`)
  const selection = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  return counted(
    await run('npx', ['--no-install', 'vitest', 'run', ...selection, ...reporters], env),
    file,
    countVitest,
  )
}

await step('types', single('types'))
await step('lint', single('lint'))
await step('format', single('format:check'))
await step('layers', single('layers'))
await step('database linter', single('db:lint'))
await step('units and components', vitest(['unit', 'components', 'scripts']))
await step('local backend and functions', vitest(['local', 'functions']))
await step('database rules, embedded', vitest(['database']))
if (findPostgres()) {
  await step('database rules, PostgreSQL', vitest(['database'], { TEST_DATABASE: 'postgres' }))
} else if (process.env.CI) {
  await step('database rules, PostgreSQL', async () => {
    console.log('No PostgreSQL binaries were found, and none could be installed.')
    return { passed: 0, failed: 1, failures: ['PostgreSQL binaries'] }
  })
} else {
  console.log('\n== database rules, PostgreSQL: left out, no PostgreSQL binaries on this machine')
}
const built = await step('build', single('build', { LOCAL_DATA: 'memory' }))
if (built.failed === 0) {
  await step('end to end', async () => {
    const file = path.join(reports, 'playwright.json')
    const env = {
      E2E_PORT: await freePort(),
      E2E_MAIL_PORT: await freePort(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    }
    const ok = await run('npx', ['--no-install', 'playwright', 'test', '--reporter=dot,json'], env)
    return counted(ok, file, countPlaywright)
  })
}

await rm(reports, { recursive: true, force: true })
for (const failure of counts.flatMap(({ failures = [] }) => failures)) console.log(`\nFAILED ${failure}`)
const { passed, failed } = total(counts)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
