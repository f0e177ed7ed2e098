import { Banner } from '@/components/ui/banner'
import { refusals } from '@/content/booking'
import { slotLabel, startOf, type CallTime } from '@/features/booking/slots'
import { companyZone, dateIn } from '@shared/calendar/zone-time'
import type { Failure } from '@/features/booking/use-booking'

const inWords = (time: CallTime) => `${dateIn(companyZone, startOf(time))}, ${slotLabel(time.slot)}`

/** Above the first field: what is wrong; where a time was lost, the nearest free ones to press. */
export function FailurePanel({ failure, onPick }: { failure: Failure; onPick: (time: CallTime) => void }) {
  const { message, lost, nearest } = failure
  if (!lost) {
    return (
      <Banner className="mb-6">
        <p>{message}</p>
      </Banner>
    )
  }
  const none = nearest?.length === 0
  return (
    <Banner className="mb-6">
      <p>{none ? refusals.takenNoOther(inWords(lost)) : refusals.taken(inWords(lost))}</p>
      {!nearest && <p className="mt-2 text-ink-2">{refusals.looking}</p>}
      <ul className="mt-2 grid gap-2">
        {nearest?.map((time) => (
          <li key={inWords(time)}>
            <button type="button" className="btn btn-small btn-line" onClick={() => onPick(time)}>
              {inWords(time)}
            </button>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
