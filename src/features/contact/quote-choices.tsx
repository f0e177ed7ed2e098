import { Select } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'
import { budgetRanges, packages, projectTypes, quotePage as words, timelines } from '@/content/contact'
import type { EnquiryForm } from '@/features/contact/use-enquiry-form'

/** 'Not sure' is the last option of each list and stands first in its field. */
const choices = [
  { name: 'project_type', label: words.projectType, options: projectTypes },
  { name: 'package', label: words.package, options: packages },
  { name: 'budget_range', label: words.budgetRange, options: budgetRanges },
  { name: 'timeline', label: words.timeline, options: timelines },
] as const

/** The four questions of a quote. None has to be answered to go on. */
export function QuoteChoices({ register, errors }: Pick<EnquiryForm, 'register' | 'errors'>) {
  return (
    <div className="grid gap-x-gutter gap-y-6 md:grid-cols-2">
      {choices.map(({ name, label, options }) => (
        <Field key={name} label={label} error={errors[name]?.message}>
          {(wiring) => (
            <Select {...register(name)} {...wiring}>
              {[options.at(-1), ...options.slice(0, -1)].map((option) => (
                <option key={option}>{option}</option>
              ))}
            </Select>
          )}
        </Field>
      ))}
    </div>
  )
}
