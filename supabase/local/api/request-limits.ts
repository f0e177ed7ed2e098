import { jsonResponse } from '../host/json-response'

const LARGEST_BODY = 1_000_000
/** A picture may have 5 MB (the bucket says so itself); the form around it needs a little more. */
const LARGEST_UPLOAD = 6_000_000
const UPLOAD = /^\/storage\/v1\/object\/(?!list\/|sign\/)/
/** What storage is asked with a body alone. */
const LISTING = /^\/storage\/v1\/object\/(?:list|sign)\//
const AUTH_OR_STORAGE = /^\/(?:auth|storage)\/v1\//
/** What the auth service takes as texts. */
const TEXTS = [
  'email',
  'phone',
  'password',
  'type',
  'token',
  'token_hash',
  'refresh_token',
  'auth_code',
  'code_verifier',
]
/** Nothing that a page sends is nested so deeply; a thousandfold nesting overflows the embedded database's stack. */
const DEEPEST = 100

const refuse = (status: number, code: string, message: string) =>
  jsonResponse(status, { code, details: null, hint: null, message })

const refuseBody = () => refuse(400, 'bad_json', 'The body is no JSON object of the kind that is asked for.')

/** Whether brackets stand too deep within each other, whatever they mean; those within quotes do not count. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (isQuoted && sign === '\\') at += 1
    else if (sign === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if ('[({'.includes(sign)) depth += 1
    else if ('])}'.includes(sign)) depth -= 1
    if (depth > DEEPEST) return true
  }
  return false
}

/** The bytes of a body; nothing where they are more than `limit`, and then the rest is not waited for. */
async function readBytes(body: ReadableStream<Uint8Array>, limit: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = body.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.byteLength
    if (size > limit) return undefined
    chunks.push(read.value)
  }
  return Buffer.concat(chunks)
}

/** The query as the API reads it; nothing where it cannot be. */
function readQuery(search: string): string | undefined {
  try {
    return decodeURIComponent(search.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}

/** The auth and storage services here take an object of texts for granted, and fail on anything else. */
function isObjectOfTexts(body: string): boolean {
  try {
    const value: unknown = JSON.parse(body)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    const fields = value as Record<string, unknown>
    return (
      !/\\u0000/.test(body) && TEXTS.every((name) => ['string', 'undefined'].includes(typeof fields[name]))
    )
  } catch {
    return false
  }
}

/**
 * Reads a request to its end, before its turn comes: a slow sender keeps nobody waiting.
 * @returns the same request with its body in memory, or the refusal of one that is too long or too deep, or that no
 *   text of PostgreSQL can hold
 */
export async function readWhole(request: Request): Promise<Request | Response> {
  const { pathname, search } = new URL(request.url)
  const isUpload = UPLOAD.test(pathname)
  const limit = isUpload ? LARGEST_UPLOAD : LARGEST_BODY
  const isAnnouncedTooLong = Number(request.headers.get('content-length')) > limit
  const body = request.body && !isAnnouncedTooLong ? await readBytes(request.body, limit) : undefined
  const query = readQuery(search)
  if (query?.includes('\0')) return refuse(400, '22021', 'A zero byte stands in the query.')
  if (isTooDeep(query ?? search)) return refuse(400, 'PGRST100', 'The query is nested too deeply.')
  const isListing = request.method === 'POST' && LISTING.test(pathname)
  if (!request.body) return isListing ? refuseBody() : request
  if (!body) return refuse(413, '413', `A request may have ${limit / 1_000_000} MB.`)
  if (!isUpload && isTooDeep(body.toString()))
    return refuse(400, 'PGRST102', 'The body is nested too deeply.')
  const isEmpty = body.byteLength === 0
  if (
    !isUpload &&
    AUTH_OR_STORAGE.test(pathname) &&
    !(isEmpty ? !isListing : isObjectOfTexts(body.toString()))
  )
    return refuseBody()
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: new Uint8Array(body),
  })
}
