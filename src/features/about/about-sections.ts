import { asObject, asText } from '@/lib/json'
import { safeHref } from '@/lib/markdown/safe-href'

/** A section of the About page from its row of `about_settings`. Paragraphs may contain markdown. */
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

/** The texts of a stored section, one string each; what is missing, or of another kind, is empty. */
export function sectionTexts(value: unknown) {
  const stored = asObject(value)
  const signature = asObject(stored.signature)
  const testimonial = asObject(stored.testimonial)
  return {
    title: asText(stored.title),
    subtitle: asText(stored.subtitle),
    content: Array.isArray(stored.content) ? stored.content.map(asText).join('\n\n') : asText(stored.content),
    quote: asText(stored.quote),
    photo_url: asText(stored.photo_url),
    linkedin_url: asText(stored.linkedin_url),
    signature: { text: asText(signature.text), name: asText(signature.name), title: asText(signature.title) },
    testimonial: { quote: asText(testimonial.quote), author: asText(testimonial.author) },
  }
}

/** Paragraphs have an empty line between them. */
export const paragraphsOf = (text: string) => text.split(/\n\s*\n/).flatMap((part) => part.trim() || [])

const written = (text: string) => text.trim() || undefined

/** A section as the page shows it: an empty text counts as missing. */
function readSection(value: unknown): AboutSection {
  const { signature, testimonial, ...texts } = sectionTexts(value)
  const paragraphs = paragraphsOf(texts.content)
  const name = written(signature.name)
  const signed = written(signature.text) ?? name
  const quote = written(testimonial.quote)
  return {
    title: written(texts.title),
    subtitle: written(texts.subtitle),
    content: paragraphs.length > 0 ? paragraphs : undefined,
    quote: written(texts.quote),
    testimonial: quote ? { quote, author: written(testimonial.author) } : undefined,
    signature: signed ? { text: signed, name, title: written(signature.title) } : undefined,
    photoUrl: asAddress(texts.photo_url),
    linkedinUrl: asAddress(texts.linkedin_url),
  }
}

function asAddress(text: string): string | undefined {
  const href = safeHref(text.trim())
  return href && /^(?:https?:|\/)/i.test(href) ? href : undefined
}
