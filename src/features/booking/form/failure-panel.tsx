import { useEffect, useId, useRef, type MouseEvent } from 'react'
import { Banner } from '@/components/ui/banner'
import { refusals } from '@/content/booking'
import type { Failure } from '@/features/booking/form/booking-failure'
import { slotLabel, startOf, type CallTime } from '@/features/booking/slots'
import { callTimeText, ownTimeText } from '@/features/booking/slot-text'
import { companyZone, dateIn } from '@shared/calendar/zone-time'

interface FailurePanelProps {
  failure: Failure
  /** The visitor's, whose time stands beside each that is offered. */
  zone: string | undefined
  onPick: (time: CallTime) => void
}

/**
 * Above the first field: what is wrong; where a time was lost, the nearest free ones to press. A refusal takes the
 * focus here, since the button that was pressed is far below.
 */
export function FailurePanel({ failure, zone, onPick }: FailurePanelProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const { message, refused, lost, nearest } = failure
  useEffect(() => {
    if (refused) panel.current?.focus()
  }, [refused, message, lost])

  /** The panel goes, and the focus with it: it is led to the time that is chosen now. */
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
                ? refusals.takenNoOther(callTimeText(lost))
                : refusals.taken(callTimeText(lost))}
            </p>
            {!nearest && <p className="mt-2 text-ink-2">{refusals.looking}</p>}
            {nearest && nearest.length > 0 && (
              <ul className="mt-3 grid gap-2">
                {nearest.map((time, index) => {
                  const own = zone && ownTimeText(time, zone)
                  return (
                    <li key={callTimeText(time)} className="flex flex-wrap items-center gap-x-4">
                      <button
                        type="button"
                        className="nearest"
                        aria-describedby={own ? `${id}-${index}` : undefined}
                        onClick={(event) => pick(event, time)}
                      >
                        <span>{dateIn(companyZone, startOf(time))},</span> <b>{slotLabel(time.slot)}</b>
                      </button>
                      {own && (
                        <small id={`${id}-${index}`} className="text-small">
                          {own}
                        </small>
                      )}
                    </li>
                  )
                })}
              </ul>
            )}
          </>
        ) : (
          <p>{message}</p>
        )}
      </Banner>
    </div>
  )
}
