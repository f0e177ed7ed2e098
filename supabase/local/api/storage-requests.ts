import { jsonResponse } from '../host/json-response'

const UPLOAD = /^\/storage\/v1\/object\//

/**
 * A browser's client sends files as a form whose file has no name; the embedded API wants the bytes themselves,
 * and their number to hold them to the bucket's limit.
 * @returns the same upload as the embedded API takes it
 */
export async function asRawUpload(request: Request): Promise<Request> {
  if (!request.body || !['POST', 'PUT'].includes(request.method)) return request
  if (!UPLOAD.test(new URL(request.url).pathname)) return request
  const headers = new Headers(request.headers)
  let body: ArrayBuffer
  if (headers.get('content-type')?.startsWith('multipart/form-data')) {
    const form = await request.formData().catch(() => undefined)
    const file = [...(form?.values() ?? [])].find((value) => typeof value !== 'string')
    if (!file) return new Request(request.url, { method: request.method, headers: request.headers })
    const maxAge = form?.get('cacheControl')
    body = await file.arrayBuffer()
    headers.set('content-type', file.type || 'application/octet-stream')
    if (typeof maxAge === 'string') headers.set('cache-control', `max-age=${maxAge}`)
  } else body = await request.arrayBuffer()
  headers.set('content-length', String(body.byteLength))
  return new Request(request.url, { method: request.method, headers, body })
}

const text = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1')

/** How the files of a type begin; a type that is not here is held to nothing. */
const BEGINNINGS: Record<string, (bytes: Uint8Array) => boolean> = {
  'image/jpeg': (bytes) => text(bytes, 0, 3) === '\xff\xd8\xff',
  'image/png': (bytes) => text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  'image/webp': (bytes) => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP',
  'image/avif': (bytes) => /^ftypavi[fs]$/.test(text(bytes, 4, 12)),
}

/**
 * Refuses an upload that says it is a picture, and whose bytes say that it is not, or not of that kind; and a form
 * that `asRawUpload` found no file in.
 */
export async function refuseFalsePicture(upload: Request): Promise<Response | undefined> {
  if (!['POST', 'PUT'].includes(upload.method)) return undefined
  if (!UPLOAD.test(new URL(upload.url).pathname)) return undefined
  const type = upload.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (type === 'multipart/form-data')
    return jsonResponse(400, {
      statusCode: '400',
      error: 'invalid_request',
      message: 'The form has no file.',
    })
  if (!upload.body) return undefined
  const begins = BEGINNINGS[type]
  if (!begins || begins(new Uint8Array(await upload.clone().arrayBuffer()))) return undefined
  const message = `The file is no ${type}.`
  return jsonResponse(400, { statusCode: '415', error: 'invalid_mime_type', message })
}

const DOWNLOAD = /^\/storage\/v1\/(?:object|render)\//

/** What is uploaded is shown as what it was said to be, and runs nothing: not even where somebody opens it by itself. */
export function withoutScripts(request: Request, response: Response): Response {
  if (!['GET', 'HEAD'].includes(request.method) || !DOWNLOAD.test(new URL(request.url).pathname))
    return response
  const headers = new Headers(response.headers)
  headers.set('x-content-type-options', 'nosniff')
  headers.set('content-security-policy', "default-src 'none'; sandbox")
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}

const LIST = /^\/storage\/v1\/object\/list\/[^/]+$/
const DEFAULT_LIMIT = 100
const ALL = 100_000

interface ListQuery {
  prefix?: string
  search?: string
  limit?: number
  offset?: number
}

interface ListEntry {
  name: string
  id: string | null
}

/** A folder, as hosted lists it: a name without an object. */
const folderEntry = (name: string) => ({
  name,
  id: null,
  updated_at: null,
  created_at: null,
  last_accessed_at: null,
  metadata: null,
})

/** Objects below a folder as hosted lists them: names within the folder, what is deeper as one folder entry. */
export function listFolder(objects: readonly ListEntry[], query: ListQuery): ListEntry[] {
  const folder = query.prefix ? `${query.prefix.replace(/\/+$/, '')}/` : ''
  const search = (query.search ?? '').toLowerCase()
  const folders = new Map<string, ListEntry>()
  const files: ListEntry[] = []
  for (const object of objects) {
    if (!object.name.startsWith(folder)) continue
    const [name = '', ...deeper] = object.name.slice(folder.length).split('/')
    if (!name.toLowerCase().startsWith(search)) continue
    if (deeper.length > 0) folders.set(name, folderEntry(name))
    else files.push({ ...object, name })
  }
  const offset = query.offset ?? 0
  return [...folders.values(), ...files].slice(offset, offset + (query.limit ?? DEFAULT_LIMIT))
}

/**
 * Answers a storage listing as hosted does: the embedded one lists all that is below a prefix, by whole names.
 * @param answer the embedded API
 */
export async function answerList(
  request: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response | undefined> {
  if (request.method !== 'POST' || !LIST.test(new URL(request.url).pathname)) return undefined
  const query = (await request
    .clone()
    .json()
    .catch(() => undefined)) as ListQuery | undefined
  if (typeof query?.prefix !== 'string') return undefined
  const everything = { ...query, search: undefined, offset: 0, limit: ALL }
  const body = JSON.stringify(everything)
  const response = await answer(new Request(request.url, { method: 'POST', headers: request.headers, body }))
  if (!response.ok) return response
  const objects = (await response.json()) as ListEntry[]
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new Response(JSON.stringify(listFolder(objects, query)), { headers })
}
