import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Banner } from '@/components/ui/banner'
import { manage as words } from '@/content/booking-manage'
import { site } from '@/content/site'
import { callMethodNames } from '@/features/booking/booking-summary'
import { CalendarCard } from '@/features/booking/confirmation/calendar-card'
import { CancelCall } from '@/features/booking/manage/cancel-call'
import { ClosedCall } from '@/features/booking/manage/closed-call'
import { ChangeRules } from '@/features/booking/manage/change-rules'
import { CancelledCard } from '@/features/booking/manage/cancelled-card'
import { detectZone } from '@/features/booking/form/detect-zone'
import { managedCallQuery, type ManagedCall } from '@/features/booking/manage/managed-call'
import { managedEvent, standingOf, timeOf } from '@/features/booking/manage/managed-event'
import { ManagedStatus } from '@/features/booking/manage/managed-status'
import { anyHeldSlots } from '@/features/booking/queries'
import { MoveCall } from '@/features/booking/manage/move-call'
import { callTimeText } from '@/features/booking/slot-text'
import { setByStudio } from '@/features/booking/studio-clock'
import { WhenSlip } from '@/features/booking/call-time-summary'

interface ManagedCallViewProps {
  token: string
  call: ManagedCall
  /** In ms. */
  now: number
}

/** A call that is there: when it is, what can still be done about it, and its place in calendars. */
export function ManagedCallView({ token, call, now }: ManagedCallViewProps) {
  const zone = useMemo(() => detectZone(now), [now])
  useEffect(() => void setByStudio(), [])
  const client = useQueryClient()
  const [done, setDone] = useState<string>()
  const told = useRef<HTMLDivElement>(null)
  const standing = standingOf(call, now)
  const event = managedEvent(call, token, now)

  /** What has changed is shown at once, and said where the focus goes. */
  function changed(next: ManagedCall) {
    client.setQueryData(managedCallQuery(token).queryKey, next)
    void client.invalidateQueries({ queryKey: anyHeldSlots })
    setDone(next.status === 'cancelled' ? words.cancel.done : words.move.done(callTimeText(timeOf(next))))
    requestAnimationFrame(() => told.current?.focus())
  }
  /** The database knows better than this page does: a request without an answer may have been heard. */
  const stale = (wanted?: (call: ManagedCall) => boolean) =>
    void client.fetchQuery({ ...managedCallQuery(token), retry: false }).then(
      (next) => next && wanted?.(next) && changed(next),
      () => undefined,
    )

  return (
    <>
      <div className="lg:col-[main-start/span_6]">
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
        {standing === 'open' ? (
          <div className="mt-14">
            <MoveCall
              key={call.sequence}
              token={token}
              call={call}
              zone={zone}
              now={now}
              onChanged={changed}
              onStale={stale}
            />
          </div>
        ) : (
          <ClosedCall call={call} standing={standing} />
        )}
      </div>
      <div className="mt-14 grid content-start gap-14 lg:col-[c_8/main-end] lg:mt-0">
        {(standing === 'open' || standing === 'late') && <CalendarCard event={event} guests={[site.email]} />}
        {standing === 'cancelled' && <CancelledCard event={event} />}
        {standing === 'open' && (
          <>
            <CancelCall token={token} call={call} onChanged={changed} onStale={stale} />
            <ChangeRules />
          </>
        )}
      </div>
    </>
  )
}
