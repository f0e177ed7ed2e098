/** What the calendar card says, on the success screen and where a call is moved or cancelled. */
export const calendarCard = {
  heading: 'Add it to your calendar',
  text: 'The file has alarms 1 hour and 15 minutes before. If the call moves, the new file moves the entry.',
  google: 'Google Calendar',
  live: 'Outlook.com',
  office: 'Outlook for work',
  file: 'Download .ics',
  fileName: 'call-with-rentak-studio.ics',
  later: 'As soon as our calendar has the time, the entry for yours stands here.',
} as const
