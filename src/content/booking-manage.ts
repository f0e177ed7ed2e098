/** The page where a call is moved or cancelled. */
export const manage = {
  heading: 'Your call',
  loading: 'Loading your call...',
  failed: {
    title: 'Your call could not be loaded',
    text: 'The call itself stands as it was. Please try again in a moment.',
  },
  unknown: {
    title: 'This link doesn’t work',
    text: 'It may have been cut off on its way. The full link is in your confirmation email and in your calendar entry. Otherwise write to us on WhatsApp.',
  },
  limited: 'Too many changes have come from here in a short time. Please wait a little and try again.',
  greeting: (name: string) => `${name}, this is the call you booked with us.`,
  greetingAsked: (name: string) => `${name}, this is the call you asked us for.`,
  status: {
    requested: 'Asked for',
    booked: 'Booked',
    cancelled: 'Cancelled',
    completed: 'Held',
    no_show: 'Not held',
    past: 'Over',
  },
  confirmed: 'Your call is confirmed.',
  unconfirmed: {
    mail: 'The time is yours. Please confirm the call: the link in our email leads to the button.',
    phone: 'The time is yours. We will reach you in the WhatsApp chat.',
  },
  /** Requested: the time is not reserved. */
  asked: {
    mail: 'This time is not reserved for you yet. Confirm the call through the link in our email: the time is yours if it is still free then.',
    phone: 'This time is not reserved for you yet. We confirm it with you in the WhatsApp chat.',
  },
  /** On the page that the link in the email opens. */
  confirm: {
    booked: 'The time is yours. Please confirm the call, so that we can write to you when anything changes.',
    requested:
      'This time is not reserved for you yet. Confirm the call, and it is yours if it is still free.',
    button: 'Yes, confirm my call',
    sending: 'Confirming...',
    done: 'Thank you. Your call is confirmed.',
  },
  /** Of a call by video. */
  video: 'Open the video call',
  why: (reason: string) => `What the studio says about it: ${reason}`,
  /** Asked for, though confirmed. */
  lost: 'Your request is confirmed, but its time is free no more. Please choose another one here.',
  confirmFirst:
    'That day holds as many unconfirmed calls as it can. Please confirm yours first, through the link in our email, or choose another day. With a phone number, write to us on WhatsApp.',
  lateAsked:
    'The time you asked for begins in less than 2 hours and is not held for you. Write to us on WhatsApp and we find another one.',
  late: 'It begins in less than 2 hours, so it can no longer be changed here: calls can be moved or cancelled up to 2 hours before. Write to us on WhatsApp and we find a way.',
  over: 'The time of this call has passed. If we missed each other, write to us on WhatsApp or book another one.',
  cancelled: 'This call is cancelled. To talk after all, book another.',
  removeFile: {
    heading: 'Take it out of your calendar',
    text: 'Open this file, and a calendar that has the call removes it.',
    file: 'Download the cancellation',
    fileName: 'cancelled-call.ics',
  },
  another: { label: 'Book another call', to: '/book-a-call' },
  chat: 'Write to us on WhatsApp',
  move: {
    heading: 'Move it',
    needed: 'Choose a day and a time.',
    submit: 'Move the call',
    sending: 'Moving the call...',
    noDate: 'Please select your preferred date.',
    noTime: 'Please select your preferred time.',
    done: (when: string) => `Moved. The call is now on ${when}.`,
    doneAsked: (when: string) => `Changed. You now ask for ${when}; that time is not held yet either.`,
    doneMail: 'The new calendar file comes by mail too.',
    same: 'That is the time it has already.',
    /** Asked for: there is no time yet that could be moved. */
    asked: {
      heading: 'Choose another time',
      submit: 'Choose this time',
      sending: 'Asking our calendar...',
      same: 'That is the time you have asked for already.',
    },
  },
  cancel: {
    heading: 'Cancel it',
    text: 'The time goes back to others. You need not say why.',
    textAsked: 'No time is held for it. You need not say why.',
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
    'Any reminders move with it, and stop when it is cancelled.',
    'Video or voice, or anything else: a word on WhatsApp is enough.',
  ],
} as const

/** The chat's message when it is opened from there. */
export const manageGreeting = (studio: string, when: string) =>
  `Hello ${studio}, it is about my call on ${when}.`
