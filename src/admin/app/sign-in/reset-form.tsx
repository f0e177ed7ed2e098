import { useRef, useState, type FormEvent } from 'react'
import * as v from 'valibot'
import { NewPasswordField } from '@/admin/kit/session/new-password-field'
import { newPasswordSchema, PasswordError, redeemToken, setPassword } from '@/admin/kit/session/password'
import type { ArrivalLink } from '@/admin/kit/session/recovery-link'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { supabase } from '@/lib/supabase'

interface ResetFormProps {
  /** Absent: the link has already signed in. */
  link?: Extract<ArrivalLink, { kind: 'token' }>
  onDone: (othersSignedOut: boolean) => void
  onSpent: () => void
}

export function ResetForm({ link, onDone, onSpent }: ResetFormProps) {
  const [password, setNewPassword] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [sending, setSending] = useState(false)
  // A token works once: a password that is refused after it needs no second one.
  const redeemed = useRef(link === undefined)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const checked = v.safeParse(newPasswordSchema, password)
    setFailure(undefined)
    setError(checked.success ? undefined : checked.issues[0].message)
    if (!checked.success) return form.querySelector('input')?.focus()
    setSending(true)
    try {
      if (link && !redeemed.current) await redeemToken(supabase.auth, link.token, link.type)
      redeemed.current = true
      onDone(await setPassword(supabase.auth, checked.output))
    } catch (refusal) {
      setSending(false)
      const { reason, message } =
        refusal instanceof PasswordError ? refusal : new PasswordError(String(refusal), 'other')
      if (reason === 'spent') return onSpent()
      if (reason === 'weak' || reason === 'same') setError(message)
      else setFailure(message)
      form.querySelector('input')?.focus()
    }
  }

  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void send(event)}>
      {failure && (
        <Banner>
          <p>{failure}</p>
        </Banner>
      )}
      <NewPasswordField
        value={password}
        error={error}
        onChange={(value) => {
          setNewPassword(value)
          setError(undefined)
        }}
      />
      <p className="mt-1">
        <Button type="submit" variant="accent" size="big" busy={sending} busyLabel="Saving...">
          Set the password
        </Button>
      </p>
    </form>
  )
}
