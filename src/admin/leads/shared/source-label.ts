import type { Json } from '@/lib/database.types'
import type { LeadSource } from '@/lib/lead-source'

/** The source of a lead, such as '/pricing, from google.com, campaign december'; '' if unknown. */
export function sourceLabel(source: Json): string {
  const { page, referrer, campaign } = (source ?? {}) as LeadSource
  return [page, referrer && `from ${referrer}`, campaign && `campaign ${campaign}`].filter(Boolean).join(', ')
}
