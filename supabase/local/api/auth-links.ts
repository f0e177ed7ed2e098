import { readJson } from '../host/json-response'

/** `POST /verify` as the embedded service understands it, which does not know the links of invitations. */
export async function prepareLink(request: Request): Promise<Request> {
  const link = await readJson(request)
  if (link.type !== 'invite') return request
  // An invitation's token is kept where that of a sign-up is, and is used up in the same way.
  const body = JSON.stringify({ ...link, type: 'signup' })
  return new Request(request.url, { method: 'POST', headers: request.headers, body })
}
