import { capital } from '@/lib/written-text'

/** How a text of the content is written: the field it gets. */
export type TextKind = 'text' | 'long' | 'link' | 'icon' | 'picture'

interface Words {
  label: string
  help?: string
  kind?: TextKind
  /** What one entry of a list is called. */
  one?: string
}

/** What a key of the content is called at the desk, where its own name does not say it well. */
const known: Readonly<Record<string, Words>> = {
  title: { label: 'Title' },
  metaTitle: { label: 'Title in search results', help: 'About 60 characters are shown. Empty: the title.' },
  metaDescription: {
    label: 'Description in search results',
    help: 'About 155 characters are shown.',
    kind: 'long',
  },
  hero: { label: 'First screen' },
  headlineText: { label: 'Headline' },
  subheadlineText: { label: 'Sentence under it', kind: 'long' },
  ctaText: { label: 'What its button says' },
  ctaLink: { label: 'Where its button leads', kind: 'link', help: 'Empty: the booking page.' },
  backgroundImageUrl: { label: 'Picture beside it', kind: 'picture' },
  problemStatement: { label: 'The problem' },
  sectionHeadline: { label: 'Heading' },
  introductoryParagraphs: { label: 'Paragraphs', one: 'paragraph' },
  problemQuestions: { label: 'Questions in the margin', one: 'question', kind: 'text' },
  solutionOutcome: { label: 'What the client gets' },
  introductoryText: { label: 'Sentence under the heading', kind: 'long' },
  outcomes: { label: 'Outcomes', one: 'outcome' },
  description: { label: 'Text', kind: 'long' },
  iconName: { label: 'Icon', kind: 'icon' },
  brandedProcess: { label: 'How the work goes' },
  processPhases: { label: 'Phases', one: 'phase' },
  phaseName: { label: 'Name' },
  phaseDescription: { label: 'What happens', kind: 'long' },
  portfolioProjects: { label: 'Projects of this industry' },
  essentialFeatures: { label: 'What is always in' },
  featuresList: { label: 'Features', one: 'feature' },
  featureTitle: { label: 'Name' },
  featureDescription: { label: 'Text', kind: 'long' },
  faq: { label: 'Questions and answers' },
  faqItems: { label: 'Questions', one: 'question' },
  question: { label: 'Question' },
  answer: { label: 'Answer', kind: 'long' },
  finalCta: { label: 'Closing words' },
  bodyText: { label: 'Text', kind: 'long' },
  primaryCtaText: { label: 'What the button says' },
  primaryCtaLink: { label: 'Where the button leads', kind: 'link', help: 'Empty: the booking page.' },
  secondaryLinkText: { label: 'A second way' },
  secondaryLinkUrl: { label: 'Where the second way leads', kind: 'link' },
}

/** A field of the schema that has no words yet is called by its key, so that it is never without a form. */
export function contentWords(key: string): Words {
  const words = key.replace(/([A-Z])/g, ' $1').toLowerCase()
  return known[key] ?? { label: capital(words) }
}
