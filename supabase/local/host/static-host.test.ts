import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { headersFor, matchPattern, parseHeaders, parseRedirects, redirectFor } from './host-rules'
import { type Listening, listenOnLoopback } from './listen'
import { staticHost } from './static-host'
import { createLocalServer } from './this-machine'
import { createFolder } from '../testing/temporary-folder'

const page = (name: string) => `<!doctype html><title>${name}</title>`
const publicFile = (name: string) => readFileSync(new URL(`../../../public/${name}`, import.meta.url), 'utf8')
const dist = createFolder({
  'index.html': page('home'),
  'pricing.html': page('pricing'),
  'demo/shop/index.html': page('sample'),
  'spa.html': page('shell'),
  '404.html': page('unknown'),
  'assets/app-1a2b.js': 'start()',
  'images/a.webp': 'image',
  'images/a.svg': '<svg/>',
  'atom.xml': '<feed/>',
  '.well-known/security.txt': 'Contact: mailto:hello@studio.example',
  'favicon.svg': '<svg/>',
  _headers: publicFile('_headers').replaceAll('{{script-hashes}}', "'sha256-x'"),
  _redirects: `/old/* /new/:splat 301\n${publicFile('_redirects')}`,
})
for (const [name, text] of [
  ['index.html.br', page('home')],
  ['spa.html.br', page('shell')],
])
  dist.write(name ?? '', brotliCompressSync(text ?? ''))

let site: Listening
const get = (path: string, init: RequestInit = {}) =>
  fetch(`http://localhost:${site.port}${path}`, { redirect: 'manual', ...init })
const shown = async (path: string) => {
  const answer = await get(path)
  return [answer.status, /<title>(\w+)/.exec(await answer.text())?.[1]]
}

beforeAll(async () => {
  const serve = staticHost(dist.path)
  site = await listenOnLoopback(
    createLocalServer((request, response) => serve(request, response, () => undefined)),
    0,
  )
})
afterAll(async () => {
  await site.close()
  dist.remove()
})

