import { join } from 'node:path'
import { openDatabase } from '../backup/database'
import { callerFindings } from './callers'
import { dnsFindings } from './dns'
import { type Finding, type Group, reason, report, wrong } from './finding'
import { functionFindings } from './functions'
import { askJson, isHosted } from './project'
import { scheduleFindings } from './schedule'
import {
  addressFindings,
  administratorFindings,
  type AuthConfig,
  type AuthSettings,
  keyFindings,
  signUpFindings,
  unknownAddresses,
} from './sign-in'
import { claimFindings, siteFindings } from './site'
import { testEmailFindings } from './test-email'

const root = join(import.meta.dirname, '../..')

/** What the doctor can check with each variable. */
const uses = {
  SUPABASE_URL: 'sign-up, the functions',
  VITE_SUPABASE_ANON_KEY: 'that it is no secret key; sign-up',
  DATABASE_URL: 'administrators, the schedule, who a caller is, a test email, unconfirmed claims',
  CRON_SECRET: 'that send-due accepts it; without it the test email waits for the schedule',
  VITE_SITE_URL: 'the site, where links in emails lead',
  SUPABASE_ACCESS_TOKEN: 'the addresses of sign-in links',
  MAIL_FROM: 'SPF, DKIM and DMARC of the sending domain, with MAIL_PROVIDER as the functions have it',
}
type Variable = keyof typeof uses

const env = (name: string) => process.env[name]?.trim() || undefined

/** A URL, without a slash at its end. The error names the variable but not its value. */
function address(name: Variable, scheme = /^https?:$/): string | undefined {
  const given = env(name)
  if (given && !(URL.canParse(given) && scheme.test(new URL(given).protocol)))
    throw new Error(`${name} is no address.`)
  return given?.replace(/\/+$/, '')
}

const signUp = async (url: string, apikey: string) =>
  signUpFindings(
    (await askJson(`${url}/auth/v1/settings`, { apikey }, 'VITE_SUPABASE_ANON_KEY')) as AuthSettings,
  )

async function signInAddresses(url: string, siteUrl: string, token: string): Promise<Finding[]> {
  const [ref] = isHosted(url) ? new URL(url).hostname.split('.') : [env('SUPABASE_PROJECT_ID')]
  if (!ref) throw new Error('SUPABASE_URL does not name the project: set SUPABASE_PROJECT_ID to its ref.')
  const config = `https://api.supabase.com/v1/projects/${ref}/config/auth`
  const answer = await askJson(config, { authorization: `Bearer ${token}` }, 'SUPABASE_ACCESS_TOKEN')
  return addressFindings(answer as AuthConfig, siteUrl)
}

/** A check that cannot run does not hide the others. */
async function group(
  title: string,
  checks: Array<undefined | '' | Finding[] | Promise<Finding[]>>,
): Promise<Group> {
  const findings = checks.map(async (check) => {
    try {
      return (await check) || []
    } catch (error) {
      return [wrong(`This could not be read: ${reason(error)}`, 'docs/deploy.md')]
    }
  })
  return { title, findings: (await Promise.all(findings)).flat() }
}

/** `npm run doctor`: docs/deploy.md, 'Launch checklist'. */
async function main(): Promise<number> {
  const url = address('SUPABASE_URL')
  const siteUrl = address('VITE_SITE_URL')
  const databaseUrl = address('DATABASE_URL', /^postgres(?:ql)?:$/)
  const publicKey = env('VITE_SUPABASE_ANON_KEY')
  const cronSecret = env('CRON_SECRET')
  const token = env('SUPABASE_ACCESS_TOKEN')
  const from = env('MAIL_FROM')
  const database = databaseUrl ? await openDatabase(databaseUrl) : undefined
  try {
    const groups = [
      await group('Sign-in', [
        database && administratorFindings(database),
        publicKey && keyFindings(publicKey),
        url && publicKey && signUp(url, publicKey),
        url && siteUrl && token ? signInAddresses(url, siteUrl, token) : [unknownAddresses()],
      ]),
      await group('Callers', [database && url && callerFindings(database, url)]),
      await group('Functions', [url && functionFindings(url, siteUrl, root)]),
      await group('Schedule', [database && scheduleFindings(database)]),
      await group('Test email', [database && testEmailFindings(database, { url, cronSecret })]),
      await group('DNS of the sending domain', [
        from && dnsFindings({ from, provider: env('MAIL_PROVIDER'), selectors: env('MAIL_DKIM_SELECTORS') }),
      ]),
      await group('Site', [siteUrl && siteFindings(siteUrl, url, root), database && claimFindings(database)]),
    ].filter(({ findings }) => findings.length > 0)
    const unset = Object.entries(uses).filter(([name]) => !env(name))
    const lines = unset.map(([name, use]) => `${name}: ${use}`)
    console.log(report(groups, lines))
    return groups.some(({ findings }) => findings.some(({ state }) => state === 'wrong')) ? 1 : 0
  } finally {
    await database?.close()
  }
}

try {
  process.exit(await main())
} catch (error) {
  console.error(reason(error))
  process.exit(1)
}
