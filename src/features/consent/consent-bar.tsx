import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextLink } from '@/components/ui/site-link'
import { startAnalytics } from '@/features/consent/analytics'
import { dayMs } from '@/lib/dates'

/**
 * Asks once whether visits may be counted. Both answers look alike, and the page can be used without
 * answering. Without a measurement id nothing is asked.
 */
export function ConsentBar({ measurementId }: { measurementId: string }) {
  const [consent, setConsent] = useState<Consent | 'unasked' | 'unknown'>('unknown')

  useEffect(() => {
    if (measurementId) setConsent(readConsent() ?? 'unasked')
  }, [measurementId])

  useEffect(() => {
    if (consent === 'granted') void startAnalytics(measurementId).catch(() => setConsent('denied'))
  }, [consent, measurementId])

  if (consent !== 'unasked') return null
  const answer = (choice: Consent) => () => {
    saveConsent(choice)
    setConsent(choice)
  }
  return (
    <section
      aria-label="Counting visits"
      className="consent-bar page screen-only border-t-2 border-ink bg-sheet py-4 [box-shadow:var(--shadow-float)]"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p className="flex-[1_1_18rem] text-base">
          May we count your visit with Google Analytics? It tells us which pages are read. The site works the
          same if you say no. <TextLink to="/privacy-policy">How we handle data</TextLink>
        </p>
        <p className="flex gap-3">
          <Button variant="line" size="small" onClick={answer('denied')}>
            No, thank you
          </Button>
          <Button variant="line" size="small" onClick={answer('granted')}>
            Yes, count it
          </Button>
        </p>
      </div>
    </section>
  )
}

type Consent = 'granted' | 'denied'

const key = 'analytics-consent'
/** How long an answer is valid, in ms. The privacy policy states the same. */
const maxAgeMs = 180 * dayMs

/** The saved choice; null if there is none, if it has expired, or if storage is forbidden. */
function readConsent(): Consent | null {
  try {
    const [saved, at] = localStorage.getItem(key)?.split(' ') ?? []
    if (Date.now() - Date.parse(at ?? '') < maxAgeMs && (saved === 'granted' || saved === 'denied'))
      return saved
    localStorage.removeItem(key)
    return null
  } catch {
    return null
  }
}

function saveConsent(consent: Consent): void {
  try {
    localStorage.setItem(key, `${consent} ${new Date().toISOString()}`)
  } catch {
    // Without storage the visitor is asked again next time.
  }
}
