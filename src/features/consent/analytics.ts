/** Starts Google Analytics. Called only after the visitor agreed: before that no byte of it is fetched. */
export async function startAnalytics(measurementId: string): Promise<void> {
  const { default: analytics } = await import('react-ga4')
  analytics.initialize(measurementId)
}
