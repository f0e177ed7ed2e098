import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'

export interface Question {
  question: string
  answer: string
}

/** Questions with one open at a time, initially the first. */
export function QuestionList({ name, questions }: { name: string; questions: readonly Question[] }) {
  return (
    <div className="border-t-2 border-ink">
      {questions.map(({ question, answer }, index) => (
        <Disclosure key={question} name={name} summary={question} defaultOpen={index === 0}>
          <p>{answer}</p>
        </Disclosure>
      ))}
    </div>
  )
}

interface DisclosureProps {
  summary: ReactNode
  /** The browser keeps only one disclosure of the same name open. */
  name?: string
  defaultOpen?: boolean
  small?: boolean
  children: ReactNode
}

/** A native <details>, so that it opens before any script has run. */
export function Disclosure({ summary, name, defaultOpen, small, children }: DisclosureProps) {
  return (
    <details className="question group border-b border-rule" name={name} open={defaultOpen}>
      <summary
        className={`flex items-start justify-between gap-5 ${small ? 'py-2.5' : 'py-3 font-head text-h4 font-[560]'}`}
      >
        {summary}
        {/* The plus turns into a cross when open. */}
        <Plus
          size={20}
          className="mt-[.2em] transition-transform duration-step-2 ease-[steps(3)] group-open:rotate-45 group-open:text-accent"
          aria-hidden="true"
        />
      </summary>
      <div className="pb-6 text-ink-2">{children}</div>
    </details>
  )
}
