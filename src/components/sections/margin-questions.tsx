interface MarginQuestionsProps {
  heading: string
  paragraphs: readonly string[]
  /** Of the list in the margin. */
  questionsLabel: string
  questions: readonly string[]
}

/** Text with a list of questions in the margin. */
export function MarginQuestions({ heading, paragraphs, questionsLabel, questions }: MarginQuestionsProps) {
  return (
    <section className="page gap-y-10 py-section">
      <div className="lg:col-[c_5/span_8]">
        <h2>{heading}</h2>
        {paragraphs.map((paragraph, index) => (
          <p key={paragraph} className={`max-w-[40rem] ${index === 0 ? 'mt-6 text-lead' : 'mt-4'}`}>
            {paragraph}
          </p>
        ))}
      </div>
      {questions.length > 0 && (
        <div className="lg:col-[main-start/span_3] lg:row-start-1 lg:pt-2">
          <h3 className="text-h4">{questionsLabel}</h3>
          <ul className="mt-3 text-base text-ink-2">
            {questions.map((question) => (
              <li key={question} className="border-t border-rule py-3">
                {question}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
