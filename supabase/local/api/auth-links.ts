import { readJson } from '../host/json-response'

/** `POST /verify` in the form of the embedded service, which does not support invitation links. */
export async function prepareLink(request: Request): Promise<Request> {
  const link = await readJson(request)
  if (link.type !== 'invite') return request
  // An invitation's token is stored like a sign-up token, and is consumed in the same way.
  const body = JSON.stringify({ ...link, type: 'signup' })
  return new Request(request.url, { method: 'POST', headers: request.headers, body })
}
