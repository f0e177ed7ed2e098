import { useRef, useState } from 'react'
import {
  defaultReminders,
  toggleChannel,
  toggleDebounce,
  toggleTime,
  type Channel,
  type Reminders,
  type ReminderTime,
} from '@/features/booking/reminders'

/** What was chosen, or what follows from the contact until somebody chooses. */
export function useReminders(contact: string) {
  const [chosen, setChosen] = useState<Reminders>()
  const reminders = chosen ?? defaultReminders(contact)
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)

  function pressChannel(channel: Channel, now: number) {
    if (now - pressedAt.current < toggleDebounce) return
    pressedAt.current = now
    setChosen(toggleChannel(reminders, channel))
  }

  const pressTime = (channel: Channel, time: ReminderTime) => setChosen(toggleTime(reminders, channel, time))

  return { reminders, setReminders: setChosen, pressChannel, pressTime }
}
