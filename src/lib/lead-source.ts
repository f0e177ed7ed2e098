const key = 'lead-source'

/** The first page of the visit, the website that led there and the campaign named in its address. */
export type LeadSource = Partial<Record<'page' | 'referrer' | 'campaign', string>>

/** Keeps where a visit began, for the form that it may end with: in this tab alone, and nothing about who it is. */
export function rememberLeadSource(): void {
  const query = new URLSearchParams(location.search)
  const campaign = ['utm_source', 'utm_medium', 'utm_campaign'].flatMap((name) => query.get(name) || [])
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer).hostname : ''
  const source: LeadSource = {
    // The link of a quotation opens it: only that it was one is kept.
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

/** What goes with a form; the database keeps no more of it than it knows. */
export function leadSource(): LeadSource | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as LeadSource | null) ?? undefined
  } catch {
    return undefined
  }
}
