// Installs whatever is missing before `npm start` and `npm test`, on a bare checkout. It has no dependencies.
// With --browser also the programs that the tests use besides npm packages: Chromium, PostgreSQL, nginx and
// Caddy. System packages are installed only with consent: --install, CI=true, or yes at the terminal. With
// --bench also the packages for measuring.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { findChromium, findHeadlessShell, findPostgres, findWebServers } from './find-binaries.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
/**
 * The oldest supported minor release of each major version; newer major versions are all supported. The same
 * as 'engines'.
 */
const OLDEST_NODE = { 20: 19, 22: 13, 24: 0 }

function fail(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

const PROGRESS_MS = 5_000

/**
 * Runs a command with its output captured, and prints the line from `progress` every few seconds. Resolves
 * with the error text if the command fails, with undefined if it succeeds.
 */
function run(command, args, env = {}, progress = () => undefined, cwd = root) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    let printed
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text))
    const timer = setInterval(() => {
      const line = progress()
      if (line && line !== printed) console.log(line)
      printed = line
    }, PROGRESS_MS)
    const end = (problem) => {
      clearInterval(timer)
      const reason = problem?.trim().split('\n').slice(0, 15).join('\n')
      resolve(reason === undefined ? undefined : `${command} ${args.join(' ')} failed:\n${reason}`)
    }
    child.on('error', (error) => end(error.message))
    child.on('close', (code) => end(code === 0 ? undefined : output))
  })
}

const isInstalled = (command) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0
const canUseApt = () => process.getuid?.() === 0 && isInstalled('apt-get')

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major <= 24 && !(minor >= OLDEST_NODE[major]))
    fail(`Node 20.19, 22.13, 24 or newer is needed; this is ${process.versions.node}.`)
}

/** The versions in a lock file, or in npm's record of the last install. */
function lockedVersions(file) {
  if (!existsSync(file)) return undefined
  const { packages } = JSON.parse(readFileSync(file, 'utf8'))
  return new Map(Object.entries(packages).map(([path, { version }]) => [path, version]))
}

function modulesAreCurrent(folder) {
  const lockFile = `${folder}package-lock.json`
  const wanted = lockedVersions(lockFile)
  const installed = lockedVersions(`${folder}node_modules/.package-lock.json`)
  if (!wanted || !installed) return false
  // The lock file also lists packages for other platforms, which are not installed; all others must match.
  const optional = JSON.parse(readFileSync(lockFile, 'utf8')).packages
  return [...wanted].every(
    ([path, version]) => path === '' || optional[path].optional || installed.get(path) === version,
  )
}

/** The number of packages in a folder's node_modules, counting each package of a scope. */
function countModules(parent) {
  const folder = `${parent}node_modules`
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : []
  return names.reduce(
    (sum, name) => sum + (name.startsWith('@') ? readdirSync(`${folder}/${name}`).length : 1),
    0,
  )
}

async function installModules(folder) {
  if (modulesAreCurrent(folder)) return
  console.log('Installing packages (once; some minutes on a slow line) …')
  const began = Date.now()
  const progress = () => {
    const seconds = Math.round((Date.now() - began) / 1000)
    return `Packages: ${countModules(folder)} in node_modules after ${seconds} s`
  }
  const skipBrowsers = { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', PUPPETEER_SKIP_DOWNLOAD: '1' }
  const quiet = ['--no-fund', '--no-audit', '--loglevel=error', '--include=dev']
  if (!(await run('npm', ['ci', ...quiet], skipBrowsers, progress, folder))) return
  // If a registry lacks packages for other platforms, `npm ci` refuses a lock file that `npm install` can
  // follow.
  const problem = await run('npm', ['install', '--no-save', ...quiet], skipBrowsers, progress, folder)
  if (problem) fail(`${problem}\n\nThe packages could not be installed.`)
}

async function aptInstall(...names) {
  const problem = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], {
    DEBIAN_FRONTEND: 'noninteractive',
  })
  if (problem) console.error(problem)
}

/** The system packages that the tests use and that are missing here; each group is installed separately. */
function missingSystemPackages() {
  const missing = []
  if (!findChromium()) missing.push(['chromium'])
  // Without it the browser tests run in the full browser, which takes longer.
  if (!process.env.CHROMIUM_PATH && !findHeadlessShell()) missing.push(['chromium-headless-shell'])
  if (!findPostgres()) missing.push(['postgresql'])
  if (!findWebServers()) missing.push(['nginx', 'libnginx-mod-http-brotli-static', 'caddy'])
  return missing
}

/** CI and --install mean yes; otherwise the person at the terminal is asked. */
async function mayInstall(names) {
  if (process.env.CI || process.argv.includes('--install')) return true
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    console.log(`The tests also use ${names.join(', ')}. To install them: npm run install:system`)
    return false
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`Install ${names.join(', ')} with apt-get for the tests? [y/N] `)
  terminal.close()
  return /^y/i.test(answer.trim())
}

async function installSystemPackages() {
  const missing = missingSystemPackages()
  if (missing.length === 0 || !canUseApt() || !(await mayInstall(missing.flat()))) return
  console.log('Reading the package lists …')
  await run('apt-get', ['update', '-q'], { DEBIAN_FRONTEND: 'noninteractive' })
  for (const names of missing) {
    console.log(`Installing ${names.join(', ')} (once) …`)
    await aptInstall(...names)
  }
}

/**
 * The browser tests need Chromium; Playwright's own is stored in the user's cache and changes no system
 * package.
 */
async function installChromium() {
  if (findChromium()) return
  console.log('Downloading Chromium for the browser tests (once) …')
  const problem = await run('npx', ['--no-install', 'playwright', 'install', 'chromium'])
  if (!findChromium())
    fail(`${problem ?? ''}\n\nNo Chromium was found or could be installed. Name one with CHROMIUM_PATH.`)
}

checkNode()
await installModules(root)
if (process.argv.includes('--bench')) await installModules(`${root}scripts/bench/`)
if (process.argv.includes('--browser')) {
  await installSystemPackages()
  await installChromium()
}
