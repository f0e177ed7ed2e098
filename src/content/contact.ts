/** Texts of Contact and Get a quote. */

/** The fields of both forms. */
export const enquiryFields = {
  name: 'Your name',
  contact: 'Email or phone number',
  contactHelp: 'We answer whichever you give.',
  sending: 'Sending...',
  privacyBefore: 'We use what you write to answer you, as our ',
  privacyLink: { label: 'privacy policy', to: '/privacy-policy' },
  privacyAfter: ' says.',
} as const

export const contactPage = {
  heading: 'Tell us what is on your mind.',
  needed: 'All fields are required.',
  text: 'A question, a site that misbehaves, an idea with no name yet. Write it as you would say it.',
  message: 'Your message',
  submit: 'Send message',
  thanks: 'Thank you. Your message has reached us.',
  next: 'We answer at the address or number you gave.',
  chatBefore: 'Is it urgent?',
  nextHeading: 'What happens next',
  steps: [
    'A person reads it, the one who would do the work.',
    'You get an answer, or the question we need to ask first.',
    'If talking is easier, we offer a free call: 30 minutes, by video or voice, no obligation.',
  ],
  quoteBefore: 'Do you already know what you need?',
  quote: { label: 'Get a Quote', to: '/get-a-quote' },
} as const

export const directLines = {
  heading: 'Without a form',
  whatsapp: 'WhatsApp',
  email: 'Email',
  chat: 'Chat on WhatsApp',
  withoutScript: 'The form needs JavaScript. Without it, write to us on WhatsApp:',
  greeting: 'Hello {studio}, I have a question about a website.',
  greetingAfter: (studio: string, name: string) =>
    `Hello ${studio}, this is ${name}. I have just written to you through your website.`,
  facts: {
    studio: 'Studio',
    serves: 'We work in',
    hours: 'Open',
    ssm: 'SSM',
    sst: 'SST',
    elsewhere: 'Elsewhere',
  },
} as const

/** The chat message offered if a form cannot be sent. */
export const unsentEnquiry = (studio: string, name: string, message: string) =>
  `Hello ${studio}, this is ${name}. Your website could not take my message, so I send it here:\n\n${message}`

export const quotePage = {
  heading: 'One figure, in ringgit, in writing.',
  needed: 'We need your name, how to reach you, and a word about the project.',
  text: 'Tell us what the site has to do. Where you are not sure, say so: that is an answer we can work with.',
  projectType: 'Project type',
  budgetRange: 'Budget range',
  timeline: 'When should it be online?',
  message: 'About your project',
  messageHelp: 'What you sell, who buys it, and what the site has to do for them.',
  submit: 'Request my quote',
  thanks: 'Thank you. Your request has reached us.',
  next: 'We write or ring to ask what is still open. You get your written proposal within 24 hours after our call.',
  chatBefore: 'Would you rather talk it through now?',
  sheet: {
    heading: 'What your quote will say',
    projectType: 'Project',
    budgetRange: 'Budget',
    timeline: 'Online',
    lists: [
      'The pages, functions and languages it covers',
      'What is left to you: texts, pictures, one person who decides',
      'What you pay to others: your own domain and hosting',
      'The dates, and what moves them',
    ],
    total: 'One price, RM',
    valid: 'Valid for 30 days. No hidden fees.',
  },
  nextHeading: 'What happens next',
  steps: [
    'We read it, and ask about whatever is still open.',
    'We talk for 30 minutes, by video or voice. It costs nothing and binds you to nothing.',
    'Within 24 hours after the call you have the figure, with everything it covers.',
  ],
  packagesBefore: 'Not sure which package?',
  packages: { label: 'Compare the three', to: '/pricing' },
} as const

export const notSure = 'Not Sure Yet'

/** The specification's list. */
export const projectTypes = [
  'New Website (Spark Package)',
  'Enhanced Website (Amplify Package)',
  'Premium Website (Apex Package)',
  'Custom Development (Bespoke)',
  'Website Redesign',
  notSure,
] as const

export const packages = ['Spark', 'Amplify', 'Apex', 'Bespoke', notSure] as const

/** The package named in a text: 'Spark' for 'spark', 'Spark Package' or 'New Website (Spark Package)'. */
export function packageIn(name = ''): (typeof packages)[number] | undefined {
  const words = name.toLowerCase().split(/[^a-z]+/)
  // The last entry, 'Not Sure Yet', is not a package.
  return packages.slice(0, -1).find((one) => words.includes(one.toLowerCase()))
}

/** The project type for a package's name in any of these forms. */
export const projectTypeOf = (name?: string) =>
  projectTypes.find((type) => packageIn(type) && packageIn(type) === packageIn(name))

/** The start of a message from the values in the link to the form; undefined if there are none. */
export function aboutMessage(chosen: string | undefined, industry: string | undefined): string | undefined {
  const sentences = [
    chosen && `I am interested in the ${chosen} Package.`,
    industry && `My trade: ${industry}.`,
  ]
  return sentences.filter(Boolean).join(' ') || undefined
}

export const budgetRanges = [
  '{spark_price} to {apex_price}',
  '{apex_price} to {upper_price}',
  '{upper_price} and above',
  notSure,
] as const
export const timelines = [
  'As soon as possible',
  'Within a month',
  'In one to three months',
  'Later',
  notSure,
] as const
