import { budgetRanges, projectTypes, quotePage as copy, timelines } from '@/content/contact'
import type { EnquiryFormState } from '@/features/contact/enquiry-form'
import { useWatch } from 'react-hook-form'
import { useInterpolated } from '@/components/layout/studio'
import { Select } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'
import { Ornament } from '@/components/ui/ornament'

/** 'Not sure' is the last option of each list and the default. */
const choices = [
  { name: 'project_type', label: copy.projectType, options: projectTypes },
  { name: 'budget_range', label: copy.budgetRange, options: budgetRanges },
  { name: 'timeline', label: copy.timeline, options: timelines },
] as const

/** The three optional questions of a quote. */
export function QuoteChoices({ register, errors }: Pick<EnquiryFormState, 'register' | 'errors'>) {
  return (
    <div className="grid gap-x-gutter gap-y-6 md:grid-cols-2">
      {useInterpolated(choices).map(({ name, label, options }) => (
        <Field
          key={name}
          label={label}
          error={errors[name]?.message}
          className={name === 'project_type' ? 'col-span-full' : undefined}
        >
          {(inputProps) => (
            <Select {...register(name)} {...inputProps} defaultValue={options.at(-1)}>
              {options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </Select>
          )}
        </Field>
      ))}
    </div>
  )
}

/** A draft of the quotation: shows the choices made in the form so far and leaves the amount blank. */
export function QuoteSheet({ control }: Pick<EnquiryFormState, 'control'>) {
  const chosen = useWatch({ control, name: ['project_type', 'budget_range', 'timeline'] })
  const lines = useInterpolated([
    { term: copy.sheet.projectType, options: projectTypes },
    { term: copy.sheet.budgetRange, options: budgetRanges },
    { term: copy.sheet.timeline, options: timelines },
  ])
  return (
    <div className="relative bg-sheet px-[min(1.5rem,7.5vw)] py-6">
      <Ornament kind="orn-sudut" className="absolute top-0 right-0 [scale:-1_1]" />
      <h2 className="pr-[min(5rem,25vw)] text-h3">{copy.sheet.heading}</h2>
      <dl className="mt-6">
        {lines.map(({ term, options }, index) => {
          const open = options.at(-1)
          const value = chosen[index] ?? open
          return (
            <div
              key={term}
              className="flex items-baseline justify-between gap-4 border-t border-rule py-2 text-ink-2"
            >
              <dt>{term}</dt>
              <dd className={`text-right ${value === open ? '' : 'font-semibold text-ink'}`}>{value}</dd>
            </div>
          )
        })}
      </dl>
      <ul className="mt-6">
        {copy.sheet.lists.map((line) => (
          <li key={line} className="border-t border-rule py-2.5">
            {line}
          </li>
        ))}
      </ul>
      <p className="quotation-total">{copy.sheet.total}</p>
      <p className="mt-3 text-ink-2">{copy.sheet.valid}</p>
    </div>
  )
}
