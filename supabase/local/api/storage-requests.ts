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
    const form = await request.formData()
    const file = [...form.values()].find((value) => typeof value !== 'string')
    if (!file) return new Request(request.url, { method: request.method, headers: request.headers })
    const maxAge = form.get('cacheControl')
    body = await file.arrayBuffer()
    headers.set('content-type', file.type || 'application/octet-stream')
    if (typeof maxAge === 'string') headers.set('cache-control', `max-age=${maxAge}`)
  } else body = await request.arrayBuffer()
  headers.set('content-length', String(body.byteLength))
  return new Request(request.url, { method: request.method, headers, body })
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
