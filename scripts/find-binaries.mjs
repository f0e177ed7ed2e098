import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name)).find(isExecutable)
}

/** The subfolders of a folder, highest version first. */
function newestFirst(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((name) => join(folder, name))
}

function playwrightBrowser(folder, inside) {
  const cache =
    process.platform === 'darwin'
      ? join(homedir(), 'Library/Caches/ms-playwright')
      : join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'ms-playwright')
  return newestFirst(process.env.PLAYWRIGHT_BROWSERS_PATH ?? cache)
    .filter((path) => folder.test(path))
    .flatMap((path) => inside.map((program) => join(path, program)))
    .find(isExecutable)
}

const playwrightChromium = () =>
  playwrightBrowser(/[\\/]chromium-\d+$/, [
    'chrome-linux64/chrome',
    'chrome-linux/chrome',
    'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  ])

/**
 * The path of a Chromium: CHROMIUM_PATH, the system's, or one that Playwright downloaded.
 * @returns {string | undefined}
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named && isExecutable(named)) return named
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const system = names.flatMap((name) => [`/usr/bin/${name}`, onPath(name)])
  return [...system, mac].find((path) => path && isExecutable(path)) ?? playwrightChromium()
}

/**
 * The path of Chromium's headless shell: it shows the same pages in about two thirds of the time, but has no
 * back/forward cache and no pop-up blocker. If CHROMIUM_PATH names a browser, that one is used for
 * everything.
 * @returns {string | undefined}
 */
export function findHeadlessShell() {
  if (process.env.CHROMIUM_PATH) return undefined
  const downloaded = playwrightBrowser(/[\\/]chromium_headless_shell-\d+$/, [
    'chrome-headless-shell-linux64/chrome-headless-shell',
    'chrome-linux/headless_shell',
    'chrome-headless-shell-mac-arm64/chrome-headless-shell',
    'chrome-mac/headless_shell',
  ])
  return onPath('chromium-headless-shell') ?? downloaded
}

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/**
 * The web servers that the built site is tested on: nginx, with the module that sends .br files, and Caddy;
 * both or neither.
 * @returns {{ nginx: string, caddy: string } | undefined}
 */
export function findWebServers() {
  // Debian installs servers in a folder that is not on the PATH of an ordinary user.
  const nginx = onPath('nginx') ?? ['/usr/sbin/nginx'].find(isExecutable)
  const caddy = onPath('caddy')
  return nginx && caddy && existsSync(brotliModule) ? { nginx, caddy } : undefined
}

const isServer = (folder) =>
  ['initdb', 'pg_ctl', 'postgres'].every((name) => isExecutable(join(folder, name)))

/**
 * The folder of PostgreSQL's server binaries (initdb, pg_ctl, postgres): Debian's, or the one on the PATH.
 * @returns {string | undefined}
 */
export function findPostgres() {
  const initdb = onPath('initdb')
  const folders = newestFirst('/usr/lib/postgresql').map((folder) => join(folder, 'bin'))
  if (initdb) folders.push(join(initdb, '..'))
  return folders.find(isServer)
}
