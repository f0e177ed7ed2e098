import { App, ConsoleEmailDriver, type EmailDriver, setExperimental, SmtpEmailDriver } from '@supabase/lite'
import { preflightResponse, withCors } from '../host/cors'
import { jsonResponse } from '../host/json-response'
import { createAuthAdmin } from './auth-admin'
import { mailNewAddress, prepareLink } from './auth-links'
import { createTemplateMailer, mailTemplates } from './auth-mails'
import type { BlobStore } from './blob-store'
import { hookConnection } from './connection-hooks'
import type { Database } from './database'
import { LOCAL_JWT_SECRET, LOCAL_KEYS } from './keys'
import { type RequestScope, runInScope } from './request-scope'
import { sqlErrorResponse, unreadableResponse } from './sql-error-response'
import { createStorageAdapter } from './storage-adapter'
import { answerList, asRawUpload, refuseFalsePicture, withoutScripts } from './storage-requests'

const ROUTES = /^\/(rest|auth|storage)\/v1(\/|$)/
const SENDS_LINK = /^\/auth\/v1\/(otp|magiclink)$/
const ABORTED = '25P02'
const POISONED = /current transaction is aborted|invalid message format/

export interface ApiSettings {
  siteUrl: string
  /** Where the auth service's mails go, on this machine; absent: nowhere. */
  smtpPort?: number
  /** A header that says who calls, for tests that are many visitors; absent: who is connected. */
  callerHeader?: string
}

/**
 * Sends the auth service's mails to the local mail catcher. As HTML alone, as the hosted service does: the embedded
 * one adds a text of its own whose link signs in when it is opened, instead of leading to the page of our template.
 */
function createMailer(smtpPort: number): EmailDriver {
  const smtp = new SmtpEmailDriver({
    host: '127.0.0.1',
    port: smtpPort,
    from: { name: 'Sign-in', address: 'hello@example.test' },
    secure: false,
    requireTls: false,
  })
  return { send: ({ to, subject, html }) => smtp.send({ to, subject, html }) }
}

/** The REST, auth and storage APIs over a database. */
export async function createApi(
  database: Database,
  store: BlobStore,
  { siteUrl, smtpPort, callerHeader }: ApiSettings,
) {
  setExperimental('storage', true)
  const mailer = smtpPort === undefined ? new ConsoleEmailDriver({ silent: true }) : createMailer(smtpPort)
  const sendTemplate = createTemplateMailer(mailer, siteUrl)
  const answerAdmin = createAuthAdmin(database, sendTemplate)
  const app = new App({
    connection: database.connection,
    api: { pg_safe_update: true },
    auth: {
      enabled: true,
      enable_signup: false,
      minimum_password_length: 12,
      // As supabase/config.toml has it, and private.session_holds.
      sessions: { timebox: '336h', inactivity_timeout: '24h' },
      email: { template: mailTemplates },
      jwt_secret: LOCAL_JWT_SECRET,
      publishable_key: LOCAL_KEYS.publishable,
      secret_key: LOCAL_KEYS.secret,
      site_url: siteUrl,
    },
    storage: { enabled: true },
    options: {
      server: { admin: false },
      drivers: { email: mailer },
    },
  })
  Object.assign(app, { _storageAdapter: createStorageAdapter(store) } satisfies Pick<App, '_storageAdapter'>)
  await runInScope({}, () => app.init())
  hookConnection(database.connection)

  /** One request, with what hosted does around PostgREST: the caller's address, plain SQL errors, a clean session. */
  async function answer(request: Request, peerAddress?: string, isRetry = false): Promise<Response> {
    const scope: RequestScope = {
      headers: JSON.stringify(Object.fromEntries(request.headers)),
      method: request.method,
      path: new URL(request.url).pathname.replace(/^\/rest\/v1/, ''),
    }
    const response = await runInScope(scope, async () =>
      app.fetch(request.clone(), { peerAddress: peerAddress ?? null }),
    )
    if (response.status !== 500) return response
    const text = await response.clone().text()
    if (POISONED.test(text)) {
      await database.recover()
      // The session was already spoilt when this request's turn came, so nothing of it was done yet.
      if (!isRetry && scope.sqlError?.code === ABORTED) return answer(request, peerAddress, true)
    }
    return (
      (await sqlErrorResponse(scope.sqlError, response)) ??
      (scope.sqlError ? undefined : unreadableResponse(new URL(request.url).pathname, text)) ??
      response
    )
  }

  async function fetch(request: Request, peerAddress?: string): Promise<Response> {
    const preflight = preflightResponse(request)
    if (preflight) return preflight
    if (!ROUTES.test(new URL(request.url).pathname))
      return withCors(request, jsonResponse(404, { message: 'Not found' }))
    const called = await asRawUpload(withCaller(request, peerAddress, callerHeader))
    const prepared = await prepareLink(called, database)
    if (prepared instanceof Response) return withCors(request, prepared)
    const response =
      (await answerAdmin(prepared)) ??
      (await refuseSignUp(prepared, database)) ??
      (await refuseFalsePicture(prepared)) ??
      (await database.serve(async () => {
        const list = await answerList(prepared, (rewritten) => answer(rewritten, peerAddress))
        return list ?? answer(prepared, peerAddress)
      }))
    if (response.ok) await endOtherSessions(prepared, database)
    await mailNewAddress(prepared, response, database, sendTemplate)
    return withCors(request, withoutScripts(request, response))
  }

  return {
    fetch,
    createSystemSchemas: () => runInScope({}, () => app.ensureSystemSchema()),
    /** After a change of the schema, lest the API answer from what it remembers. */
    forgetSchema: () => database.connection.clearSchemaCache(),
    /** Whether a request carries one of this project's keys or a session that still holds. */
    async isAuthorised(request: Request): Promise<boolean> {
      const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
      const keys: string[] = Object.values(LOCAL_KEYS)
      if (keys.includes(token ?? request.headers.get('apikey') ?? '')) return true
      if (!token) return false
      const user = new Request('http://localhost/auth/v1/user', {
        headers: { apikey: LOCAL_KEYS.publishable, authorization: `Bearer ${token}` },
      })
      return (await fetch(user)).ok
    },
  }
}

