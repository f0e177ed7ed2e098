/**
 * The studio itself: names, numbers and standing words. Placeholders all of them: another studio edits this file,
 * public/ (icons, social images) and the settings kept in the database, and the site is its own.
 */
export const site = {
  name: 'Rentak Studio',
  /** As it stands in the copyright line, until company_info names the company. */
  legalName: 'Rentak Studio',
  /** One sentence for search engines and link previews. */
  description: 'A web design and development studio for Malaysian SMEs, law firms and clinics.',
  city: 'Kuala Lumpur',
  serviceAreas: ['Kuala Lumpur', 'Selangor', 'Penang', 'Johor', 'Melaka'],
  email: 'hello@rentak-studio.example',
  /** Placeholder. Country code first; only the digits count. */
  whatsappNumber: '60 12-345 6789',
  /**
   * Whether the booking form offers reminders by SMS. Only with a provider plugged in (docs/deploy.md): without one
   * they are written to a log and reach nobody (docs/decisions/0015).
   */
  smsReminders: false as boolean,
  /** What stands in the chat when a visitor opens it. */
  greetings: {
    strategyCall: 'Hello Rentak Studio, I would like to book my free strategy call.',
    proposal: 'Hello Rentak Studio, I would like a free proposal for my website.',
  },
} as const

/** What the footer says until the settings `footer_content` and `company_info` say otherwise. */
export const footerDefaults = {
  tagline: 'Websites that earn their keep.',
  description: 'Web design and development for Malaysian law firms, clinics and growing businesses.',
  ssmNumber: 'Pending',
  sstNumber: 'Pending',
  madeWith: 'Designed with passion in Malaysia.',
  showNewsletter: true,
  newsletterHeading: 'One useful letter, when there is something to say.',
} as const

/** The invitation that ends most pages. */
export const proposal = {
  heading: 'Ready to Own Your Digital Future?',
  text: 'Tell us what you sell and who buys it. You get a written proposal within 24 hours of our call.',
  action: 'Get My Free Proposal',
} as const

/** The sentence under Home's projects until the setting `homepage_featured_intro` says otherwise. */
export const defaultFeaturedIntro =
  'Three pieces of recent work. Open them, press the buttons, try them on your phone.'

/** The figures that pages quote. Strings, because 98% and 2-Week stand as they are. */
export const claims = {
  satisfaction: { figure: '98%', label: 'client satisfaction' },
  delivery: { figure: '2-Week', label: 'average delivery' },
  success: { figure: '100%', label: 'project success rate' },
  uptime: { figure: '99.9%', label: 'uptime' },
  stack: { figure: 'Modern', label: 'tech stack' },
} as const
