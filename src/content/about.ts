/** Texts of About. The specification's texts are quoted verbatim. */
export const aboutHero = {
  heading: 'The people you call are the people who build it.',
  text: 'We are a small studio in {city}. The person who asks you the first questions also designs your pages, and is still here when you change a price a year later.',
  action: 'Book a Free Call',
  note: 'You write, draw, build or sell? Apply in under a minute.',
} as const

export const people = {
  heading: 'Who writes here',
  text: 'The people whose names are under our articles.',
} as const

export const aboutStates = {
  loading: 'Loading about page content...',
  failed: 'Failed to load page content',
  failedText: 'Everything else on this page is here. Only our own story could not be loaded.',
} as const

export const partnership = {
  heading: 'How We Partner With You',
  you: 'You',
  we: 'We',
  steps: [
    {
      title: 'Before anything is drawn',
      you: 'Tell us who rings you, what they ask first, and what a sale is worth in ringgit.',
      we: 'Write down one price and everything it covers. What is not on the list is not on the invoice.',
    },
    {
      title: 'While it takes shape',
      you: 'Read real pages with your own words in them, and name one person whose yes counts.',
      we: 'Change what you mark. Each design has two rounds in its price, and the finished site one more.',
    },
    {
      title: 'On the day it opens',
      you: 'Try every button at a private address on your own phone, then say yes in writing.',
      we: 'Move it to a domain in your name, test it on slow phones, and hand Google the titles and the sitemap.',
    },
    {
      title: 'From then on',
      you: 'Change a price, a photograph or a telephone number yourself, on a Sunday evening if you like.',
      we: 'Repair for 30 days whatever does not work as quoted. After that a care plan, if you want one.',
    },
  ],
} as const

/** Default texts of the sections, until the owner writes their own (`about_settings`). */
export const aboutDefaults = {
  story: {
    title: 'Why this studio exists',
    content: [
      'Small businesses here are sold websites by the page, by the month or by the adjective. Many are left with something they can neither read nor move.',
      'We ask first what your customer has to decide, and write that down. Then we build it so that it opens on an old phone in a lift, and hand you the keys.',
    ],
  },
  founder: {
    title: 'Who takes the first call',
    content: [
      'The founder takes the first call with most clients. It begins with a sheet of paper and three questions: who buys, what do they need to decide, and what is a sale worth. Colours come later.',
    ],
  },
  niche: {
    title: 'Every trade has its own first question',
    content: [
      'Somebody looking for a lawyer wants a name, a practice and an idea of the fee. Somebody looking for a clinic wants the hours and the panel. The same five pages cannot serve both.',
      'So we ask what you do before we ask what you like. Where your trade has a regulator, the last word on a sentence belongs to you and to them.',
    ],
  },
} as const

export const portraitOf = (name = 'the founder') => `Portrait of ${name}`

/** Accessible name of the list of links. */
export const founderLinks = 'Follow us'

export const nicheAction = { label: 'Find your trade', to: '/services' } as const

export const workWithUs = {
  action: 'Work With Us',
  /** The button's target as long as the form cannot open. */
  fallback: { label: 'Write to us instead', to: '/contact' },
  loading: 'Loading the form...',
  heading: 'Work With Us',
  text: 'Say who you are and what you are good at. We write when there is work that fits.',
  needed: 'Everything except the link is required.',
  fullName: 'Full name',
  contactNumber: 'Contact number',
  email: 'Email address',
  areaOfExpertise: 'Area of expertise',
  workLink: 'Link to your work',
  choose: 'Choose one',
  submit: 'Send application',
  sending: 'Sending...',
  close: 'Close',
  privacy: 'We keep applications for 12 months and use them for nothing else.',
  privacyLink: { label: 'Privacy policy', to: '/privacy-policy' },
  thanks: 'Thank you for your interest.',
  next: 'Your name is on our list. We’ll write to you when there is work that fits.',
} as const

/** The chat message offered if the form cannot be sent. */
export const applicationChat = (
  studio: string,
  application: Record<'fullName' | 'contactNumber' | 'email' | 'areaOfExpertise', string> & {
    workLink?: string
  },
) =>
  [
    `Hello ${studio}, I would like to work with you.`,
    '',
    `Name: ${application.fullName}`,
    `Contact number: ${application.contactNumber}`,
    `Email: ${application.email}`,
    `Area of expertise: ${application.areaOfExpertise}`,
    ...(application.workLink ? [`Link to my work: ${application.workLink}`] : []),
  ].join('\n')

/** The specification's list; the database accepts no others. */
export const areasOfExpertise = [
  'Web Development',
  'UI/UX Design',
  'Digital Marketing',
  'Content Creation',
  'SEO Specialist',
  'Project Management',
  'Business Development',
  'Sales & Client Relations',
  'Graphic Design',
  'Video Production',
  'Social Media Management',
  'Data Analytics',
  'Other',
] as const
