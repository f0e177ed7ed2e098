import { jsonResponse } from '../host/json-response'
import type { SendTemplate } from './auth-mails'
import type { Database } from './database'

/** What is sent of a link: its token, and what it is for. */
interface Link {
  type?: string
  token_hash?: string
}

const isCall = (request: Request, method: string, path: string) =>
  request.method === method && decodeURIComponent(new URL(request.url).pathname) === `/auth/v1/${path}`

/** Empty where it is no object: the service has an answer for that. */
async function readBody<T>(request: Request): Promise<Partial<T>> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined)
  return typeof body === 'object' && body !== null ? body : {}
}

/**
 * A new address is confirmed from both mailboxes, as hosted does with `double_confirm_changes`: the embedded service
 * writes to the present one alone and takes its word. The first link is only noted here, whichever it is; the second
 * one goes on to the service, in the place where it looks for it.
 */
async function confirmAddress(request: Request, { token_hash: token = '' }: Link, database: Database) {
  const [change] = await database.query<{ id: string; is_second: boolean }>(
    `select id, email_change_confirm_status = 1 as is_second from auth.users
    where $1::text in (email_change_token_current, email_change_token_new) and $1::text <> ''
      and email_change_sent_at > now() - interval '1 hour'`,
    [token],
  )
  if (!change) return request
  if (change.is_second) {
    await database.query(
      `update auth.users set email_change_token_current = $2::text, email_change_token_new = null
      where id = $1::text::uuid`,
      [change.id, token],
    )
    return request
  }
  await database.query(
    `update auth.users set email_change_confirm_status = 1,
      email_change_token_current = nullif(email_change_token_current, $2::text),
      email_change_token_new = nullif(email_change_token_new, $2::text)
    where id = $1::text::uuid`,
    [change.id, token],
  )
  const msg = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'
  return jsonResponse(200, { code: '200', msg })
}

/**
 * The links of mails that the embedded service knows only in part.
 * @returns the request as the service understands it, or the answer to it
 */
export async function prepareLink(request: Request, database: Database): Promise<Request | Response> {
  if (!isCall(request, 'POST', 'verify')) return request
  const link = await readBody<Link>(request)
  if (link.type === 'email_change') return confirmAddress(request, link, database)
  if (link.type !== 'invite') return request
  // An invitation's token stands where that of a sign-up does, and is used up in the same way.
  const body = JSON.stringify({ ...link, type: 'signup' })
  return new Request(request.url, { method: 'POST', headers: request.headers, body })
}

/** Writes to the new address, once the service has taken it and written to the present one. */
export async function mailNewAddress(
  request: Request,
  answer: Response,
  database: Database,
  sendTemplate: SendTemplate,
): Promise<void> {
  if (!answer.ok || !isCall(request, 'PUT', 'user')) return
  if ((await readBody<{ email?: string }>(request)).email === undefined) return
  const { id } = (await answer.clone().json()) as { id: string }
  const [change] = await database.query<{ email: string; email_change: string; token: string }>(
    `update auth.users set email_change_confirm_status = 0
    where id = $1::text::uuid and email_change_token_new <> ''
    returning email, email_change, email_change_token_new as token`,
    [id],
  )
  if (!change) return
  const { email: Email, email_change: NewEmail, token: TokenHash } = change
  await sendTemplate('email_change', NewEmail, { TokenHash, Email, NewEmail })
}
