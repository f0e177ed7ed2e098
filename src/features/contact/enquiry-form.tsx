import type { ReactNode, RefObject } from 'react'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'
import { SiteLink } from '@/components/ui/site-link'
import { enquiryFields as words } from '@/content/contact'

type Written = { name: string; contact: string }

interface NameAndContactProps {
  register: UseFormRegister<Written>
  errors: FieldErrors<Written>
}

/** Who writes, and where the answer goes. */
export function NameAndContact({ register, errors }: NameAndContactProps) {
  return (
    <div className="grid gap-x-gutter gap-y-5 md:grid-cols-2">
      <Field label={words.name} error={errors.name?.message}>
        {(wiring) => <Input {...register('name')} {...wiring} autoComplete="name" aria-required="true" />}
      </Field>
      <Field label={words.contact} help={words.contactHelp} error={errors.contact?.message}>
        {(wiring) => <Input {...register('contact')} {...wiring} autoComplete="email" aria-required="true" />}
      </Field>
    </div>
  )
}
