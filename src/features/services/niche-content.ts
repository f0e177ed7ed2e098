import * as v from 'valibot'

/**
 * The shape of `niche_pages.content`: what a service page says of one niche. It is edited as JSON, so each
 * part stands for itself: a malformed part is left out, a malformed entry of a list is left out of its list.
 */
const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
/** A path of this site or a web address; nothing that a browser would run. */
const link = v.pipe(text, v.regex(/^(?:\/(?!\/)|https?:\/\/)\S*$/))

/** The sound entries of a list; a list without any is malformed. */
function list<Entry>(entry: v.GenericSchema<unknown, Entry>) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((entries) =>
      entries.flatMap((candidate) => {
        const parsed = v.safeParse(entry, candidate)
        return parsed.success ? [parsed.output] : []
      }),
    ),
    v.minLength(1),
  )
}

/** Undefined when missing or malformed. */
function sound<Output>(schema: v.GenericSchema<unknown, Output>) {
  return v.fallback(v.optional(schema), undefined)
}

const iconName = v.fallback(v.pipe(v.string(), v.regex(/^[A-Z][A-Za-z0-9]*$/)), '')

export const nicheContentSchema = v.object({
  title: sound(text),
  metaTitle: sound(text),
  metaDescription: sound(text),
  hero: sound(
    v.object({
      headlineText: text,
      subheadlineText: sound(text),
      ctaText: text,
      ctaLink: v.fallback(link, '/book-a-call'),
      backgroundImageUrl: sound(link),
    }),
  ),
  problemStatement: sound(
    v.object({
      sectionHeadline: text,
      introductoryParagraphs: list(text),
      problemQuestions: v.fallback(list(text), []),
    }),
  ),
  solutionOutcome: sound(
    v.object({
      sectionHeadline: text,
      introductoryText: sound(text),
      outcomes: list(v.object({ iconName, title: text, description: text })),
    }),
  ),
  brandedProcess: sound(
    v.object({
      sectionHeadline: text,
      processPhases: list(v.object({ phaseName: text, phaseDescription: text })),
    }),
  ),
  portfolioProjects: sound(v.object({ sectionHeadline: text })),
  essentialFeatures: sound(
    v.object({
      sectionHeadline: text,
      introductoryText: sound(text),
      featuresList: list(v.object({ iconName, featureTitle: text, featureDescription: text })),
    }),
  ),
  faq: sound(v.object({ sectionHeadline: text, faqItems: list(v.object({ question: text, answer: text })) })),
  finalCta: sound(
    v.object({
      headlineText: text,
      bodyText: v.fallback(text, ''),
      primaryCtaText: text,
      primaryCtaLink: v.fallback(link, '/book-a-call'),
      secondaryLinkText: sound(text),
      secondaryLinkUrl: sound(link),
    }),
  ),
})

export type NicheContent = v.InferOutput<typeof nicheContentSchema>

/** Never throws: of a stored value that is no object nothing is sound. */
export function parseNicheContent(stored: unknown): NicheContent {
  const parsed = v.safeParse(nicheContentSchema, stored)
  return parsed.success ? parsed.output : v.parse(nicheContentSchema, {})
}
