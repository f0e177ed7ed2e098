/** Texts of the booking page. The specification's texts are quoted verbatim. */
export const bookingHero = {
  heading: "Let's Discuss Your Digital Vision",
  action: 'Book Your Call',
  target: 'booking-form',
  highlights: [
    { value: '30 Min', label: 'Free Consultation' },
    { value: 'Voice/Video', label: 'Call Format' },
    { value: '1-on-1', label: 'Personal Attention' },
  ],
} as const

export const bookingForm = {
  heading: 'When shall we talk?',
  needed: 'Everything except project type is required.',
  name: 'Your name',
  contact: 'Email or phone number',
  contactHelp: {
    email: 'Confirmation and reminders go by email.',
    voice: 'We ring you at this number at the time of the call.',
    both: 'We send reminders to an email address or a Malaysian mobile number.',
  },
  date: 'Preferred date',
  dateHelp: (days: number, shared: boolean) =>
    `From today to ${days} days ahead${shared ? '' : ', by Malaysia’s calendar'}.`,
  time: 'Preferred time',
  timeHelp: 'Malaysia time. A call takes 30 minutes.',
  groups: { morning: 'Morning', afternoon: 'Afternoon', outside: 'Early or late for you' },
  yourTime: (time: string) => `${time} for you`,
  past: 'Past',
  taken: 'Already booked',
  closed: 'Not available',
  current: 'Your call now',
  checking: 'Checking which times are free...',
  unchecked:
    'We could not check which times are already booked. Choose any: if it is gone, we say so at once.',
  unknown:
    'Our calendar could not be reached, so we cannot show its times. Please try again in a moment, or tell us on WhatsApp when you would like to talk.',
  closedDay: (reason: string) => `We take no calls on this day${reason && `: ${reason}`}.`,
  dayOver: 'No time is left on this day. Please choose another.',
  nextFree: 'The next free times:',
  /** Above the chosen time in the visitor's zone. */
  converted: 'In your time zone',
  callMethod: 'Call method',
  projectType: 'Project type',
  message: 'About your project',
  messageHelp: 'What you do, who it is for, and what the site should change.',
  messagePhrases: [
    'We run two clinics in Ipoh, and patients still ring to ask our hours...',
    'Our law firm’s site is from 2014 and does not open on a phone...',
    'We sell kuih by WhatsApp and lose orders on busy days...',
    'A homestay in Kundasang, 4 rooms, booked by message so far...',
  ],
  submit: 'Book Your Call',
  sending: 'Booking Your Call...',
  opensChat: 'Reserves your time and opens WhatsApp in a new tab with your details filled in.',
  withoutScript: 'The form needs JavaScript. Without it, tell us on WhatsApp when you would like to talk:',
} as const

/** The choice of a day and a time. A day is named as in 'Tuesday 8 December'. */
export const picker = {
  date: 'Preferred date',
  another: 'Another date',
  anotherHelp: (days: number) => `From today to ${days} days ahead.`,
  outOfRange: (last: string) => `Please choose a day from today to ${last}.`,
  timesFree: (count: number) => `${count} ${count === 1 ? 'time' : 'times'} free`,
  free: (count: number) => `${count} free`,
  full: 'Full',
  time: 'Preferred time',
  on: (day: string) => ` on ${day}`,
  yourDay: (day: string) => `${day}, your time`,
  yourTime: 'your time',
  parts: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
  night: 'Early or late for you',
  nightTimes: (count: number, first: string) =>
    count === 1 ? `1 time, at ${first}` : `${count} times, the first at ${first}`,
  myt: (time: string) => `${time} (MYT)`,
  inBoth: (time: string, inMalaysia: string) => `${time}, ${inMalaysia} in Malaysia`,
  taken: 'Just taken',
  allTaken: 'All taken',
  takes: 'A call takes 30 minutes.',
  none: {
    closed: (day: string, reason: string) => `We take no calls on ${day}${reason && `: ${reason}`}.`,
    full: (day: string) => `${day} is full.`,
    soon: (day: string) => `It is too late to book a call on ${day}.`,
    past: (day: string) => `The times of ${day} have passed.`,
  },
  next: 'The next free times:',
  noneAtAll: (last: string) => `No time is free until ${last}.`,
  noneAtAllText: 'Tell us on WhatsApp when you would like to talk, and we will find half an hour.',
  chat: 'Write to us on WhatsApp',
  details: 'Your details',
  slip: {
    heading: 'Your call',
    empty: 'Choose a day and a time.',
    noTime: (day: string) => `${day}, choose a time.`,
    how: (method: string) => `30 minutes, ${method}`,
    details: 'Your details',
    change: 'Change',
    status: (choice: string) => `Your call: ${choice}.`,
  },
} as const

