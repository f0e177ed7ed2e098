import { plainContact } from '@/lib/contact-detail'
import { internationalDigits, isMalaysianMobile } from '@/lib/phone-number'

/** How long before the call; each is an interval as PostgreSQL reads it. */
export const reminderTimes = ['1 day', '1 hour', '15 minutes', '5 minutes'] as const

export type ReminderTime = (typeof reminderTimes)[number]
export type Channel = 'email' | 'sms'

interface ChannelChoice {
  enabled: boolean
  times: readonly ReminderTime[]
}
export type Reminders = Readonly<Record<Channel, ChannelChoice>>

export const channels = ['email', 'sms'] as const

/** The times that a channel offers. */
export const timesOf: Readonly<Record<Channel, readonly ReminderTime[]>> = {
  email: reminderTimes,
  sms: reminderTimes.filter((time) => time !== '1 day'),
}

/** A second press within this time counts as the same press. In ms. */
export const toggleDebounce = 500

/** The email address in a contact: by its pattern, or the whole text where it has an @. */
export function emailIn(contact: string): string | undefined {
  const text = contact.trim()
  return text.match(/[^\s@]+@[^\s@]+\.[^\s@]+/)?.[0] ?? (text.includes('@') ? text : undefined)
}

/** The phone number in it: a run of at least 10 digits, spaces, hyphens, parentheses or plus, and no @ anywhere. */
export function phoneIn(contact: string): string | undefined {
  if (contact.includes('@')) return undefined
  return contact.match(/[\d\s()+-]{10,}/)?.[0].trim() || undefined
}

/** The phone number in it if it is a Malaysian mobile number; the database plans SMS for no other. */
export function mobileIn(contact: string): string | undefined {
  const phone = phoneIn(plainContact(contact))
  const digits = phone && internationalDigits(phone)
  return digits && isMalaysianMobile(digits) ? phone : undefined
}

/** Whether the contact can receive reminders. `sms`: whether the studio sends SMS. */
export const canRemind = (contact: string, sms: boolean) =>
  emailIn(contact) !== undefined || (sms && mobileIn(contact) !== undefined)

/** The defaults: by email, or by SMS where that is sent and the contact is a Malaysian mobile number. */
export function defaultReminders(contact: string, sms: boolean): Reminders {
  const mobile = sms && mobileIn(contact) !== undefined
  return withOneChannel({
    email: { enabled: !mobile, times: ['1 day', '1 hour', '15 minutes'] },
    sms: { enabled: mobile, times: ['1 hour', '15 minutes'] },
  })
}

/** The same where a channel is not offered any more. */
export const offeredReminders = (reminders: Reminders, sms: boolean): Reminders =>
  sms ? reminders : withOneChannel({ ...reminders, sms: { ...reminders.sms, enabled: false } })

/** Turns email on where both channels are off. */
export function withOneChannel(reminders: Reminders): Reminders {
  if (reminders.email.enabled || reminders.sms.enabled) return reminders
  return { ...reminders, email: { ...reminders.email, enabled: true } }
}

export function isLastChannel(reminders: Reminders, channel: Channel): boolean {
  return (
    reminders[channel].enabled && !channels.some((other) => other !== channel && reminders[other].enabled)
  )
}

/** Switches a channel. The last one that is on stays on. */
export function toggleChannel(reminders: Reminders, channel: Channel): Reminders {
  if (isLastChannel(reminders, channel)) return reminders
  const choice = reminders[channel]
  return withOneChannel({ ...reminders, [channel]: { ...choice, enabled: !choice.enabled } })
}

/** Adds or removes a time; times stay in the order they are offered in. */
export function toggleTime(reminders: Reminders, channel: Channel, time: ReminderTime): Reminders {
  const { enabled, times } = reminders[channel]
  const next = timesOf[channel].filter((one) => (one === time) !== times.includes(one))
  return { ...reminders, [channel]: { enabled, times: next } }
}

/** Whether any reminder would be sent at all. */
export const hasReminder = (reminders: Reminders) =>
  channels.some((channel) => reminders[channel].enabled && reminders[channel].times.length > 0)
