// Installs what is missing before `npm start` and `npm test`, on a bare checkout. No dependencies of its own.
// With --browser also a Chromium for the end-to-end tests and PostgreSQL's binaries for the second database run.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findChromium, findPostgres } from './find-binaries.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const OLDEST_NODE = [20, 19]

function fail(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

/** Runs a command with its output kept. Returns what it said when it fails, nothing when it does not. */
function run(command, args, env = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status === 0) return undefined
  const said = (error?.message ?? `${stderr}${stdout}`).trim().split('\n').slice(0, 15).join('\n')
  return `${command} ${args.join(' ')} failed:\n${said}`
}

const isInstalled = (command) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0
const canUseApt = () => process.getuid?.() === 0 && isInstalled('apt-get')

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const recent = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])
  if (!recent) fail(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`)
}

/** What npm wrote about the last install, without what only the install itself knows. */
function lockedVersions(file) {
  if (!existsSync(file)) return undefined
  const { packages } = JSON.parse(readFileSync(file, 'utf8'))
  return new Map(Object.entries(packages).map(([path, { version }]) => [path, version]))
}

function modulesAreCurrent() {
  const wanted = lockedVersions(`${root}package-lock.json`)
  const installed = lockedVersions(`${root}node_modules/.package-lock.json`)
  if (!wanted || !installed) return false
  // Packages for other platforms are in the lock and rightly not installed; all others must match.
  const optional = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')).packages
  return [...wanted].every(
    ([path, version]) => path === '' || optional[path].optional || installed.get(path) === version,
  )
}

function installModules() {
  if (modulesAreCurrent()) return
  console.log('Installing packages (once; some minutes on a slow line) …')
  const skipBrowsers = { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', PUPPETEER_SKIP_DOWNLOAD: '1' }
  const quiet = ['--no-fund', '--no-audit', '--loglevel=error', '--include=dev']
  if (!run('npm', ['ci', ...quiet], skipBrowsers)) return
  // A registry that lacks packages of other platforms makes `npm ci` refuse a lock file that `npm install` can follow.
  const problem = run('npm', ['install', '--no-save', ...quiet], skipBrowsers)
  if (problem) fail(`${problem}\n\nThe packages could not be installed.`)
}

let listsAreRead = false

function aptInstall(name) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  if (!listsAreRead) {
    console.log('Reading the package lists …')
    run('apt-get', ['update', '-q'], env)
    listsAreRead = true
  }
  const problem = run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], env)
  if (problem) console.error(problem)
}

function installChromium() {
  if (findChromium()) return
  console.log('Installing Chromium for the end-to-end tests (once) …')
  if (canUseApt()) aptInstall('chromium')
  if (findChromium()) return
  const problem = run('npx', ['--no-install', 'playwright', 'install', 'chromium'])
  if (!findChromium())
    fail(`${problem ?? ''}\n\nNo Chromium was found or could be installed. Name one with CHROMIUM_PATH.`)
}

function installPostgres() {
  if (findPostgres() || !canUseApt()) return
  console.log('Installing PostgreSQL, to test the database rules on it too (once) …')
  aptInstall('postgresql')
  if (!findPostgres())
    console.log('Without it: the database rules are tested on the embedded database alone.')
}

checkNode()
installModules()
if (process.argv.includes('--browser')) {
  installChromium()
  installPostgres()
}
