import { useRef, useState } from 'react'
import { site } from '@/content/site'
import {
  canRemind,
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
  // What nobody sees must not stand in the way: without the card, its choices do not count.
  const shown = canRemind(contact, site.smsReminders)
  const reminders = (shown ? chosen : undefined) ?? defaultReminders(contact, site.smsReminders)
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)

  function pressChannel(channel: Channel, now: number) {
    if (now - pressedAt.current < toggleDebounce) return
    pressedAt.current = now
    setChosen(toggleChannel(reminders, channel))
  }

  const pressTime = (channel: Channel, time: ReminderTime) => setChosen(toggleTime(reminders, channel, time))

  return { reminders, shown, setReminders: setChosen, pressChannel, pressTime }
}
