// Installs what is missing before `npm start` and `npm test`, on a bare checkout. No dependencies of its own.
// With --browser also what the tests use beside npm packages: Chromium, PostgreSQL, nginx and Caddy. System packages are
// installed with consent only: --install, CI=true, or yes at the terminal. With --bench the packages that measuring needs.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { findChromium, findHeadlessShell, findPostgres, findWebServers } from './find-binaries.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
/** The first minor release that will do of each major one; of those after the last, any. As 'engines' says. */
const OLDEST_NODE = { 20: 19, 22: 13, 24: 0 }

function fail(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

const PROGRESS_MS = 5_000

/**
 * Runs a command with its output kept, and prints now and then what `progress` says. Resolves with what the command
 * said when it fails, with nothing when it does not.
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

/** What npm wrote about the last install, without what only the install itself knows. */
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
  // Packages for other platforms are in the lock and rightly not installed; all others must match.
  const optional = JSON.parse(readFileSync(lockFile, 'utf8')).packages
  return [...wanted].every(
    ([path, version]) => path === '' || optional[path].optional || installed.get(path) === version,
  )
}

/** How many packages lie in a folder's node_modules, those of a scope counted one by one. */
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
  // A registry that lacks packages of other platforms makes `npm ci` refuse a lock file that `npm install` can follow.
  const problem = await run('npm', ['install', '--no-save', ...quiet], skipBrowsers, progress, folder)
  if (problem) fail(`${problem}\n\nThe packages could not be installed.`)
}

async function aptInstall(...names) {
  const problem = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], {
    DEBIAN_FRONTEND: 'noninteractive',
  })
  if (problem) console.error(problem)
}

/** The system packages that the tests use and this machine lacks; each group is installed by itself. */
function missingSystemPackages() {
  const missing = []
  if (!findChromium()) missing.push(['chromium'])
  // Without it the browser tests take longer, in the whole browser.
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

/** The browser tests need one; Playwright's own is in the user's cache and touches no system package. */
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
