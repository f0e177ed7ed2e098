import { useEffect, useState } from 'react'
import { Banner } from '@/components/ui/banner'
import { Button, ButtonLink } from '@/components/ui/button'
import { unsentNotice as words } from '@/content/booking-done'
import { callTimeText } from '@/features/booking/slot-text'
import { dropUnsent, readUnsent, type StoredBooking } from '@/features/booking/outbox/stored-booking'
import { unsentKey } from '@/features/booking/outbox/outbox-flag'
import { onResent, resendUnsent } from '@/features/booking/outbox/outbox'
import { manageLink } from '@shared/calendar/call-event'

const readRefused = () => readUnsent().filter(({ state }) => state === 'refused')

/**
 * On any page: sends again what has not been stored, and tells how it fared. A refused booking is told of until it is
 * booked anew or discarded.
 */
export function UnsentNotice() {
  const [stored, setStored] = useState<StoredBooking>()
  const [refused, setRefused] = useState<StoredBooking[]>([])

  useEffect(() => {
    const refresh = () => setRefused(readRefused())
    const stop = onResent((settled) => {
      if (settled.state === 'stored') setStored(settled)
      refresh()
    })
    const onStorage = ({ key }: StorageEvent) => {
      if (key === unsentKey) refresh()
    }
    window.addEventListener('storage', onStorage)
    refresh()
    void resendUnsent()
    return () => {
      stop()
      window.removeEventListener('storage', onStorage)
    }
  }, [])

  const discard = (key: string) => {
    dropUnsent(key)
    setRefused(readRefused())
  }
  const [first] = refused
  if (!stored && !first) return null
  return (
    <section aria-label={words.label} className="screen-only unsent-notice">
      {stored && (
        <Banner tone="success">
          <p>{words.stored(callTimeText(stored.booking))}</p>
          <p className="mt-3 flex flex-wrap gap-3">
            {stored.call && (
              <ButtonLink to={manageLink('', stored.call.manageToken)} size="small">
                {words.manage}
              </ButtonLink>
            )}
            <Button variant="line" size="small" onClick={() => setStored(undefined)}>
              {words.dismiss}
            </Button>
          </p>
        </Banner>
      )}
      {first && (
        <Banner>
          <p>
            {first.refusal?.code === 'slot_taken'
              ? words.taken(callTimeText(first.booking))
              : words.refused(callTimeText(first.booking))}
          </p>
          <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
            <ButtonLink to="/book-a-call" size="small">
              {words.again}
            </ButtonLink>
            <button
              type="button"
              className="min-h-6 underline underline-offset-4"
              onClick={() => discard(first.key)}
            >
              {words.discard}
            </button>
          </p>
        </Banner>
      )}
    </section>
  )
}
