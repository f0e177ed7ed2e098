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
