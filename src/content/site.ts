/** What pages, mails and calendars say of the studio: the fields of the setting `studio`, by its names. */
export interface Studio {
  name: string
  email: string
  /** With + and the country code first, as it is shown. */
  whatsapp_number: string
  city: string
  service_areas: readonly string[]
  /** A line each, as shown: 'Monday to Friday, 9:00 AM to 6:00 PM'. Empty: no page speaks of them. */
  opening_hours: readonly string[]
  /** One sentence for search engines and link previews. */
  description: string
  /** The address of a picture in place of the woven mark. */
  mark?: string
}

/** The beginning: what holds until the setting `studio` says something else. All are placeholders. */
export const studioDefaults: Studio = {
  name: 'Rentak Studio',
  email: 'hello@rentak-studio.example',
  whatsapp_number: '+60 12-345 6789',
  city: 'Kuala Lumpur',
  service_areas: ['Kuala Lumpur', 'Selangor', 'Penang', 'Johor', 'Melaka'],
  opening_hours: [],
  description: 'A web design and development studio for Malaysian SMEs, law firms and clinics.',
}

/**
 * Puts the studio's facts into all texts of a value: {studio}, {email}, {whatsapp} and {city}. Titles, legal documents
 * and About's texts hold them, so that a studio with another name need not write these anew.
 */
export function fillIn<Value>(value: Value, studio: Studio): Value {
  const facts = {
    studio: studio.name,
    email: studio.email,
    whatsapp: studio.whatsapp_number,
    city: studio.city,
  }
  const open = /\{(studio|email|whatsapp|city)\}/g
  const fill = (part: unknown): unknown => {
    if (typeof part === 'string') return part.replace(open, (_, name: keyof typeof facts) => facts[name])
    if (Array.isArray(part)) return part.map(fill)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, fill(inner)]))
  }
  return fill(value) as Value
}

/** The message that is already typed when a visitor opens the chat. */
export const greetings = {
  strategyCall: 'Hello {studio}, I would like to book my free strategy call.',
  proposal: 'Hello {studio}, I would like a free proposal for my website.',
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
  'Recent work. Open the live ones, press the buttons, try them on your phone.'

/** The claims that pages quote, as they are shown. */
export const claims = {
  satisfaction: { value: '98%', label: 'client satisfaction' },
  delivery: { value: '2-Week', label: 'average delivery' },
  success: { value: '100%', label: 'project success rate' },
  uptime: { value: '99.9%', label: 'uptime' },
  stack: { value: 'Modern', label: 'tech stack' },
} as const
