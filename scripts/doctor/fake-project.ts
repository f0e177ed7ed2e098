import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { http, HttpResponse, type JsonBodyType } from 'msw'
import { setupServer } from 'msw/node'
import { onTestFinished } from 'vitest'
import { readFunctions } from '../../supabase/local/edge/functions-gateway'
import { listenOnLoopback } from '../../supabase/local/host/listen'
import { staticHost } from '../../supabase/local/host/static-host'
import { createFolder, temporaryFolder } from '../../supabase/local/testing/temporary-folder'

const checkout = join(import.meta.dirname, '../..')
const template = (name: string) => readFileSync(join(checkout, `supabase/templates/${name}.html`), 'utf8')

export const projectUrl = 'https://demostudio.supabase.co'
export const managementUrl = 'https://api.supabase.com'
export const publicKey = 'sb_publishable_of_the_demo'
export const secretKey = 'sb_secret_of_the_demo'

/** What a path of the project is answered; a string as it stands, anything else as JSON. */
export interface Answer {
  status?: number
  body?: JsonBodyType | string
  headers?: Record<string, string>
}

const refused = { status: 405, body: { error: 'method_not_allowed', message: 'Use POST.' } }

/** What the management API says of a project that is as docs/deploy.md wants it. */
export const authConfig = (siteUrl: string) => ({
  site_url: siteUrl,
  uri_allow_list: `${siteUrl}/admin/reset`,
  smtp_host: 'smtp.studio.example',
  sessions_timebox: 336,
  sessions_inactivity_timeout: 24,
  password_min_length: 12,
  password_hibp_enabled: true,
  mailer_secure_email_change_enabled: true,
  mailer_templates_recovery_content: template('recovery'),
  mailer_templates_invite_content: template('invite'),
  mailer_templates_email_change_content: template('email_change'),
})

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const variables = ['SITE_URL', 'MAIL_FROM', 'MAIL_API_URL', 'MAIL_API_KEY', 'CRON_SECRET', 'DEPLOY_HOOK_URL']
export const secrets = variables.map((name) => ({ name, value: hash(`the demo's ${name}`) }))

export const bucketAnswer = {
  id: 'pictures',
  public: true,
  file_size_limit: 5_242_880,
  allowed_mime_types: ['image/avif', 'image/webp', 'image/jpeg', 'image/png'],
}

