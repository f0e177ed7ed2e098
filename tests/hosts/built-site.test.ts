import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeHostFiles } from '../../scripts/hosts/host-files'
import { parseHeaders, parseRedirects } from '../../supabase/local/host/host-rules'
import { listenOnLoopback } from '../../supabase/local/host/listen'
import { staticHost } from '../../supabase/local/host/static-host'
import { createLocalServer } from '../../supabase/local/host/this-machine'
import { createFolder } from '../../supabase/local/testing/temporary-folder'
import { ask, type Answer, startCaddy, startNginx, type WebServer } from '../support/web-servers'

const dist = resolve('dist')
const built = (name: string) => readFileSync(`${dist}/${name}`, 'utf8')
const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(dist.length))
/** The headers to compare in every response; content type and x-robots-tag are compared only for pages. */
const headerNames = new Set(
  parseHeaders(built('_headers')).flatMap((rule) => rule.headers.map(([name]) => name)),
)
for (const name of ['content-type', 'x-robots-tag']) headerNames.delete(name)
const isOfPages = (name: string) =>
  ['x-frame-options', 'referrer-policy', 'cross-origin-opener-policy', 'permissions-policy'].includes(name)
const redirects = parseRedirects(built('_redirects'))

const folder = createFolder()
const servers: Record<string, WebServer> = {}
beforeAll(async () => {
  await writeHostFiles(dist, folder.path)
  const serve = staticHost(dist)
  const preview = createLocalServer((request, response) => serve(request, response, () => undefined))
  servers.preview = await listenOnLoopback(preview, 0)
  servers.nginx = await startNginx(`root ${dist}; include ${folder.path}/nginx.conf;`)
  servers.Caddy = await startCaddy(`root * ${dist}\nimport ${folder.path}/Caddyfile`)
})
afterAll(async () => {
  for (const server of Object.values(servers)) await server.close()
  folder.remove()
})
const port = (host: string) => servers[host]?.port ?? 0

/** A response in normal form: spaces, the two names of JavaScript, and the charset where it is optional. */
function normalized({ status, headers, hash }: Answer) {
  const type = (headers['content-type'] ?? '').toLowerCase().replaceAll(' ', '')
  const compressed = headers['content-encoding']
  const body = status === 200 || status === 404
  return {
    status,
    location: headers.location,
    compressed,
    vary: compressed && headers.vary?.toLowerCase(),
    ...(body && {
      hash,
      'x-robots-tag': headers['x-robots-tag'],
      type: /^text\/html|^application\/.*xml/.test(type)
        ? type
        : type.replace(/;.*/, '').replace('application/javascript', 'text/javascript'),
    }),
    'cache-control': headers['cache-control'],
    ...Object.fromEntries([...headerNames].map((name) => [name, headers[name]])),
  }
}

const previewed = new Map<string, ReturnType<typeof normalized>>()
async function asPreviewed(address: string, encoding: string) {
  const key = `${encoding} ${address}`
  const known =
    previewed.get(key) ??
    normalized(await ask(port('preview'), address, { headers: { 'accept-encoding': encoding } }))
  previewed.set(key, known)
  return known
}

const revalidate = 'public, max-age=0, must-revalidate'
const html = files.filter((file) => file.endsWith('.html'))
const pages = html.map((file) => file.replace(/(?:index)?\.html$/, '')).map((path) => path || '/')
const shells = redirects
  .filter(({ status }) => status === 200)
  .map(({ from }) => from.replace('*', 'a/b?c=d'))
const moved = redirects.filter(({ status }) => status !== 200).map(({ from }) => from)
const folders = pages.filter((path) => path.endsWith('/') && path !== '/').map((path) => path.slice(0, -1))
const unknown = [
  '/none',
  '/none/',
  '/about/none',
  '/assets/none.js',
  '/images/none.webp',
  '/images',
  '/administrator',
]
const asked: Record<string, readonly string[]> = {
  'each page, at its own URL and with a slash': [...pages, ...pages.map((path) => path.replace(/\/?$/, '/'))],
  'each file': files.filter((file) => !/\.br$|\/_/.test(file)),
  'each page of the shell, with a query and with a slash': [
    ...shells,
    ...shells.map((path) => `${path}?token=a`),
    ...shells.map((path) => path.replace(/(?=\?|$)/, '/')),
  ],
  'each redirected URL, with a query and with a slash': moved.flatMap((path) => [
    path,
    `${path}?a=b`,
    `${path}/`,
  ]),
  'a folder without its slash': folders.flatMap((path) => [path, `${path}?a=b`]),
  'missing files': [...unknown, '/_headers', '/_redirects', '/.htaccess'],
}

it('the site has examples of every case', () => {
  for (const [what, addresses] of Object.entries(asked))
    expect([what, addresses.length > 2]).toEqual([what, true])
  expect(pages).toEqual(expect.arrayContaining(['/', '/about', '/blog']))
  expect(shells).toEqual(expect.arrayContaining(['/admin', '/unsubscribe']))
})

