import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeEach } from 'vitest'

/** A request as a test wants to see it. */
export interface ServerRequest {
  method: string
  /** After `/rest/v1/`, or after `/functions/v1/` or `/auth/v1/` with `functions/` or `auth/` before it. */
  name: string
  params: URLSearchParams
  headers: Headers
  /** The parsed JSON, undefined without one. */
  body: unknown
}

/** A whole response, or rows or another value to send as JSON; or what makes one of a request. */
export type Answer = ((request: ServerRequest) => unknown) | object | string | number | boolean | null

const server = setupServer()

/** Every request since the test began, the latest last. */
export const requests: ServerRequest[] = []

export const lastRequest = () => requests.at(-1)

/** The requests that change rows of tables. */
export const writes = () =>
  requests.filter(({ method, name }) => method !== 'GET' && method !== 'HEAD' && !name.includes('/'))

/** A page of a counted list: `rows` of `total`. */
export const rowsOf = (total: number, rows: readonly unknown[]) =>
  Response.json(rows, {
    status: rows.length < total ? 206 : 200,
    headers: { 'content-range': `0-${Math.max(rows.length - 1, 0)}/${total}` },
  })

/** An answer of PostgREST that refuses. */
export const refusal = (message: string, { status = 400, ...rest }: Record<string, unknown> = {}) =>
  Response.json({ message, code: '', details: null, hint: null, ...rest }, { status: Number(status) })

/** The request gets no answer at all, as without a network. */
export const noNetwork = () => HttpResponse.error()

/** The answer never comes. */
export const noAnswer = () => new Promise<never>(() => {})

async function respond(answer: unknown, asked: ServerRequest): Promise<Response> {
  const value: unknown = typeof answer === 'function' ? await answer(asked) : answer
  if (typeof value === 'function') return respond(value, asked)
  // A response can be read once; the same one may be given to several requests.
  if (value instanceof Response) return value.type === 'error' ? value : value.clone()
  if (!Array.isArray(value)) return Response.json(value ?? null)
  // `.single()` asks for the row itself.
  if (!asked.headers.get('accept')?.includes('vnd.pgrst.object')) return rowsOf(value.length, value)
  return value.length === 1
    ? Response.json(value[0])
    : refusal('Cannot coerce the result to a single JSON object', { status: 406, code: 'PGRST116' })
}

/**
 * Answers a table (`'orders'`), a procedure (`'rpc/take_slot'`), an edge function (`'functions/publish'`), the auth
 * service (`'auth/token'`), or with `'*'` whatever else is asked of the database. The answer that was given last holds; each ends with its test.
 */
export function serve(name: string, answer: Answer): void {
  const [, service = 'rest', path] = /^(?:(functions|auth)\/)?(.*)$/.exec(name) ?? []
  server.use(
    http.all(`*/${service}/v1/${path}`, async ({ request }) => {
      const url = new URL(request.url)
      const text = await request.clone().text()
      const asked: ServerRequest = {
        method: request.method,
        name: url.pathname.replace(/^\/rest\/v1\//, '').replace(/^\/(functions|auth)\/v1\//, '$1/'),
        params: url.searchParams,
        headers: request.headers,
        body: text && request.headers.get('content-type')?.includes('json') ? JSON.parse(text) : undefined,
      }
      requests.push(asked)
      return respond(answer, asked)
    }),
  )
}

// A client keeps the `fetch` that it finds when it is made: this must be loaded before the module under test.
// Component tests get that from their set-up; a unit test imports this file first.
server.listen({ onUnhandledRequest: 'error' })
beforeEach(() => {
  server.resetHandlers()
  requests.length = 0
})
afterAll(() => server.close())
