import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { headersFor, parseHeaders } from '../../supabase/local/host/host-rules'
import { runProgram } from '../../supabase/local/testing/child-program'
import { developmentHeaders } from '../development-headers'
import { entryStyle, pageChunks } from './chunks'
import { composePage, composeShell, policyHash } from './shell'
import { buildRecord, fillHeaders, robots, securityText, sitemap, withRedirects } from './site-files'
import type { HeaderValues } from './site-files'

const template =
  '<html lang="en-MY"><head><!--head--><script type="module" crossorigin src="/assets/i.js"></script><link rel="modulepreload" href="/assets/v.js"><link rel="stylesheet" href="/assets/i.css"></head><body><div id="root"></div></body></html>'
const parts = { template, boot: 'start()', styles: 'b{color:red}' }
const page = {
  path: '/pricing',
  head: '<title>Pricing</title>',
  body: '<main>RM2,500</main>',
  state: '{"a":1}',
  language: 'ms',
  chunks: ['/assets/v.js', '/assets/i.js'],
}

it('a build for a hosted project needs the address of the site, which its links and feeds contain', async () => {
  const env = { VITE_SUPABASE_URL: 'https://demostudio.supabase.co', VITE_SITE_URL: '' }
  const build = runProgram('scripts/build.ts', env, ['--no-types'])
  expect(await build.ended).toBe(1)
  expect(build.output()).toContain('VITE_SITE_URL')
})

describe('a prerendered page', () => {
  const html = composePage(parts, page)

  it('contains its head, content, data and path', () => {
    expect(html).toContain('<title>Pricing</title>')
    expect(html).toContain('<div id="root" data-path="/pricing"><main>RM2,500</main></div>')
    expect(html).toContain('<script type="application/json" id="state">{"a":1}</script>')
  })

  it('has the language of its text', () => {
    expect(html).toMatch(/^<html lang="ms">/)
  })

  it('waits for no script and no style sheet', () => {
    expect(html).not.toMatch(/<script[^>]+src=/)
    expect(html).not.toContain('stylesheet')
    expect(html).not.toContain('modulepreload')
    expect(html).toContain('<style>b{color:red}</style>')
  })

  it('starts with the boot script, whose attribute names its scripts', () => {
    expect(html).toContain('<body><script data-chunks="v i">start()</script><div id="root"')
  })

  it('keeps characters that a replacement would interpret as a pattern', () => {
    expect(composePage(parts, { ...page, body: 'RM5 $& $1 $$' })).toContain('RM5 $& $1 $$')
  })
})

describe('a template without a placeholder for the page', () => {
  it.each(['<!--head-->', '<div id="root"></div>', '</body>'])('is refused: %s', (place) => {
    const lacking = { ...parts, template: template.replace(place, '') }
    expect(() => composePage(lacking, page)).toThrow('index.html lacks')
  })
})

describe('the empty shell', () => {
  it('has no path, and may be indexed or not', () => {
    const shell = { title: 'Studio', email: 'hello@studio.test', state: '{}', chunks: page.chunks }
    const spa = composeShell(parts, { ...shell, noindex: false })
    expect(spa).not.toContain('data-path')
    expect(spa).not.toContain('noindex')
    expect(spa).toContain('<noscript>')
    expect(spa).toContain('href="mailto:hello@studio.test"')
    expect(composeShell(parts, { ...shell, noindex: true })).toContain('content="noindex"')
  })
})

describe('the record of a build', () => {
  const startedAt = new Date('2026-11-21T01:02:03Z')

  it('contains the start time, the versions of the content, and the commit if the host names one', () => {
    expect(JSON.parse(buildRecord(startedAt, { blog: 7 }, {}))).toEqual({
      builtAt: '2026-11-21T01:02:03.000Z',
      versions: { blog: 7 },
      commit: null,
    })
    expect(JSON.parse(buildRecord(startedAt, {}, { COMMIT_REF: 'abc123' })).commit).toBe('abc123')
  })
})

describe('the chunks of a page', () => {
  const manifest = {
    'index.html': {
      file: 'assets/i.js',
      isEntry: true,
      imports: ['_v.js'],
      dynamicImports: ['_l.js'],
      css: ['assets/i.css'],
    },
    '_l.js': { file: 'assets/l.js' },
    '_v.js': { file: 'assets/v.js' },
    'src/pages/a.tsx': { file: 'assets/a.js', imports: ['_v.js', 'index.html', '_c.js'] },
    '_c.js': { file: 'assets/c.js', imports: ['_d.js'] },
    '_d.js': { file: 'assets/d.js' },
    'src/pages/admin-page.tsx': { file: 'assets/admin.js', isDynamicEntry: true },
  }

  it('are the entry, the page and their imports, each once and after its own imports, with the entry last', () => {
    expect(pageChunks(manifest, ['src/pages/a.tsx'])).toEqual([
      '/assets/v.js',
      '/assets/l.js',
      '/assets/d.js',
      '/assets/c.js',
      '/assets/a.js',
      '/assets/i.js',
    ])
    expect(entryStyle(manifest)).toBe('assets/i.css')
  })

  it('fail the build if a route names a missing file', () => {
    expect(() => pageChunks(manifest, ['src/pages/gone.tsx'])).toThrow('src/pages/gone.tsx')
  })
})

