import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeEach } from 'vitest'

/** A request in the form that tests check. */
export interface ServerRequest {
  method: string
  /** The path without `/rest/v1/`; `/functions/v1/` and `/auth/v1/` become `functions/` and `auth/`. */
  name: string
  params: URLSearchParams
  headers: Headers
  /** The parsed JSON, or undefined. */
  body: unknown
}

/** A response, rows or another value to send as JSON, or a function that returns one of these. */
export type Answer = ((request: ServerRequest) => unknown) | object | string | number | boolean | null

const server = setupServer()

/** Every request of the test, in order. */
export const requests: ServerRequest[] = []

export const lastRequest = () => requests.at(-1)

/** The requests that change rows of tables. */
export const writes = () =>
  requests.filter(({ method, name }) => method !== 'GET' && method !== 'HEAD' && !name.includes('/'))

/** A page of a list with a count: `rows` of `total`. */
export const rowsOf = (total: number, rows: readonly unknown[]) =>
  Response.json(rows, {
    status: rows.length < total ? 206 : 200,
    headers: { 'content-range': `0-${Math.max(rows.length - 1, 0)}/${total}` },
  })

/** An error answer of PostgREST. */
export const refusal = (message: string, { status = 400, ...rest }: Record<string, unknown> = {}) =>
  Response.json({ message, code: '', details: null, hint: null, ...rest }, { status: Number(status) })

/** The request fails as without a network. */
export const noNetwork = () => HttpResponse.error()

/** The request never gets an answer. */
export const noAnswer = () => new Promise<never>(() => {})

async function respond(answer: unknown, asked: ServerRequest): Promise<Response> {
  const value: unknown = typeof answer === 'function' ? await answer(asked) : answer
  if (typeof value === 'function') return respond(value, asked)
  // A response can be read only once, but may answer several requests.
  if (value instanceof Response) return value.type === 'error' ? value : value.clone()
  if (!Array.isArray(value)) return Response.json(value ?? null)
  // `.single()` requests the row itself.
  if (!asked.headers.get('accept')?.includes('vnd.pgrst.object')) return rowsOf(value.length, value)
  return value.length === 1
    ? Response.json(value[0])
    : refusal('Cannot coerce the result to a single JSON object', { status: 406, code: 'PGRST116' })
}

/**
 * Answers a table (`'orders'`), a procedure (`'rpc/take_slot'`), an edge function (`'functions/publish'`),
 * the auth service (`'auth/token'`), or with `'*'` any other database request. The latest answer applies,
 * until the end of the test.
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

// A client uses the `fetch` that exists when it is created, so this must load before the module under test.
// The set-up of component tests does that; a unit test imports this file first.
server.listen({ onUnhandledRequest: 'error' })
beforeEach(() => {
  server.resetHandlers()
  requests.length = 0
})
afterAll(() => server.close())
