import { Disclosure, type Question } from '@/components/sections/question-list'
import { Unfold } from '@/components/sections/unfold'

interface MarginQuestionsProps {
  heading: string
  paragraphs: readonly string[]
  /** On phones, of the button that shows all after the first paragraph; without it all is always shown. */
  unfold?: string
  /** The heading of the list in the margin. */
  questionsLabel: string
  /** Questions with an answer are disclosures. */
  questions: ReadonlyArray<string | Question>
}

/** Text with questions in the margin. */
export function MarginQuestions({
  heading,
  paragraphs,
  unfold,
  questionsLabel,
  questions,
}: MarginQuestionsProps) {
  return (
    <section className={`page gap-y-6 py-section ${unfold ? 'folds' : ''}`}>
      <div className="lg:col-[c_5/span_8]">
        <h2>{heading}</h2>
        {paragraphs.map((paragraph, index) => (
          <p key={paragraph} className={`max-w-[40rem] ${index === 0 ? 'mt-4 text-lead' : 'folded mt-3'}`}>
            {paragraph}
          </p>
        ))}
      </div>
      {questions.length > 0 && (
        <div className="folded lg:col-[main-start/span_3] lg:row-start-1 lg:pt-2">
          <h3 className="text-h4">{questionsLabel}</h3>
          <div className="mt-3 border-t border-rule text-base">
            {questions.map((one) =>
              typeof one === 'string' ? (
                <p key={one} className="max-w-none border-b border-rule py-2.5 text-ink-2">
                  {one}
                </p>
              ) : (
                <Disclosure key={one.question} name="margin" summary={one.question} small>
                  <p>{one.answer}</p>
                </Disclosure>
              ),
            )}
          </div>
        </div>
      )}
      {unfold && <Unfold label={unfold} />}
    </section>
  )
}
