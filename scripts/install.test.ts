import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findChromium, findHeadlessShell } from './find-binaries.mjs'

const lock = (version: string) => ({
  packages: {
    '': { version: '0.1.0' },
    'node_modules/a': { version },
    'node_modules/other-platform': { version: '9.0.0', optional: true },
  },
})

let root: string
const write = (name: string, content: string) => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
  writeFileSync(path.join(root, name), content)
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'studio-install-'))
  for (const name of ['install.mjs', 'find-binaries.mjs'])
    cpSync(path.join(import.meta.dirname, name), path.join(root, 'scripts', name))
  write('package-lock.json', JSON.stringify(lock('1.0.0')))
  write('scripts/bench/package-lock.json', JSON.stringify(lock('1.0.0')))
  // A fake npm: records its arguments, and fails on request.
  write(
    'bin/npm',
    '#!/bin/sh\necho "$* $PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD" >> calls\n[ ! -e fail-$1 ] || { echo "no network"; exit 1; }\n',
  )
  chmodSync(path.join(root, 'bin/npm'), 0o755)
})
afterEach(() => {
  rmSync(root, { recursive: true, force: true })
  vi.unstubAllEnvs()
})

/** A module that makes Node claim another version. */
const asNode = (version: string) =>
  `data:text/javascript,Object.defineProperty(process,"versions",{value:{node:"${version}"}})`

function install(...args: string[]) {
  const env = { PATH: `${root}/bin:${process.env.PATH}` }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/install.mjs', ...args], {
    cwd: root,
    env,
    encoding: 'utf8',
  })
  const calls = path.join(root, 'calls')
  return { status, output: stdout + stderr, calls: existsSync(calls) ? readFileSync(calls, 'utf8') : '' }
}

describe('installing packages', () => {
  it('happens on a bare checkout, without funding messages or browsers', () => {
    const { status, calls } = install()
    expect(status).toBe(0)
    expect(calls).toBe('ci --no-fund --no-audit --loglevel=error --include=dev 1\n')
  })

  it('happens again if the lock file requires another version', () => {
    write('node_modules/.package-lock.json', JSON.stringify(lock('0.9.0')))
    expect(install().calls).toContain('ci ')
  })

  it('is skipped silently if everything that this platform needs exists', () => {
    const installed = lock('1.0.0')
    Reflect.deleteProperty(installed.packages, 'node_modules/other-platform')
    write('node_modules/.package-lock.json', JSON.stringify(installed))
    expect(install()).toEqual({ status: 0, output: '', calls: '' })
  })

  it('installs the packages for measuring on request, into a separate folder', () => {
    write('node_modules/.package-lock.json', JSON.stringify(lock('1.0.0')))
    expect(install('--bench').status).toBe(0)
    expect(readFileSync(path.join(root, 'scripts/bench/calls'), 'utf8')).toMatch(/^ci /)
    write('scripts/bench/node_modules/.package-lock.json', JSON.stringify(lock('1.0.0')))
    expect(install('--bench')).toEqual({ status: 0, output: '', calls: '' })
  })

  it('follows the lock file with npm install if npm ci refuses it', () => {
    write('fail-ci', '')
    const { status, calls } = install()
    expect(status).toBe(0)
    expect(calls.split('\n')[1]).toBe(
      'install --no-save --no-fund --no-audit --loglevel=error --include=dev 1',
    )
  })

  it('prints the reason of a failure and stops', () => {
    write('fail-ci', '')
    write('fail-install', '')
    const { status, output } = install()
    expect(status).toBe(1)
    expect(output).toContain('no network')
    expect(output).toContain('The packages could not be installed.')
    expect(output).not.toContain('    at ')
  })
})

