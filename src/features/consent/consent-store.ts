export type Consent = 'granted' | 'denied'

const key = 'analytics-consent'

/** What the visitor chose on an earlier visit; null when not asked yet, or where nothing can be kept. */
export function readConsent(): Consent | null {
  try {
    const kept = localStorage.getItem(key)
    return kept === 'granted' || kept === 'denied' ? kept : null
  } catch {
    return null
  }
}

export function keepConsent(consent: Consent): void {
  try {
    localStorage.setItem(key, consent)
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}
