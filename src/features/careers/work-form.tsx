import { valibotResolver } from '@hookform/resolvers/valibot'
import { X } from 'lucide-react'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type FieldErrors, useForm, type UseFormRegister } from 'react-hook-form'
import { useStudio } from '@/components/layout/studio'
import { Button } from '@/components/ui/button'
import { Input, Select } from '@/components/ui/controls'
import { Field, FormFields } from '@/components/ui/field'
import { FormFailure, type WayOut } from '@/components/ui/form-failure'
import { Honeypot } from '@/components/ui/honeypot'
import { SiteLink } from '@/components/ui/site-link'
import { areasOfExpertise, workWithUs as copy } from '@/content/about'
import { ApplicationError, apply, somethingWrong } from '@/features/careers/apply'
import { type Application, type WorkInput, workSchema } from '@/features/careers/work-schema'

interface WorkFormProps {
  headingId: string
  /** While it is sending, the dialog must stay. */
  sending: boolean
  onSending: (sending: boolean) => void
  onClose: () => void
}

export function WorkForm({ headingId, sending, onSending, onClose }: WorkFormProps) {
  const studio = useStudio()
  const [sent, setSent] = useState(false)
  const { register, handleSubmit, setError, setFocus, clearErrors, formState } = useForm<
    WorkInput,
    unknown,
    Application
  >({
    resolver: valibotResolver(workSchema),
    // A refused field is validated again on the next submit, not while typing.
    reValidateMode: 'onSubmit',
  })
  const { errors } = formState
  const [wayOut, setWayOut] = useState<WayOut>()
  const busy = useRef(false)

  // The form may arrive after its dialog has opened: it then has to take the focus itself.
  useEffect(() => setFocus('fullName'), [setFocus])

  // A second press may come before the button is rendered disabled.
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!busy.current) void handleSubmit(send)(event)
  }

  async function send(application: Application) {
    busy.current = true
    onSending(true)
    try {
      await apply(application, studio)
      setSent(true)
    } catch (error) {
      const failure = error instanceof ApplicationError ? error : new ApplicationError(somethingWrong)
      setError('root', { message: failure.message })
      setWayOut(failure.wayOut)
      busy.current = false
    }
    onSending(false)
  }

  /** A field's message goes when the field is edited, the banner on any edit. */
  function clearFieldErrors(event: FormEvent) {
    clearErrors((event.target as HTMLInputElement).name as keyof WorkInput)
    clearErrors('root')
  }

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
    </div>
  )
}

const closeAfterMs = 3000

/** Thanks the visitor and closes the dialog after a while. */
function WorkThanks({ headingId, onClose }: { headingId: string; onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null)
  const leave = useEffectEvent(onClose)

  useEffect(() => {
    panel.current?.focus()
    const timer = setTimeout(() => leave(), closeAfterMs)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div ref={panel} tabIndex={-1} role="status" className="success-panel outline-none">
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
