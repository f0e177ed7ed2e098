import { bookingForm as words } from '@/content/booking'
import { ownTimeText } from '@/features/booking/slot-text'
import { slotLabel, type CallTime, type Slot, type SlotState } from '@/features/booking/slots'

interface SlotChoiceProps {
  time: CallTime
  /** The visitor's, once a day is chosen. */
  zone: string | undefined
  /** `own`: the time of the very call that is being moved. */
  state: SlotState | 'own'
  chosen: boolean
  onChoose: (slot: Slot) => void
}

const reasons = { past: words.past, held: words.held, own: words.own, free: undefined }

/** One time of the day: Malaysia's, and beside it the visitor's own or the reason why it cannot be chosen. */
export function SlotChoice({ time, zone, state, chosen, onChoose }: SlotChoiceProps) {
  const { slot } = time
  const own = zone && ownTimeText(time, zone)
  return (
    <label className="slot" data-state={state}>
      <input
        type="radio"
        name="slot"
        value={slot}
        className="sr-only"
        checked={chosen && state === 'free'}
        disabled={state !== 'free'}
        onChange={() => onChoose(slot)}
      />
      <span className="slot-time">{slotLabel(slot)}</span>{' '}
      <small className={own && 'slot-own'}>{reasons[state] ?? own}</small>
    </label>
  )
}
