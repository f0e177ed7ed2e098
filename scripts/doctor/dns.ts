import { resolveTxt } from 'node:dns/promises'
import { type Finding, look, ok, wrong } from './finding'

/** The TXT records of a name, each as one text; none if the name does not exist. Throws when DNS does not answer. */
export type ReadTxt = (name: string) => Promise<string[]>

/** The TXT records that this machine's DNS knows. */
export async function readTxt(name: string): Promise<string[]> {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join(''))
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'ENOTFOUND' || code === 'ENODATA') return []
    throw new Error(`DNS did not answer for ${name} (${code ?? 'no reason'})`, { cause: error })
  }
}

interface ProviderDns {
  /** What the SPF record of the sending domain names. */
  spf: string
  /** A subdomain of its own from which it sends, whose SPF record counts as well. */
  bounceHost?: string
  /** Where its DKIM keys are; none where each account has its own names. */
  selectors: readonly string[]
}

/** What each provider documents, by MAIL_PROVIDER. */
const providers: Readonly<Record<string, ProviderDns>> = {
  resend: { spf: 'include:amazonses.com', bounceHost: 'send', selectors: ['resend'] },
  postmark: { spf: 'include:spf.mtasv.net', bounceHost: 'pm-bounces', selectors: [] },
  sendgrid: { spf: 'include:sendgrid.net', selectors: ['s1', 's2'] },
  mailgun: { spf: 'include:mailgun.org', selectors: ['mx', 'k1', 'smtp', 'pic'] },
  ses: { spf: 'include:amazonses.com', selectors: [] },
  brevo: { spf: 'include:spf.brevo.com', selectors: ['brevo1', 'brevo2', 'mail'] },
}

const explained = "docs/deploy.md, 'DNS of the sending domain'"
const record = (name: string, text: string) => `${name} TXT "${text}"`
const isSpf = (text: string) => /^v=spf1(\s|$)/i.test(text)

async function spfFinding(domain: string, dns: ProviderDns | undefined, read: ReadTxt): Promise<Finding> {
  const found = (await read(domain)).filter(isSpf)
  const [spf = ''] = found
  if (found.length > 1)
    return wrong(
      `${domain} has ${found.length} SPF records, so none of them counts.`,
      'Keep one, with all their includes.',
    )
  if (/\s\+?all\b/i.test(spf))
    return wrong(`The SPF record of ${domain} lets everybody send: ${spf}`, 'End it with ~all.')
  if (!dns)
    return spf
      ? ok(`${domain} has an SPF record`)
      : wrong(`${domain} has no SPF record.`, record(domain, 'v=spf1 include:<of your provider> ~all'))
  const host = dns.bounceHost && `${dns.bounceHost}.${domain}`
  const own = host ? (await read(host)).filter(isSpf) : []
  if (spf.toLowerCase().includes(dns.spf) || own.length === 1)
    return ok(`${own.length === 1 ? host : domain} has an SPF record for the provider`)
  if (spf && !host)
    return wrong(
      `The SPF record of ${domain} does not name the provider.`,
      record(
        domain,
        spf.replace(/\s*([~?-]all\s*)?$/i, (end) => ` ${dns.spf}${end || ' ~all'}`),
      ),
    )
  return wrong(`${host ?? domain} has no SPF record.`, record(host ?? domain, `v=spf1 ${dns.spf} ~all`))
}

async function dkimFinding(domain: string, selectors: readonly string[], read: ReadTxt): Promise<Finding> {
  if (selectors.length === 0)
    return look(
      'Where the DKIM keys of this account are is not known.',
      `MAIL_DKIM_SELECTORS=<name before ._domainkey in your provider's dashboard>; ${explained}`,
    )
  const names = selectors.map((selector) => `${selector}._domainkey.${domain}`)
  const keys = (await Promise.all(names.map(read)))
    .flat()
    .map((text) => /(?:^|;)\s*p=\s*([^;\s]*)/i.exec(text))
  if (keys.some((key) => key?.[1])) return ok(`${domain} has a DKIM key`)
  return keys.some(Boolean)
    ? wrong(`The DKIM key of ${domain} is withdrawn (p= is empty).`, `Add the new one: ${explained}`)
    : wrong(
        `${domain} has no DKIM key at ${names.join(', ')}.`,
        `${names[0]} with the value that your provider shows for the domain; ${explained}`,
      )
}

async function dmarcFinding(domain: string, read: ReadTxt): Promise<Finding> {
  const labels = domain.split('.')
  // A subdomain without a record of its own has the one of the domain above it.
  const above = labels.slice(0, -1).map((_, from) => `_dmarc.${labels.slice(from).join('.')}`)
  for (const name of above) {
    const found = (await read(name)).filter((text) => /^v=DMARC1\s*(;|$)/i.test(text))
    if (found.length > 1)
      return wrong(`${name} has ${found.length} DMARC records, so none counts.`, 'Keep one.')
    const policy = /;\s*p\s*=\s*(\w+)/i.exec(found[0] ?? '')?.[1]?.toLowerCase()
    if (found[0] && !policy)
      return wrong(`The DMARC record ${name} has no policy: ${found[0]}`, record(name, 'v=DMARC1; p=none'))
    if (policy === 'none')
      return look(
        `${name} only watches (p=none).`,
        `Once the reports show no email of yours as failing: ${record(name, 'v=DMARC1; p=quarantine')}`,
      )
    if (policy) return ok(`${domain} has a DMARC policy: ${policy}`)
  }
  return wrong(
    `${domain} has no DMARC record: Gmail and Yahoo may refuse newsletters.`,
    record(`_dmarc.${domain}`, 'v=DMARC1; p=none'),
  )
}

interface Sender {
  /** The address that sends, with or without a name. */
  from: string
  /** As MAIL_PROVIDER: docs/deploy.md. */
  provider?: string
  /** In place of the provider's usual DKIM selectors. */
  selectors?: string
}

/** Whether the domain of the sender proves who sends for it: SPF, DKIM and DMARC. */
export async function dnsFindings(
  { from, provider = '', selectors = '' }: Sender,
  read: ReadTxt = readTxt,
): Promise<Finding[]> {
  const domain = /@([^\s@<>]+\.[^\s@<>.]+)>?\s*$/.exec(from)?.[1]?.toLowerCase()
  if (!domain) throw new Error('MAIL_FROM is no email address')
  const dns = providers[provider.toLowerCase()]
  const named = selectors.split(/[\s,]+/).filter(Boolean)
  return Promise.all([
    spfFinding(domain, dns, read),
    dkimFinding(domain, named.length > 0 ? named : (dns?.selectors ?? []), read),
    dmarcFinding(domain, read),
  ])
}
