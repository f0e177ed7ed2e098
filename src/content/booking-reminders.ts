/** The reminders card. It promises what the outbox sends, and nothing else. */
export const remindersCard = {
  heading: 'Reminders',
  text: 'A confirmation with the calendar file comes at once. Choose when we remind you after that.',
  channels: { email: 'Email', sms: 'SMS' },
  on: 'On',
  off: 'Off',
  times: {
    '1 day': '1 day before',
    '1 hour': '1 hour before',
    '15 minutes': '15 minutes before',
    '5 minutes': '5 minutes before',
  },
  last: 'One way of reminding you stays on.',
  none: 'Please select at least one reminder method and time.',
  missing: {
    email: 'Without an email address in the form, nothing is sent this way.',
    sms: 'Without a phone number in the form, nothing is sent this way.',
  },
  /** Where the studio sends no SMS (site.smsReminders). */
  noSms: 'We do not send reminders by SMS at present.',
  phoneOnly:
    'Reminders and the confirmation go by email. With a phone number alone, we keep in touch in the WhatsApp chat.',
} as const
