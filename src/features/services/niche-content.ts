import * as v from 'valibot'

/**
 * The shape of `niche_pages.content`, the content of one industry page. It is edited as JSON, so malformed
 * parts and malformed list entries are dropped individually.
 */
const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
/** A path of this site or an http(s) URL; nothing that a browser would execute. */
const link = v.pipe(text, v.regex(/^(?:\/(?!\/)|https?:\/\/)\S*$/))

/** The valid entries of a list; a list without any is malformed. */
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
function validOrMissing<Output>(schema: v.GenericSchema<unknown, Output>) {
  return v.fallback(v.optional(schema), undefined)
}

const question = v.object({ question: text, answer: text })

const iconName = v.fallback(v.pipe(v.string(), v.regex(/^[A-Z][A-Za-z0-9]*$/)), '')

export const nicheContentSchema = v.object({
  title: validOrMissing(text),
  metaTitle: validOrMissing(text),
  metaDescription: validOrMissing(text),
  hero: validOrMissing(
    v.object({
      headlineText: text,
      subheadlineText: validOrMissing(text),
      ctaText: text,
      ctaLink: v.fallback(link, '/book-a-call'),
      backgroundImageUrl: validOrMissing(link),
    }),
  ),
  problemStatement: validOrMissing(
    v.object({
      sectionHeadline: text,
      introductoryParagraphs: list(text),
      problemQuestions: v.fallback(list(question), []),
    }),
  ),
  solutionOutcome: validOrMissing(
    v.object({
      sectionHeadline: text,
      introductoryText: validOrMissing(text),
      outcomes: list(v.object({ iconName, title: text, description: text })),
    }),
  ),
  brandedProcess: validOrMissing(
    v.object({
      sectionHeadline: text,
      processPhases: list(v.object({ phaseName: text, phaseDescription: text })),
    }),
  ),
  portfolioProjects: validOrMissing(v.object({ sectionHeadline: text })),
  essentialFeatures: validOrMissing(
    v.object({
      sectionHeadline: text,
      introductoryText: validOrMissing(text),
      featuresList: list(v.object({ iconName, featureTitle: text, featureDescription: text })),
    }),
  ),
  faq: validOrMissing(v.object({ sectionHeadline: text, faqItems: list(question) })),
  finalCta: validOrMissing(
    v.object({
      headlineText: text,
      bodyText: v.fallback(text, ''),
      primaryCtaText: text,
      primaryCtaLink: v.fallback(link, '/book-a-call'),
      secondaryLinkText: validOrMissing(text),
      secondaryLinkUrl: validOrMissing(link),
    }),
  ),
})

export type NicheContent = v.InferOutput<typeof nicheContentSchema>

/** Never throws: a stored value that is not an object has no valid parts. */
export function parseNicheContent(stored: unknown): NicheContent {
  const parsed = v.safeParse(nicheContentSchema, stored)
  return parsed.success ? parsed.output : v.parse(nicheContentSchema, {})
}
