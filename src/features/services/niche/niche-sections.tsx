import { FeatureGrid, FeatureList } from '@/components/sections/feature-list'
import { MarginQuestions } from '@/components/sections/margin-questions'
import { PaperHero } from '@/components/sections/paper-hero'
import { QuestionList } from '@/components/sections/question-list'
import { Steps } from '@/components/sections/steps'
import { TwoColumn } from '@/components/sections/two-column'
import { TextLink } from '@/components/ui/text-link'
import { callToAction } from '@/content/navigation'
import { nichePage } from '@/content/services'
import { NicheIcon } from '@/features/services/niche-icon'
import type { NicheContent } from '@/features/services/niche/niche-content'
import { nicheTrail } from '@/features/services/niche/niche-meta'
import { nichePaper } from '@/features/services/niche/niche-papers'
import { phaseBeats } from '@/features/services/niche/process-beats'
import type { NichePageData } from '@/features/services/queries'

/** A part of the page that is missing or malformed in the database is not there; what the hero lacks, the row has. */
type PartProps<Part extends keyof NicheContent> = { part: NicheContent[Part] }

export function NicheHero({ niche }: { niche: NichePageData }) {
  const { hero, essentialFeatures } = niche.content
  return (
    <PaperHero
      paper={nichePaper(niche.slug)}
      trail={nicheTrail(niche)}
      heading={hero?.headlineText ?? niche.name}
      text={hero?.subheadlineText ?? niche.tagline}
      action={hero ? { label: hero.ctaText, to: hero.ctaLink } : callToAction}
      lines={essentialFeatures?.featuresList.map(({ featureTitle }) => featureTitle) ?? []}
      picture={hero?.backgroundImageUrl}
    />
  )
}

export function NicheProblem({ part }: PartProps<'problemStatement'>) {
  return (
    part && (
      <MarginQuestions
        heading={part.sectionHeadline}
        paragraphs={part.introductoryParagraphs}
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
        items={part.outcomes.map(({ iconName, title, description }) => ({
          title,
          text: description,
          icon: <NicheIcon name={iconName} size={30} className="mt-1 text-teal" />,
        }))}
      />
    )
  )
}

export function NicheProcess({ part }: PartProps<'brandedProcess'>) {
  return (
    part && (
      <Steps
        heading={part.sectionHeadline}
        text={nichePage.processText}
        steps={part.processPhases.map(({ phaseName, phaseDescription }, index, { length }) => ({
          title: phaseName,
          text: phaseDescription,
          beats: phaseBeats(index, length),
          goesOn: index === length - 1,
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
        items={part.featuresList.map(({ iconName, featureTitle, featureDescription }) => ({
          title: featureTitle,
          text: featureDescription,
          icon: <NicheIcon name={iconName} />,
        }))}
      />
    )
  )
}

export function NicheQuestions({ part }: PartProps<'faq'>) {
  return (
    part && (
      <TwoColumn
        heading={part.sectionHeadline}
        text={
          <>
            {nichePage.faqText} <TextLink to={nichePage.faqAction.to}>{nichePage.faqAction.label}</TextLink>
          </>
        }
      >
        <QuestionList name="niche" questions={part.faqItems} />
      </TwoColumn>
    )
  )
}