export const zonePanel = {
  detecting: 'Detecting your time zone...',
  detected: 'Your time zone:',
  fallback: 'We could not detect your time zone, so times are shown in Malaysia time:',
  about: 'About time zones',
  info: 'All calls are held by Malaysia’s clock: Asia/Kuala_Lumpur, MYT, UTC+08:00, without daylight saving. If your clock differs, days and times are yours, with ours beside them, calculated for the day of the call.',
} as const

/** The reminders card. It must not promise reminders that are not sent. */
export const remindersCard = {
  heading: 'Reminders',
  text: 'The confirmation brings the calendar file. Choose when we remind you after that.',
  channels: { email: 'Email', sms: 'SMS' },
  on: 'On',
  off: 'Off',
  times: {
    '1 day': '1 day before',
    '1 hour': '1 hour before',
    '15 minutes': '15 minutes before',
    '5 minutes': '5 minutes before',
  },
  last: 'At least one reminder method stays on.',
  none: 'Please select at least one reminder method and time.',
  missing: {
    email: 'Without an email address in the form, nothing is sent this way.',
    sms: 'Without a Malaysian mobile number in the form, nothing is sent this way.',
  },
  /** Shown if the studio sends no SMS (setting `reminders`). */
  noSms: 'We do not send reminders by SMS at present.',
  phoneOnly:
    'Reminders and the confirmation go by email. With a phone number alone, we keep in touch in the WhatsApp chat.',
  /** Shown if the studio sends SMS, but not to this kind of number. */
  otherNumber:
    'Reminders go by email or to Malaysian mobile numbers. With this number, we keep in touch in the WhatsApp chat.',
} as const

export const refusals = {
  taken: (when: string) => `Somebody else has just booked ${when}.`,
  closed: (when: string) => `We no longer take calls on ${when}.`,
  chooseTime: 'Nothing you wrote is lost: choose one of the nearest free times, or any other.',
  chooseDay: 'Nothing you wrote is lost: please choose another day.',
  looking: 'Looking for the nearest free times...',
  slot_in_past: 'That time has passed. Please select another time.',
  slot_invalid: 'That time cannot be booked. Please select one of the times offered.',
  invalid_input: 'Our calendar did not accept this. Please look at it once more.',
  too_many_calls:
    'You, or others at your company or network, have several calls booked with us already. Nothing you wrote is lost: please send it to us in the WhatsApp chat, and we will find a time with you.',
  rate_limited:
    'Many bookings have come from here in a short time. Nothing you wrote is lost: please send it to us in the WhatsApp chat, or wait a little and try again.',
  inbox_full:
    'We have received far more than usual today, and our calendar takes no more. Nothing you wrote is lost: please send it to us in the WhatsApp chat, or try again tomorrow.',
  cancelled:
    'This call was cancelled in the meantime. Nothing you wrote is lost: choose another time, or write to us in the WhatsApp chat.',
  chat: 'Open the chat',
} as const

export const benefits = {
  heading: "What You'll Get From Our Call",
  text: 'Half an hour with the person who would build your site. Bring the question; leave with an answer, whether you hire us or not.',
  items: [
    {
      title: 'A look at your present site together',
      text: 'Or your page on Facebook, or the drawing on a napkin. We say what works and what costs you customers.',
    },
    {
      title: 'What to build first',
      text: 'Three things in order of use to your business, and what can wait until next year.',
    },
    {
      title: 'A price range in ringgit',
      text: 'Said on the call, before you have to ask, with what would move it up or down.',
    },
    {
      title: 'A written proposal within 24 hours',
      text: 'One figure, the dates, and what is left to you. No hidden fees.',
    },
  ],
  tip: {
    heading: 'Pro tip',
    text: 'Have two or three websites you like open. Pointing at one says more than ten minutes of describing.',
  },
} as const

export const bookingQuestions = {
  heading: 'Before you book',
  text: 'Six things people ask first. The rest we answer on the call.',
  items: [
    {
      question: 'What should I expect during the call?',
      answer:
        'Thirty minutes by video or voice, one to one. We ask about your customers, look at your present site together, and tell you what we would build first.',
    },
    {
      question: 'How should I prepare?',
      answer:
        'Have two or three websites you like open, and one sentence on what you want the site to do for you. Nothing else is needed.',
    },
    {
      question: 'Is there any cost or obligation?',
      answer: 'None. The call is free, and you are not asked to decide on it.',
    },
    {
      question: 'What happens after the call?',
      answer: 'You receive a written proposal with a one-time price within 24 hours.',
    },
    {
      question: 'Can I reschedule?',
      answer:
        'Yes, up to 2 hours before the call. Use the link in the confirmation email or your calendar entry to move or cancel it, or tell us in the WhatsApp chat.',
    },
    {
      question: 'What do I need for a video call?',
      answer: 'A phone or laptop with a camera, and a browser. We send the link.',
    },
  ],
} as const
