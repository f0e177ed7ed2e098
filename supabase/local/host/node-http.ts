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

/** Serves the API under the site's own origin. */
export function apiMiddleware(backend: { fetch: Handler }): Middleware {
  const handle = nodeHandler(backend.fetch)
  return (request, response, next) => {
    if (API.test(request.url ?? '')) void handle(request, response)
    else next()
  }
}
