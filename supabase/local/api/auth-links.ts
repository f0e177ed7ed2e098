import { jsonResponse, readJson } from '../host/json-response'
import type { SendTemplate } from './auth-mails'
import type { Database } from './database'

type PreparedLink = { request: Request } | { answer: Response }

/**
 * A new address is confirmed from both mailboxes, as hosted does with `double_confirm_changes`: the embedded service
 * writes only to the present one and accepts its link. The first link is noted here, whichever it is; the second
 * one goes on to the service, in the column where it looks for it.
 */
async function confirmAddress(request: Request, token: string, database: Database): Promise<PreparedLink> {
  const [change] = await database.query<{ id: string; is_second: boolean }>(
    `select id, email_change_confirm_status = 1 as is_second from auth.users
    where $1::text in (email_change_token_current, email_change_token_new) and $1::text <> ''
      and email_change_sent_at > now() - interval '1 hour'`,
    [token],
  )
  if (!change) return { request }
  if (change.is_second) {
    await database.query(
      `update auth.users set email_change_token_current = $2::text, email_change_token_new = null
      where id = $1::text::uuid`,
      [change.id, token],
    )
    return { request }
  }
  await database.query(
    `update auth.users set email_change_confirm_status = 1,
      email_change_token_current = nullif(email_change_token_current, $2::text),
      email_change_token_new = nullif(email_change_token_new, $2::text)
    where id = $1::text::uuid`,
    [change.id, token],
  )
  const msg = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'
  return { answer: jsonResponse(200, { code: '200', msg }) }
}

/**
 * `POST /verify` with the links that the embedded service knows only in part.
 * @returns the request as the service understands it, or the answer to it
 */
export async function prepareLink(request: Request, database: Database): Promise<PreparedLink> {
  const link = await readJson(request)
  if (link.type === 'email_change' && typeof link.token_hash === 'string')
    return confirmAddress(request, link.token_hash, database)
  if (link.type !== 'invite') return { request }
  // An invitation's token is kept where that of a sign-up is, and is used up in the same way.
  const body = JSON.stringify({ ...link, type: 'signup' })
  return { request: new Request(request.url, { method: 'POST', headers: request.headers, body }) }
}

/** Writes to a new address, once the service has accepted it and written to the present one. */
export async function mailNewAddress(
  userId: string,
  database: Database,
  sendTemplate: SendTemplate,
): Promise<void> {
  const [change] = await database.query<{ email: string; email_change: string; token: string }>(
    `update auth.users set email_change_confirm_status = 0
    where id = $1::text::uuid and email_change_token_new <> ''
    returning email, email_change, email_change_token_new as token`,
    [userId],
  )
  if (!change) return
  const { email: Email, email_change: NewEmail, token: TokenHash } = change
  await sendTemplate('email_change', NewEmail, { TokenHash, Email, NewEmail })
}
