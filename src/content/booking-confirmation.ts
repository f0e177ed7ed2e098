/** Texts of the success screen. */
export const confirmation = {
  heading: 'Your Call is Booked!',
  headingSending: 'Your request is safe here',
  stored: 'The time is yours. Nobody else can book it.',
  email: (email: string) =>
    `A confirmation with the calendar file goes to ${email}. Please open its link, so that we know it reaches you.`,
  /** The request is stored, but no time is reserved for it. */
  requested: {
    text: 'We have your request, but the time is not reserved for you yet.',
    email: (email: string) =>
      `We send an email to ${email}. Open its link to confirm: the time is then yours, if it is still free.`,
    phone: 'Please send the WhatsApp message: we confirm the time with you in the chat.',
    calendar: 'Once the time is yours, the page of your call has the entry for your calendar.',
  },
  sending:
    'Our calendar cannot be reached, so the time is not yours yet. This browser keeps trying by itself, also after you close the page and come back. Please make sure that the WhatsApp message is sent.',
  /** Shown if the browser forbids storage. */
  sendingHere:
    'Our calendar cannot be reached, so the time is not yours yet. This page keeps trying by itself as long as it is open: please leave it open, and make sure that the WhatsApp message is sent.',
  blocked: 'Your browser did not let WhatsApp open. Your message is written and waits here:',
  chat: {
    heading: 'Did WhatsApp not open?',
    headingBlocked: 'Your message to us',
    open: 'Open the chat',
    copy: 'Copy the summary',
    copied: 'Copied.',
    notCopied: 'It could not be copied. Select the text below.',
    summary: 'What the message says',
  },
  manage: {
    heading: 'If something comes up',
    text: 'Move or cancel the call up to 2 hours before, with your private link. It is in the calendar entry too.',
    textRequested: 'Ask for another time or cancel up to 2 hours before, with your private link.',
    open: 'Move or cancel',
    copy: 'Copy the link',
    copied: 'Copied.',
    notCopied: 'It could not be copied. Open the page and keep its address.',
  },
  next: {
    heading: 'What happens next',
    steps: {
      first: 'Send the WhatsApp message that has opened. That is how we will reach you.',
      blocked: 'Open the chat and send the WhatsApp message. That is how we will reach you.',
      email: 'Open the link in our email and confirm the call. The time is then yours, if it is still free.',
      phone: 'We confirm the time with you in the chat.',
      video: 'Before the call we send you the link for the video, in the same chat.',
      videoEmail: 'Before the call you get the video link by email or in the same chat.',
      voice: 'At the time of the call, we ring you.',
      proposal: 'Within 24 hours after the call you have a written proposal with one price.',
    },
  },
  home: { label: 'Back to Home', to: '/' },
  another: 'Book another call',
} as const

/** Shown on other pages about a resent booking. */
export const outboxNotice = {
  label: 'Your booking',
  stored: (when: string) => `Your call is booked now: ${when}.`,
  requested: (when: string) => `We have your request for ${when}. The time is not reserved for you yet.`,
  manage: 'See the call',
  taken: (when: string) =>
    `Somebody else has booked ${when}. Your call has no time yet; what you wrote is kept.`,
  refused: (when: string) => `Your call on ${when} could not be booked. What you wrote is kept.`,
  again: 'Choose another time',
  dismiss: 'Dismiss',
  discard: 'Discard the request',
} as const

/** The time of the call, on both pages. */
export const callTimeSummary = { visitorTime: 'Your time' } as const

/** The calendar card on the success screen and on the page for moving or cancelling a call. */
export const calendarCard = {
  heading: 'Add it to your calendar',
  text: 'The file has alarms 1 hour and 15 minutes before. If the call moves, the new file updates the entry.',
  google: 'Google Calendar',
  live: 'Outlook.com',
  office: 'Outlook for work',
  file: 'Download .ics',
  fileName: 'call.ics',
  later: 'Once our calendar has the time, you can add it to yours here.',
} as const
