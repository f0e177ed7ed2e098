import { useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { booked } from '@/content/booking'
import { site } from '@/content/site'
import type { Booking } from '@/features/booking/booking-schema'
import { bookingChatLink, bookingSummary } from '@/features/booking/booking-summary'

const words = booked.chat

/** For whom the chat did not open: the link again, and its words to copy. */
export function ChatAgain({ booking }: { booking: Booking }) {
  const [result, setResult] = useState('')
  const summary = bookingSummary(booking)
  async function copy() {
    try {
      await navigator.clipboard.writeText(summary)
      setResult(words.copied)
    } catch {
      setResult(words.notCopied)
    }
  }
  return (
    <section>
      <h2 className="text-h3">{words.heading}</h2>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <ButtonLink to={bookingChatLink(site.whatsappNumber, booking)}>{words.open}</ButtonLink>
        <Button variant="line" onClick={copy}>
          {words.copy}
        </Button>
        <span role="status">{result}</span>
      </div>
      <details className="mt-4">
        <summary className="inline-block py-1 underline underline-offset-4">{words.summary}</summary>
        <p className="mt-2 bg-sheet p-4 text-base whitespace-pre-line">{summary}</p>
      </details>
    </section>
  )
}
