import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'

export interface Question {
  question: string
  answer: string
}

/** Questions of which one is open at a time, the first from the start; pressing the open one closes it. */
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
  /** Disclosures of one name are single-open, by the browser itself. */
  name?: string
  defaultOpen?: boolean
  children: ReactNode
}

/** Native details, so that it opens before any script has run. */
export function Disclosure({ summary, name, defaultOpen, children }: DisclosureProps) {
  return (
    <details className="disclosure" name={name} open={defaultOpen}>
      <summary>
        {summary}
        <Plus size={20} aria-hidden="true" />
      </summary>
      <div className="pb-6 text-ink-2">{children}</div>
    </details>
  )
}
