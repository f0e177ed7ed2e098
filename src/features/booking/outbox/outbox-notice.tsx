import { useEffect, useState } from 'react'
import { Banner } from '@/components/ui/banner'
import { Button, ButtonLink } from '@/components/ui/button'
import { outboxNotice as copy } from '@/content/booking-confirmation'
import {
  onResolved,
  readOutbox,
  removeEntry,
  resendOutbox,
  type OutboxEntry,
} from '@/features/booking/outbox/outbox'
import { outboxKey } from '@/features/booking/outbox/storage-keys'
import { callTimeLabel } from '@/features/booking/slots'
import { manageLink } from '@shared/calendar/call-event'

const readRefused = () => readOutbox().find(({ status }) => status === 'refused')

/**
 * On every page except the booking page: resends the outbox and shows the result. A refused booking is shown
 * until it is booked again or discarded.
 */
export function OutboxNotice() {
  const [stored, setStored] = useState<OutboxEntry>()
  const [refused, setRefused] = useState<OutboxEntry>()

  useEffect(() => {
    const refresh = () => setRefused(readRefused())
    const stop = onResolved((resolved) => {
      if (resolved.status === 'stored') setStored(resolved)
      refresh()
    })
    const onStorage = ({ key }: StorageEvent) => {
      if (key === outboxKey) refresh()
    }
    window.addEventListener('storage', onStorage)
    refresh()
    void resendOutbox()
    return () => {
      stop()
      window.removeEventListener('storage', onStorage)
    }
  }, [])

  if (!stored && !refused) return null
  return (
    <section
      aria-label={copy.label}
      className="screen-only fixed right-margin bottom-4 z-20 w-[min(26rem,calc(100vw-2*var(--margin)))] [box-shadow:var(--shadow-float)]"
    >
      {stored && (
        <Banner tone="success">
          <p>
            {copy[stored.call?.status === 'requested' ? 'requested' : 'stored'](
              callTimeLabel(stored.booking),
            )}
          </p>
          <p className="mt-3 flex flex-wrap gap-3">
            {stored.call && (
              <ButtonLink to={manageLink('', stored.call.manageToken)} size="small">
                {copy.manage}
              </ButtonLink>
            )}
            <Button variant="line" size="small" onClick={() => setStored(undefined)}>
              {copy.dismiss}
            </Button>
          </p>
        </Banner>
      )}
      {refused && (
        <Banner>
          <p>
            {refused.refusal?.code === 'slot_taken'
              ? copy.taken(callTimeLabel(refused.booking))
              : copy.refused(callTimeLabel(refused.booking))}
          </p>
          <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
            <ButtonLink to="/book-a-call" size="small">
              {copy.again}
            </ButtonLink>
            <button
              type="button"
              className="min-h-6 underline underline-offset-4"
              onClick={() => {
                removeEntry(refused.key)
                setRefused(readRefused())
              }}
            >
              {copy.discard}
            </button>
          </p>
        </Banner>
      )}
    </section>
  )
}
