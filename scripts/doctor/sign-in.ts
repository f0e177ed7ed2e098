import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Finding, found, listed, look, ok, wrong } from './finding'
import { askJson, isThisMachine, type Project, readOnly, withoutSlash } from './project'

/** The part of the management API's answer that matters here. Hours, and 0 for never, in the two of sessions. */
export interface AuthConfig {
  site_url?: string | null
  uri_allow_list?: string | null
  smtp_host?: string | null
  sessions_timebox?: number | null
  sessions_inactivity_timeout?: number | null
  password_min_length?: number | null
  password_hibp_enabled?: boolean | null
  mailer_secure_email_change_enabled?: boolean | null
  mailer_templates_recovery_content?: string | null
  mailer_templates_invite_content?: string | null
  mailer_templates_email_change_content?: string | null
}

/** What supabase/config.toml asks of the service. */
export interface Wanted {
  passwordLength: number
  timeboxHours: number
  idleHours: number
  /** The link of each mail's template. */
  links: Record<'recovery' | 'invite' | 'email_change', string>
}

/** The value of a key, as it stands in config.toml; each key that is asked for stands there once. */
function configured(toml: string, key: string): string {
  const value = new RegExp(`^${key} = "?([^"\\n]*)"?$`, 'm').exec(toml)?.[1]
  if (value === undefined) throw new Error(`supabase/config.toml has no ${key}`)
  return value
}

export function readWanted(root: string): Wanted {
  const toml = readFileSync(join(root, 'supabase/config.toml'), 'utf8')
  const link = (name: string) => {
    const template = readFileSync(join(root, `supabase/templates/${name}.html`), 'utf8')
    return /href="([^"]+)"/.exec(template)?.[1] ?? ''
  }
  return {
    passwordLength: Number(configured(toml, 'minimum_password_length')),
    timeboxHours: Number.parseInt(configured(toml, 'timebox'), 10),
    idleHours: Number.parseInt(configured(toml, 'inactivity_timeout'), 10),
    links: { recovery: link('recovery'), invite: link('invite'), email_change: link('email_change') },
  }
}

/** The people of the desk, as far as they matter here. */
export interface Administrator {
  is_admin: boolean
  is_local: boolean
  has_published_password: boolean
}

const localAddress = 'admin@example.test'

export function administrators(people: Administrator[]): Finding[] {
  const findings: Finding[] = []
  if (people.some(({ is_local }) => is_local))
    findings.push(
      wrong(
        `The local administrator ${localAddress} is here, whose password is published.`,
        `delete from auth.users where email = '${localAddress}';`,
      ),
    )
  if (people.some(({ is_local, has_published_password }) => has_published_password && !is_local))
    findings.push(
      wrong(
        'An administrator has the published password of the local one.',
        'At the desk, Account: a new password.',
      ),
    )
  const count = people.filter(({ is_admin, is_local }) => is_admin && !is_local).length
  if (count === 0)
    findings.push(
      wrong(
        'Nobody is an administrator.',
        'Authentication, Users, Add user; then update auth.users set raw_app_meta_data = raw_app_meta_data || \'{"role":"admin"}\' where email = \'you@your-studio.com\';',
      ),
    )
  return findings.length > 0
    ? findings
    : [ok(`${count === 1 ? 'One administrator' : `${count} administrators`}, none of them the local one`)]
}

export interface AuthSettings {
  disable_signup?: boolean
  external?: Record<string, boolean>
}

export function signUp({ disable_signup, external }: AuthSettings): Finding[] {
  const page = 'Authentication, Sign In / Providers'
  const findings: Finding[] = []
  if (disable_signup !== true)
    findings.push(wrong('Anybody may sign up.', `${page}: turn 'Allow new users to sign up' off.`))
  if (external?.anonymous_users)
    findings.push(wrong('Anybody may sign in anonymously.', `${page}: turn 'Allow anonymous sign-ins' off.`))
  if (external?.email === false)
    findings.push(
      wrong('Signing in by email is off: nobody reaches the desk.', `${page}, Email: turn it on.`),
    )
  return findings.length > 0 ? findings : [ok('Sign-up is closed')]
}

/** '*' is a part of a path, '**' is anything. */
function allows(entry: string, url: string): boolean {
  const pattern = entry
    .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/\*+/g, (stars) => (stars === '*' ? '[^./]*' : '.*'))
  return new RegExp(`^${pattern}$`).test(url)
}

const addressPage = 'Authentication, URL Configuration'

