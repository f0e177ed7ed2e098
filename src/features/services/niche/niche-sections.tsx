import { useInterpolated } from '@/components/layout/studio'
import { ChooseATime } from '@/components/layout/choose-a-time'
import { WhatsAppLink } from '@/components/layout/whatsapp-link'
import { FeatureGrid, FeatureList } from '@/components/sections/feature-list'
import { MarginQuestions } from '@/components/sections/margin-questions'
import { PaperHero, type Paper } from '@/components/sections/paper-hero'
import { QuestionList } from '@/components/sections/question-list'
import { Steps, type BarRange } from '@/components/sections/steps'
import { TwoColumn } from '@/components/sections/two-column'
import { Testimonials } from '@/components/sections/testimonials'
import { TextLink } from '@/components/ui/site-link'
import { callToAction } from '@/content/navigation'
import { nichePage } from '@/content/services'
import { greetings } from '@/content/site'
import { NicheIcon } from '@/features/services/niche-icon'
import type { NicheContent } from '@/features/services/niche-content'
import { industryLink } from '@/features/services/niche/industry-link'
import { nicheTrail } from '@/features/services/niche/niche-meta'
import { useNicheTestimonials, type NichePageData } from '@/features/services/queries'

/** A part that is missing or malformed in the database is omitted; the hero falls back to the row's texts. */
type PartProps<Part extends keyof NicheContent> = { part: NicheContent[Part] }

/** The paper of each industry's hero; the others get a plain sheet. */
const papers: Readonly<Record<string, Paper>> = {
  'law-firm': 'pleading',
  'medical-professional': 'prescription',
  'accounting-firm': 'ledger',
  'financial-service': 'ledger',
  hotel: 'register',
  homestay: 'register',
  'sme-startup': 'awning',
  restaurant: 'awning',
  'e-commerce': 'awning',
  education: 'timetable',
  'fitness-wellness': 'timetable',
}

export function NicheHero({ niche }: { niche: NichePageData }) {
  const { hero, essentialFeatures } = niche.content
  return (
    <PaperHero
      paper={papers[niche.slug] ?? 'plain'}
      trail={nicheTrail(niche)}
      heading={hero?.headlineText ?? niche.name}
      text={hero?.subheadlineText ?? niche.tagline}
      action={{
        label: hero?.ctaText ?? callToAction.label,
        to: industryLink(hero?.ctaLink ?? callToAction.to, niche.name),
      }}
      lines={essentialFeatures?.featuresList.map(({ featureTitle }) => featureTitle) ?? []}
      image={hero?.backgroundImageUrl}
    >
      <p className="beside mt-4">
        <b>{useInterpolated(nichePage.price)}</b>
        <TextLink to={nichePage.pricing.to}>{nichePage.pricing.label}</TextLink>
        <WhatsAppLink className="link" greeting={greetings.proposal}>
          {nichePage.chat}
        </WhatsAppLink>
      </p>
    </PaperHero>
  )
}

export function NicheProblem({ part }: PartProps<'problemStatement'>) {
  return (
    part && (
      <MarginQuestions
        heading={part.sectionHeadline}
        paragraphs={part.introductoryParagraphs}
        unfold={nichePage.unfold.problem}
        questionsLabel={nichePage.questionsLabel}
        questions={part.problemQuestions}
      />
    )
  )
}

export function NicheOutcomes({ part }: PartProps<'solutionOutcome'>) {
  return (
    part && (
      <FeatureGrid
        heading={part.sectionHeadline}
        text={part.introductoryText}
        unfold={nichePage.unfold.outcomes}
        items={part.outcomes.map(({ iconName, title, description }) => ({
          title,
          text: description,
          icon: <NicheIcon name={iconName} size={30} className="mt-1 text-teal" />,
        }))}
      />
    )
  )
}

/** Phases of equal length over the sixteen bars; each starts where the previous one ends. */
function phaseBars(index: number, count: number): BarRange {
  const bar = (phase: number) => Math.max(1, Math.round((phase * 16) / count))
  return [bar(index), bar(index + 1)]
}

/** Puts a motto such as 'THINK. LAUNCH. REPEAT.' on its own line at any width. */
function Motto({ text }: { text: string }) {
  const [, motto, rest] = /^((?:[A-Z]+\. ?){3})(.*)$/.exec(text) ?? [undefined, '', text]
  return (
    <>
      {motto && <span className="steps-motto">{motto}</span>}
      {rest}
    </>
  )
}

export function NicheProcess({ part }: PartProps<'brandedProcess'>) {
  return (
    part && (
      <Steps
        heading={<Motto text={part.sectionHeadline} />}
        text={nichePage.processText}
        steps={part.processPhases.map(({ phaseName, phaseDescription }, index, { length }) => ({
          title: phaseName,
          text: phaseDescription,
          bars: phaseBars(index, length),
          isOngoing: index === length - 1,
        }))}
      />
    )
  )
}

export function NicheFeatures({ part }: PartProps<'essentialFeatures'>) {
  return (
    part && (
      <FeatureList
        heading={part.sectionHeadline}
        text={part.introductoryText}
        unfold={nichePage.unfold.features}
        items={part.featuresList.map(({ iconName, featureTitle, featureDescription }) => ({
          title: featureTitle,
          text: featureDescription,
          icon: <NicheIcon name={iconName} />,
        }))}
      />
    )
  )
}

export function NicheQuestions({ part, industry }: PartProps<'faq'> & { industry: string }) {
  return (
    part && (
      <TwoColumn
        heading={part.sectionHeadline}
        text={
          <>
            {nichePage.faqText}{' '}
            <TextLink to={industryLink(nichePage.faqAction.to, industry)}>
              {nichePage.faqAction.label}
            </TextLink>{' '}
            <ChooseATime industry={industry} />
          </>
        }
      >
        <QuestionList name="niche" questions={part.faqItems} />
      </TwoColumn>
    )
  )
}

/** Renders nothing without testimonials or after a failure. */
export function NicheTestimonials({ slug }: { slug: string }) {
  const { data: testimonials = [] } = useNicheTestimonials(slug)
  if (testimonials.length === 0) return null
  return (
    <Testimonials
      heading={nichePage.testimonials}
      items={testimonials.map(({ quote_text, attribution_text, is_sample }) => ({
        text: quote_text,
        signature: attribution_text,
        isSample: is_sample,
      }))}
    />
  )
}
