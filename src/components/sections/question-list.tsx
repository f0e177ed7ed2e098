import { Disclosure } from '@/components/ui/disclosure'

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
