import { join } from 'node:path'
import { readFunctions } from '../../supabase/local/edge/functions-gateway'
import { type Finding, orOk, wrong } from './finding'
import { ask } from './project'
import { setCronSecret } from './schedule'

const deploy = (name: string) => `npx supabase functions deploy ${name}`
const explained = 'supabase/functions/.env.example'
const publishedSecret = 'for-this-machine-alone'

/** Whether a function is running: each refuses PUT itself, without any effect. */
async function deployment(url: string, name: string): Promise<Finding[]> {
  const { status } = await ask(`${url}/functions/v1/${name}`, { method: 'PUT' })
  if (status === 405) return []
  if (status === 404) return [wrong(`The function ${name} is not deployed.`, deploy(name))]
  const what = `The function ${name} answers ${status}`
  return status === 401
    ? [wrong(`${what}: it asks for a token, and its callers have none.`, `${deploy(name)} --no-verify-jwt`)]
    : [wrong(`${what}: it does not start.`, `${explained} and its Logs name the variable that is missing.`)]
}

async function cronSecret(url: string): Promise<Finding[]> {
  const { status } = await ask(`${url}/functions/v1/send-due`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publishedSecret}` },
  })
  return status === 200
    ? [
        wrong(
          `CRON_SECRET is the one published in ${explained}: anybody can call send-due.`,
          `openssl rand -hex 32 makes one. ${setCronSecret}`,
        ),
      ]
    : []
}

/** The site in the links of emails: `unsubscribe` redirects to the same site. */
async function emailLinks(url: string, siteUrl: string): Promise<Finding[]> {
  const { headers } = await ask(`${url}/functions/v1/unsubscribe?token=npm-run-doctor`)
  const address = headers.get('location')?.replace(/\/+unsubscribe\?.*$/, '')
  return !address || address === siteUrl
    ? []
    : [
        wrong(
          `Links in emails lead to ${address}, and the site is ${siteUrl}.`,
          `npx supabase secrets set SITE_URL=${siteUrl}`,
        ),
      ]
}

export async function functionFindings(
  url: string,
  siteUrl: string | undefined,
  root: string,
): Promise<Finding[]> {
  const names = readFunctions(join(root, 'supabase'))
  const findings = await Promise.all([
    ...names.map((name) => deployment(url, name)),
    cronSecret(url),
    ...(siteUrl ? [emailLinks(url, siteUrl)] : []),
  ])
  return orOk(findings.flat(), `${names.length} functions run, with a secret and a site of your own`)
}
