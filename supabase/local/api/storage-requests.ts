import { readJson } from '../host/read-json'

const UPLOAD = /^\/storage\/v1\/object\//

/**
 * A browser's client uploads a file as a form; the embedded API needs the bytes themselves, and their number
 * to apply the bucket's size limit.
 * @returns the same upload in the form of the embedded API
 */
export async function asRawUpload(request: Request): Promise<Request> {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data')
  if (!isForm || !UPLOAD.test(new URL(request.url).pathname)) return request
  const form = await request.formData()
  const file = [...form.values()].find((value) => typeof value !== 'string')
  const body = (await file?.arrayBuffer()) ?? new ArrayBuffer(0)
  const headers = new Headers(request.headers)
  headers.set('content-type', file?.type || 'application/octet-stream')
  headers.set('content-length', String(body.byteLength))
  headers.set('cache-control', `max-age=${String(form.get('cacheControl') ?? 3600)}`)
  return new Request(request.url, { method: request.method, headers, body })
}

const LIST = /^\/storage\/v1\/object\/list\/[^/]+$/
const ALL = 100_000

/**
 * Answers a storage listing as hosted does: names relative to the folder, and a deeper file as one entry for
 * its subfolder. The embedded API lists everything below a prefix with full names.
 * @param answer the embedded API
 */
export async function answerList(
  request: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response | undefined> {
  if (request.method !== 'POST' || !LIST.test(new URL(request.url).pathname)) return undefined
  const query = await readJson(request)
  const body = JSON.stringify({ ...query, limit: ALL })
  const response = await answer(new Request(request.url, { method: 'POST', headers: request.headers, body }))
  if (!response.ok) return response
  const folder = query.prefix ? `${String(query.prefix).replace(/\/+$/, '')}/` : ''
  const entries = new Map<string, object>()
  for (const object of (await response.json()) as { name: string }[]) {
    if (!object.name.startsWith(folder)) continue
    const [name = '', ...deeper] = object.name.slice(folder.length).split('/')
    entries.set(name, deeper.length > 0 ? { name, id: null, metadata: null } : { ...object, name })
  }
  return Response.json([...entries.values()])
}
