import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { startAnalytics } from '@/features/consent/analytics'
import { keepConsent, readConsent, type Consent } from '@/features/consent/consent-store'

/**
 * Asks once whether visits may be counted. Both answers weigh the same, the page can be read without giving one,
 * and where no measurement id is set there is no question.
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
    keepConsent(choice)
    setConsent(choice)
  }
  return (
    <section
      aria-label="Counting visits"
      className="screen-only fixed inset-x-0 bottom-0 z-20 border-t-2 border-ink bg-sheet p-5 shadow-float"
    >
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-measure">
          May we count your visit with Google Analytics? It tells us which pages are read. The site works the
          same if you say no. <Link to="/privacy-policy">How we handle data</Link>
        </p>
        <p className="flex gap-3">
          <Button variant="line" onClick={answer('denied')}>
            No, thank you
          </Button>
          <Button variant="line" onClick={answer('granted')}>
            Yes, count it
          </Button>
        </p>
      </div>
    </section>
  )
}
