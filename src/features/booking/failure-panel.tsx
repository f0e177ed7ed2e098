import { useEffect, useRef } from 'react'
import { Banner } from '@/components/ui/banner'
import { refusals } from '@/content/booking'
import type { Failure } from '@/features/booking/booking-failure'
import type { CallTime } from '@/features/booking/slots'
import { callTimeText } from '@/features/booking/slot-text'

/**
 * Above the first field: what is wrong; where a time was lost, the nearest free ones to press. A refusal takes the
 * focus here, since the button that was pressed is far below.
 */
export function FailurePanel({ failure, onPick }: { failure: Failure; onPick: (time: CallTime) => void }) {
  const panel = useRef<HTMLDivElement>(null)
  const { message, refused, lost, nearest } = failure
  useEffect(() => {
    if (refused) panel.current?.focus()
  }, [refused, message, lost])
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
                {nearest.map((time) => (
                  <li key={callTimeText(time)}>
                    <button type="button" className="btn btn-small btn-line" onClick={() => onPick(time)}>
                      {callTimeText(time)}
                    </button>
                  </li>
                ))}
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
