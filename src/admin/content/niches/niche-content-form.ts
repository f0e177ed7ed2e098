import * as v from 'valibot'
import { optionalText, requiredText } from '@/admin/kit/form/text-schema'
import type { Json } from '@/lib/database.types'
import { asObject, asText } from '@/lib/json'

/**
 * The empty content of an industry page, part by part as in `niche_pages.content`; each list has one empty entry.
 */
const emptyContent = {
  title: '',
  metaTitle: '',
  metaDescription: '',
  hero: { headlineText: '', subheadlineText: '', ctaText: '', ctaLink: '', backgroundImageUrl: '' },
  problemStatement: {
    sectionHeadline: '',
    introductoryParagraphs: [''],
    problemQuestions: [{ question: '', answer: '' }],
  },
  solutionOutcome: {
    sectionHeadline: '',
    introductoryText: '',
    outcomes: [{ iconName: '', title: '', description: '' }],
  },
  brandedProcess: { sectionHeadline: '', processPhases: [{ phaseName: '', phaseDescription: '' }] },
  portfolioProjects: { sectionHeadline: '' },
  essentialFeatures: {
    sectionHeadline: '',
    introductoryText: '',
    featuresList: [{ iconName: '', featureTitle: '', featureDescription: '' }],
  },
  faq: { sectionHeadline: '', faqItems: [{ question: '', answer: '' }] },
  finalCta: {
    headlineText: '',
    bodyText: '',
    primaryCtaText: '',
    primaryCtaLink: '',
    secondaryLinkText: '',
    secondaryLinkUrl: '',
  },
}

/** The label of each part in the form and in messages. */
export const partLabels = {
  title: 'Title',
  metaTitle: 'Title in search results',
  metaDescription: 'Description in search results',
  hero: 'First screen',
  problemStatement: 'The problem',
  solutionOutcome: 'What the client gets',
  brandedProcess: 'How the work goes',
  portfolioProjects: 'Projects of this industry',
  essentialFeatures: 'What is always included',
  faq: 'Questions and answers',
  finalCta: 'Closing words',
} satisfies Record<keyof typeof emptyContent, string>

const text = optionalText(5000)
const needed = requiredText('Fill this in', 5000)
const link = v.pipe(
  text,
  v.regex(/^(?:$|(?:\/(?!\/)|https?:\/\/)\S*$)/, 'Begin with / for a page of this website, or with https://'),
)
const question = v.object({ question: needed, answer: needed })

const some = <Entry extends v.GenericSchema>(entry: Entry, one: string) =>
  v.pipe(v.array(entry), v.minLength(1, `Add at least one ${one}`))

/** The schema of a part; a hidden part is not validated. */
function part<Entries extends v.ObjectEntries>(entries: Entries) {
  const shown = v.object({ shown: v.boolean(), ...entries })
  const leftOut = v.custom<v.InferOutput<typeof shown>>(() => true)
  return v.lazy((input) =>
    (input as { shown?: boolean } | undefined)?.shown === false
      ? (leftOut as unknown as typeof shown)
      : shown,
  )
}

/** Matches the content that the public page reads (features/services) and the table's checks. */
export const nicheContentFormSchema = v.object({
  title: text,
  metaTitle: text,
  metaDescription: text,
  hero: part({
    headlineText: needed,
    subheadlineText: text,
    ctaText: needed,
    ctaLink: link,
    backgroundImageUrl: link,
  }),
  problemStatement: part({
    sectionHeadline: needed,
    introductoryParagraphs: some(v.object({ text: needed }), 'paragraph'),
    problemQuestions: v.array(question),
  }),
  solutionOutcome: part({
    sectionHeadline: needed,
    introductoryText: text,
    outcomes: some(v.object({ iconName: text, title: needed, description: needed }), 'outcome'),
  }),
  brandedProcess: part({
    sectionHeadline: needed,
    processPhases: some(v.object({ phaseName: needed, phaseDescription: needed }), 'phase'),
  }),
  portfolioProjects: part({ sectionHeadline: needed }),
  essentialFeatures: part({
    sectionHeadline: needed,
    introductoryText: text,
    featuresList: some(
      v.object({ iconName: text, featureTitle: needed, featureDescription: needed }),
      'feature',
    ),
  }),
  faq: part({
    sectionHeadline: needed,
    faqItems: some(question, 'question'),
  }),
  finalCta: part({
    headlineText: needed,
    bodyText: text,
    primaryCtaText: needed,
    primaryCtaLink: link,
    secondaryLinkText: text,
    secondaryLinkUrl: link,
  }),
})

/** The content in the form: plain texts of a list become `{ text }`, and each part has `shown`. */
export type NicheContentForm = v.InferInput<typeof nicheContentFormSchema>

/** Converts stored content to its form; malformed parts become empty. */
export function toNicheContentForm(stored: unknown): NicheContentForm {
  const content = asObject(stored)
  const form = Object.entries(emptyContent).map(([key, empty]) => {
    const value = content[key]
    return [
      key,
      typeof empty === 'string' ? asText(value) : { ...read(empty, value), shown: value !== undefined },
    ]
  })
  return Object.fromEntries(form) as NicheContentForm
}

function read(empty: object, stored: unknown): Record<string, unknown> {
  const values = asObject(stored)
  return Object.fromEntries(
    Object.entries(empty).map(([key, field]: [string, unknown]) => {
      if (!Array.isArray(field)) return [key, asText(values[key])]
      const entries: unknown[] = Array.isArray(values[key]) ? values[key] : []
      const [entry] = field as [string | object]
      return [
        key,
        entries.map((each) => (typeof entry === 'string' ? { text: asText(each) } : read(entry, each))),
      ]
    }),
  )
}

/** The content to store: the form's values, with unknown stored fields kept. */
export function fromNicheContentForm(form: NicheContentForm, stored: unknown): Json {
  const content = asObject(stored)
  const parts = Object.entries(form).map(([key, value]) => {
    if (typeof value === 'string') return [key, value.trim() || undefined]
    const { shown, ...fields } = value
    return [key, shown ? { ...asObject(content[key]), ...write(fields) } : undefined]
  })
  // Removes undefined fields, as JSON does.
  return JSON.parse(JSON.stringify({ ...content, ...Object.fromEntries(parts) })) as Json
}

function write(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]: [string, unknown]) => {
      if (!Array.isArray(value)) return [key, asText(value).trim() || undefined]
      return [key, value.map((entry: object) => ('text' in entry ? asText(entry.text).trim() : write(entry)))]
    }),
  )
}
