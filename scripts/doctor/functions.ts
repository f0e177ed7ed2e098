import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { readFunctions } from '../../supabase/local/edge/functions-gateway'
import { type Finding, found, look, ok, wrong } from './finding'
import { ask, isHosted, type Project, withoutSlash } from './project'
import { setCronSecret } from './schedule'

const deploy = (name: string) => `npx supabase functions deploy ${name}`
const setSecret = (name: string) => `npx supabase secrets set ${name}=…`
const explained = 'supabase/functions/.env.example'

export interface Probe {
  name: string
  /** Of a method that no function takes, without any key: what is running refuses it itself, and does nothing. */
  status: number
  error: string | undefined
}

export function deployed(probes: Probe[]): Finding[] {
  const findings = probes.flatMap(({ name, status, error }) => {
    if (status === 405 && error === 'method_not_allowed') return []
    if (status === 404) return [wrong(`The function ${name} is not deployed.`, deploy(name))]
    if (status === 401)
      return [
        wrong(
          `The function ${name} is kept from callers without a token, and its callers have none.`,
          `${deploy(name)} --no-verify-jwt`,
        ),
      ]
    return [
      wrong(
        `The function ${name} answers ${status}: it does not start.`,
        `Edge Functions, ${name}, Logs name the variable that is missing; ${explained} says what each is.`,
      ),
    ]
  })
  return findings.length > 0 ? findings : [ok(`${probes.length} functions are deployed, and start`)]
}

/** As the management API lists them: `value` is a hash. */
export interface Secret {
  name: string
  value?: string
}

const published = 'for-this-machine-alone'

export function variables(secrets: Secret[], hosted: boolean): Finding[] {
  const names = new Set(secrets.map(({ name }) => name))
  const missing = ['SITE_URL', 'MAIL_FROM', 'CRON_SECRET'].filter((name) => !names.has(name))
  const byHttp = ['MAIL_API_URL', 'MAIL_API_KEY'].filter((name) => !names.has(name))
  if (byHttp.length > 0 && (hosted || byHttp.length === 1 || !names.has('SMTP_HOST'))) missing.push(...byHttp)
  if (names.has('SMS_WEBHOOK_URL') && !names.has('SMS_WEBHOOK_TOKEN')) missing.push('SMS_WEBHOOK_TOKEN')
  const findings = missing.map((name) =>
    wrong(`The functions' variable ${name} is not set (${explained}).`, setSecret(name)),
  )
  const sha256 = createHash('sha256').update(published).digest('hex')
  if (secrets.some(({ name, value }) => name === 'CRON_SECRET' && value === sha256))
    findings.push(
      wrong(
        `CRON_SECRET is the one published in ${explained}.`,
        `openssl rand -hex 32 makes one. ${setCronSecret}`,
      ),
    )
  if (!names.has('DEPLOY_HOOK_URL'))
    findings.push(
      look(
        `'Publish the site' has no deploy hook.`,
        `${setSecret('DEPLOY_HOOK_URL')} (docs/deploy.md, 'Keeping it new')`,
      ),
    )
  return findings.length > 0 ? findings : [ok('The functions have all their variables')]
}

/** @param location where `unsubscribe` sends a reader: the links in mails begin with the same address */
export function mailLinks(location: string | null, siteUrl: string): Finding[] {
  const said = withoutSlash(location?.replace(/\/unsubscribe\?.*$/, ''))
  if (!said) return []
  return said === siteUrl
    ? [ok('Links in mails lead to the site')]
    : [
        wrong(
          `Links in mails lead to ${said}, and the site is ${siteUrl}.`,
          `npx supabase secrets set SITE_URL=${siteUrl}`,
        ),
      ]
}

/** @param status of a calendar that nobody has: 404 from the database by way of the function */
export function reachesDatabase(status: number): Finding[] {
  if (status === 404) return [ok('The functions reach the database')]
  return status === 503
    ? [
        wrong(
          'The functions do not reach the database: their secret key is not taken, or a procedure is missing.',
          `Settings, API Keys: there is a secret key named default; then ${deploy('')}`.trim(),
        ),
      ]
    : []
}

async function probe(url: string, name: string): Promise<Probe> {
  const response = await ask(`${url}/functions/v1/${name}`, { method: 'PUT' })
  const body = (await response.json().catch(() => ({}))) as { error?: string }
  return { name, status: response.status, error: body.error }
}

export async function functionFindings({ url, siteUrl, management, root }: Project): Promise<Finding[]> {
  if (!url) return []
  const answers = await found('The functions', 'Edge Functions', async () => {
    const names = readFunctions(join(root, 'supabase')).map(({ name }) => name)
    const probes = await Promise.all(names.map((name) => probe(url, name)))
    const findings = deployed(probes)
    const starts = (name: string) => probes.some((one) => one.name === name && one.status === 405)
    if (starts('unsubscribe') && siteUrl) {
      const { headers } = await ask(`${url}/functions/v1/unsubscribe?token=npm-run-doctor`)
      findings.push(...mailLinks(headers.get('location'), siteUrl))
    }
    if (starts('calendar-feed')) {
      const { status } = await ask(`${url}/functions/v1/calendar-feed?key=${'0'.repeat(64)}`)
      findings.push(...reachesDatabase(status))
    }
    return findings
  })
  const page = 'Edge Functions, Secrets'
  const secrets = management
    ? await found("The functions' variables", page, async () =>
        variables((await management('secrets')) as Secret[], isHosted(url)),
      )
    : [look(`The functions' optional variables (${explained})`, page)]
  return [...answers, ...secrets]
}
