import { useRef } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { booked } from '@/content/booking-done'
import { site } from '@/content/site'
import type { Booking } from '@/features/booking/booking-schema'
import { bookingChatLink, bookingSummary } from '@/features/booking/booking-summary'
import { CopyButton } from '@/features/booking/confirmation/copy-button'

const words = booked.chat

/** For whom the chat did not open: the link again, and its words to copy. */
export function ChatAgain({ booking, blocked = false }: { booking: Booking; blocked?: boolean }) {
  const summary = bookingSummary(booking)
  const details = useRef<HTMLDetailsElement>(null)
  return (
    <section>
      <h2 className="text-h3">{blocked ? words.headingBlocked : words.heading}</h2>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <ButtonLink to={bookingChatLink(site.whatsappNumber, booking)} variant={blocked ? 'beat' : 'ink'}>
          {words.open}
        </ButtonLink>
        <CopyButton
          text={summary}
          label={words.copy}
          copied={words.copied}
          failed={words.notCopied}
          onFailed={() => {
            if (details.current) details.current.open = true
          }}
        />
      </div>
      <details ref={details} className="mt-4">
        <summary className="inline-block py-1 underline underline-offset-4">{words.summary}</summary>
        <p className="mt-2 bg-sheet p-4 text-base break-words whitespace-pre-line">{summary}</p>
      </details>
    </section>
  )
}
