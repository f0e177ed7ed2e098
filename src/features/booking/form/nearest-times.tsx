import type { MouseEvent } from 'react'
import { startOf, type CallTime } from '@/features/booking/slots'
import { choiceWords } from '@/features/booking/visitor-days'

interface NearestTimesProps {
  times: readonly CallTime[]
  /** The visitor's; days and times are shown in it. */
  zone: string
  onPick: (time: CallTime) => void
}

/** Free times offered instead of a day or a time that is not free. */
export function NearestTimes({ times, zone, onPick }: NearestTimesProps) {
  /** The pressed button disappears, so the focus moves to the chosen time once its day is shown. */
  function press({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>, { date, slot }: CallTime) {
    onPick({ date, slot })
    requestAnimationFrame(() => form?.querySelector<HTMLElement>('[name="slot"]:checked')?.focus())
  }
  if (times.length === 0) return null
  return (
    <ul className="nearest">
      {times.map((time) => {
        const words = choiceWords(time, zone)
        return (
          <li key={startOf(time)}>
            <button type="button" className="time" onClick={(event) => press(event, time)}>
              <span className="font-normal">{words.day},</span> <span>{words.time}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
