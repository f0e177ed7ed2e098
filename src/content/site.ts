/**
 * The studio itself: names, numbers and texts. All are placeholders: another studio edits this file,
 * public/ (icons, social images) and the settings in the database.
 */
export const site = {
  name: 'Rentak Studio',
  /** For the copyright line, until company_info names the company. */
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
   * they are only logged (docs/decisions/0015).
   */
  smsReminders: false as boolean,
  /** The message that is already typed when a visitor opens the chat. */
  greetings: {
    strategyCall: 'Hello Rentak Studio, I would like to book my free strategy call.',
    proposal: 'Hello Rentak Studio, I would like a free proposal for my website.',
  },
} as const

/** The footer's texts until the settings `footer_content` and `company_info` replace them. */
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

/** The sentence under Home's projects until the setting `homepage_featured_intro` replaces it. */
export const defaultFeaturedIntro =
  'Three pieces of recent work. Open them, press the buttons, try them on your phone.'

/** The claims that pages quote, as they are shown. */
export const claims = {
  satisfaction: { value: '98%', label: 'client satisfaction' },
  delivery: { value: '2-Week', label: 'average delivery' },
  success: { value: '100%', label: 'project success rate' },
  uptime: { value: '99.9%', label: 'uptime' },
  stack: { value: 'Modern', label: 'tech stack' },
} as const
