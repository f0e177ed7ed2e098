import type { FunctionConfig } from './function-config'
import { jsonResponse } from './json-response'

interface GatewayOptions {
  /** Where a function listens, or nothing while it is down. */
  functionsUrl: (name: string) => string | undefined
  functions: () => FunctionConfig[]
  /** Whether a bearer token or API key is one of this project's. */
  isAuthorised: (request: Request) => Promise<boolean>
}

const PREFIX = '/functions/v1'
const HOP_BY_HOP = ['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding', 'upgrade']

function forward(request: Request, baseUrl: string): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  for (const name of HOP_BY_HOP) headers.delete(name)
  return fetch(new URL(pathname.slice(PREFIX.length) + search, baseUrl), {
    method: request.method,
    headers,
    body: request.body,
    redirect: 'manual',
    duplex: 'half',
  } as RequestInit)
}

/** Stands before the edge functions as the hosted gateway does: who may call which, and answers when none is up. */
export function createFunctionsGateway({ functionsUrl, functions, isAuthorised }: GatewayOptions) {
  return async (request: Request): Promise<Response> => {
    const [name = ''] = new URL(request.url).pathname.slice(PREFIX.length + 1).split('/')
    const found = functions().find((one) => one.name === name)
    if (!found) return jsonResponse(404, { code: 'NOT_FOUND', message: 'Requested function was not found' })
    // The preflight carries no key: the function itself answers it, here as hosted.
    if (found.verifyJwt && request.method !== 'OPTIONS') {
      if (!request.headers.has('authorization') && !request.headers.has('apikey'))
        return jsonResponse(401, { code: 401, message: 'Missing authorization header' })
      if (!(await isAuthorised(request))) return jsonResponse(401, { code: 401, message: 'Invalid JWT' })
    }
    const url = functionsUrl(name)
    if (!url) return jsonResponse(503, { error: 'This edge function is not running.' })
    try {
      const answer = await forward(request, url)
      return new Response(answer.body, answer)
    } catch {
      return jsonResponse(503, { error: 'This edge function is not answering.' })
    }
  }
}
