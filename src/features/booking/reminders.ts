import { plainContact } from '@/lib/contact-detail'
import { internationalDigits, isMalaysianMobile } from '@/lib/phone-number'

/** Times before the call, each a PostgreSQL interval. */
export const reminderTimes = ['1 day', '1 hour', '15 minutes', '5 minutes'] as const

export type ReminderTime = (typeof reminderTimes)[number]
export type Channel = 'email' | 'sms'

interface ChannelChoice {
  enabled: boolean
  times: readonly ReminderTime[]
}
export type Reminders = Readonly<Record<Channel, ChannelChoice>>

export const channels = ['email', 'sms'] as const

/** The times offered for each channel. */
export const timesOf: Readonly<Record<Channel, readonly ReminderTime[]>> = {
  email: reminderTimes,
  sms: reminderTimes.filter((time) => time !== '1 day'),
}

/** In ms. A second click within this time counts as the same click. */
export const toggleDebounce = 500

/** The email address in a contact: by pattern, or the whole text if it contains an @. */
export function emailIn(contact: string): string | undefined {
  const text = contact.trim()
  return text.match(/[^\s@]+@[^\s@]+\.[^\s@]+/)?.[0] ?? (text.includes('@') ? text : undefined)
}

/**
 * The phone number in a contact without @: at least 10 consecutive digits, spaces, hyphens, parentheses or
 * plus signs.
 */
export function phoneIn(contact: string): string | undefined {
  if (contact.includes('@')) return undefined
  return contact.match(/[\d\s()+-]{10,}/)?.[0].trim() || undefined
}

/** The phone number in a contact if it is a Malaysian mobile number; the database sends SMS to no other. */
export function mobileIn(contact: string): string | undefined {
  const phone = phoneIn(plainContact(contact))
  const digits = phone && internationalDigits(phone)
  return digits && isMalaysianMobile(digits) ? phone : undefined
}

/** Whether the contact can receive reminders. `sms`: whether the studio sends SMS. */
export const canRemind = (contact: string, sms: boolean) =>
  emailIn(contact) !== undefined || (sms && mobileIn(contact) !== undefined)

/** The defaults: email, or SMS if the studio sends it and the contact is a Malaysian mobile number. */
export function defaultReminders(contact: string, sms: boolean): Reminders {
  const mobile = sms && mobileIn(contact) !== undefined
  return withOneChannel({
    email: { enabled: !mobile, times: ['1 day', '1 hour', '15 minutes'] },
    sms: { enabled: mobile, times: ['1 hour', '15 minutes'] },
  })
}

/** The reminders without a channel that is no longer offered. */
export const offeredReminders = (reminders: Reminders, sms: boolean): Reminders =>
  sms ? reminders : withOneChannel({ ...reminders, sms: { ...reminders.sms, enabled: false } })

/** Turns email on if both channels are off. */
export function withOneChannel(reminders: Reminders): Reminders {
  if (reminders.email.enabled || reminders.sms.enabled) return reminders
  return { ...reminders, email: { ...reminders.email, enabled: true } }
}

export function isLastChannel(reminders: Reminders, channel: Channel): boolean {
  return (
    reminders[channel].enabled && !channels.some((other) => other !== channel && reminders[other].enabled)
  )
}

/** Toggles a channel. The last enabled one stays on. */
export function toggleChannel(reminders: Reminders, channel: Channel): Reminders {
  if (isLastChannel(reminders, channel)) return reminders
  const choice = reminders[channel]
  return withOneChannel({ ...reminders, [channel]: { ...choice, enabled: !choice.enabled } })
}

/** Adds or removes a time; times stay in the offered order. */
export function toggleTime(reminders: Reminders, channel: Channel, time: ReminderTime): Reminders {
  const { enabled, times } = reminders[channel]
  const next = timesOf[channel].filter((one) => (one === time) !== times.includes(one))
  return { ...reminders, [channel]: { enabled, times: next } }
}

/** Whether any reminder would be sent. */
export const hasReminder = (reminders: Reminders) =>
  channels.some((channel) => reminders[channel].enabled && reminders[channel].times.length > 0)