export function addresses(config: AuthConfig, siteUrl: string): Finding[] {
  const findings: Finding[] = []
  if (withoutSlash(config.site_url ?? undefined) !== siteUrl)
    findings.push(
      wrong(
        `The Site URL is ${config.site_url || 'empty'}, where mails lead, and the site is ${siteUrl}.`,
        `${addressPage}, Site URL: ${siteUrl}`,
      ),
    )
  const entries = (config.uri_allow_list ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
  const page = `${siteUrl}/admin/reset`
  if (!entries.some((entry) => allows(entry, page)))
    findings.push(wrong(`The redirect URLs leave out ${page}.`, `${addressPage}, Redirect URLs: add ${page}`))
  const elsewhere = entries
    .filter((entry) => !entry.startsWith(`${siteUrl}/`))
    .filter((entry) => allows(entry, 'https://elsewhere.example/x') || isLocal(entry))
  if (elsewhere.length > 0)
    findings.push(
      wrong(
        `The redirect URLs lead to anybody's page: ${listed(elsewhere)}.`,
        `${addressPage}, Redirect URLs: remove it`,
      ),
    )
  return findings.length > 0 ? findings : [ok('Site URL and redirect URLs are of the site alone')]
}

const isLocal = (entry: string) => URL.canParse(entry) && isThisMachine(entry)

const templatePage = 'Authentication, Email Templates'

export function templates(config: AuthConfig, { links }: Wanted): Finding[] {
  const own = (name: keyof Wanted['links']) =>
    config[`mailer_templates_${name}_content`]?.includes(links[name])
  const findings: Finding[] = []
  if (!own('email_change'))
    findings.push(
      wrong(
        "The mail for a new address does not lead to the page that takes it: 'Change email address' cannot be finished.",
        `${templatePage}, Change email address: supabase/templates/email_change.html`,
      ),
    )
  const provided = (['recovery', 'invite'] as const).filter((name) => !own(name))
  if (provided.length > 0)
    findings.push(
      look(
        "Mails for passwords and invitations are the provider's: a mail scanner that opens every link uses them up.",
        `${templatePage}: ${provided.map((name) => `supabase/templates/${name}.html`).join(', ')}`,
      ),
    )
  if (config.mailer_secure_email_change_enabled === false)
    findings.push(
      wrong(
        'A new address is taken without the old one agreeing.',
        "Authentication, Sign In / Providers, Email: turn 'Secure email change' on.",
      ),
    )
  return findings.length > 0 ? findings : [ok('The mails are those of supabase/templates')]
}

export const mailServer = ({ smtp_host }: AuthConfig): Finding =>
  smtp_host
    ? ok('Sign-in mails go out by a mail server of your own')
    : wrong(
        "Sign-in mails go out by the provider's mail server, a few an hour and to its members alone.",
        'Authentication, Emails, SMTP Settings: set your own',
      )

export function sessions(config: AuthConfig, { timeboxHours, idleHours }: Wanted): Finding {
  const [timebox, idle] = [config.sessions_timebox ?? 0, config.sessions_inactivity_timeout ?? 0]
  const page = `Authentication, Sessions: time-box ${timeboxHours} hours, inactivity timeout ${idleHours} hours`
  // Some plans have neither, and the database holds administrators to both.
  if (timebox === 0 && idle === 0)
    return look('Sessions have no limit of the auth service (some plans have none).', page)
  return timebox > 0 && timebox <= timeboxHours && idle > 0 && idle <= idleHours
    ? ok(`A session ends after ${timebox} hours, and after ${idle} unused`)
    : wrong(`A session ends after ${timebox || 'no'} hours, and after ${idle || 'no'} hours unused.`, page)
}

export function passwords(config: AuthConfig, { passwordLength }: Wanted): Finding[] {
  const page = 'Authentication, Sign In / Providers, Email'
  const shortest = config.password_min_length ?? 0
  return [
    shortest >= passwordLength
      ? ok(`A password has ${shortest} characters or more`)
      : wrong(
          `A password may have ${shortest} characters.`,
          `${page}, Minimum password length: ${passwordLength}`,
        ),
    config.password_hibp_enabled
      ? ok('Leaked passwords are refused')
      : look(
          'Leaked passwords are taken (some plans cannot refuse them).',
          `${page}, Prevent use of leaked passwords`,
        ),
  ]
}

/** What only the management API knows. */
const unseen = (): Finding[] => [
  look('Site URL, and /admin/reset among the redirect URLs', addressPage),
  look('The mails of supabase/templates', templatePage),
  look('A mail server of your own', 'Authentication, Emails, SMTP Settings'),
  look('Limits of sessions', 'Authentication, Sessions'),
  look('Shortest password, and leaked ones refused', 'Authentication, Sign In / Providers, Email'),
]

const readAdministrators = (database: NonNullable<Project['database']>) =>
  readOnly(database, () =>
    database.query<Administrator>(`
      select is_admin, is_local,
        case when encrypted_password like '$2%'
          then encrypted_password = extensions.crypt('local-admin-password', encrypted_password) else false
        end as has_published_password
      from (
        select encrypted_password, coalesce(raw_app_meta_data::jsonb ->> 'role' = 'admin', false) as is_admin,
          coalesce(lower(email) = '${localAddress}', false) as is_local
        from auth.users
      ) people
      where is_admin or is_local`),
  )

export async function signInFindings(project: Project): Promise<Finding[]> {
  const { url, publicKey: key, siteUrl, database, management } = project
  const people = database
    ? await found('Administrators', 'Authentication, Users', async () =>
        administrators(await readAdministrators(database)),
      )
    : []
  const settings =
    url && key
      ? await found('Sign-up', 'Authentication, Sign In / Providers', async () => [
          ...signUp(
            (await askJson(
              `${url}/auth/v1/settings`,
              { apikey: key },
              'VITE_SUPABASE_ANON_KEY',
            )) as AuthSettings,
          ),
        ])
      : []
  const told = management
    ? await found("The auth service's settings", 'Authentication', async () => {
        const config = (await management('config/auth')) as AuthConfig
        const wanted = readWanted(project.root)
        return [
          ...(siteUrl ? addresses(config, siteUrl) : []),
          ...templates(config, wanted),
          mailServer(config),
          sessions(config, wanted),
          ...passwords(config, wanted),
        ]
      })
    : unseen()
  return [...people, ...settings, ...told]
}
