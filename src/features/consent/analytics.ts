import { parseUrl } from '@/lib/parse-url'

/**
 * Starts Google Analytics. Called only after the visitor agreed; before that none of it is fetched. URLs with
 * a token give access to a booking, subscription or quotation, so they are neither counted nor sent as referrer.
 */
export async function startAnalytics(measurementId: string): Promise<void> {
  if (new URLSearchParams(location.search).has('token') || location.pathname.startsWith('/quote/')) return
  const { default: analytics } = await import('react-ga4')
  const referrer = parseUrl(document.referrer)?.origin ?? ''
  analytics.initialize(measurementId, { gtagOptions: { page_referrer: referrer } })
}
