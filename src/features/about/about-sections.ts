import { safeHref } from '@/lib/markdown/safe-href'

/** A section of the About page, as far as its row of `about_settings` says anything. Paragraphs may hold marks. */
export interface AboutSection {
  title?: string
  subtitle?: string
  content?: readonly string[]
  quote?: string
  testimonial?: { quote: string; author?: string }
  signature?: { text: string; name?: string; title?: string }
  /** A path of this site or a web address. */
  photoUrl?: string
  linkedinUrl?: string
}

export type AboutSections = Record<'story' | 'founder' | 'niche', AboutSection>

/** The rows of `about_settings` that hold the sections. */
export const aboutKeys = {
  story: 'story_vision_section',
  founder: 'founder_profile_section',
  niche: 'niche_focus_section',
} as const

export function readAboutSections(rows: ReadonlyArray<{ key: string; value: unknown }>): AboutSections {
  const read = (key: string) => readSection(rows.find((row) => row.key === key)?.value)
  return { story: read(aboutKeys.story), founder: read(aboutKeys.founder), niche: read(aboutKeys.niche) }
}

/** A setting is whatever was stored: only fields of the right kind count, an empty text counts as missing. */
function readSection(value: unknown): AboutSection {
  const stored = asObject(value)
  const signature = asObject(stored.signature)
  const name = asText(signature.name)
  const signed = asText(signature.text) ?? name
  const testimonial = asObject(stored.testimonial)
  const words = asText(testimonial.quote)
  return {
    title: asText(stored.title),
    subtitle: asText(stored.subtitle),
    content: asParagraphs(stored.content),
    quote: asText(stored.quote),
    testimonial: words ? { quote: words, author: asText(testimonial.author) } : undefined,
    signature: signed ? { text: signed, name, title: asText(signature.title) } : undefined,
    photoUrl: asAddress(stored.photo_url),
    linkedinUrl: asAddress(stored.linkedin_url),
  }
}

const asObject = (value: unknown): Record<string, unknown> =>
  value && typeof value === 'object' ? (value as Record<string, unknown>) : {}

const asText = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : undefined)

/** A list of paragraphs, or one text with empty lines between them. */
function asParagraphs(value: unknown): string[] | undefined {
  const list = typeof value === 'string' ? value.split(/\n\s*\n/) : Array.isArray(value) ? value : []
  const paragraphs = list.flatMap((paragraph) => asText(paragraph) ?? [])
  return paragraphs.length > 0 ? paragraphs : undefined
}

function asAddress(value: unknown): string | undefined {
  const href = safeHref(asText(value) ?? '')
  return href && /^(?:https?:|\/)/i.test(href) ? href : undefined
}
