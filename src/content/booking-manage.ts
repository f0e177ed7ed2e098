/** The page where a call is moved or cancelled. */
export const manage = {
  heading: 'Your call',
  loading: 'Loading your call...',
  failed: {
    title: 'Your call could not be loaded',
    text: 'The call itself stands as it was. Please try again in a moment.',
  },
  unknown: {
    title: 'This link belongs to no call',
    text: 'It may have been cut off on its way. It stands whole in the confirmation mail and in your calendar entry. Otherwise write to us in WhatsApp.',
  },
  limited: 'Too many changes have come from here in a short time. Please wait a little and try again.',
  greeting: (name: string) => `${name}, this is the call you booked with us.`,
  status: {
    booked: 'Booked',
    cancelled: 'Cancelled',
    completed: 'Held',
    no_show: 'Not held',
    past: 'Over',
  },
  late: 'It begins in less than 2 hours, so it can no longer be changed here: calls can be moved or cancelled up to 2 hours before. Write to us in WhatsApp and we find a way.',
  over: 'The time of this call has passed. If we missed each other, write to us in WhatsApp or book another one.',
  cancelled: 'This call is cancelled and its time is free for others. Changed your mind again? Book another.',
  removeFile: {
    heading: 'Take it out of your calendar',
    text: 'Open this file, and a calendar that has the call removes it.',
    file: 'Download the cancellation',
    fileName: 'cancelled-call-with-rentak-studio.ics',
  },
  another: { label: 'Book another call', to: '/book-a-call' },
  chat: 'Write to us in WhatsApp',
  move: {
    heading: 'Move it',
    submit: 'Move the call',
    sending: 'Moving the call...',
    noDate: 'Please select your preferred date.',
    noTime: 'Please select your preferred time.',
    done: (when: string) => `Moved. The call is now on ${when}.`,
    doneMail: 'If you gave an email address, the new calendar file comes there too.',
    same: 'That is the time it has already.',
  },
  cancel: {
    heading: 'Cancel it',
    text: 'The time goes back to others. You need not say why.',
    open: 'Cancel the call',
    ask: 'Cancel this call?',
    confirm: 'Yes, cancel it',
    sending: 'Cancelling...',
    keep: 'Keep the call',
    done: 'The call is cancelled.',
  },
  /** The request may have arrived: only its answer is missing. */
  unreachable: 'Our calendar could not be reached. Please try again: asked twice, it is done once.',
  rulesHeading: 'What can be changed',
  rules: [
    'The day and the time, up to 2 hours before the call.',
    'Reminders move with it, and stop when it is cancelled.',
    'Video or voice, or anything else: a word in WhatsApp is enough.',
  ],
} as const

/** The chat's message when it is opened from there. */
export const manageGreeting = (studio: string, when: string) =>
  `Hello ${studio}, it is about my call on ${when}.`
