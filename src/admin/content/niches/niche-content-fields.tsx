import { useEffect, useRef, type ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { IconField } from '@/admin/content/niches/icon-field'
import { ListField } from '@/admin/kit/form/list-field'
import { partLabels, type NicheContentForm } from '@/admin/content/niches/niche-content-form'
import type { NicheForm } from '@/admin/content/niches/niche-schema'
import { TextField } from '@/admin/kit/form/text-field'
import { ImageField } from '@/admin/kit/images/image-field'
import { CheckboxField } from '@/admin/kit/form/checkbox-field'
import { Collapsible } from '@/admin/kit/screen/collapsible'

type Form = UseFormReturn<NicheForm>
type PartName = Exclude<keyof NicheContentForm, 'title' | 'metaTitle' | 'metaDescription'>

const bookingHelp = 'Leave empty for the booking page.'

/** The fields for the content of an industry page, part by part in the order of the page. */
export function NicheContentFields({ form }: { form: Form }) {
  return (
    <div className="grid gap-6">
      <TextField form={form} name="content.title" label="Title (optional)" wraps />
      <TextField
        form={form}
        name="content.metaTitle"
        label="Title in search results (optional)"
        help="About 60 characters are shown, followed by the studio’s name. Leave empty to use the title."
      />
      <TextField
        form={form}
        name="content.metaDescription"
        label="Description in search results (optional)"
        help="About 155 characters are shown."
        rows={3}
      />
      <div>
        <Part form={form} name="hero">
          <TextField form={form} name="content.hero.headlineText" label="Headline" />
          <TextField
            form={form}
            name="content.hero.subheadlineText"
            label="Sentence under it (optional)"
            rows={3}
          />
          <TextField form={form} name="content.hero.ctaText" label="What its button says" />
          <TextField
            form={form}
            name="content.hero.ctaLink"
            label="Where its button leads (optional)"
            inputMode="url"
            help={bookingHelp}
          />
          <ImageField
            form={form}
            name="content.hero.backgroundImageUrl"
            label="Image beside it"
            help="Shown beside the text, as decoration."
          />
        </Part>
        <Part form={form} name="problemStatement">
          <Heading form={form} part="problemStatement" />
          <ListField
            form={form}
            name="content.problemStatement.introductoryParagraphs"
            label="Paragraphs"
            one="paragraph"
            empty={{ text: '' }}
          >
            {(index) => (
              <TextField
                form={form}
                name={`content.problemStatement.introductoryParagraphs.${index}.text`}
                label={`Paragraph ${index + 1}`}
                rows={3}
              />
            )}
          </ListField>
          <QuestionFields
            form={form}
            name="content.problemStatement.problemQuestions"
            label="Questions in the margin"
          />
        </Part>
        <Part form={form} name="solutionOutcome">
          <Heading form={form} part="solutionOutcome" />
          <TextField
            form={form}
            name="content.solutionOutcome.introductoryText"
            label="Sentence under the heading (optional)"
            rows={3}
          />
          <ListField
            form={form}
            name="content.solutionOutcome.outcomes"
            label="Outcomes"
            one="outcome"
            empty={{ iconName: '', title: '', description: '' }}
          >
            {(index) => (
              <>
                <IconField form={form} name={`content.solutionOutcome.outcomes.${index}.iconName`} />
                <TextField
                  form={form}
                  name={`content.solutionOutcome.outcomes.${index}.title`}
                  label="Title"
                />
                <TextField
                  form={form}
                  name={`content.solutionOutcome.outcomes.${index}.description`}
                  label="Text"
                  rows={3}
                />
              </>
            )}
          </ListField>
        </Part>
        <Part form={form} name="brandedProcess">
          <Heading form={form} part="brandedProcess" />
          <ListField
            form={form}
            name="content.brandedProcess.processPhases"
            label="Phases"
            one="phase"
            empty={{ phaseName: '', phaseDescription: '' }}
          >
            {(index) => (
              <>
                <TextField
                  form={form}
                  name={`content.brandedProcess.processPhases.${index}.phaseName`}
                  label="Name"
                />
                <TextField
                  form={form}
                  name={`content.brandedProcess.processPhases.${index}.phaseDescription`}
                  label="What happens"
                  rows={3}
                />
              </>
            )}
          </ListField>
        </Part>
        <Part form={form} name="portfolioProjects">
          <Heading form={form} part="portfolioProjects" />
        </Part>
        <Part form={form} name="essentialFeatures">
          <Heading form={form} part="essentialFeatures" />
          <TextField
            form={form}
            name="content.essentialFeatures.introductoryText"
            label="Sentence under the heading (optional)"
            rows={3}
          />
          <ListField
            form={form}
            name="content.essentialFeatures.featuresList"
            label="Features"
            one="feature"
            empty={{ iconName: '', featureTitle: '', featureDescription: '' }}
          >
            {(index) => (
              <>
                <IconField form={form} name={`content.essentialFeatures.featuresList.${index}.iconName`} />
                <TextField
                  form={form}
                  name={`content.essentialFeatures.featuresList.${index}.featureTitle`}
                  label="Name"
                />
                <TextField
                  form={form}
                  name={`content.essentialFeatures.featuresList.${index}.featureDescription`}
                  label="Text"
                  rows={3}
                />
              </>
            )}
          </ListField>
        </Part>
        <Part form={form} name="faq">
          <Heading form={form} part="faq" />
          <QuestionFields form={form} name="content.faq.faqItems" label="Questions" />
        </Part>
        <Part form={form} name="finalCta">
          <TextField form={form} name="content.finalCta.headlineText" label="Headline" />
          <TextField form={form} name="content.finalCta.bodyText" label="Text (optional)" rows={3} />
          <TextField form={form} name="content.finalCta.primaryCtaText" label="What the button says" />
          <TextField
            form={form}
            name="content.finalCta.primaryCtaLink"
            label="Where the button leads (optional)"
            inputMode="url"
            help={bookingHelp}
          />
          <TextField form={form} name="content.finalCta.secondaryLinkText" label="Second link (optional)" />
          <TextField
            form={form}
            name="content.finalCta.secondaryLinkUrl"
            label="Where the second link leads (optional)"
            inputMode="url"
          />
        </Part>
      </div>
    </div>
  )
}

/** A collapsible part of the page, with a switch that hides it. */
function Part({ form, name, children }: { form: Form; name: PartName; children: ReactNode }) {
  const shown = form.watch(`content.${name}.shown`)
  const faulty = form.getFieldState(`content.${name}`, form.formState).invalid
  const { submitCount } = form.formState
  const details = useRef<HTMLDetailsElement>(null)
  // A field in a collapsed part cannot take the focus, so the first invalid one is focused once the part
  // opens.
  useEffect(() => {
    if (!faulty || submitCount === 0 || document.activeElement?.matches('[aria-invalid=true]')) return
    details.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [faulty, submitCount])
  return (
    <Collapsible
      ref={details}
      summary={partLabels[name]}
      aside={!shown && 'Not on the page'}
      open={faulty || undefined}
    >
      <div className="grid gap-6 pt-3 pb-8">
        <CheckboxField form={form} name={`content.${name}.shown`} label="Show this part on the page" />
        {shown && children}
      </div>
    </Collapsible>
  )
}

function Heading({ form, part }: { form: Form; part: Exclude<PartName, 'hero' | 'finalCta'> }) {
  return <TextField form={form} name={`content.${part}.sectionHeadline`} label="Heading" />
}

type QuestionsName = 'content.problemStatement.problemQuestions' | 'content.faq.faqItems'

function QuestionFields({ form, name, label }: { form: Form; name: QuestionsName; label: string }) {
  return (
    <ListField form={form} name={name} label={label} one="question" empty={{ question: '', answer: '' }}>
      {(index) => (
        <>
          <TextField form={form} name={`${name}.${index}.question`} label="Question" />
          <TextField form={form} name={`${name}.${index}.answer`} label="Answer" rows={3} />
        </>
      )}
    </ListField>
  )
}
