import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { useStudio } from '@/components/layout/studio'
import { Button } from '@/components/ui/button'
import { Input, Select } from '@/components/ui/controls'
import { Field, FormFields } from '@/components/ui/field'
import { FormFailure } from '@/components/ui/form-failure'
import { Honeypot } from '@/components/ui/honeypot'
import { SiteLink } from '@/components/ui/site-link'
import { takeFocus } from '@/components/ui/take-focus'
import { useSentForm } from '@/components/ui/use-sent-form'
import { areasOfExpertise, workWithUs as copy } from '@/content/about'
import { apply } from '@/features/careers/apply'
import { type WorkInput, workSchema } from '@/features/careers/work-schema'

interface WorkFormProps {
  headingId: string
  onSending: (sending: boolean) => void
  onClose: () => void
}

export function WorkForm({ headingId, onSending, onClose }: WorkFormProps) {
  const studio = useStudio()
  const { form, errors, wayOut, sending, sent, submit, clearFieldErrors } = useSentForm(
    workSchema,
    (application) => apply(application, studio),
  )
  const { register, setFocus } = form
  // The form may load after its dialog has opened, so it takes the focus itself.
  useEffect(() => setFocus('fullName'), [setFocus])

  // A layout effect, so that the dialog is locked before the visitor can click outside it.
  const report = useEffectEvent(onSending)
  useLayoutEffect(() => report(sending), [sending])

  if (sent) return <WorkThanks headingId={headingId} onClose={onClose} />
  return (
    <form noValidate aria-labelledby={headingId} onSubmit={submit} onChange={clearFieldErrors}>
      <div className="mb-6 flex items-start justify-between gap-4">
        <div>
          <h2 id={headingId} className="text-h3">
            {copy.heading}
          </h2>
          <p className="mt-2 text-ink-2">{copy.text}</p>
        </div>
        <button
          type="button"
          className="-mt-2 -mr-2 grid size-11 flex-none place-items-center"
          aria-label={copy.close}
          disabled={sending}
          onClick={onClose}
        >
          <X size={24} aria-hidden="true" />
        </button>
      </div>
      {errors.root?.message && <FormFailure message={errors.root.message} wayOut={wayOut} />}
      <FormFields needed={copy.needed} disabled={sending}>
        <WorkFields register={register} errors={errors} />
        <Honeypot {...register('website')} />
        <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" variant="accent" size="big" busy={sending} busyLabel={copy.sending}>
            {copy.submit}
          </Button>
          <p className="flex-[1_1_12rem] text-small text-ink-2">
            {copy.privacy}{' '}
            <SiteLink to={copy.privacyLink.to} newTab className="inline-block underline underline-offset-2">
              {copy.privacyLink.label}
            </SiteLink>
          </p>
        </div>
      </FormFields>
    </form>
  )
}

interface WorkFieldsProps {
  register: UseFormRegister<WorkInput>
  errors: FieldErrors<WorkInput>
}

function WorkFields({ register, errors }: WorkFieldsProps) {
  return (
    <div className="grid gap-x-gutter gap-y-5 md:grid-cols-2">
      <Field label={copy.fullName} error={errors.fullName?.message}>
        {(inputProps) => (
          <Input {...register('fullName')} {...inputProps} autoComplete="name" aria-required="true" />
        )}
      </Field>
      <Field label={copy.contactNumber} error={errors.contactNumber?.message}>
        {(inputProps) => (
          <Input
            {...register('contactNumber')}
            {...inputProps}
            type="tel"
            autoComplete="tel"
            aria-required="true"
          />
        )}
      </Field>
      <Field label={copy.email} error={errors.email?.message}>
        {(inputProps) => (
          <Input
            {...register('email')}
            {...inputProps}
            type="email"
            autoComplete="email"
            aria-required="true"
          />
        )}
      </Field>
      <Field label={copy.areaOfExpertise} error={errors.areaOfExpertise?.message}>
        {(inputProps) => (
          <Select {...register('areaOfExpertise')} {...inputProps} aria-required="true">
            <option value="">{copy.choose}</option>
            {areasOfExpertise.map((area) => (
              <option key={area}>{area}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={copy.workLink} error={errors.workLink?.message} className="col-span-full">
        {(inputProps) => <Input {...register('workLink')} {...inputProps} type="url" />}
      </Field>
    </div>
  )
}

const closeAfterMs = 3000

/** Shows the thanks and closes the dialog after a few seconds. */
function WorkThanks({ headingId, onClose }: { headingId: string; onClose: () => void }) {
  const leave = useEffectEvent(onClose)

  useEffect(() => {
    const timer = setTimeout(() => leave(), closeAfterMs)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div ref={takeFocus} tabIndex={-1} role="status" className="success-panel outline-none">
      <h2 id={headingId} className="text-h3">
        {copy.thanks}
      </h2>
      <p className="mt-2 mb-5">{copy.next}</p>
      <Button variant="line" onClick={onClose}>
        {copy.close}
      </Button>
    </div>
  )
}
