/**
 * A browser's client uploads a file as a form; the embedded API needs the bytes themselves, and their number
 * to apply the bucket's size limit.
 * @returns the same upload in the form of the embedded API; undefined if the form is broken
 */
export async function asRawUpload(request: Request): Promise<Request | undefined> {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data')
  if (!isForm) return request
  const form = await request.formData().catch(() => undefined)
  if (!form) return undefined
  const file = [...form.values()].find((value) => typeof value !== 'string')
  const body = (await file?.arrayBuffer()) ?? new ArrayBuffer(0)
  const headers = new Headers(request.headers)
  headers.set('content-type', file?.type || 'application/octet-stream')
  headers.set('content-length', String(body.byteLength))
  headers.set('cache-control', `max-age=${String(form.get('cacheControl') ?? 3600)}`)
  return new Request(request.url, { method: request.method, headers, body })
}
