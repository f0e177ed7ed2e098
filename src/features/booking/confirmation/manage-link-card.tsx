import { ButtonLink } from '@/components/ui/button'
import { booked } from '@/content/booking-done'
import { callStudio } from '@/features/booking/calendar-event'
import { CopyButton } from '@/features/booking/confirmation/copy-button'
import { manageLink } from '@shared/calendar/call-event'

const words = booked.manage

/** The link by which the call is moved or cancelled, to follow and to keep. */
export function ManageLinkCard({ token }: { token: string }) {
  return (
    <section className="mt-12">
      <h2 className="text-h3">{words.heading}</h2>
      <p className="mt-2 text-ink-2">{words.text}</p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <ButtonLink to={manageLink('', token)} variant="line">
          {words.open}
        </ButtonLink>
        <CopyButton
          text={manageLink(callStudio.url, token)}
          label={words.copy}
          copied={words.copied}
          failed={words.notCopied}
        />
      </div>
    </section>
  )
}