/**
 * Writes the caller's address as the hosted edge does: over whatever cf-connecting-ip said, and at the end of
 * x-forwarded-for.
 */
function withCaller(
  request: Request,
  peerAddress: string | undefined,
  callerHeader: string | undefined,
): Request {
  const headers = new Headers(request.headers)
  if (peerAddress) headers.set('cf-connecting-ip', (callerHeader && headers.get(callerHeader)) || peerAddress)
  const callers = [headers.get('x-forwarded-for'), peerAddress?.replace(/^::ffff:/, '')].filter(Boolean)
  if (callers.length > 0) headers.set('x-forwarded-for', callers.join(', '))
  return new Request(request, { headers })
}

/**
 * A sign-in link for an unknown address would make the user, sign-up off or not. Hosted refuses; so do we.
 * @returns the refusal, or nothing when the request may go on
 */
async function refuseSignUp(request: Request, database: Database): Promise<Response | undefined> {
  if (request.method !== 'POST' || !SENDS_LINK.test(decodeURIComponent(new URL(request.url).pathname))) return
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined)
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined
  if (typeof email !== 'string') return
  const known = await database.query('select from auth.users where lower(email) = lower($1)', [email])
  if (known.length > 0) return
  return jsonResponse(422, {
    code: 422,
    error_code: 'signup_disabled',
    msg: 'Signups not allowed for this instance',
  })
}

/** A new password ends the user's other sessions, as hosted does it: whoever had the old one is out. */
async function endOtherSessions(request: Request, database: Database): Promise<void> {
  const path = decodeURIComponent(new URL(request.url).pathname)
  if (request.method !== 'PUT' || path !== '/auth/v1/user') return
  const { password } = (await request.clone().json()) as { password?: unknown }
  if (password === undefined) return
  const [, claims = ''] = (request.headers.get('authorization') ?? '').split('.')
  const { sub, session_id } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<
    string,
    string
  >
  await database.query('delete from auth.sessions where user_id = $1::text::uuid and id <> $2::text::uuid', [
    sub,
    session_id,
  ])
}
