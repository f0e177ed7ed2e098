/** Texts of the page for moving or cancelling a call. */
export const manage = {
  heading: 'Your call',
  loading: 'Loading your call...',
  failed: {
    title: 'Your call could not be loaded',
    text: 'Your call is unchanged. Please try again in a moment.',
  },
  unknown: {
    title: 'This link doesn’t work',
    text: 'It may have been cut off on its way. The full link is in your confirmation email and in your calendar entry. Otherwise write to us on WhatsApp.',
  },
  limited: 'Too many changes have come from here in a short time. Please wait a little and try again.',
  tooMany:
    'You, or others at your company or network, have several calls booked with us already. Please write to us on WhatsApp and we will find a time with you.',
  greeting: (name: string) => `${name}, this is the call you booked with us.`,
  greetingRequested: (name: string) => `${name}, this is the call you asked us for.`,
  status: {
    requested: 'Requested',
    booked: 'Booked',
    cancelled: 'Cancelled',
    completed: 'Held',
    no_show: 'Missed',
    past: 'Over',
  },
  confirmed: 'Your call is confirmed.',
  unconfirmed: {
    email: 'The time is yours. Please confirm the call: the link in our email leads to the button.',
    phone: 'The time is yours. We will reach you in the WhatsApp chat.',
  },
  /** Requested: the time is not reserved. */
  requested: {
    email:
      'This time is not reserved for you yet. Confirm the call through the link in our email: the time is yours if it is still free then.',
    phone: 'This time is not reserved for you yet. We confirm it with you in the WhatsApp chat.',
  },
  /** Shown on the page that the link in the email opens. */
  confirm: {
    booked: 'The time is yours. Please confirm the call, so that we can write to you when anything changes.',
    requested:
      'This time is not reserved for you yet. Confirm the call, and it is yours if it is still free.',
    button: 'Yes, confirm my call',
    sending: 'Confirming...',
    done: 'Thank you. Your call is confirmed.',
  },
  /** The label of the link of a video call. */
  video: 'Open the video call',
  why: (reason: string) => `What the studio says about it: ${reason}`,
  /** Requested and confirmed, but the time was taken. */
  lost: 'Your request is confirmed, but its time has been taken. Please choose another one here.',
  confirmFirst:
    'That day has no room for unconfirmed calls. Please confirm yours first with the link in our email, or choose another day. With a phone number, write to us on WhatsApp.',
  lateRequested:
    'The time you requested begins in less than 2 hours and is not reserved for you. Write to us on WhatsApp and we will find another one.',
  late: 'Your call begins in less than 2 hours, so you can no longer change it here. Write to us on WhatsApp and we will find a way.',
  over: 'The time of this call has passed. If we missed each other, write to us on WhatsApp or book another one.',
  cancelled: 'This call is cancelled. To talk after all, book another.',
  removeFile: {
    heading: 'Remove it from your calendar',
    text: 'Open this file to remove the call from your calendar.',
    file: 'Download the cancellation',
    fileName: 'cancelled-call.ics',
  },
  another: { label: 'Book another call', to: '/book-a-call' },
  chat: 'Write to us on WhatsApp',
  move: {
    heading: 'Move it',
    unfold: 'Choose another day or time',
    needed: 'Choose a day and a time.',
    submit: 'Move the call',
    sending: 'Moving the call...',
    noDate: 'Please select your preferred date.',
    noTime: 'Please select your preferred time.',
    done: (when: string) => `Moved. The call is now on ${when}.`,
    doneRequested: (when: string) => `Changed to ${when}. That time is not reserved yet either.`,
    doneEmail: 'We also email you the new calendar file.',
    same: 'Your call is already at this time.',
    /** Requested: no time is reserved yet, so none can be moved. */
    requested: {
      heading: 'Choose another time',
      submit: 'Choose this time',
      sending: 'Asking our calendar...',
      same: 'You have already requested this time.',
    },
  },
  cancel: {
    heading: 'Cancel it',
    text: 'Others can book this time again. You don’t have to give a reason.',
    textRequested: 'No time is reserved for it. You don’t have to give a reason.',
    open: 'Cancel the call',
    ask: 'Cancel this call?',
    confirm: 'Yes, cancel it',
    sending: 'Cancelling...',
    keep: 'Keep the call',
    done: 'The call is cancelled.',
  },
  /** Only the answer may be missing, so the request may have succeeded. */
  unreachable: 'Our calendar could not be reached. Please try again; nothing happens twice.',
  rulesHeading: 'What can be changed',
  rules: [
    'The day and the time, up to 2 hours before the call.',
    'Any reminders move with it, and stop when it is cancelled.',
    'Video or voice, or anything else: message us on WhatsApp.',
  ],
  /** The chat message from this page. */
  greet: (studio: string, when: string) => `Hello ${studio}, it is about my call on ${when}.`,
} as const
