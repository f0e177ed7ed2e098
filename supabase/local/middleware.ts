import type { IncomingMessage, ServerResponse } from 'node:http'
import type { LocalBackend } from './backend'
import { nodeHandler } from './node-http'

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

const API = /^\/(rest|auth|storage|functions)\/v1(\/|\?|$)/

/** Serves the API under the site's own origin: one port, no CORS. Requests wait while the backend comes up. */
export function apiMiddleware(backend: Promise<LocalBackend>): Middleware {
  const handle = nodeHandler(async (request, info) => (await backend).fetch(request, info))
  return (request, response, next) => {
    if (API.test(request.url ?? '')) void handle(request, response)
    else next()
  }
}
