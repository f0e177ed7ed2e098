import type { FieldValues } from 'react-hook-form'
import {
  settingForm,
  settingSchema,
  type FormField,
  type FormFields,
} from '@/admin/content/fields/described-fields'
import type { Json } from '@/lib/database.types'
import { asObject, asText } from '@/lib/json'

const longest = 5000
type Shown = { help?: string; rows?: number; wraps?: boolean }
const text = (label: string, shown?: Shown): FormField => ({ kind: 'text', longest, label, ...shown })
const needed = (label: string, shown?: Shown): FormField => ({
  kind: 'text',
  longest,
  label,
  required: true,
  ...shown,
})
const target = (label: string, help?: string): FormField => ({ kind: 'address', longest, label, help })
const bookingHelp = 'Leave empty for the booking page.'
const heading = needed('Heading')
const introduction = text('Sentence under the heading (optional)', { rows: 3 })
const icon: FormField = { kind: 'icon', label: 'Icon' }
const questions = (label: string, least: number): FormField => ({
  kind: 'list',
  label,
  one: 'question',
  least,
  fields: { question: needed('Question'), answer: needed('Answer', { rows: 3 }) },
})

/** The texts of an industry page that are in no part of it, as in `niche_pages.content`. */
export const nicheTexts: FormFields = {
  title: text('Title (optional)', { wraps: true }),
  metaTitle: text('Title in search results (optional)', {
    help: 'About 60 characters are shown, followed by the studio’s name. Leave empty to use the title.',
  }),
  metaDescription: text('Description in search results (optional)', {
    help: 'About 155 characters are shown.',
    rows: 3,
  }),
}

/** The parts of an industry page, in its order: what features/services reads and the table's checks allow. */
export const nicheParts: FormFields = {
  hero: {
    kind: 'part',
    label: 'First screen',
    fields: {
      headlineText: needed('Headline'),
      subheadlineText: text('Sentence under it (optional)', { rows: 3 }),
      ctaText: needed('What its button says'),
      ctaLink: target('Where its button leads (optional)', bookingHelp),
      backgroundImageUrl: {
        kind: 'address',
        longest,
        isImage: true,
        label: 'Image beside it',
        help: 'Shown beside the text, as decoration.',
      },
    },
  },
  problemStatement: {
    kind: 'part',
    label: 'The problem',
    fields: {
      sectionHeadline: heading,
      introductoryParagraphs: {
        kind: 'list',
        label: 'Paragraphs',
        one: 'paragraph',
        least: 1,
        ofTexts: true,
        fields: { text: needed('Paragraph', { rows: 3 }) },
      },
      problemQuestions: questions('Questions in the margin', 0),
    },
  },
  solutionOutcome: {
    kind: 'part',
    label: 'What the client gets',
    fields: {
      sectionHeadline: heading,
      introductoryText: introduction,
      outcomes: {
        kind: 'list',
        label: 'Outcomes',
        one: 'outcome',
        least: 1,
        fields: { iconName: icon, title: needed('Title'), description: needed('Text', { rows: 3 }) },
      },
    },
  },
  brandedProcess: {
    kind: 'part',
    label: 'How the work goes',
    fields: {
      sectionHeadline: heading,
      processPhases: {
        kind: 'list',
        label: 'Phases',
        one: 'phase',
        least: 1,
        fields: { phaseName: needed('Name'), phaseDescription: needed('What happens', { rows: 3 }) },
      },
    },
  },
  portfolioProjects: {
    kind: 'part',
    label: 'Projects of this industry',
    fields: { sectionHeadline: heading },
  },
  essentialFeatures: {
    kind: 'part',
    label: 'What is always included',
    fields: {
      sectionHeadline: heading,
      introductoryText: introduction,
      featuresList: {
        kind: 'list',
        label: 'Features',
        one: 'feature',
        least: 1,
        fields: {
          iconName: icon,
          featureTitle: needed('Name'),
          featureDescription: needed('Text', { rows: 3 }),
        },
      },
    },
  },
  faq: {
    kind: 'part',
    label: 'Questions and answers',
    fields: { sectionHeadline: heading, faqItems: questions('Questions', 1) },
  },
  finalCta: {
    kind: 'part',
    label: 'Closing words',
    fields: {
      headlineText: needed('Headline'),
      bodyText: text('Text (optional)', { rows: 3 }),
      primaryCtaText: needed('What the button says'),
      primaryCtaLink: target('Where the button leads (optional)', bookingHelp),
      secondaryLinkText: text('Second link (optional)'),
      secondaryLinkUrl: target('Where the second link leads (optional)'),
    },
  },
}

const content: FormFields = { ...nicheTexts, ...nicheParts }

export const nicheContentFormSchema = settingSchema(content)

/** Converts stored content to its form, where each part has `shown`; malformed parts become empty. */
export const toNicheContentForm = (stored: unknown): FieldValues => settingForm(content, stored)

/** The content to store: the form's values, with unknown stored fields kept. */
export const fromNicheContentForm = (form: FieldValues, stored: unknown): Json =>
  // Removes undefined fields, as JSON does.
  JSON.parse(JSON.stringify(write(content, form, stored))) as Json

/** Empty texts and hidden parts become undefined. */
function write(fields: FormFields, form: unknown, stored: unknown): Record<string, unknown> {
  const values = asObject(form)
  const before = asObject(stored)
  const written = Object.entries(fields).map(([name, field]): [string, unknown] => {
    const value = values[name]
    if (field.kind === 'part') {
      const { shown } = asObject(value)
      return [name, shown ? write(field.fields, value, before[name]) : undefined]
    }
    if (field.kind === 'list') {
      const entries = (value as unknown[]).map((entry) => write(field.fields, entry, {}))
      return [name, field.ofTexts ? entries.map(({ text: only = '' }) => only) : entries]
    }
    return [name, asText(value).trim() || undefined]
  })
  return { ...before, ...Object.fromEntries(written) }
}
