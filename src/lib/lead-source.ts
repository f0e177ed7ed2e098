const key = 'lead-source'

/** The first page of the visit, the referring site and the campaign in the URL. */
export type LeadSource = Partial<Record<'page' | 'referrer' | 'campaign', string>>

/** Stores the source of the visit for a later form, in this tab only, with nothing personal. */
export function rememberLeadSource(): void {
  const query = new URLSearchParams(location.search)
  const campaign = ['utm_source', 'utm_medium', 'utm_campaign'].flatMap((name) => query.get(name) || [])
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer).hostname : ''
  const source: LeadSource = {
    // The link is a secret that opens the quotation, so only '/quote' is stored.
    page: location.pathname.replace(/^\/quote\/.*/, '/quote'),
    referrer: referrer === location.hostname ? undefined : referrer || undefined,
    campaign: campaign.join(' / ') || undefined,
  }
  try {
    if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, JSON.stringify(source))
  } catch {
    // Storage is forbidden: then a lead says nothing of it.
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
