import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useStudio } from '@/components/layout/studio'
import { LoadingPage, MissingPage } from '@/components/sections/loaded-page'
import { WovenMark } from '@/components/sections/woven-mark'
import { Banner } from '@/components/ui/banner'
import { Button, ButtonLink } from '@/components/ui/button'
import { ClothBand } from '@/components/ui/ornament'
import { QueryBoundary } from '@/components/ui/query-boundary'
import { StatusBadge } from '@/components/ui/status-badge'
import { manage } from '@/content/booking-manage'
import { malayNewTab } from '@/content/navigation'
import { interpolate, greetings } from '@/content/site'
import { CalendarCard, downloadCalendarFile } from '@/features/booking/confirmation/calendar-card'
import { CallTimeSummary } from '@/features/booking/confirmation/call-time-summary'
import { detectZone } from '@/features/booking/detect-zone'
import { CancelCall } from '@/features/booking/manage/cancel-call'
import { ConfirmCall } from '@/features/booking/manage/confirm-call'
import {
  callStatus,
  managedCallQuery,
  managedEvent,
  manageTexts,
  callTimeOf,
  type CallStatus,
  type ManagedCall,
} from '@/features/booking/manage/managed-call'
import { MoveCall } from '@/features/booking/manage/move-call'
import { callTimesKey } from '@/features/booking/queries'
import { callTimeLabel } from '@/features/booking/slots'
import { useStudioNow } from '@/features/booking/studio-clock'
import { whatsappLink } from '@/lib/whatsapp'
import type { CallEvent } from '@shared/calendar/call-event'
import { toldOffset } from '@shared/calendar/zone-time'

/** The call of a management link. */
export function ManageCall({ token }: { token: string }) {
  const query = useQuery(managedCallQuery(token))
  const now = useStudioNow()
  const loading = <LoadingPage label={manage.loading} />
  return (
    <QueryBoundary
      query={query}
      loading={loading}
      failed={(retry) => (
        <MissingPage {...manage.failed} failed>
          {retry}
        </MissingPage>
      )}
      missing={<UnknownCall />}
    >
      {(call) => (now === undefined ? loading : <CallView token={token} call={call} now={now} />)}
    </QueryBoundary>
  )
}

function UnknownCall() {
  const studio = useStudio()
  const greeting = interpolate(greetings.strategyCall, studio)
  return (
    <MissingPage {...manage.unknown}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={manage.another.to}>{manage.another.label}</ButtonLink>
        <ButtonLink to={whatsappLink(studio.whatsapp_number, greeting)} variant="line">
          {manage.chat}
        </ButtonLink>
      </div>
    </MissingPage>
  )
}

interface CallViewProps {
  token: string
  call: ManagedCall
  /** In ms. */
  now: number
}

/** The time of the call, the possible changes, and its calendar entry. */
function CallView({ token, call, now }: CallViewProps) {
  const zone = useMemo(() => detectZone(now), [now])
  const client = useQueryClient()
  const [done, setDone] = useState<string>()
  const message = useRef<HTMLDivElement>(null)
  const studio = useStudio()
  const copy = manageTexts(call)
  const status = callStatus(call, now)
  const event = managedEvent(call, token, studio, now)
  const isRequested = call.status === 'requested'

  const awaitsFocus = useRef(false)
  useEffect(() => {
    if (!awaitsFocus.current) return
    message.current?.focus()
    // An open dialog keeps the focus until it is gone.
    awaitsFocus.current = document.activeElement !== message.current
  })

  /** Shows the change at once and moves the focus to its message. */
  function show(next: ManagedCall, successText: string | undefined) {
    client.setQueryData(managedCallQuery(token).queryKey, next)
    void client.invalidateQueries({ queryKey: callTimesKey })
    awaitsFocus.current = successText !== undefined
    setDone(successText)
  }
  function changed(next: ManagedCall) {
    const when = callTimeLabel(callTimeOf(next), next.language)
    if (next.status === 'cancelled') show(next, copy.cancel.done)
    else if (next.status === 'requested') show(next, copy.move.doneRequested(when))
    else {
      const isEmailed = next.by_email && callStatus(next, now) === 'open'
      show(next, isEmailed ? `${copy.move.done(when)} ${copy.move.doneEmail}` : copy.move.done(when))
    }
  }
  // If the confirmation came too late for its time, the call itself says so.
  const confirmed = (next: ManagedCall) =>
    show(next, next.status === 'booked' ? copy.confirm.done : undefined)
  /** Loads the call again, because a request without an answer may have succeeded. */
  const stale = (wanted?: (call: ManagedCall) => boolean) =>
    void client.fetchQuery({ ...managedCallQuery(token), retry: false }).then(
      (next) => next && wanted?.(next) && changed(next),
      () => undefined,
    )

  return (
    <section lang={call.language} className="page py-section">
      <h1 className="mb-8">{copy.heading}</h1>
      <div className="lg:col-[main-start/span_6]">
        <p className="max-w-prose text-lead text-ink-2">
          {copy[isRequested ? 'greetingRequested' : 'greeting'](call.name)}
        </p>
        <div ref={message} tabIndex={-1} className="mt-6 outline-none empty:hidden">
          {done && <Banner tone="success">{done}</Banner>}
        </div>
        <ClothBand className="mt-6" />
        <div className="bg-sheet px-5 py-6">
          <ManagedStatus call={call} status={status} />
          <div className={`mt-3 ${status === 'cancelled' ? 'text-ink-2 line-through' : ''}`}>
            <CallTimeSummary
              startsAt={event.start}
              zone={zone.name}
              told={zone.name === call.timezone ? toldOffset(call) : undefined}
              method={call.call_method}
              language={call.language}
            />
          </div>
          {call.meeting_link && now < event.end && (
            <ButtonLink className="mt-4" to={call.meeting_link} newTabNote={newTabNote(call)}>
              {copy.video}
            </ButtonLink>
          )}
        </div>
        {call.confirmable ? (
          <ConfirmCall token={token} call={call} onConfirmed={confirmed} onStale={stale} />
        ) : (
          done !== copy.confirm.done &&
          (status === 'open' || (status === 'late' && !isRequested)) && <Confirmation call={call} />
        )}
        {status === 'open' ? (
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
          <ClosedCall call={call} status={status} isSaid={done === copy.cancel.done} />
        )}
      </div>
      <div className="mt-10 grid content-start gap-10 lg:col-[c_8/main-end] lg:mt-0">
        {(status === 'open' || status === 'late') && !isRequested && (
          <CalendarCard event={event} guests={[studio.email]} language={call.language} />
        )}
        {status === 'cancelled' && <CancelledCard call={call} event={event} />}
        {status === 'over' && <WovenMark className="ml-auto h-auto w-full max-w-72 max-lg:hidden" />}
        {status === 'open' && (
          <>
            <CancelCall token={token} call={call} onChanged={changed} onStale={stale} />
            <ChangeRules call={call} />
          </>
        )}
      </div>
    </section>
  )
}

