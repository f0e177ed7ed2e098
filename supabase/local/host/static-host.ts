import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { headersFor, parseHeaders, parseRedirects, redirectFor } from './host-rules'
import type { Middleware } from './node-http'

const REVALIDATE = 'public, max-age=0, must-revalidate'
const FILE_RULES = new Set(['/_headers', '/_redirects'])

function readRules<T>(dist: string, name: string, parse: (text: string) => T): T {
  const file = join(dist, name)
  return parse(existsSync(file) ? readFileSync(file, 'utf8') : '')
}

/**
 * Serves a built site as a good static host does: files first (brotli beside them, ETags, `/about` from
 * `about.html`), then `_redirects`, then 404.html; headers from `_headers`. All are read at each request, so
 * a newer build is served without a restart.
 */
export function staticHost(dist: string): Middleware {
  // `dev` reads each file again; without it a file that has changed is sent with its old length, and hangs.
  const files = sirv(dist, { brotli: true, dev: true, etag: true, extensions: ['html'] })

  function setHeaders(response: ServerResponse, path: string): void {
    const rules = readRules(dist, '_headers', parseHeaders)
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    for (const [name, value] of headersFor(rules, path)) response.setHeader(name, value)
    if (!response.hasHeader('cache-control')) response.setHeader('cache-control', REVALIDATE)
  }

  function withoutFile(url: URL, request: IncomingMessage, response: ServerResponse): void {
    const rule = redirectFor(readRules(dist, '_redirects', parseRedirects), withoutSlash(url.pathname))
    if (rule?.status === 200) {
      request.url = rule.to
      files(request, response)
    } else if (rule) response.writeHead(rule.status, { location: rule.to + url.search }).end()
    else {
      setHeaders(response, '/404.html')
      const brotli =
        /\bbr\b/.test(request.headers['accept-encoding'] ?? '') && existsSync(join(dist, '404.html.br'))
      response.writeHead(404, {
        'content-type': 'text/html; charset=utf-8',
        vary: 'Accept-Encoding',
        ...(brotli && { 'content-encoding': 'br' }),
      })
      response.end(
        request.method === 'HEAD' ? undefined : readFileSync(join(dist, brotli ? '404.html.br' : '404.html')),
      )
    }
  }

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    const url = new URL(request.url ?? '/', 'http://localhost')
    const path = url.pathname
    setHeaders(response, withoutSlash(path))
    if (!path.endsWith('/') && existsSync(join(dist, path, 'index.html')))
      // A page in a folder has URLs relative to that folder.
      response.writeHead(301, { location: `${path}/${url.search}` }).end()
    else if (FILE_RULES.has(path)) withoutFile(url, request, response)
    else files(request, response, () => withoutFile(url, request, response))
  }
}

const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '')