describe.each(['nginx', 'Caddy'])('%s', (host) => {
  it.each(Object.entries(asked))('responds like the preview: %s', async (_, addresses) => {
    for (const address of addresses)
      for (const encoding of ['br', 'identity']) {
        const headers = { 'accept-encoding': encoding }
        const expected = await asPreviewed(address, encoding)
        expect([address, encoding, normalized(await ask(port(host), address, { headers }))]).toEqual([
          address,
          encoding,
          expected,
        ])
      }
  })

  it('sends the files of the build: compressed, with the right status and the policy', async () => {
    const at = async (path: string) =>
      normalized(await ask(port(host), path, { headers: { 'accept-encoding': 'gzip, br' } }))
    const page = { compressed: 'br', vary: 'accept-encoding', type: 'text/html;charset=utf-8' }
    const policy = /content-security-policy: (.*)/i.exec(built('_headers'))?.[1]
    expect(policy).toMatch(/'sha256-/)
    const home = {
      ...page,
      status: 200,
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
    }
    expect(await at('/')).toMatchObject({ ...home, 'cache-control': revalidate })
    expect(await at('/admin/leads')).toMatchObject({ ...home, hash: (await at('/spa.html')).hash })
    expect(await at('/none')).toMatchObject({ ...home, status: 404, hash: (await at('/404.html')).hash })
    expect(await at('/blog/preview')).toMatchObject({
      ...home,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    const script = files.find((file) => /^\/assets\/.*\.js$/.test(file)) ?? ''
    expect(await at(script)).toMatchObject({
      status: 200,
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const drawing = files.find((file) => /^\/assets\/.*\.svg$/.test(file)) ?? ''
    for (const asset of [script, drawing, '/fonts/texturina-400-600.woff2', '/images/founder.svg'])
      expect([asset, Object.keys((await ask(port(host), asset)).headers).filter(isOfPages)]).toEqual([
        asset,
        [],
      ])
    expect(await at(drawing)).toMatchObject({ 'content-security-policy': "default-src 'none'; sandbox" })
    expect(await at('/assets/none.js')).toMatchObject({ ...home, status: 404, 'cache-control': revalidate })
    expect(await at('/favicon.svg')).toMatchObject({ 'content-security-policy': policy })
  })

  it('answers 304 to a client with the current page, and 405 to a write request', async () => {
    const { headers } = await ask(port(host), '/about')
    const again = await ask(port(host), '/about', { headers: { 'if-none-match': headers.etag ?? '' } })
    expect([again.status, again.headers['cache-control']]).toEqual([304, headers['cache-control']])
    expect((await ask(port(host), '/about', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
    expect((await ask(port(host), '/about', { method: 'POST' })).status).toBe(405)
    expect((await ask(port(host), '/about', { method: 'HEAD' })).status).toBe(200)
  })

  it('never redirects to another site, in any spelling of the path', async () => {
    for (const path of [
      '//a.example',
      '//a.example/',
      '/%5Ca.example/',
      '//demo/kirasen',
      '/%2F/a.example/',
      '///a.example/..',
    ])
      expect([path, (await ask(port(host), path)).headers.location ?? '/']).toEqual([
        path,
        expect.stringMatching(/^\/(?![/\\])/),
      ])
  })
})

describe('rules that an owner adds to public/_headers and public/_redirects', () => {
  const site = createFolder({
    'index.html': 'home',
    '404.html': 'unknown',
    'app.html': 'shell',
    'files/a.txt': 'a',
    'files/b.txt': 'b',
    _headers:
      '/*\n  X-A: one "two"\n  X-C: c\n/files/*\n  ! X-C\n  X-A: two\n  X-B: b\n/files/a.txt\n  X-B: c\n/files/b.txt\n  X-C: d\n',
    _redirects:
      '/old/* /new/:splat 301\n/all/* /new 301\n/shop https://shop.example/?a=b 302\n/club/* https://club.example/:splat\n/app/* /app 200\n',
  })
  const written = createFolder()
  const own: Record<string, WebServer> = {}
  beforeAll(async () => {
    await writeHostFiles(site.path, written.path)
    own.nginx = await startNginx(`root ${site.path}; include ${written.path}/nginx.conf;`)
    own.Caddy = await startCaddy(`root * ${site.path}\nimport ${written.path}/Caddyfile`)
  })
  afterAll(async () => {
    for (const server of Object.values(own)) await server.close()
    site.remove()
    written.remove()
  })

  it.each(['nginx', 'Caddy'])('are applied by %s', async (host) => {
    const at = async (path: string) => {
      const { status, headers } = await ask(own[host]?.port ?? 0, path)
      return [status, headers.location, headers['x-a'], headers['x-b'], headers['x-c']]
    }
    const usual = 'one "two"'
    expect(await at('/')).toEqual([200, undefined, usual, undefined, 'c'])
    expect(await at('/old/a/b?c=d')).toEqual([301, '/new/a/b?c=d', usual, undefined, 'c'])
    expect(await at('/old/')).toEqual([301, '/new/', usual, undefined, 'c'])
    expect(await at('/all/a/b')).toEqual([301, '/new', usual, undefined, 'c'])
    expect((await at('/shop'))[0]).toBe(302)
    expect((await at('/shop'))[1]).toBe('https://shop.example/?a=b')
    expect((await at('/club/a/b')).slice(0, 2)).toEqual([301, 'https://club.example/a/b'])
    expect((await at('/app/a')).slice(0, 2)).toEqual([200, undefined])
    expect((await at('/files/none')).slice(0, 2)).toEqual([404, undefined])
    expect(await at('/files/a.txt')).toEqual([200, undefined, 'two', 'c', undefined])
    expect(await at('/files/b.txt')).toEqual([200, undefined, 'two', 'b', 'd'])
  })
})
