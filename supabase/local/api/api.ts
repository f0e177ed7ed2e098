import { App, type EmailDriver, setExperimental } from '@supabase/lite'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { createAuthAdmin, refuse } from './auth-admin'
import { emailTemplates, invitation } from './auth-emails'
import { hookConnection } from './connection-hooks'
import type { Database } from './database'
import { LOCAL_JWT_SECRET, LOCAL_KEYS } from './keys'
import { runInScope } from './request-scope'
import { refuseAs, screen } from './screening'
import { createStorageAdapter } from './storage-adapter'
import { asRawUpload } from './storage-requests'

export interface ApiSettings {
  siteUrl?: string
  /** Takes the auth service's emails; absent: they are not sent. */
  sendEmail?: (to: string, subject: string, html: string) => void
  /**
   * A header with the caller's address, for tests that act as many visitors; absent: the connection's
   * address.
   */
  callerHeader?: string
}

function createApp(database: Database, storageFolder: string, siteUrl: string, mailer: EmailDriver): App {
  setExperimental('storage', true)
  const app = new App({
    connection: database.connection,
    api: { pg_safe_update: true },
    auth: {
      enabled: true,
      enable_signup: false,
      minimum_password_length: 12,
      // The same value as in supabase/config.toml and private.session_holds.
      sessions: { timebox: '336h', inactivity_timeout: '24h' },
      email: { template: emailTemplates },
      jwt_secret: LOCAL_JWT_SECRET,
      publishable_key: LOCAL_KEYS.publishable,
      secret_key: LOCAL_KEYS.secret,
      site_url: siteUrl,
    },
    storage: { enabled: true },
    options: { server: { admin: false }, drivers: { email: mailer } },
  })
  return Object.assign(app, { _storageAdapter: createStorageAdapter(storageFolder) })
}

/** The REST, auth and storage APIs over a database. */
export async function createApi(
  database: Database,
  storageFolder: string,
  { siteUrl = 'http://localhost:5173', sendEmail, callerHeader }: ApiSettings,
) {
  // HTML only, like the hosted service: the link in the embedded one's text part signs in when opened, instead of
  // leading to the page of our template.
  const mailer: EmailDriver = {
    send: async ({ to, subject, html = '' }) => sendEmail?.(to, subject, html),
  }
  const app = createApp(database, storageFolder, siteUrl, mailer)
  await runInScope({}, () => app.init())
  hookConnection(database)

  /** Passes one request to the embedded Supabase. */
  function answer(request: Request, peerAddress: string | undefined): Promise<Response> {
    const headers = JSON.stringify(Object.fromEntries(request.headers))
    const scope = { headers, path: new URL(request.url).pathname }
    return runInScope(scope, async () => app.fetch(request, { peerAddress: peerAddress ?? null }))
  }

  const api = new Hono<{ Bindings: { peerAddress?: string } }>()
  // Any origin may read the responses; the server itself refuses pages from other machines.
  api.use(cors({ origin: '*', exposeHeaders: ['*'] }))
  for (const prefix of ['/rest/v1/*', '/auth/v1/*', '/storage/v1/*']) api.use(prefix, screen)
  api.onError((error, c) => {
    console.error(`${c.req.method} ${c.req.path}: ${error.message}`)
    return refuseAs(c.req.path, 500, 'unexpected_failure', 'The local server failed; its terminal says why.')
  })

  // Sign-in links, which the site does not use: for an unknown address the embedded service would create a user.
  api.on('POST', ['/auth/v1/otp', '/auth/v1/magiclink'], () =>
    refuse(422, 'signup_disabled', 'Signups not allowed for this instance'),
  )

  // The embedded service has no invitations, whose tokens are stored and consumed like those of a sign-up.
  api.post('/auth/v1/verify', async (c, next) => {
    const { url, headers } = c.req.raw
    const link = await bodyOf(c.req.raw)
    const body = JSON.stringify({ ...link, type: 'signup' })
    if (link.type === 'invite') c.req.raw = new Request(url, { method: 'POST', headers, body })
    return next()
  })

  api.put('/auth/v1/user', async (c, next) => {
    const { password } = await bodyOf(c.req.raw)
    await next()
    if (c.res.ok && password !== undefined)
      await endOtherSessions(c.req.header('authorization') ?? '', database)
  })

  const sendInvitation = async (email: string, token: string) =>
    sendEmail?.(email, emailTemplates.invite.subject, await invitation(siteUrl, email, token))
  api.route('/auth/v1', createAuthAdmin(database, sendInvitation))

  api.on(
    ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    ['/rest/v1/*', '/auth/v1/*', '/storage/v1/*'],
    async (c) => {
      const { peerAddress } = c.env
      const request = await asRawUpload(withCaller(c.req.raw, peerAddress, callerHeader))
      if (!request) return refuseAs(c.req.path, 400, 'invalid_request', 'The form could not be read.')
      // PostgREST counts what an estimate finds to be few; here an estimate would be the number of rows on the page.
      const prefer = request.headers.get('prefer')
      if (prefer) request.headers.set('prefer', prefer.replace('count=estimated', 'count=exact'))
      return database.serve(() => answer(request, peerAddress))
    },
  )

  return {
    fetch: async (request: Request, peerAddress?: string) => api.fetch(request, { peerAddress }),
    createSystemSchemas: () => runInScope({}, () => app.ensureSystemSchema()),
    /** Call after a schema change, otherwise the API answers from its schema cache. */
    forgetSchema: () => database.connection.clearSchemaCache(),
  }
}

/** The JSON in a request's body, which can still be read afterwards. */
const bodyOf = (request: Request): Promise<Record<string, unknown>> =>
  request
    .clone()
    .json()
    .then((body) => body ?? {})
    .catch(() => ({}))

/**
 * Writes the caller's address as the hosted edge does: replaces cf-connecting-ip, and appends to
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

/** A new password ends the user's other sessions, as hosted does. */
async function endOtherSessions(authorization: string, database: Database): Promise<void> {
  const claims = Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString()
  const { sub, session_id } = JSON.parse(claims) as Record<string, string>
  await database.query('delete from auth.sessions where user_id = $1::text::uuid and id <> $2::text::uuid', [
    sub,
    session_id,
  ])
}
