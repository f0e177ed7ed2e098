import { Radio, Select } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'
import { budgetRanges, packages, projectTypes, quotePage as words, timelines } from '@/content/contact'
import type { EnquiryForm } from '@/features/contact/use-enquiry-form'

/** The four questions of a quote. Each begins with 'not sure', so that none has to be answered to go on. */
export function QuoteChoices({ register }: Pick<EnquiryForm, 'register'>) {
  return (
    <>
      <Field label={words.projectType}>
        {(wiring) => (
          <Select {...register('project_type')} {...wiring}>
            <Options options={projectTypes} />
          </Select>
        )}
      </Field>
      <fieldset>
        <legend className="field-label">{words.budgetRange}</legend>
        <div className="grid gap-x-gutter xs:grid-cols-2">
          {budgetRanges.map((range) => (
            <Radio
              key={range}
              {...register('budget_range')}
              value={range}
              defaultChecked={range === budgetRanges.at(-1)}
            >
              {range}
            </Radio>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-x-gutter gap-y-6 md:grid-cols-2">
        <Field label={words.package}>
          {(wiring) => (
            <Select {...register('package')} {...wiring}>
              <Options options={packages} />
            </Select>
          )}
        </Field>
        <Field label={words.timeline}>
          {(wiring) => (
            <Select {...register('timeline')} {...wiring}>
              <Options options={timelines} />
            </Select>
          )}
        </Field>
      </div>
    </>
  )
}

/** The last one, 'not sure', stands first. */
function Options({ options }: { options: readonly string[] }) {
  return [options.at(-1), ...options.slice(0, -1)].map((option) => <option key={option}>{option}</option>)
}