/** A project in which nothing is wrong: method and path, without what is asked, to its answer. */
function healthy(siteUrl: string): Record<string, Answer> {
  const functions = readFunctions(join(checkout, 'supabase')).map(
    ({ name }) => [`PUT /functions/v1/${name}`, refused] as const,
  )
  const location = `${siteUrl}/unsubscribe?token=npm-run-doctor`
  return {
    'GET /rest/v1/site_settings': { body: [{ key: 'studio' }] },
    'GET /rest/v1/site_settings private': { status: 406, body: { code: 'PGRST106' } },
    'GET /rest/v1/site_settings graphql_public': { status: 406, body: { code: 'PGRST106' } },
    'GET /auth/v1/settings': {
      body: { disable_signup: true, external: { email: true, anonymous_users: false } },
    },
    ...Object.fromEntries(functions),
    'GET /functions/v1/unsubscribe': { status: 302, headers: { location } },
    'GET /functions/v1/calendar-feed': { status: 404, body: { error: 'feed_unknown' } },
    'GET /storage/v1/bucket/pictures': { body: bucketAnswer },
    'HEAD /storage/v1/object/public/pictures/one/800x600.webp': {
      headers: { 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' },
    },
    'GET /v1/projects/demostudio/config/auth': { body: authConfig(siteUrl) },
    'GET /v1/projects/demostudio/secrets': { body: secrets },
    'GET /v1/projects/demostudio/database/backups': {
      body: {
        pitr_enabled: false,
        backups: [{ status: 'COMPLETED', inserted_at: new Date().toISOString() }],
      },
    },
  }
}

/** Listens from the first test to the last; what is not answered is an error, and so is a foreign address. */
export const provider = setupServer()

/** Answers as the project does. Gives every request, as a line of the table of answers. */
export function serveProject(siteUrl: string, changes: Record<string, Answer> = {}): string[] {
  const answers: Record<string, Answer> = { ...healthy(siteUrl), ...changes }
  const asked: string[] = []
  const answer = ({ request }: { request: Request }) => {
    const profile = request.headers.get('accept-profile') ?? 'public'
    const name = `${request.method} ${new URL(request.url).pathname}${profile === 'public' ? '' : ` ${profile}`}`
    asked.push(name)
    const { status = 200, body = null, headers } = answers[name] ?? { status: 404, body: {} }
    return typeof body === 'string'
      ? new HttpResponse(body, { status, headers })
      : HttpResponse.json(body, { status, headers })
  }
  provider.use(http.all(`${projectUrl}/*`, answer), http.all(`${managementUrl}/*`, answer))
  return asked
}

const script = "document.documentElement.dataset.scheme = 'light'"
const page = `<!doctype html><html><head><style>p { color: navy }</style></head><body><script>${script}</script>
<script type="application/json">{"not":"run"}</script><p>A studio</p></body></html>`
const policyHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The headers of a build for the project. */
const builtHeaders = readFileSync(join(checkout, 'public/_headers'), 'utf8')
  .replaceAll('{{script-hashes}}', policyHash(script))
  .replaceAll('{{style-hashes}}', policyHash('p { color: navy }'))
  .replaceAll('{{supabase-url}}', projectUrl)
  .replaceAll('{{analytics-scripts}} ', '')
  .replaceAll('{{analytics-scripts}}', '')
  .replaceAll(' {{analytics-hosts}}', '')
  .replaceAll(' {{upgrade-insecure-requests}}', '')

const securityText = (expires: string) => `Contact: mailto:hello@studio.example\nExpires: ${expires}\n`

/** What is published, by file; `change` takes a file's text and gives another, or null to leave it out. */
export type ChangeFile = Record<string, (text: string) => string | null>

/**
 * A checkout with its built site, and that site on a host of its own until the test ends.
 * @param change what the host has otherwise than dist/
 */
export async function publishSite(change: ChangeFile = {}) {
  const files: Record<string, string> = {
    'index.html': page,
    'spa.html': page,
    '404.html': page,
    'build.json': '{"builtAt":"2026-01-31T02:00:00.000Z","commit":null}',
    '.well-known/security.txt': securityText('2099-01-31T02:00:00.000Z'),
    _headers: builtHeaders,
    _redirects: readFileSync(join(checkout, 'public/_redirects'), 'utf8'),
  }
  const root = temporaryFolder()
  for (const name of ['supabase', 'public']) symlinkSync(join(checkout, name), join(root.path, name))
  const hosted = temporaryFolder()
  for (const [name, built] of Object.entries(files)) {
    root.write(`dist/${name}`, built)
    const text = (change[name] ?? ((same) => same))(built)
    if (text === null) continue
    hosted.write(name, text)
    if (name === 'index.html' && !('index.html.br' in change))
      hosted.write('index.html.br', brotliCompressSync(text))
  }
  const host = staticHost(hosted.path)
  const server = await listenOnLoopback(
    createServer((request, response) => host(request, response, () => undefined)),
    0,
  )
  onTestFinished(() => server.close())
  return { root: root.path, siteUrl: `http://localhost:${server.port}` }
}

/** A folder of backups with one, of so many days ago. */
export function backupOf(days: number): string {
  const { path } = temporaryFolder()
  const made_at = new Date(Date.now() - days * 86_400_000).toISOString()
  const rows = '{"id":"1"}\n'
  const sha256 = hash(rows)
  mkdirSync(join(path, 'one/tables'), { recursive: true })
  writeFileSync(join(path, 'one/tables/public.orders.ndjson'), rows)
  const tables = [{ name: 'public.orders', columns: ['id uuid'], rows: 1, sha256 }]
  writeFileSync(
    join(path, 'one/manifest.json'),
    JSON.stringify({ made_at, migrations: [], tables, sequences: [], files: [] }),
  )
  return path
}

/** What a hosted project has besides the migrations: the extensions' tables, time limits, an administrator, a picture. */
export const hostedParts = `
  delete from supabase_migrations.schema_migrations where version = '20000101000000';
  create role authenticator login noinherit;
  alter role anon set statement_timeout = '3s';
  alter role authenticated set statement_timeout = '8s';
  create schema cron;
  create table cron.job (jobid bigint primary key, jobname text, schedule text, command text, active boolean);
  create table cron.job_run_details (jobid bigint, status text, start_time timestamptz);
  create schema vault;
  create table vault.secrets (id uuid default gen_random_uuid(), name text, secret text);
  create schema net;
  create table net._http_response (status_code integer, content text, created timestamptz);
  insert into cron.job values
    (1, 'send-due', '* * * * *', 'select net.http_post(url := base || ''/functions/v1/send-due'')', true),
    (2, 'renew the built site', '* * * * *', 'select net.http_post(url := ''https://host.example/hook-1f3c'')
      where private.site_needs_build(now(), now())', true);
  insert into cron.job_run_details values (1, 'succeeded', now()), (2, 'succeeded', now());
  insert into vault.secrets (name, secret) values ('project_url', '…'), ('cron_secret', '…');
  insert into storage.objects (id, bucket_id, name) values (gen_random_uuid(), 'pictures', 'one/800x600.webp');
  insert into auth.users (id, email, encrypted_password, raw_app_meta_data) values (
    gen_random_uuid(), 'owner@studio.example',
    extensions.crypt('a password of the owner', extensions.gen_salt('bf', 4)), '{"role": "admin"}'
  );
  insert into private.cron_heartbeats values ('send-due', now());`

/**
 * The migrations, and before them what a newer project does otherwise than the embedded database: whatever is made is
 * granted to nobody. What came before is no migration, and its record goes with `hostedParts`.
 */
export function newerProject() {
  const folder = createFolder()
  cpSync(join(checkout, 'supabase/migrations'), join(folder.path, 'migrations'), { recursive: true })
  const revokes = ['tables', 'functions', 'sequences'].map(
    (kind) =>
      `alter default privileges in schema public revoke all on ${kind} from anon, authenticated, service_role;`,
  )
  folder.write(
    'migrations/20000101000000_newer.sql',
    `${revokes.join('\n')} alter default privileges revoke execute on functions from public;`,
  )
  return folder
}
