import { describe, expect, it } from 'vitest'
import { parseHeaders, parseRedirects } from '../../supabase/local/host/host-rules'
import { type BuiltSite, hostWarnings, nginxFile, vercelFile } from './host-files'

const site = (headers: string, redirects: string): BuiltSite => ({
  headers: parseHeaders(headers),
  redirects: parseRedirects(redirects),
  files: ['index.html', '404.html', 'spa.html', 'about.html', 'demo/shop/index.html', 'assets/a.js'],
})
const usual = site(
  '/*\n  X-A: one\n  X-B: page\n/assets/*\n  ! X-B\n  X-A: two\n  Cache-Control: immutable\n/draft\n  Cache-Control: no-store\n',
  '/old/* /new/:splat 301\n/admin/* /spa 200\n',
)

interface Route {
  src: string
  handle?: string
  dest?: string
  status?: number
  headers?: Record<string, string>
  continue?: boolean
}

/**
 * Vercel's response by its documented order of routes: before the files, after them, then the headers for a
 * file or an error.
 */
function vercel(path: string) {
  const { routes, overrides } = JSON.parse(vercelFile(usual)) as {
    routes: Route[]
    overrides: Record<string, { path: string }>
  }
  const phases = new Map<string, Route[]>([['', []]])
  let phase = ''
  for (const route of routes) {
    if (route.handle) phases.set((phase = route.handle), [])
    else phases.get(phase)?.push(route)
  }
  const files = new Map(usual.files.map((file) => [`/${overrides[file]?.path ?? file}`, file]))
  const fileAt = (address: string) =>
    files.get(address) ?? files.get(`${address === '/' ? '' : address}/index.html`)
  const headers: Record<string, string> = {}
  let address = path
  const pass = (name: string): Route | undefined => {
    for (const route of phases.get(name) ?? []) {
      const match = new RegExp(route.src, 'i').exec(address)
      if (!match) continue
      const fill = (text: string) => text.replace('$1', match[1] ?? '')
      for (const [key, value] of Object.entries(route.headers ?? {})) headers[key] = fill(value)
      if (route.dest) address = fill(route.dest)
      if (!route.continue) return route
    }
    return undefined
  }
  const redirect = pass('')
  if (redirect) return { status: redirect.status, headers }
  if (!fileAt(address)) pass('filesystem')
  const isThere = Boolean(fileAt(address))
  pass(isThere ? 'hit' : 'error')
  return { status: isThere ? 200 : 404, file: fileAt(address), headers }
}

const ofPages = { 'x-a': 'one', 'x-b': 'page' }

describe('Vercel', () => {
  it('serves pages without their extension, with and without a slash', () => {
    for (const path of ['/about', '/about/'])
      expect(vercel(path)).toEqual({ status: 200, file: 'about.html', headers: ofPages })
    expect(vercel('/').file).toBe('index.html')
    expect(vercel('/demo/shop/').file).toBe('demo/shop/index.html')
    expect(vercel('/demo/shop')).toMatchObject({ status: 301, headers: { Location: '/demo/shop/' } })
  })

  it('serves the shell, redirects old URLs and answers 404 for unknown ones', () => {
    expect(vercel('/admin/a/b')).toMatchObject({ status: 200, file: 'spa.html', headers: ofPages })
    expect(vercel('/old/a/b')).toMatchObject({ status: 301, headers: { ...ofPages, Location: '/new/a/b' } })
    expect(vercel('/none')).toEqual({ status: 404, file: '404.html', headers: ofPages })
  })

  it('caches an existing file without the headers of pages, but not the response for a missing one', () => {
    expect(vercel('/assets/a.js').headers).toEqual({ 'x-a': 'two', 'cache-control': 'immutable' })
    expect(vercel('/assets/gone.js').headers).toEqual(ofPages)
    expect(vercel('/draft').headers).toEqual({ ...ofPages, 'cache-control': 'no-store' })
  })
})

it('a value that nginx or Caddy would interpret as a variable is refused', () => {
  for (const value of ['$host', '{host}', 'a\\b'])
    expect(() => nginxFile(site(`/*\n  X-A: ${value}`, ''))).toThrow('nginx and Caddy cannot express')
})

it('a site beyond the limits of Cloudflare Pages or Vercel causes a warning', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, n) => `/old-${n} /new-${n} 301`).join('\n')
  expect(hostWarnings(site('/*\n  X-A: one', lines(2000)))).toEqual([])
  expect(hostWarnings(site(`/*\n  X-A: ${'a'.repeat(2000)}`, lines(2050)))).toEqual([
    '2,000 redirects are read by Cloudflare Pages: this site has 2050.',
    '2,000 characters a header are read by Cloudflare Pages: this site has 2005.',
    '2,048 routes are taken by Vercel: this site has 2052.',
  ])
})
