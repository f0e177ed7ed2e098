import { useEffect, useState } from 'react'
import { Banner } from '@/components/ui/banner'
import { Button, ButtonLink } from '@/components/ui/button'
import { outboxNotice } from '@/content/booking-confirmation'
import { malayOutboxNotice } from '@/content/malay-booking'
import {
  onResolved,
  readOutbox,
  removeEntry,
  resendOutbox,
  type OutboxEntry,
} from '@/features/booking/outbox/outbox'
import { outboxKey } from '@/features/booking/outbox/storage-keys'
import { callTimeLabel } from '@/features/booking/slots'
import { formAddress } from '@/lib/form-address'
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
      aria-label={outboxNotice.label}
      className="screen-only fixed right-margin bottom-4 z-20 w-[min(26rem,calc(100vw-2*var(--margin)))] [box-shadow:var(--shadow-float)]"
    >
      {stored && <StoredNotice entry={stored} onDismiss={() => setStored(undefined)} />}
      {refused && (
        <RefusedNotice
          entry={refused}
          onDiscard={() => {
            removeEntry(refused.key)
            setRefused(readRefused())
          }}
        />
      )}
    </section>
  )
}

const textsFor = ({ language }: OutboxEntry) => (language === 'ms' ? malayOutboxNotice : outboxNotice)

function StoredNotice({ entry, onDismiss }: { entry: OutboxEntry; onDismiss: () => void }) {
  const { booking, call, language } = entry
  const copy = textsFor(entry)
  const when = callTimeLabel(booking, language)
  return (
    <Banner tone="success">
      <div lang={language}>
        <p>{copy[call?.status === 'requested' ? 'requested' : 'stored'](when)}</p>
        <p className="mt-3 flex flex-wrap gap-3">
          {call && (
            <ButtonLink to={manageLink('', call.manageToken)} reloadDocument size="small">
              {copy.manage}
            </ButtonLink>
          )}
          <Button variant="line" size="small" onClick={onDismiss}>
            {copy.dismiss}
          </Button>
        </p>
      </div>
    </Banner>
  )
}

function RefusedNotice({ entry, onDiscard }: { entry: OutboxEntry; onDiscard: () => void }) {
  const { booking, refusal, language } = entry
  const copy = textsFor(entry)
  const when = callTimeLabel(booking, language)
  return (
    <Banner>
      <div lang={language}>
        <p>{refusal?.code === 'slot_taken' ? copy.taken(when) : copy.refused(when)}</p>
        <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
          <ButtonLink to={formAddress({ language })} size="small">
            {copy.again}
          </ButtonLink>
          <button type="button" className="min-h-6 underline underline-offset-4" onClick={onDiscard}>
            {copy.discard}
          </button>
        </p>
      </div>
    </Banner>
  )
}