const newTabNote = ({ language }: ManagedCall) => (language === 'ms' ? malayNewTab : undefined)

function ManagedStatus({ call, status }: { call: ManagedCall; status: CallStatus }) {
  const copy = manageTexts(call)
  const over = status === 'over' && (call.status === 'booked' || call.status === 'requested')
  const ahead = status === 'open' || status === 'late'
  const held = ahead && call.status === 'booked'
  const level = held ? 'success' : ahead || status === 'over' ? 'warning' : 'neutral'
  return <StatusBadge level={level}>{over ? copy.status.past : copy.status[call.status]}</StatusBadge>
}

/** Whether the time is reserved, and what the visitor still has to do. */
function Confirmation({ call }: { call: ManagedCall }) {
  const copy = manageTexts(call)
  const channel = call.by_email ? 'email' : 'phone'
  if (call.status === 'booked') {
    return <p className="mt-4">{call.confirmed ? copy.confirmed : copy.unconfirmed[channel]}</p>
  }
  return (
    <Banner tone="warning" className="mt-5">
      {call.confirmed ? copy.lost : copy.requested[channel]}
    </Banner>
  )
}

interface ClosedCallProps {
  call: ManagedCall
  status: Exclude<CallStatus, 'open'>
  /** The reason is already shown above. */
  isSaid: boolean
}

/** For a call that can no longer be changed here: the reason and what to do instead. */
function ClosedCall({ call, status, isSaid }: ClosedCallProps) {
  const copy = manageTexts(call)
  const late = status === 'late'
  const studio = useStudio()
  const greeting = copy.greet(studio.name, callTimeLabel(callTimeOf(call), call.language))
  const chat = whatsappLink(studio.whatsapp_number, greeting)
  return (
    <div className="mt-8">
      {!isSaid && (
        <Banner tone={late ? 'warning' : 'neutral'} className="mb-5">
          {late && call.status === 'requested' ? copy.lateRequested : copy[status]}
          {status === 'cancelled' && call.cancel_reason && (
            <p className="mt-2 wrap-anywhere">{copy.why(call.cancel_reason)}</p>
          )}
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        {!late && (
          <ButtonLink to={copy.another.to} variant="accent">
            {copy.another.label}
          </ButtonLink>
        )}
        <ButtonLink to={chat} newTabNote={newTabNote(call)} variant={late ? 'accent' : 'line'}>
          {copy.chat}
        </ButtonLink>
      </div>
    </div>
  )
}

/** Removes a cancelled call from the visitor's calendar. */
function CancelledCard({ call, event }: { call: ManagedCall; event: CallEvent }) {
  const { removeFile } = manageTexts(call)
  return (
    <section>
      <h2 className="text-h3">{removeFile.heading}</h2>
      <p className="mt-2 text-ink-2">{removeFile.text}</p>
      <Button
        className="mt-4"
        variant="line"
        onClick={() => downloadCalendarFile(event, removeFile.fileName)}
      >
        {removeFile.file}
      </Button>
    </section>
  )
}

/** The possible changes to a call and their deadline. */
function ChangeRules({ call }: { call: ManagedCall }) {
  const copy = manageTexts(call)
  return (
    <section>
      <h2 className="text-h3">{copy.rulesHeading}</h2>
      <ul className="mt-5 border-t-2 border-ink">
        {copy.rules.map((rule) => (
          <li key={rule} className="border-b border-rule py-4 text-ink-2">
            {rule}
          </li>
        ))}
      </ul>
    </section>
  )
}
