import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

type Handler = (request: Request, info: { peerAddress?: string }) => Promise<Response>

const API = /^\/(rest|auth|storage|functions)\/v1(\/|\?|$)/

/** A Node request as a web-standard one, its body streamed. */
function toWebRequest(request: IncomingMessage): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const method = request.method ?? 'GET'
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`)
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers })
  return new Request(url, {
    method,
    headers,
    body: Readable.toWeb(request) as ReadableStream,
    duplex: 'half',
  } as RequestInit)
}

/** Writes a web-standard response; a caller who hung up is no error. */
async function sendWebResponse(response: Response, target: ServerResponse): Promise<void> {
  // What was not read of the body stands in the way of the connection's next request, which nobody would answer.
  if (!target.req.complete) target.setHeader('connection', 'close')
  const headers: Record<string, string | string[]> = Object.fromEntries(response.headers)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) headers['set-cookie'] = cookies
  target.writeHead(response.status, headers)
  if (!response.body) {
    target.end()
    return
  }
  await pipeline(Readable.fromWeb(response.body as NodeReadableStream), target).catch(() => target.destroy())
}

/** Answers Node's requests with a web-standard handler. */
export function nodeHandler(handle: Handler) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const peerAddress = request.socket.remoteAddress
      await sendWebResponse(await handle(toWebRequest(request), { peerAddress }), response)
    } catch (error) {
      if (response.headersSent) {
        response.destroy()
        return
      }
      const message = error instanceof Error ? error.message : String(error)
      response.writeHead(500, { 'content-type': 'application/json; charset=utf-8' })
      response.end(JSON.stringify({ message }))
    }
  }
}

/** Serves the API under the site's own origin: one port, no CORS. Requests wait while the backend comes up. */
export function apiMiddleware(backend: Promise<{ fetch: Handler }>): Middleware {
  const handle = nodeHandler(async (request, info) => (await backend).fetch(request, info))
  return (request, response, next) => {
    if (API.test(request.url ?? '')) void handle(request, response)
    else next()
  }
}
