import { isLocalOrigin } from './this-machine'

const localOrigin = (request: Request) => {
  const origin = request.headers.get('origin')
  return origin && isLocalOrigin(origin) ? origin : undefined
}

/** The answer to a browser that asks whether a page may send a request; nothing where it asks something else. */
export function preflightResponse(request: Request): Response | undefined {
  if (request.method !== 'OPTIONS' || !request.headers.has('access-control-request-method')) return undefined
  const headers = new Headers({
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '',
    'access-control-max-age': '600',
  })
  return withCors(request, new Response(null, { status: 204, headers }))
}

/**
 * Lets pages of this machine read an answer, and no others: hosted lets every site, but the local keys are public.
 * What the answer said of it before is replaced.
 */
export function withCors(request: Request, response: Response): Response {
  const headers = new Headers(response.headers)
  const origin = localOrigin(request)
  headers.delete('access-control-allow-origin')
  headers.delete('access-control-allow-credentials')
  headers.append('vary', 'Origin')
  if (origin) {
    headers.set('access-control-allow-origin', origin)
    headers.set('access-control-expose-headers', '*')
  }
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}
