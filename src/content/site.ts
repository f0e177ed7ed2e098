import { packageDefaults, priceFacts, type Packages } from '@/content/packages'

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
  /** As they are shown; one that is hidden is missing. */
  claims: Partial<Record<ClaimName, string>>
  /** The setting `packages`. */
  packages: Packages
}

export type ClaimName = keyof typeof claimDefaults

/** The specification's claims of the studio about itself; the setting `claims` changes or hides each. */
export const claimDefaults = {
  satisfaction: '98%',
  stars: '5-Star',
  delivery: '2-Week',
  success: '100%',
  uptime: '99.9%',
  load_time: 'under 1.5 s',
  mobile: '100%',
  retention: '95%',
  readers: '500+',
} as const

/** The beginning: what holds until the setting `studio` says something else. All are placeholders. */
export const studioDefaults: Studio = {
  name: 'Rentak Studio',
  email: 'hello@rentak-studio.example',
  whatsapp_number: '+60 12-345 6789',
  city: 'Kuala Lumpur',
  service_areas: ['Kuala Lumpur', 'Selangor', 'Penang', 'Johor', 'Melaka'],
  opening_hours: [],
  description: 'A web design and development studio for Malaysian SMEs, law firms and clinics.',
  claims: claimDefaults,
  packages: packageDefaults,
}

/** A sentence, or a line without an end, and the space after it. */
const sentences = /\S[^\n]*?(?:[.!?](?=\s|$)|(?=\n)|$)[^\S\n]*/g

/**
 * Fills the placeholders in all texts of a value: {studio}, {email}, {whatsapp} and {city}, prices (priceFacts), and
 * claims by their names. Titles, legal documents and About's texts use them too, so that they follow the settings. A
 * claim is in its own sentence or is a figure alone; if the owner hides the claim, that sentence or figure is left out.
 */
export function fillIn<Value>(value: Value, studio: Studio): Value {
  const facts = new Map(
    Object.entries({
      studio: studio.name,
      email: studio.email,
      whatsapp: studio.whatsapp_number,
      city: studio.city,
      ...priceFacts(studio.packages),
    }),
  )
  const claims = new Map<string, string | undefined>(Object.entries(studio.claims))
  const hidden = Object.keys(claimDefaults).flatMap((name) => (claims.get(name) ? [] : `{${name}}`))
  const fillText = (text: string) => {
    const says = (part: string) => hidden.some((claim) => part.includes(claim))
    const shown = says(text) ? text.replace(sentences, (part) => (says(part) ? '' : part)).trimEnd() : text
    return shown.replace(/\{(\w+)\}/g, (open, name: string, at: number) => {
      // '2-Week' as a figure is '2-week' within a sentence.
      const claim = at > 0 ? claims.get(name)?.toLowerCase() : claims.get(name)
      return facts.get(name) ?? claim ?? open
    })
  }
  const fill = (part: unknown): unknown => {
    if (typeof part === 'string') return fillText(part)
    if (Array.isArray(part)) return part.map(fill)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, fill(inner)]))
  }
  return fill(value) as Value
}

/** The claims as the setting has them: its values, those of the beginning where it has none, nothing where one is hidden. */
export const claimsOf = (
  set: Partial<Record<string, { value?: string; shown?: boolean }>>,
): Studio['claims'] =>
  Object.fromEntries(
    Object.entries(claimDefaults).map(([name, value]) => {
      const own = set[name]
      return [name, own?.shown === false ? undefined : own?.value || value]
    }),
  )

/** The message that is already typed when a visitor opens the chat. */
export const greetings = {
  strategyCall: 'Hello {studio}, I would like to book my free strategy call.',
  proposal: 'Hello {studio}, I would like a free proposal for my website.',
  question: 'Hello {studio}, I have a question.',
} as const

/** The footer's texts until the settings `footer_content` and `company_info` replace them. */
export const footerDefaults = {
  tagline: 'Websites that earn their keep.',
  description: 'Web design and development for Malaysian law firms, clinics and growing businesses.',
  ssmNumber: 'Pending',
  sstNumber: 'Pending',
  madeWith: 'Designed with passion in Malaysia.',
  showNewsletter: true,
  newsletterHeading: 'One useful email, when we have something to say.',
  newsletterNote: 'Join {readers} professionals. Leave any time.',
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