describe('the built site', () => {
  it('serves each built page at its URL', async () => {
    expect(await shown('/')).toEqual([200, 'home'])
    expect(await shown('/pricing')).toEqual([200, 'pricing'])
    expect(await shown('/pricing/?a=1')).toEqual([200, 'pricing'])
    expect(await shown('/demo/shop/')).toEqual([200, 'sample'])
  })

  it('serves the shell for pages rendered in the browser, and 404 for the rest', async () => {
    for (const path of [
      '/admin',
      '/admin/subscribers/1',
      '/unsubscribe?token=x',
      '/newsletter/confirm?token=x',
    ]) {
      expect([path, ...(await shown(path))]).toEqual([path, 200, 'shell'])
    }
    for (const path of [
      '/nothing',
      '/administrator',
      '/a/b',
      '/_headers',
      '/_redirects',
      '/../package.json',
    ]) {
      expect([path, ...(await shown(path))]).toEqual([path, 404, 'unknown'])
    }
  })

  it('redirects with the rest of the path and the query', async () => {
    for (const [from, to] of [
      ['/old/a/b?c=d', '/new/a/b?c=d'],
      ['/old/a/', '/new/a'],
      ['/demo/shop?c=d', '/demo/shop/?c=d'],
    ]) {
      const answer = await get(from ?? '')
      expect([answer.status, answer.headers.get('location')]).toEqual([301, to])
    }
  })

  it('sends brotli if the file exists and the browser accepts it', async () => {
    for (const path of ['/', '/admin']) {
      const small = await get(path, { headers: { 'accept-encoding': 'gzip, br' } })
      expect([small.headers.get('content-encoding'), small.headers.get('vary')]).toEqual([
        'br',
        'Accept-Encoding',
      ])
      expect(await small.text()).toMatch(/<title>(home|shell)/)
      expect(
        (await get(path, { headers: { 'accept-encoding': 'gzip' } })).headers.get('content-encoding'),
      ).toBeNull()
    }
  })

  it('caches hashed files forever and revalidates pages with an ETag', async () => {
    const cacheOf = async (path: string) => (await get(path)).headers.get('cache-control')
    expect(await cacheOf('/assets/app-1a2b.js')).toBe('public, max-age=31536000, immutable')
    expect(await cacheOf('/images/a.webp')).toBe('public, max-age=86400, stale-while-revalidate=604800')
    for (const path of ['/', '/pricing', '/admin', '/nothing', '/assets/gone.js', '/favicon.svg'])
      expect(await cacheOf(path)).toBe('public, max-age=0, must-revalidate')
    expect(await cacheOf('/blog/preview')).toBe('no-store')
    const eTag = (await get('/')).headers.get('etag') ?? ''
    expect((await get('/', { headers: { 'if-none-match': eTag } })).status).toBe(304)
  })

  it('sends the security headers with every page and with a 404', async () => {
    for (const path of ['/', '/admin', '/nothing', '/assets/gone.js', '/favicon.svg']) {
      const { headers } = await get(path)
      const policy = headers.get('content-security-policy')
      expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-x'/)
      expect(policy).toContain("form-action 'self'; base-uri 'none'; frame-ancestors 'none'")
      expect(policy?.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe')
      expect(headers.get('permissions-policy')).toContain('camera=()')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  it('sends scripts, fonts and images without page-only headers; an SVG opened directly runs nothing', async () => {
    const usual = [
      'date',
      'connection',
      'keep-alive',
      'content-length',
      'content-type',
      'etag',
      'last-modified',
      'vary',
    ]
    for (const path of ['/assets/app-1a2b.js', '/images/a.webp', '/images/a.svg']) {
      const { headers } = await get(path)
      expect([...headers.keys()].filter((name) => !usual.includes(name))).toEqual([
        'cache-control',
        'content-security-policy',
        'cross-origin-resource-policy',
        'strict-transport-security',
        'x-content-type-options',
      ])
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    }
  })

  it('declares the types of its files, and lets other sites embed only its images', async () => {
    const typeOf = async (path: string) => (await get(path)).headers.get('content-type')
    expect(await typeOf('/atom.xml')).toBe('application/atom+xml; charset=utf-8')
    expect(await typeOf('/.well-known/security.txt')).toBe('text/plain; charset=utf-8')
    const lentTo = async (path: string) => (await get(path)).headers.get('cross-origin-resource-policy')
    expect(await lentTo('/assets/app-1a2b.js')).toBe('same-origin')
    expect(await lentTo('/images/a.webp')).toBe('cross-origin')
  })

  it('serves what a newer build wrote, with its headers, without a restart', async () => {
    dist.write('about.html', page('about'))
    expect(await shown('/about')).toEqual([200, 'about'])
    dist.write('about.html', page('newer_and_longer'))
    dist.write('_headers', '/*\n  x-build: 2\n')
    expect(await shown('/about')).toEqual([200, 'newer_and_longer'])
    expect((await get('/about')).headers.get('x-build')).toBe('2')
  })

  it('refuses other methods', async () => {
    const answer = await get('/', { method: 'POST' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect((await get('/admin', { method: 'HEAD' })).status).toBe(200)
  })
})

describe('a static host’s files', () => {
  it('match paths as hosts do', () => {
    expect(matchPattern('/admin/*', '/admin/a/b')).toBe('a/b')
    expect(matchPattern('/admin/*', '/admin')).toBe('')
    expect(matchPattern('/admin/*', '/administrator')).toBeUndefined()
    expect(matchPattern('/*', '/')).toBe('')
    expect(matchPattern('/a.b', '/axb')).toBeUndefined()
  })

  it('combine the headers of all matching rules: the last value wins, and removed headers are left out', () => {
    const rules = parseHeaders('# note\n/*\n  X-A: one: two\n\n/b/*\n  x-a: three\n')
    expect([...headersFor(rules, '/b/c')]).toEqual([['x-a', 'three']])
    expect([...headersFor(rules, '/c')]).toEqual([['x-a', 'one: two']])
    const removing = parseHeaders('/*\n  X-A: one\n/b/*\n  ! X-A\n/b/c\n  X-A: two\n')
    expect(['/', '/b/a', '/b/c'].map((path) => headersFor(removing, path).get('x-a'))).toEqual([
      'one',
      undefined,
      'two',
    ])
  })

  it('use the first matching redirect', () => {
    const rules = parseRedirects('/a/b /c 200\n/a/* /d/:splat\n')
    expect(redirectFor(rules, '/a/b')).toMatchObject({ to: '/c', status: 200 })
    expect(redirectFor(rules, '/a/1/2')).toMatchObject({ to: '/d/1/2', status: 301 })
    expect(redirectFor(rules, '/d')).toBeUndefined()
  })

  it('that cannot be parsed report the line', () => {
    for (const line of ['X-A: before any path', '! X-A'])
      expect(() => parseHeaders(`  ${line}`)).toThrow(line)
    expect(() => parseRedirects('/alone')).toThrow('/alone')
    expect(() => parseHeaders('/a/:id\n  X-A: one')).toThrow('"/a/:id" is no address')
    expect(() => parseRedirects('/a/*/b /c')).toThrow('"/a/*/b" is no address')
    expect(() => parseRedirects('/a /b 418')).toThrow('/a /b 418')
    expect(() => parseRedirects('/a /b.html 200')).toThrow('"/b.html" without .html')
  })
})
