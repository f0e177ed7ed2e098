import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { Input, Select } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'
import { areasOfExpertise, workWithUs as words } from '@/content/about'
import type { WorkInput } from '@/features/careers/work-schema'

interface WorkFieldsProps {
  register: UseFormRegister<WorkInput>
  errors: FieldErrors<WorkInput>
}

export function WorkFields({ register, errors }: WorkFieldsProps) {
  return (
    <div className="grid gap-x-gutter gap-y-5 md:grid-cols-2">
      <Field label={words.fullName} error={errors.fullName?.message}>
        {(wiring) => <Input {...register('fullName')} {...wiring} autoComplete="name" aria-required="true" />}
      </Field>
      <Field label={words.contactNumber} error={errors.contactNumber?.message}>
        {(wiring) => (
          <Input
            {...register('contactNumber')}
            {...wiring}
            type="tel"
            autoComplete="tel"
            aria-required="true"
          />
        )}
      </Field>
      <Field label={words.email} error={errors.email?.message}>
        {(wiring) => (
          <Input {...register('email')} {...wiring} type="email" autoComplete="email" aria-required="true" />
        )}
      </Field>
      <Field label={words.areaOfExpertise} error={errors.areaOfExpertise?.message}>
        {(wiring) => (
          <Select {...register('areaOfExpertise')} {...wiring} aria-required="true">
            <option value="">{words.choose}</option>
            {areasOfExpertise.map((area) => (
              <option key={area}>{area}</option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
