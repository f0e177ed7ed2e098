/** The text of a calendar with these events. */
export const calendar = (events: string[], head = '') =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...(head ? [head] : []), ...events, 'END:VCALENDAR', ''].join('\n')

/** The text of an event with these lines; its UID is 'a' unless one is among them. */
export const event = (...lines: string[]) =>
  [
    'BEGIN:VEVENT',
    ...(lines.some((line) => line.startsWith('UID')) ? [] : ['UID:a']),
    ...lines,
    'END:VEVENT',
  ].join('\n')
