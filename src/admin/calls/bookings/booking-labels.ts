const channels = [
  ['email', 'by email'],
  ['sms', 'by SMS'],
] as const

/** The label of a booking's reminders, such as '1 day and 1 hour before by email'; '' if there are none. */
export function reminderLabel(reminders: unknown): string {
  const list = new Intl.ListFormat('en', { type: 'conjunction' })
  return channels
    .flatMap(([channel, how]) => {
      const choice = (
        reminders as Record<string, { enabled?: unknown; times?: unknown } | undefined> | null
      )?.[channel]
      const times = Array.isArray(choice?.times)
        ? choice.times.filter((time) => typeof time === 'string')
        : []
      return choice?.enabled === true && times.length > 0 ? [`${list.format(times)} before ${how}`] : []
    })
    .join('; ')
}
