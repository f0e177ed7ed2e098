import { packageDefaults, priceFacts, type Packages } from '@/content/packages'
import { cutText, textOf, type Inline } from '@shared/markdown/tree'

/**
 * The studio's facts for pages, emails and calendars: the fields of the setting `studio`, with the same
 * names.
 */
export interface Studio {
  name: string
  email: string
  /** As shown, starting with + and the country code. */
  whatsapp_number: string
  city: string
  service_areas: readonly string[]
  /**
   * One per line as shown, such as 'Monday to Friday, 9:00 AM to 6:00 PM'. If empty, no page mentions them.
   */
  opening_hours: readonly string[]
  /** One sentence for search engines and link previews. */
  description: string
  /** The URL of an image used instead of the woven logo. */
  mark?: string
  /** The claims as shown; hidden ones are missing. */
  claims: Partial<Record<ClaimName, string>>
  /** The setting `packages`. */
  packages: Packages
}

export type ClaimName = keyof typeof claimDefaults

/** The specification's claims about the studio; the setting `claims` can change or hide each. */
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

/** The defaults until the setting `studio` replaces them. All are invented. */
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

/** A sentence, or a line without a full stop, with the space after it. */
const sentences = /\S[^\n]*?(?:[.!?](?=\s|$)|(?=\n)|$)[^\S\n]*/g

/**
 * Fills the placeholders in all texts of a value: {studio}, {email}, {whatsapp} and {city}, prices
 * (priceFacts), and claims by their names. Titles, legal documents and About's texts use them too, so that
 * they follow the settings. A claim must be in its own sentence or stand alone as a figure, because hiding a
 * claim removes that sentence or figure, also from a parsed line of Markdown.
 */
export function interpolate<Value>(value: Value, studio: Studio): Value {
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
  const says = (part: string) => hidden.some((claim) => part.includes(claim))
  const fillText = (text: string) => {
    const shown = says(text) ? text.replace(sentences, (part) => (says(part) ? '' : part)).trimEnd() : text
    return shown.replace(/\{(\w+)\}/g, (open, name: string, at: number) => {
      // The figure '2-Week' becomes '2-week' within a sentence.
      const claim = at > 0 ? claims.get(name)?.toLowerCase() : claims.get(name)
      return facts.get(name) ?? claim ?? open
    })
  }
  const fill = (part: unknown): unknown => {
    if (typeof part === 'string') return fillText(part)
    if (Array.isArray(part)) return (isLine(part) ? withoutSentences(part, says) : part).map(fill)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, fill(inner)]))
  }
  return fill(value) as Value
}

/** Whether a list is a parsed line with marks. A line without any is one text. */
const isLine = (list: readonly unknown[]): list is Inline[] =>
  list.some((node) => typeof node === 'object' && node !== null && 'type' in node && isMark.has(node.type))
const isMark = new Set<unknown>(['code', 'strong', 'emphasis', 'strike', 'link', 'image', 'break'])

/** The line without the sentences that `says` finds, whatever marks they have. */
function withoutSentences(line: Inline[], says: (sentence: string) => boolean): Inline[] {
  const found = [...textOf(line).matchAll(sentences)].filter(([sentence]) => says(sentence))
  return found.reduceRight((left, { 0: { length }, index }) => cutText(left, index, index + length), line)
}

/** The claims from the setting: its values, the default if it has none, nothing for a hidden claim. */
export const claimsOf = (
  set: Partial<Record<string, { value?: string; shown?: boolean }>>,
): Studio['claims'] =>
  Object.fromEntries(
    Object.entries(claimDefaults).map(([name, value]) => {
      const own = set[name]
      return [name, own?.shown === false ? undefined : own?.value || value]
    }),
  )

/** The prefilled message when a visitor opens the chat. */
export const greetings = {
  strategyCall: 'Hello {studio}, I would like to book my free strategy call.',
  proposal: 'Hello {studio}, I would like a free proposal for my website.',
  question: 'Hello {studio}, I have a question.',
} as const

/** The footer's default texts, until the settings `footer_content` and `company_info` replace them. */
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

/** The default sentence for Home's projects, until the setting `homepage_featured_intro` replaces it. */
export const defaultFeaturedIntro =
  'Recent work. Open the live ones, press the buttons, try them on your phone.'