describe('system packages', () => {
  const asRoot = 'data:text/javascript,process.getuid=()=>0'
  beforeEach(() => {
    write('node_modules/.package-lock.json', JSON.stringify(lock('1.0.0')))
    write('bin/apt-get', '#!/bin/sh\necho "$*" >> apt-calls\n')
    chmodSync(path.join(root, 'bin/apt-get'), 0o755)
    write('chrome', '#!/bin/sh\n')
    chmodSync(path.join(root, 'chrome'), 0o755)
  })
  /** A machine with a Chromium but without web servers. */
  function installFor(env: Record<string, string>, ...args: string[]) {
    const { status, stdout } = spawnSync(
      process.execPath,
      ['--import', asRoot, 'scripts/install.mjs', '--browser', ...args],
      {
        cwd: root,
        env: { PATH: `${root}/bin`, CHROMIUM_PATH: path.join(root, 'chrome'), ...env },
        encoding: 'utf8',
      },
    )
    const calls = path.join(root, 'apt-calls')
    return { status, stdout, calls: existsSync(calls) ? readFileSync(calls, 'utf8') : '' }
  }

  it('are not installed without consent; the command for it is printed', () => {
    const { status, stdout, calls } = installFor({})
    expect(status).toBe(0)
    expect(stdout).toContain('To install them: npm run install:system')
    expect(calls).not.toContain('install')
  })

  it.each([
    ['on a build machine', { CI: 'true' }, []],
    ['with --install', {}, ['--install']],
  ] as const)('are installed %s', (_, env, args) => {
    const { status, calls } = installFor(env, ...args)
    expect(status).toBe(0)
    expect(calls).toContain(
      'install -y -q --no-install-recommends nginx libnginx-mod-http-brotli-static caddy',
    )
  })
})

describe('the version of Node', () => {
  const { engines } = JSON.parse(readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8')) as {
    engines: { node: string }
  }
  const start = (version: string) =>
    spawnSync(process.execPath, ['--import', asNode(version), 'scripts/install.mjs'], {
      cwd: root,
      env: { PATH: `${root}/bin:${process.env.PATH}` },
      encoding: 'utf8',
    })

  it.each(['20.19.0', '22.13.1', '26.3.0'])('%s is accepted', (version) => {
    expect(start(version).status).toBe(0)
  })

  it.each(['18.20.0', '20.18.3', '22.12.0', '23.11.0'])(
    '%s is refused, and the supported versions are named',
    (version) => {
      const { status, stderr } = start(version)
      expect([status, stderr.trim()]).toEqual([
        1,
        `Node 20.19, 22.13, 24 or newer is needed; this is ${version}.`,
      ])
      expect(engines.node).toBe('^20.19 || ^22.13 || >=24')
    },
  )
})

describe('finding programs', () => {
  it('a named Chromium is used if it exists', () => {
    write('chrome', '#!/bin/sh\n')
    chmodSync(path.join(root, 'chrome'), 0o755)
    vi.stubEnv('CHROMIUM_PATH', path.join(root, 'chrome'))
    expect(findChromium()).toBe(path.join(root, 'chrome'))
    vi.stubEnv('CHROMIUM_PATH', path.join(root, 'gone'))
    expect(findChromium()).not.toBe(path.join(root, 'gone'))
  })

  it('the headless shell comes from the PATH or Playwright, unless a browser is named for everything', () => {
    vi.stubEnv('CHROMIUM_PATH', '')
    vi.stubEnv('PATH', root)
    vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', root)
    expect(findHeadlessShell()).toBeUndefined()
    const place = (name: string) => {
      write(name, '#!/bin/sh\n')
      chmodSync(path.join(root, name), 0o755)
      return path.join(root, name)
    }
    const downloaded = place(
      'chromium_headless_shell-1200/chrome-headless-shell-linux64/chrome-headless-shell',
    )
    expect(findHeadlessShell()).toBe(downloaded)
    const installed = place('chromium-headless-shell')
    expect(findHeadlessShell()).toBe(installed)
    vi.stubEnv('CHROMIUM_PATH', place('chrome'))
    expect(findHeadlessShell()).toBeUndefined()
  })
})

describe.each(['package-lock.json', 'scripts/bench/package-lock.json'])('%s', (name) => {
  const { packages } = JSON.parse(readFileSync(path.join(import.meta.dirname, '..', name), 'utf8')) as {
    packages: Record<string, { integrity?: string; resolved?: string; optional?: boolean; cpu?: string[] }>
  }
  const entries = Object.entries(packages).filter(([location]) => location !== '')
  const named = (is: (entry: (typeof packages)[string]) => unknown) =>
    entries.filter(([, entry]) => is(entry)).map(([location]) => location)

  it('contains the hash of each package, except those only for other platforms', () => {
    expect(entries.length).toBeGreaterThan(100)
    expect(named(({ integrity, optional, cpu }) => !integrity && !(optional && cpu))).toEqual([])
  })

  it('contains no URL that a package is downloaded from', () => {
    expect(named(({ resolved }) => resolved)).toEqual([])
  })
})
