import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Banner } from '@/components/ui/banner'
import { manage as words, manageGreeting } from '@/content/booking-manage'
import { site } from '@/content/site'
import { callMethodNames } from '@/features/booking/booking-summary'
import { CalendarCard } from '@/features/booking/calendar-card'
import { CancelCall } from '@/features/booking/cancel-call'
import { CancelledCard } from '@/features/booking/cancelled-card'
import { detectZone } from '@/features/booking/detect-zone'
import { managedCallQuery, type ManagedCall } from '@/features/booking/managed-call'
import { managedEvent, standingOf, timeOf } from '@/features/booking/managed-event'
import { ManagedStatus } from '@/features/booking/managed-status'
import { MoveCall } from '@/features/booking/move-call'
import { callTimeText } from '@/features/booking/slot-text'
import { WhenSlip } from '@/features/booking/when-slip'
import { whatsappLink } from '@/lib/whatsapp'

interface ManagedCallViewProps {
  token: string
  call: ManagedCall
  /** In ms. */
  now: number
}

/** A call that is there: when it is, what can still be done about it, and its place in calendars. */
export function ManagedCallView({ token, call, now }: ManagedCallViewProps) {
  const zone = useMemo(() => detectZone(now), [now])
  const client = useQueryClient()
  const [done, setDone] = useState<string>()
  const told = useRef<HTMLDivElement>(null)
  const standing = standingOf(call, now)
  const event = managedEvent(call, token, now)

  /** What has changed is shown at once, and said where the focus goes. */
  function changed(next: ManagedCall) {
    client.setQueryData(managedCallQuery(token).queryKey, next)
    setDone(next.status === 'cancelled' ? words.cancel.done : words.move.done(callTimeText(timeOf(next))))
    requestAnimationFrame(() => told.current?.focus())
  }
  /** The database knows better than this page does. */
  const stale = () => void client.invalidateQueries({ queryKey: managedCallQuery(token).queryKey })

  return (
    <>
      <p className="max-w-prose text-lead text-ink-2">{words.greeting(call.name)}</p>
      <div ref={told} tabIndex={-1} className="mt-6 outline-none empty:hidden">
        {done && (
          <Banner tone="success">
            {done} {standing === 'open' && words.move.doneMail}
          </Banner>
        )}
      </div>
      <div className="slip mt-6" data-off={standing === 'cancelled' || undefined}>
        <ManagedStatus call={call} standing={standing} />
        <div className="mt-3">
          <WhenSlip at={event.start} zone={zone.name} method={callMethodNames[call.call_method]} />
        </div>
      </div>
      {standing !== 'open' && (
        <div className="mt-8">
          <Banner tone={standing === 'late' ? 'warning' : 'tip'}>
            {{ late: words.late, over: words.over, cancelled: words.cancelled }[standing]}
          </Banner>
          <div className="mt-5 flex flex-wrap gap-3">
            {standing !== 'late' && (
              <ButtonLink to={words.another.to} variant="beat">
                {words.another.label}
              </ButtonLink>
            )}
            <ButtonLink
              to={whatsappLink(site.whatsappNumber, manageGreeting(site.name, callTimeText(timeOf(call))))}
              variant={standing === 'late' ? 'beat' : 'line'}
            >
              {words.chat}
            </ButtonLink>
          </div>
        </div>
      )}
      <div className="mt-14 grid gap-14">
        {standing === 'open' && (
          <MoveCall
            key={call.sequence}
            token={token}
            call={call}
            zone={zone}
            now={now}
            onChanged={changed}
            onStale={stale}
          />
        )}
        {(standing === 'open' || standing === 'late') && <CalendarCard event={event} guests={[site.email]} />}
        {standing === 'cancelled' && <CancelledCard event={event} />}
        {standing === 'open' && <CancelCall token={token} call={call} onChanged={changed} onStale={stale} />}
      </div>
    </>
  )
}
