import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

type Handler = (request: Request, info: { peerAddress?: string }) => Promise<Response>

const API = /^\/(rest|auth|storage|functions)\/v1(\/|\?|$)/

/** Handles Node's requests with a web-standard handler, which also gets the connection's address. */
export const nodeHandler = (handle: Handler) =>
  getRequestListener((request, { incoming }) =>
    handle(request, { peerAddress: incoming.socket.remoteAddress }),
  )

/** Serves the API under the site's own origin. Requests wait while the backend starts. */
export function apiMiddleware(backend: Promise<{ fetch: Handler }>): Middleware {
  const handle = nodeHandler(async (request, info) => (await backend).fetch(request, info))
  return (request, response, next) => {
    if (API.test(request.url ?? '')) void handle(request, response)
    else next()
  }
}
