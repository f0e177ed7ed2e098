import { valibotResolver } from '@hookform/resolvers/valibot'
import { X } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { FormFailure } from '@/components/ui/form-failure'
import { SiteLink } from '@/components/ui/site-link'
import { workWithUs as words } from '@/content/about'
import { apply, somethingWrong } from '@/features/careers/apply'
import { WorkFields } from '@/features/careers/work-fields'
import { workSchema, type Application, type WorkInput } from '@/features/careers/work-schema'
import { WorkThanks } from '@/features/careers/work-thanks'

interface WorkFormProps {
  headingId: string
  /** While it is sending, the dialog must stay. */
  sending: boolean
  onSending: (sending: boolean) => void
  onClose: () => void
}

export function WorkForm({ headingId, sending, onSending, onClose }: WorkFormProps) {
  const [sent, setSent] = useState(false)
  const { register, handleSubmit, setError, setFocus, clearErrors, formState } = useForm<
    WorkInput,
    unknown,
    Application
  >({
    resolver: valibotResolver(workSchema),
    // What was refused is looked at again when it is sent again, not while it is typed.
    reValidateMode: 'onSubmit',
  })
  const { errors } = formState
  const busy = useRef(false)

  // Where the form arrives after its dialog has opened, nobody else leads the keyboard to it.
  useEffect(() => setFocus('fullName'), [setFocus])

  // A second press may come before the button is drawn disabled.
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!busy.current) void handleSubmit(send)(event)
  }

  async function send(application: Application) {
    busy.current = true
    onSending(true)
    try {
      await apply(application)
      setSent(true)
    } catch (error) {
      setError('root', { message: error instanceof Error ? error.message : somethingWrong })
      busy.current = false
    }
    onSending(false)
  }

  /** A field's message goes when the field is edited, the banner on any edit. */
  function edited(event: FormEvent) {
    clearErrors((event.target as HTMLInputElement).name as keyof WorkInput)
    clearErrors('root')
  }

  if (sent) return <WorkThanks headingId={headingId} onClose={onClose} />
  return (
    <form noValidate onSubmit={submit} onChange={edited}>
      <div className="mb-6 flex items-start justify-between gap-4">
        <div>
          <h2 id={headingId} className="text-h3">
            {words.heading}
          </h2>
          <p className="mt-2 text-ink-2">{words.text}</p>
        </div>
        <button
          type="button"
          className="-mt-2 -mr-2 grid size-11 flex-none place-items-center"
          aria-label={words.close}
          disabled={sending}
          onClick={onClose}
        >
          <X size={24} aria-hidden="true" />
        </button>
      </div>
      {errors.root?.message && <FormFailure message={errors.root.message} />}
      <fieldset disabled={sending}>
        <WorkFields register={register} errors={errors} />
        <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" variant="beat" size="big" busy={sending} busyLabel={words.sending}>
            {words.submit}
          </Button>
          <p className="flex-[1_1_12rem] text-small text-ink-2">
            {words.privacy}{' '}
            <SiteLink to={words.privacyLink.to} newTab className="inline-block underline underline-offset-2">
              {words.privacyLink.label}
            </SiteLink>
          </p>
        </div>
      </fieldset>
    </form>
  )
}
