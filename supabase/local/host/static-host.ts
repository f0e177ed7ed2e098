import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
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

/** Sends one page under another's address, compressed where the build did that and the browser can. */
async function sendPage(
  file: string,
  status: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const brotli = /\bbr\b/.test(String(request.headers['accept-encoding'])) && existsSync(`${file}.br`)
  const body = await readFile(brotli ? `${file}.br` : file)
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.byteLength,
    vary: 'Accept-Encoding',
    ...(brotli && { 'content-encoding': 'br' }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/**
 * Serves a built site as a good static host does: files first (brotli beside them, ETags, `/about` from `about.html`),
 * then `_redirects`, then 404.html; headers from `_headers`.
 */
export function staticHost(dist: string): Middleware {
  const headerRules = readRules(dist, '_headers', parseHeaders)
  const redirectRules = readRules(dist, '_redirects', parseRedirects)
  const files = sirv(dist, { brotli: true, etag: true, extensions: ['html'] })

  function setHeaders(response: ServerResponse, path: string): void {
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    for (const [name, value] of headersFor(headerRules, path)) response.setHeader(name, value)
    if (!response.hasHeader('cache-control')) response.setHeader('cache-control', REVALIDATE)
  }

  function withoutFile(url: URL, request: IncomingMessage, response: ServerResponse): void {
    const rule = redirectFor(redirectRules, withoutSlash(url.pathname))
    if (rule && rule.status !== 200) {
      response.writeHead(rule.status, { location: rule.to + url.search }).end()
      return
    }
    // What an address that is not there would have been told says nothing of the page that is sent for it.
    if (!rule) setHeaders(response, '/404.html')
    const [file, status] = rule ? [`${rule.to}.html`, 200] : ['404.html', 404]
    sendPage(join(dist, file), status, request, response).catch((error: Error) => {
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.message)
    })
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
      // What stands in a folder names its neighbours from there.
      response.writeHead(301, { location: `${path}/${url.search}` }).end()
    else if (FILE_RULES.has(path)) withoutFile(url, request, response)
    else files(request, response, () => withoutFile(url, request, response))
  }
}

const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '')
