import { parseUrl } from '@/lib/parse-url'

const key = 'lead-source'

/** The first page of the visit, the referring site and the campaign in the URL. */
export type LeadSource = Partial<Record<'page' | 'referrer' | 'campaign', string>>

/**
 * Stores the source of the visit for a later form, in this tab only, with nothing personal. Never throws: the
 * app starts without it.
 */
export function rememberLeadSource(): void {
  try {
    if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, JSON.stringify(sourceOfVisit()))
  } catch {
    // For example where storage is forbidden: then the lead has no source.
  }
}

function sourceOfVisit(): LeadSource {
  const query = new URLSearchParams(location.search)
  const campaign = ['utm_source', 'utm_medium', 'utm_campaign'].flatMap((name) => query.get(name) || [])
  const referrer = parseUrl(document.referrer)?.hostname
  return {
    // The link is a secret that opens the quotation, so only '/quote' is stored.
    page: location.pathname.replace(/^\/quote\/.*/, '/quote'),
    referrer: referrer === location.hostname ? undefined : referrer || undefined,
    campaign: campaign.join(' / ') || undefined,
  }
}

/** Sent with a form; the database drops fields it does not know. */
export function leadSource(): LeadSource | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as LeadSource | null) ?? undefined
  } catch {
    return undefined
  }
}
