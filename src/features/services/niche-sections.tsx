import { HungLabel } from '@/components/sections/hung-label'
import { Inventory } from '@/components/sections/inventory'
import { MarginQuestions } from '@/components/sections/margin-questions'
import { PaperHero } from '@/components/sections/paper-hero'
import { PlainWeave } from '@/components/sections/plain-weave'
import { QuestionList } from '@/components/sections/question-list'
import { Score } from '@/components/sections/score'
import { TextLink } from '@/components/ui/text-link'
import { callToAction } from '@/content/navigation'
import { nichePage } from '@/content/services'
import type { NicheContent } from '@/features/services/niche-content'
import { NicheIcon } from '@/features/services/niche-icon'
import { nicheTrail } from '@/features/services/niche-meta'
import { nichePaper } from '@/features/services/niche-papers'
import { phaseBeats } from '@/features/services/process-beats'
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
      <PlainWeave
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
      <Score
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
      <Inventory
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
      <HungLabel
        heading={part.sectionHeadline}
        text={
          <>
            {nichePage.faqText} <TextLink to={nichePage.faqAction.to}>{nichePage.faqAction.label}</TextLink>
          </>
        }
      >
        <QuestionList name="niche" questions={part.faqItems} />
      </HungLabel>
    )
  )
}
