import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { headersFor, parseHeaders, parseRedirects } from '../../supabase/local/host/host-rules'
import { type Finding, found, listed, look, ok, wrong } from './finding'
import { ask, type Project } from './project'

const policyName = 'content-security-policy'

export interface Answer {
  status: number
  headers: Headers
  text: string
}

/** 'script-src' to its sources. */
function directives(said: string): Map<string, string[]> {
  const parts = said.split(';').map((part) => part.trim().split(/\s+/))
  return new Map(parts.flatMap(([name, ...sources]) => (name ? [[name, sources] as const] : [])))
}

/** @param expected what a file of headers says of the page; the policy is looked at by itself */
export function headers(expected: Map<string, string>, { headers: here }: Answer): Finding[] {
  const differing = [...expected].filter(([name, value]) => name !== policyName && here.get(name) !== value)
  return differing.length > 0
    ? differing.map(([name, value]) =>
        wrong(
          here.has(name) ? `The site's ${name} is '${here.get(name)}'.` : `The site sends no ${name}.`,
          `At the host, for every path (dist/_headers): ${name}: ${value}`,
        ),
      )
    : [ok(`${expected.size - 1} security headers, as public/_headers has them`)]
}

const tooWide = ["'unsafe-inline'", "'unsafe-eval'", '*', 'http:', 'https:', 'data:', 'blob:']

/** @param template of public/_headers, with braces where the build fills something in */
export function policy(template: string, { headers: here, text }: Answer): Finding[] {
  const cure = 'At the host: Content-Security-Policy, as dist/_headers of this very build has it'
  const sent = here.get(policyName)
  if (!sent) return [wrong('The site sends no Content-Security-Policy.', cure)]
  const live = directives(sent)
  const findings: Finding[] = []
  for (const [name, sources] of directives(template)) {
    if (name.startsWith('{{')) continue
    const there = live.get(name)
    const missing = sources.filter((source) => !source.startsWith('{{') && !there?.includes(source))
    const excess = (there ?? []).filter((source) => tooWide.includes(source) && !sources.includes(source))
    if (!there || missing.length > 0)
      findings.push(wrong(`The site's policy lacks ${[name, ...missing].join(' ')}.`, cure))
    if (excess.length > 0) findings.push(wrong(`The site's policy allows ${name} ${excess.join(' ')}.`, cure))
  }
  const blocked = (['script', 'style'] as const).filter((element) =>
    inlineHashes(text, element).some((hash) => !live.get(`${element}-src`)?.includes(hash)),
  )
  if (blocked.length > 0)
    findings.push(
      wrong(
        `The site's policy is of another build: it blocks a ${listed(blocked)} of the page itself.`,
        cure,
      ),
    )
  return findings.length > 0 ? findings : [ok("The site's policy is that of its build")]
}

/** Of the elements that a policy allows by hash; data is no script. */
function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${element}([^>]*)>([\\s\\S]*?)</${element}>`, 'g'))
  return [...elements]
    .filter(([, attributes = '']) => !/\ssrc=|type="application\//.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

/** The policy names the API that the site was built for. */
export function builtFor({ headers: here }: Answer, url: string, siteUrl: string): Finding[] {
  const sources = directives(here.get(policyName) ?? '').get('connect-src')
  if (!sources) return []
  const { origin } = new URL(url)
  if (sources.includes(origin) || origin === new URL(siteUrl).origin)
    return [ok('The site was built for this project')]
  const other = sources.find((source) => source.startsWith('http'))
  return [
    wrong(
      `The site was built for ${other ?? 'an API of its own address'}, and the project is ${origin}.`,
      `VITE_SUPABASE_URL=${origin} npm run build, and publish dist/.`,
    ),
  ]
}

/** Paths that no file stands for, and what each is answered. */
export function routes(expected: Map<string, number>, answered: Map<string, number>): Finding[] {
  const findings = [...expected].flatMap(([path, status]) =>
    answered.get(path) === status
      ? []
      : [
          wrong(
            `${path} is answered with ${answered.get(path)}.`,
            status === 404
              ? 'At the host: any unknown path answers 404.html with status 404.'
              : `At the host: ${path} answers spa.html with status 200 (dist/_redirects).`,
          ),
        ],
  )
  return findings.length > 0
    ? findings
    : [ok(`${expected.size - 1} addresses of the app answer, an unknown one is 404`)]
}

export function compressed({ headers: here }: Answer): Finding {
  const how = here.get('content-encoding')
  if (how === 'br') return ok('Pages are sent in brotli')
  const cure = 'At the host: send the .br files of dist/, or switch brotli on.'
  return how
    ? look(`Pages are sent in ${how}; brotli is smaller.`, cure)
    : wrong('Pages are sent uncompressed.', cure)
}

export function securityText({ status, text }: Answer, now: number): Finding {
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
  return status === 200 && expires > now
    ? ok('security.txt says whom to write to')
    : wrong(
        status === 200
          ? 'security.txt has expired.'
          : `/.well-known/security.txt is answered with ${status}.`,
        "Build and publish the site again: at the desk, 'Publish the site'.",
      )
}

async function answerOf(url: string): Promise<Answer> {
  const response = await ask(url, { headers: { 'accept-encoding': 'br, gzip' } })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** Of dist/ where that is the very build that is published, else of public/, whose policy is a template. */
function headerRules(root: string, build: string) {
  const file = (name: string) => join(root, name)
  const isPublished =
    existsSync(file('dist/build.json')) &&
    readFileSync(file('dist/build.json'), 'utf8').trim() === build.trim()
  return { isPublished, rules: readFileSync(file(isPublished ? 'dist/_headers' : 'public/_headers'), 'utf8') }
}

export async function siteFindings({ siteUrl, url, root, now }: Project): Promise<Finding[]> {
  if (!siteUrl) return []
  return found('The site', 'the host', async () => {
    const home = await answerOf(`${siteUrl}/`)
    if (home.status !== 200)
      return [
        wrong(
          `The site answers ${home.status} at ${siteUrl}/.`,
          'At the host: publish dist/; VITE_SITE_URL is its address.',
        ),
      ]
    const app = parseRedirects(readFileSync(join(root, 'public/_redirects'), 'utf8'))
      .filter(({ status }) => status === 200)
      .map(({ from }) => from.replace('*', 'leads'))
    const expected = new Map([
      ...app.map((path) => [path, 200] as const),
      ['/no-page-of-this-site', 404] as const,
    ])
    const [security, build, ...pages] = await Promise.all(
      ['/.well-known/security.txt', '/build.json', ...expected.keys()].map((path) =>
        answerOf(siteUrl + path),
      ),
    )
    const answered = new Map([...expected.keys()].map((path, index) => [path, pages[index]?.status ?? 0]))
    const { isPublished, rules } = headerRules(root, build?.text ?? '')
    const ofPage = headersFor(parseHeaders(rules), '/')
    const template = headersFor(parseHeaders(readFileSync(join(root, 'public/_headers'), 'utf8')), '/')
    const differs = isPublished && home.headers.get(policyName) !== ofPage.get(policyName)
    return [
      ...headers(ofPage, home),
      ...(differs && home.headers.has(policyName)
        ? [
            wrong(
              "The site's policy is not that of dist/_headers.",
              'At the host: Content-Security-Policy, as dist/_headers has it',
            ),
          ]
        : policy(template.get(policyName) ?? '', home)),
      ...(url ? builtFor(home, url, siteUrl) : []),
      ...routes(expected, answered),
      compressed(home),
      ...(security ? [securityText(security, now)] : []),
    ]
  })
}