describe('the files of the site', () => {
  const absolute = (path: string) => `https://studio.example${path}`

  it('list URLs with escaped characters', () => {
    const pages = [{ path: '/' }, { path: '/a&b', changed: '2026-11-20T08:00:00+08:00' }]
    expect(sitemap(pages, absolute)).toContain(
      '<loc>https://studio.example/a&#38;b</loc><lastmod>2026-11-20T00:00:00.000Z</lastmod>',
    )
    expect(robots(absolute)).toContain('Sitemap: https://studio.example/sitemap.xml')
  })

  it('say where to report a vulnerability, valid for less than a year', () => {
    expect(
      securityText('hello@studio.example', absolute, new Date('2026-11-21T01:02:03Z')).split('\n'),
    ).toEqual([
      'Contact: mailto:hello@studio.example',
      'Expires: 2027-11-20T01:02:03.000Z',
      'Preferred-Languages: en',
      'Canonical: https://studio.example/.well-known/security.txt',
      '',
    ])
  })

  it('redirect other spellings before any other rule', () => {
    expect(withRedirects('/* /404.html 404\n', [['/services/for-law-firms', '/services/law-firm']])).toBe(
      '/services/for-law-firms /services/law-firm 301\n/* /404.html 404\n',
    )
  })

  it('name a script by the hash that a browser computes', () => {
    expect(policyHash('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
  })
})

describe('the headers of the pages', () => {
  const file = readFileSync(new URL('../../public/_headers', import.meta.url), 'utf8')
  const local = {
    scripts: ["'sha256-a'"],
    styles: ["'sha256-b'"],
    supabaseUrl: '',
    siteUrl: '',
    measurementId: '',
  }
  const headersOf = (values: Partial<HeaderValues>) =>
    headersFor(parseHeaders(fillHeaders(file, { ...local, ...values })), '/')
  const policyOf = (values: Partial<HeaderValues> = {}) =>
    new Map(
      (headersOf(values).get('content-security-policy') ?? '')
        .split(';')
        .map((part) => part.trim().split(' '))
        .filter(([name]) => name)
        .map(([name = '', ...sources]) => [name, sources.join(' ')]),
    )

  it('allow only what is listed', () => {
    expect(Object.fromEntries(policyOf())).toEqual({
      'default-src': "'none'",
      'script-src': "'self' 'sha256-a'",
      'style-src': "'self' 'sha256-b'",
      'style-src-attr': "'unsafe-inline'",
      'img-src': "'self' data: https:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'manifest-src': "'self'",
      'worker-src': "'none'",
      'form-action': "'self'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    })
  })

  it('name the API if it has another origin, and upgrade to https if the site uses it', () => {
    const hosted = policyOf({ supabaseUrl: 'https://x.supabase.co/', siteUrl: 'https://studio.example' })
    expect(hosted.get('connect-src')).toBe("'self' https://x.supabase.co")
    expect(hosted.get('upgrade-insecure-requests')).toBe('')
    const onThisMachine = policyOf({
      supabaseUrl: 'http://localhost:54321',
      siteUrl: 'http://localhost:4173',
    })
    expect(onThisMachine.get('img-src')).toBe("'self' data: https: http://localhost:54321")
    expect(onThisMachine.has('upgrade-insecure-requests')).toBe(false)
  })

  it('name Google only if visits are counted', () => {
    expect(JSON.stringify([...headersOf({})])).not.toContain('google')
    const counted = policyOf({ measurementId: 'G-TEST' })
    expect(counted.get('script-src')).toBe("'self' 'sha256-a' https://www.googletagmanager.com")
    expect(counted.get('connect-src')).toContain(' https://*.google-analytics.com')
  })

  it('prevent type sniffing, leaking URLs and embedding the page elsewhere', () => {
    expect(Object.fromEntries(headersOf({}))).toMatchObject({
      'strict-transport-security': expect.stringMatching(/^max-age=63072000; includeSubDomains$/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(), '),
    })
  })

  it('are also those of development, except HSTS and the scripts and styles that Vite writes', () => {
    const built = headersOf({ scripts: ["'unsafe-inline'"], styles: ["'unsafe-inline'"] })
    expect(built.delete('strict-transport-security')).toBe(true)
    expect(developmentHeaders({})).toEqual(Object.fromEntries(built))
    expect(developmentHeaders({ VITE_SUPABASE_URL: 'http://localhost:54321' })).toMatchObject({
      'content-security-policy': expect.stringContaining("connect-src 'self' http://localhost:54321;"),
    })
  })

  it('leave no placeholder without a value', () => {
    expect(() => fillHeaders('script-src {{nonce}}', local)).toThrow('{{nonce}}')
    expect(fillHeaders(file.replace(/^#.*$/gm, ''), local)).not.toContain('{{')
  })
})
