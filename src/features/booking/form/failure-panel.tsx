import { useEffect, useId, useRef, type MouseEvent } from 'react'
import { Banner } from '@/components/ui/banner'
import { ButtonLink } from '@/components/ui/button'
import { refusals } from '@/content/booking'
import type { BookingField } from '@/features/booking/booking-schema'
import { callTimeLabel, slotLabel, startOf, visitorTimeLabel, type CallTime } from '@/features/booking/slots'
import { malaysiaZone } from '@shared/calendar/date-format'
import { dateIn } from '@shared/calendar/zone-time'

/** Why nothing was booked. `lost` is the time that somebody else has taken; `nearest` follows when it is known. */
export interface Failure {
  message: string
  /** It came from the server after submitting: the panel takes the focus. */
  refused?: boolean
  field?: BookingField
  /** The chat with what was written. */
  chat?: string
  lost?: CallTime
  nearest?: readonly CallTime[]
}

interface FailurePanelProps {
  failure: Failure
  /** The visitor's: each offered time is also shown in it. */
  zone: string | undefined
  onPick: (time: CallTime) => void
}

/**
 * Above the first field: what is wrong and, where the time was taken, the nearest free ones. A refusal takes the focus,
 * since the submit button is far below.
 */
export function FailurePanel({ failure, zone, onPick }: FailurePanelProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const { message, refused, chat, lost, nearest } = failure
  useEffect(() => {
    if (refused) panel.current?.focus()
  }, [refused, message, lost])

  /** The panel disappears: the focus moves to the chosen time. */
  function pick({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>, time: CallTime) {
    onPick(time)
    requestAnimationFrame(() => form?.querySelector<HTMLElement>('[name="slot"]:checked')?.focus())
  }

  return (
    <div ref={panel} tabIndex={-1} className="mb-6 outline-none">
      <Banner>
        {lost ? (
          <>
            <p>
              {nearest?.length === 0
                ? refusals.takenNoOther(callTimeLabel(lost))
                : refusals.taken(callTimeLabel(lost))}
            </p>
            {!nearest && <p className="mt-2 text-ink-2">{refusals.looking}</p>}
            {nearest && nearest.length > 0 && (
              <ul className="mt-3 grid gap-2">
                {nearest.map((time, index) => {
                  const visitorTime = zone && visitorTimeLabel(time, zone)
                  return (
                    <li key={callTimeLabel(time)} className="flex flex-wrap items-center gap-x-4">
                      <button
                        type="button"
                        className="slot-suggestion"
                        aria-describedby={visitorTime ? `${id}-${index}` : undefined}
                        onClick={(event) => pick(event, time)}
                      >
                        <span>{dateIn(malaysiaZone, startOf(time))},</span> <b>{slotLabel(time.slot)}</b>
                      </button>
                      {visitorTime && (
                        <small id={`${id}-${index}`} className="text-small">
                          {visitorTime}
                        </small>
                      )}
                    </li>
                  )
                })}
              </ul>
            )}
          </>
        ) : (
          <>
            <p>{message}</p>
            {chat && (
              <p className="mt-3">
                <ButtonLink to={chat} variant="line" size="small">
                  {refusals.chat}
                </ButtonLink>
              </p>
            )}
          </>
        )}
      </Banner>
    </div>
  )
}
