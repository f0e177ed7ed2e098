import { useEffect, useRef } from 'react'
import { useStudio } from '@/components/layout/studio'
import { Banner } from '@/components/ui/banner'
import { Button, ButtonLink } from '@/components/ui/button'
import { useCopy } from '@/components/ui/use-copy'
import { calendarCard, confirmation } from '@/content/booking-confirmation'
import { malayCalendarCard, malayConfirmation } from '@/content/malay-booking'
import { malayNewTab } from '@/content/navigation'
import { bookingChatLink, bookingSummary } from '@/features/booking/booking-summary'
import { callStudio } from '@/features/booking/calendar-links'
import { CalendarCard } from '@/features/booking/confirmation/calendar-card'
import { CallTimeSummary } from '@/features/booking/confirmation/call-time-summary'
import { isInMemoryOnly, type OutboxEntry } from '@/features/booking/outbox/outbox'
import { emailIn } from '@/features/booking/reminders'
import { startOf } from '@/features/booking/slots'
import { env } from '@/lib/env'
import { callEvent, manageLink } from '@shared/calendar/call-event'

type Texts = typeof confirmation | typeof malayConfirmation

/**
 * Shown after booking until the visitor leaves: time, calendar, chat and next steps. A call that is only
 * requested reserves no time, and nothing here may claim that it does.
 */
export function ConfirmationScreen({ entry, onAnother }: { entry: OutboxEntry; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const studio = useStudio()
  const { booking, status, call, chatBlocked, language } = entry
  const copy = language === 'ms' ? malayConfirmation : confirmation
  const { later } = language === 'ms' ? malayCalendarCard : calendarCard
  const email = emailIn(booking.contact)
  const held = call?.status === 'booked'
  const isRequested = call?.status === 'requested'
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [])
  const { steps } = copy.next
  const chat = <ChatSection entry={entry} copy={copy.chat} />
  const startsAt = startOf(booking)
  const facts = { sequence: 0, startsAt, callMethod: booking.callMethod, cancelled: false, language }
  return (
    <div lang={language} className="page py-section">
      <div className="lg:col-[main-start/span_6]">
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          {held ? copy.heading : copy.headingSending}
        </h1>
        <div
          className={`mt-10 ${held ? 'success-panel' : 'border-2 border-dashed border-edge bg-sheet px-5 pt-5 pb-6'}`}
        >
          <CallTimeSummary
            startsAt={startsAt}
            zone={booking.timezone}
            method={booking.callMethod}
            language={language}
          />
          <div role="status">
            {held && (
              <p className="mt-3">
                {copy.stored} {email && copy.email(email)}
              </p>
            )}
            {isRequested && (
              <p className="mt-3">
                {copy.requested.text} {email ? copy.requested.email(email) : copy.requested.phone}
              </p>
            )}
          </div>
        </div>
        {status === 'sending' && (
          <Banner tone="warning" className="mt-5">
            {isInMemoryOnly() ? copy.sendingHere : copy.sending}
          </Banner>
        )}
        {chatBlocked && (
          <Banner tone="warning" className="mt-5">
            {copy.blocked}
          </Banner>
        )}
        <div className="mt-10 grid grid-cols-1 gap-12">
          {chatBlocked && chat}
          {held ? (
            <CalendarCard
              event={callEvent({ ...call, ...facts }, callStudio(studio), entry.madeAt)}
              guests={email ? [studio.email, email] : [studio.email]}
              language={language}
            />
          ) : (
            <p className="text-ink-2">{isRequested ? copy.requested.calendar : later}</p>
          )}
          {!chatBlocked && chat}
        </div>
      </div>
      <div className="mt-12 lg:col-[c_8/main-end] lg:mt-0">
        <h2 className="text-h3">{copy.next.heading}</h2>
        <ol className="next-steps mt-4">
          {[
            chatBlocked ? steps.blocked : steps.first,
            ...(isRequested ? [steps[email ? 'email' : 'phone']] : []),
            steps[booking.callMethod === 'video' && email ? 'videoEmail' : booking.callMethod],
            steps.proposal,
          ].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {call && (
          <ManageLink
            token={call.manageToken}
            copy={copy.manage}
            text={isRequested ? copy.manage.textRequested : copy.manage.text}
          />
        )}
        <div className="mt-12 flex flex-wrap gap-3">
          <ButtonLink to={copy.home.to}>{copy.home.label}</ButtonLink>
          <Button variant="line" onClick={onAnother}>
            {copy.another}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** The link to the chat again and its text to copy, in case the chat did not open. */
function ChatSection({ entry, copy }: { entry: OutboxEntry; copy: Texts['chat'] }) {
  const { booking, chatBlocked: blocked, language } = entry
  const summary = bookingSummary(booking)
  const studio = useStudio()
  const details = useRef<HTMLDetailsElement>(null)
  return (
    <section>
      <h2 className="text-h3">{blocked ? copy.headingBlocked : copy.heading}</h2>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <ButtonLink
          to={bookingChatLink(studio.whatsapp_number, booking)}
          newTabNote={language && malayNewTab}
          variant={blocked ? 'accent' : 'ink'}
        >
          {copy.open}
        </ButtonLink>
        <CopyButton
          text={summary}
          copy={copy}
          onFailed={() => {
            if (details.current) details.current.open = true
          }}
        />
      </div>
      <details ref={details} className="mt-4">
        <summary className="inline-block py-1 underline underline-offset-4">{copy.summary}</summary>
        <p lang="en" className="mt-2 bg-sheet p-4 text-base break-words whitespace-pre-line">
          {summary}
        </p>
      </details>
    </section>
  )
}

/** The link for moving or cancelling the call, to open or to copy. */
function ManageLink({ token, text, copy }: { token: string; text: string; copy: Texts['manage'] }) {
  return (
    <section className="mt-12">
      <h2 className="text-h3">{copy.heading}</h2>
      <p className="mt-2 text-ink-2">{text}</p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <ButtonLink to={manageLink('', token)} reloadDocument variant="line">
          {copy.open}
        </ButtonLink>
        <CopyButton text={manageLink(env.siteUrl, token)} copy={copy} />
      </div>
    </section>
  )
}

interface CopyButtonProps {
  text: string
  /** The button's label, and the messages of success and failure. */
  copy: { copy: string; copied: string; notCopied: string }
  /** Shows the text, so that it can be selected by hand. */
  onFailed?: () => void
}

function CopyButton({ text, copy: labels, onFailed }: CopyButtonProps) {
  const { copied, copy: copyText } = useCopy(onFailed)
  return (
    <>
      <Button variant="line" onClick={() => void copyText(text)}>
        {labels.copy}
      </Button>
      <span role="status" className="basis-full empty:hidden">
        {copied !== null && (copied ? labels.copied : labels.notCopied)}
      </span>
    </>
  )
}
