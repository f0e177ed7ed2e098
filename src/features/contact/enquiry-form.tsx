import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'
import { FormFailure } from '@/components/ui/form-failure'
import { SiteLink } from '@/components/ui/site-link'
import { enquiryFields as words } from '@/content/contact'
import { EnquirySent } from '@/features/contact/enquiry-sent'
import { MessageField } from '@/features/contact/message-field'
import type { EnquiryForm as Form } from '@/features/contact/use-enquiry-form'

interface EnquiryFormProps {
  form: Form
  message: { label: string; help?: string }
  submit: string
  sent: { thanks: string; next: string; chatBefore: string }
  /** Fields between the writer's and the message. */
  children?: ReactNode
}

/** Who writes, what about, one button. What was sent stays said until the visitor leaves. */
export function EnquiryForm({ form, message, submit, sent, children }: EnquiryFormProps) {
  const { register, errors, sending } = form
  if (form.sent) return <EnquirySent {...sent} name={form.sent.name} />
  return (
    <form noValidate onSubmit={form.submit} onChange={form.edited}>
      {errors.root?.message && <FormFailure message={errors.root.message} />}
      <fieldset disabled={sending} className="grid gap-y-6">
        <div className="grid gap-x-gutter gap-y-6 md:grid-cols-2">
          <Field label={words.name} error={errors.name?.message}>
            {(wiring) => <Input {...register('name')} {...wiring} autoComplete="name" aria-required="true" />}
          </Field>
          <Field label={words.contact} help={words.contactHelp} error={errors.contact?.message}>
            {(wiring) => (
              <Input {...register('contact')} {...wiring} autoComplete="email" aria-required="true" />
            )}
          </Field>
        </div>
        {children}
        <MessageField form={form} {...message} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <Button type="submit" variant="beat" size="big" busy={sending} busyLabel={words.sending}>
            {submit}
          </Button>
          <p className="flex-[1_1_14rem] text-small text-ink-2">
            {words.privacyBefore}
            <SiteLink to={words.privacyLink.to} newTab className="inline-block underline underline-offset-2">
              {words.privacyLink.label}
            </SiteLink>
            {words.privacyAfter}
          </p>
        </div>
      </fieldset>
    </form>
  )
}
