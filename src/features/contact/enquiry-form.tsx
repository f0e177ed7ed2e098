import { type ReactNode, useEffect, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import { useStudio } from '@/components/layout/studio'
import { WithoutScript } from '@/components/layout/without-script'
import { Button, ButtonLink } from '@/components/ui/button'
import { ContactInput, Input, Textarea } from '@/components/ui/controls'
import { Field, FormFields } from '@/components/ui/field'
import { FormFailure } from '@/components/ui/form-failure'
import { Honeypot } from '@/components/ui/honeypot'
import { SiteLink } from '@/components/ui/site-link'
import { takeFocus } from '@/components/ui/take-focus'
import { useSentForm } from '@/components/ui/use-sent-form'
import {
  aboutMessage,
  type contactPage,
  directLines,
  enquiryFields as fields,
  notSure,
  packageIn,
  projectTypeOf,
  type quotePage,
} from '@/content/contact'
import {
  type EnquiryInput,
  type EnquiryKind,
  enquirySchemas,
  type SubmittedEnquiry,
} from '@/features/contact/enquiry-schema'
import { sendEnquiry } from '@/features/contact/send-enquiry'
import { readAbout } from '@/lib/form-address'
import { messageLimitText, messageTooLong } from '@/lib/message-limit'
import { usePersistedForm } from '@/lib/use-persisted-form'
import { newUuid } from '@/lib/uuid'
import { whatsappLink } from '@/lib/whatsapp'
import { tidy } from '@/lib/written-text'

interface EnquiryFormProps {
  form: EnquiryFormState
  copy: typeof contactPage | typeof quotePage
  /** Fields between the contact field and the message. */
  children?: ReactNode
}

/** The form of the contact and quote pages; replaced by the confirmation after sending. */
export function EnquiryForm({ form, copy, children }: EnquiryFormProps) {
  const { register, errors, sending } = form
  if (form.sent) return <EnquirySent copy={copy} name={form.sent.name} />
  return (
    <form noValidate aria-label={copy.submit} onSubmit={form.submit} onChange={form.clearFieldErrors}>
      <WithoutScript text={directLines.withoutScript} greeting={directLines.greeting} />
      {errors.root?.message && <FormFailure message={errors.root.message} wayOut={form.wayOut} />}
      <FormFields needed={copy.needed} disabled={sending} className="grid gap-y-6">
        <div className="grid gap-x-gutter gap-y-6 md:grid-cols-2">
          <Field label={fields.name} error={errors.name?.message}>
            {(inputProps) => (
              <Input {...register('name')} {...inputProps} autoComplete="name" aria-required="true" />
            )}
          </Field>
          <Field label={fields.contact} help={fields.contactHelp} error={errors.contact?.message}>
            {(inputProps) => <ContactInput {...register('contact')} {...inputProps} />}
          </Field>
        </div>
        {children}
        <MessageField form={form} copy={copy} />
        <Honeypot {...register('website')} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <Button type="submit" variant="accent" size="big" busy={sending} busyLabel={fields.sending}>
            {copy.submit}
          </Button>
          <p className="flex-[1_1_14rem] text-small text-ink-2">
            {fields.privacyBefore}
            <SiteLink to={fields.privacyLink.to} newTab className="inline-block underline underline-offset-2">
              {fields.privacyLink.label}
            </SiteLink>
            {fields.privacyAfter}
          </p>
        </div>
      </FormFields>
    </form>
  )
}

/** The message with its limit; a too long message is reported at once and not cut. */
function MessageField({ form, copy }: EnquiryFormProps) {
  const over = messageTooLong(tidy(useWatch({ control: form.control, name: 'message' }) ?? ''))
  return (
    <Field
      label={copy.message}
      help={['messageHelp' in copy && copy.messageHelp, `Up to ${messageLimitText} characters.`]
        .filter(Boolean)
        .join(' ')}
      error={over ?? form.errors.message?.message}
    >
      {(inputProps) => (
        <Textarea {...form.register('message')} {...inputProps} rows={8} aria-required="true" />
      )}
    </Field>
  )
}

/** Replaces the form; offers the chat to visitors who do not want to wait. */
function EnquirySent({ name, copy }: Pick<EnquiryFormProps, 'copy'> & { name: string }) {
  const studio = useStudio()
  const greeting = directLines.greetingAfter(studio.name, name)
  return (
    <div ref={takeFocus} tabIndex={-1} role="status" className="success-panel outline-none">
      <h2 className="text-h3">{copy.thanks}</h2>
      <p className="mt-2">{copy.next}</p>
      <p className="mt-5 mb-3">{copy.chatBefore}</p>
      <ButtonLink to={whatsappLink(studio.whatsapp_number, greeting)} variant="line">
        {directLines.chat}
      </ButtonLink>
    </div>
  )
}

/** The form values contained in the page's URL. */
function prefillOf(kind: EnquiryKind, query: URLSearchParams): Partial<EnquiryInput> {
  const { package: named, industry } = readAbout(query)
  const chosen = packageIn(named)
  if (kind === 'contact') return { message: aboutMessage(chosen, industry) }
  const message = tidy(query.get('message') ?? '')
  return {
    project_type: projectTypeOf(chosen),
    message: messageTooLong(message) ? '' : message || aboutMessage(undefined, industry),
  }
}

/** The state of the contact or quote form. */
export function useEnquiryForm(kind: EnquiryKind) {
  const studio = useStudio()
  const [query] = useSearchParams()
  const { form, ...state } = useSentForm(enquirySchemas[kind], send)
  function send({ attempt, ...enquiry }: SubmittedEnquiry) {
    const values = JSON.stringify(enquiry)
    // If an answer was lost, the same values keep their key, also after a reload, and are stored once.
    const key = attempt?.values === values ? attempt.key : newUuid()
    form.setValue('attempt', { values, key })
    return sendEnquiry(kind, enquiry, key, studio)
  }
  const prefill = useMemo(() => prefillOf(kind, query), [kind, query])
  const forgetTyped = usePersistedForm({ key: `${kind}:typed`, form, prefill, untouched: [notSure] })
  useEffect(() => {
    if (state.sent) forgetTyped()
  }, [state.sent, forgetTyped])
  return { ...state, register: form.register, control: form.control }
}

export type EnquiryFormState = ReturnType<typeof useEnquiryForm>
