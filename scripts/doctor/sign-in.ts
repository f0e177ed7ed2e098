import { type Finding, look, ok, orOk, wrong } from './finding'
import { type Database, isThisMachine } from './project'

const localAddress = 'admin@example.test'

/** Who has access, and whether anybody has the password published in the repository. */
export async function administratorFindings(database: Database): Promise<Finding[]> {
  const people = await database.query<{ is_admin: boolean; is_local: boolean; is_published: boolean }>(`
    select is_admin, is_local, encrypted_password like '$2%'
      and encrypted_password = extensions.crypt('local-admin-password', encrypted_password) as is_published
    from (
      select encrypted_password, coalesce(raw_app_meta_data::jsonb ->> 'role' = 'admin', false) as is_admin,
        coalesce(lower(email) = '${localAddress}', false) as is_local
      from auth.users
    ) people
    where is_admin or is_local`)
  const findings: Finding[] = []
  if (people.some(({ is_local }) => is_local))
    findings.push(
      wrong(
        `The local administrator ${localAddress} is here, whose password is published.`,
        `delete from auth.users where email = '${localAddress}';`,
      ),
    )
  if (people.some(({ is_local, is_published }) => is_published && !is_local))
    findings.push(
      wrong(
        'An administrator has the published password of the local one.',
        'At the admin, Account: a new password.',
      ),
    )
  if (!people.some(({ is_admin, is_local }) => is_admin && !is_local))
    findings.push(
      wrong(
        'Nobody is an administrator.',
        'Authentication, Users, Add user; then update auth.users set raw_app_meta_data = raw_app_meta_data || \'{"role":"admin"}\' where email = \'you@your-studio.com\';',
      ),
    )
  return orOk(findings, 'There is an administrator, and nobody has the published password')
}

/** Whether the key built into the site gives only the rights of a visitor. */
export function keyFindings(key: string): Finding[] {
  const claims = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString()
  return key.startsWith('sb_secret_') || claims.includes('service_role')
    ? [
        wrong(
          'VITE_SUPABASE_ANON_KEY is a secret key: built with it, the site gives everything to everybody.',
          'Settings, API Keys: revoke it, make a new secret key, and build with the publishable one.',
        ),
      ]
    : [ok('The public key is no secret key')]
}

/** The public settings of the auth service. */
export interface AuthSettings {
  disable_signup?: boolean
  external?: Record<string, boolean>
}

export function signUpFindings({ disable_signup, external }: AuthSettings): Finding[] {
  const page = 'Authentication, Sign In / Providers'
  const findings: Finding[] = []
  if (disable_signup !== true)
    findings.push(wrong('Anybody may sign up.', `${page}: turn 'Allow new users to sign up' off.`))
  if (external?.anonymous_users)
    findings.push(wrong('Anybody may sign in anonymously.', `${page}: turn 'Allow anonymous sign-ins' off.`))
  return orOk(findings, 'Sign-up is off')
}

/** The part of the management API's response that matters here. */
export interface AuthConfig {
  site_url?: string | null
  uri_allow_list?: string | null
}

const addressPage = 'Authentication, URL Configuration'

/** '*' matches part of a path, '**' matches anything. */
function allows(entry: string, url: string): boolean {
  const pattern = entry
    .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/\*+/g, (stars) => (stars === '*' ? '[^./]*' : '.*'))
  return new RegExp(`^${pattern}$`).test(url)
}

export function addressFindings({ site_url, uri_allow_list }: AuthConfig, siteUrl: string): Finding[] {
  const findings: Finding[] = []
  if (site_url?.replace(/\/+$/, '') !== siteUrl)
    findings.push(
      wrong(
        `Links in sign-in emails lead to ${site_url || 'nowhere'}, and the site is ${siteUrl}.`,
        `${addressPage}, Site URL: ${siteUrl}`,
      ),
    )
  const entries = (uri_allow_list ?? '').split(',').map((entry) => entry.trim())
  const page = `${siteUrl}/admin/reset`
  if (!entries.some((entry) => allows(entry, page)))
    findings.push(wrong(`The redirect URLs leave out ${page}.`, `${addressPage}, Redirect URLs: add ${page}`))
  const elsewhere = entries.filter(
    (entry) =>
      !entry.startsWith(`${siteUrl}/`) &&
      (allows(entry, 'https://elsewhere.example/x') || (URL.canParse(entry) && isThisMachine(entry))),
  )
  if (elsewhere.length > 0)
    findings.push(
      wrong(
        `The redirect URLs lead to other people's pages: ${elsewhere.join(', ')}.`,
        `${addressPage}, Redirect URLs: remove it`,
      ),
    )
  return orOk(findings, 'Site URL and redirect URLs are of the site alone')
}

export const unknownAddresses = () =>
  look('The Site URL is the site, and /admin/reset is among the redirect URLs.', addressPage)
