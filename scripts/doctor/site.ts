import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { claimDefaults } from '../../src/content/site'
import { headersFor, parseHeaders } from '../../supabase/local/host/host-rules'
import { type Finding, look, orOk, wrong } from './finding'
import { ask, type Database } from './project'

const policyName = 'content-security-policy'

/** A built page, one that the app renders in the browser, and an unknown one. */
const answers = { '/': 200, '/admin/leads': 200, '/no-page-of-this-site': 404 }

async function pages(siteUrl: string): Promise<Finding[]> {
  const cure =
    'At the host: publish dist/ at VITE_SITE_URL, with its _redirects, and answer 404.html with 404.'
  const findings = Object.entries(answers).map(async ([path, expected]) => {
    const { status } = await ask(siteUrl + path)
    return status === expected ? [] : [wrong(`${path} answers ${status} in place of ${expected}.`, cure)]
  })
  return orOk(
    (await Promise.all(findings)).flat(),
    'Built pages answer, the app too, and an unknown page is 404',
  )
}

function headers(sent: Headers, root: string): Finding[] {
  const expected = headersFor(parseHeaders(readFileSync(join(root, 'public/_headers'), 'utf8')), '/')
  const findings = [...expected]
    .filter(([name, value]) => name !== policyName && sent.get(name) !== value)
    .map(([name, value]) =>
      wrong(
        `The site sends ${name}: ${sent.get(name) ?? 'nothing'}.`,
        `At the host, for every page (dist/_headers): ${name}: ${value}`,
      ),
    )
  return orOk(findings, 'The security headers are those of public/_headers')
}

/** The hashes of the page's scripts and styles, which its policy must contain; JSON data is not a script. */
function inlineHashes(html: string): string[] {
  const elements = html.matchAll(/<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g)
  return [...elements]
    .filter(([, , attributes = '']) => !/\ssrc=|type="application\//.test(attributes))
    .map(([, , , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

/**
 * Checks that the policy belongs to the published build: it must allow the page's own scripts and calls to
 * this project.
 */
function policy(sent: string | null, html: string, siteUrl: string, url?: string): Finding[] {
  const cure = 'At the host: Content-Security-Policy, as dist/_headers of this very build has it'
  if (!sent) return [wrong('The site sends no Content-Security-Policy.', cure)]
  const directive = (name: string) => sent.split(';').find((part) => part.trim().startsWith(`${name} `)) ?? ''
  const findings: Finding[] = []
  if (inlineHashes(html).some((hash) => !sent.includes(hash)))
    findings.push(
      wrong('The policy of the site is of another build: it blocks a script or style of the page.', cure),
    )
  const origin = url && new URL(url).origin
  if (origin && origin !== new URL(siteUrl).origin && !directive('connect-src').split(' ').includes(origin))
    findings.push(
      wrong(
        `The site was built for another project than ${origin}.`,
        `VITE_SUPABASE_URL=${origin} VITE_SITE_URL=${siteUrl} npm run build, and publish dist/.`,
      ),
    )
  return orOk(findings, 'The policy of the site is of its build, and the build is for this project')
}

/** @param root the folder of this checkout */
export async function siteFindings(siteUrl: string, url: string | undefined, root: string) {
  const home = await ask(`${siteUrl}/`)
  const html = await home.text()
  const answered = await pages(siteUrl)
  if (home.status !== 200) return answered
  const ofPage = policy(home.headers.get(policyName), html, siteUrl, url)
  return [...answered, ...headers(home.headers, root), ...ofPage]
}

/** The claims that the owner has never saved in Settings. */
export async function claimFindings(database: Database): Promise<Finding[]> {
  const rows = await database.query<{ claim: string }>(
    "select jsonb_object_keys(value) as claim from public.site_settings where key = 'claims'",
  )
  const saved = rows.map(({ claim }) => claim)
  const unsaved = Object.keys(claimDefaults).filter((claim) => !saved.includes(claim))
  const what = `Nobody has confirmed what the site claims: ${unsaved.join(', ')}.`
  return orOk(
    unsaved.length > 0 ? [look(what, 'In the admin: Settings, Claims')] : [],
    'The claims are confirmed',
  )
}
