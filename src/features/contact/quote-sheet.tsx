import { useWatch } from 'react-hook-form'
import { Ornament } from '@/components/ui/ornament'
import { budgetRanges, packages, projectTypes, quotePage, timelines } from '@/content/contact'
import type { EnquiryForm } from '@/features/contact/use-enquiry-form'

const words = quotePage.sheet

/** A quotation before it is written: it takes over what the form says so far, and leaves the amount open. */
export function QuoteSheet({ control }: Pick<EnquiryForm, 'control'>) {
  const chosen = useWatch({ control, name: ['project_type', 'package', 'budget_range', 'timeline'] })
  const lines = [
    { term: words.projectType, options: projectTypes },
    { term: words.package, options: packages },
    { term: words.budgetRange, options: budgetRanges },
    { term: words.timeline, options: timelines },
  ]
  return (
    <div className="quotation">
      <Ornament kind="sudut" className="absolute top-0 right-0 -scale-x-100" />
      <h2 className="pr-20 text-h3">{words.heading}</h2>
      <dl className="mt-6">
        {lines.map(({ term, options }, index) => {
          const open = options.at(-1)
          const value = chosen[index] ?? open
          return (
            <div key={term} className="quotation-line">
              <dt>{term}</dt>
              <dd className={value === open ? undefined : 'font-semibold text-ink'}>{value}</dd>
            </div>
          )
        })}
      </dl>
      <ul className="mt-6">
        {words.lists.map((line) => (
          <li key={line} className="border-t border-rule py-2.5">
            {line}
          </li>
        ))}
      </ul>
      <p className="quotation-total">{words.total}</p>
      <p className="mt-3 text-ink-2">{words.valid}</p>
    </div>
  )
}
