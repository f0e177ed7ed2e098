import type { Json } from '@/lib/database.types'
import type { LeadSource } from '@/lib/lead-source'

/** '/pricing, from google.com, campaign december': where a lead came from; '' where nobody knows. */
export function sourceLabel(source: Json): string {
  const { page, referrer, campaign } = (source ?? {}) as LeadSource
  return [page, referrer && `from ${referrer}`, campaign && `campaign ${campaign}`].filter(Boolean).join(', ')
}
