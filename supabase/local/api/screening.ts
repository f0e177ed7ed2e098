import type { Context, Next } from 'hono'
import { refuse } from './auth-admin'
import { LOCAL_KEYS } from './keys'

/** The largest body, in bytes. Hosted projects take uploads up to 50 MB. */
export const MAX_BODY = { '/storage/': 50 << 20, other: 10 << 20 }
/** Embedded resources within each other. The rows multiply at each level, and no page needs more than two. */
const MAX_EMBEDS = 5
/** Brackets within each other in a filter or a body. */
const MAX_DEPTH = 500

/** A refusal in the form of the API that the path belongs to. */
export function refuseAs(path: string, status: number, code: string, message: string): Response {
  if (path.startsWith('/rest/'))
    return Response.json({ code, details: null, hint: null, message }, { status })
  if (path.startsWith('/auth/')) return refuse(status, code, message)
  return Response.json({ statusCode: String(status), error: code, message }, { status })
}

/** The body's bytes; undefined if it is larger than `limit`. Throws if the sender breaks off. */
async function bytesOf(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** How deep brackets are nested. In JSON those of its texts do not count. */
function depthOf(text: string, isJson: boolean): number {
  let depth = 0
  let deepest = 0
  let inText = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] as string
    if (inText && sign === '\\') at++
    else if (isJson && sign === '"') inText = !inText
    else if (inText) continue
    else if ('([{'.includes(sign)) deepest = Math.max(deepest, ++depth)
    else if (')]}'.includes(sign)) depth--
  }
  return deepest
}

/** Why the Data API refuses a query or a token, with 400 or 401. */
function refusedQuery(url: URL, authorization: string): Response | undefined {
  if (url.search.includes('%00'))
    return refuseAs(url.pathname, 400, '22021', 'invalid byte sequence for encoding "UTF8": 0x00')
  const [, token] = /^bearer\s+(.*)$/i.exec(authorization) ?? []
  const parts = token?.split('.').length ?? 3
  if (parts !== 3 && !Object.values<string | undefined>(LOCAL_KEYS).includes(token))
    return refuseAs(url.pathname, 401, 'PGRST301', `Expected 3 parts in JWT; got ${parts}`)
  for (const [name, value] of url.searchParams) {
    const limit = name === 'select' ? MAX_EMBEDS : MAX_DEPTH
    if (depthOf(value, false) > limit)
      return refuseAs(url.pathname, 400, 'PGRST100', `${name} is nested deeper than ${limit} levels`)
  }
  return undefined
}

/** The fields of the auth service that are text: https://supabase.com/docs/reference/self-hosting-auth */
const authTexts = `email phone password current_password token token_hash type refresh_token nonce redirect_to
  auth_code code_verifier code_challenge code_challenge_method channel`.split(/\s+/)

/** In JSON, or as it is. */
const NULL_CHARACTER = /\0|(?<!\\)(?:\\\\)*\\u0000/

/** What is wrong with a JSON body; undefined if nothing is. */
function wrongJson(path: string, text: string): string | undefined {
  if (depthOf(text, true) > MAX_DEPTH) return `nested deeper than ${MAX_DEPTH} levels`
  // The Data API itself says what is wrong with the rest of it.
  if (path.startsWith('/rest/')) return undefined
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch (error) {
    return (error as Error).message
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return 'not an object'
  if (NULL_CHARACTER.test(text)) return 'a text with a null character'
  const fields = path.startsWith('/auth/') ? Object.entries(body) : []
  const [wrong] =
    fields.find(([name, value]) => authTexts.includes(name) && typeof (value ?? '') !== 'string') ?? []
  return wrong && `${wrong} is not a text`
}

/** Whether the body is JSON for the API itself, and not a file. */
const takesJson = (path: string, method: string) =>
  !path.startsWith('/storage/') ||
  method === 'DELETE' ||
  /^\/storage\/v1\/(?:bucket|object\/(?:list|move|copy|sign|info))(?:\/|$)/.test(path)

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/**
 * Refuses what the hosted APIs refuse and the embedded ones fail at, and reads the body, so that a slow sender does
 * not block other requests.
 */
export async function screen(c: Context, next: Next): Promise<Response | void> {
  const { raw } = c.req
  const url = new URL(raw.url)
  const path = url.pathname
  if (decoded(path) === undefined || (!path.startsWith('/rest/') && /%00/.test(path + url.search)))
    return refuseAs(path, 400, 'invalid_request', 'The path is not valid UTF-8, or has a null character.')
  const refused = path.startsWith('/rest/') && refusedQuery(url, raw.headers.get('authorization') ?? '')
  if (refused) return refused

  const limit = path.startsWith('/storage/') ? MAX_BODY['/storage/'] : MAX_BODY.other
  let body: Uint8Array<ArrayBuffer> | undefined
  try {
    body = await bytesOf(raw, limit)
  } catch {
    return refuseAs(path, 400, 'invalid_request', 'The body ended too early.')
  }
  if (!body) return refuseAs(path, 413, 'payload_too_large', `The body is larger than ${limit >> 20} MiB.`)
  if (body.length > 0 && takesJson(path, raw.method)) {
    const text = new TextDecoder().decode(body)
    if (path.startsWith('/rest/') && NULL_CHARACTER.test(text))
      return refuseAs(path, 400, '22P05', 'unsupported Unicode escape sequence')
    const wrong = wrongJson(path, text)
    const code = path.startsWith('/rest/')
      ? 'PGRST102'
      : path.startsWith('/auth/')
        ? 'bad_json'
        : 'invalid_request'
    if (wrong) return refuseAs(path, 400, code, `Could not parse request body as JSON: ${wrong}`)
  }
  const { method, headers } = raw
  c.req.raw = new Request(raw.url, { method, headers, body: body.length > 0 ? body : undefined })
  return next()
}
