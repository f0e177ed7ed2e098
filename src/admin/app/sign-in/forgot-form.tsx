import { useState, type FormEvent, type ReactNode } from 'react'
import * as v from 'valibot'
import { emailSchema, requestReset } from '@/admin/kit/session/password'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'
import { supabase } from '@/lib/supabase'

interface ForgotFormProps {
  email: string
  onEmail: (email: string) => void
  back?: ReactNode
}

/** Asks for a mail with a link. The answer is the same for an address with an account and for one without. */
export function ForgotForm({ email, onEmail, back }: ForgotFormProps) {
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [state, setState] = useState<'asking' | 'sending' | 'sent'>('asking')

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const checked = v.safeParse(emailSchema, email)
    setFailure(undefined)
    setError(checked.success ? undefined : checked.issues[0].message)
    if (!checked.success) return event.currentTarget.querySelector('input')?.focus()
    setState('sending')
    try {
      await requestReset(supabase.auth, checked.output, `${location.origin}/admin/reset`)
      setState('sent')
    } catch (refusal) {
      setFailure(refusal instanceof Error ? refusal.message : String(refusal))
      setState('asking')
    }
  }

  if (state === 'sent') {
    return (
      <>
        <Banner tone="success">
          <p>
            If {email.trim()} has an account here, a mail with a link is on its way. The link works once, for
            one hour.
          </p>
        </Banner>
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <button type="button" className="quiet-action" onClick={() => setState('asking')}>
            No mail came: ask again
          </button>
          {back}
        </p>
      </>
    )
  }
  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void send(event)}>
      {failure && (
        <Banner>
          <p>{failure}</p>
        </Banner>
      )}
      <Field label="Email" help="We send a link to it that opens a page for the new password." error={error}>
        {(inputProps) => (
          <Input
            {...inputProps}
            type="email"
            autoComplete="username"
            aria-required="true"
            value={email}
            onChange={(event) => {
              onEmail(event.target.value)
              setError(undefined)
            }}
          />
        )}
      </Field>
      <p className="mt-1 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" variant="accent" size="big" busy={state === 'sending'} busyLabel="Sending...">
          Send the link
        </Button>
        {back}
      </p>
    </form>
  )
}
