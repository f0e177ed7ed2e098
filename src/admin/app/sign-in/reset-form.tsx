import { useRef, useState, type FormEvent } from 'react'
import * as v from 'valibot'
import { CodeField } from '@/admin/kit/session/code-form'
import { NewPasswordField } from '@/admin/kit/session/new-password-field'
import {
  giveCode,
  newPasswordSchema,
  PasswordError,
  redeemToken,
  setPassword,
} from '@/admin/kit/session/password'
import type { ArrivalLink } from '@/admin/kit/session/recovery-link'
import { codeSchema } from '@/admin/kit/session/second-factor'
import { session, useSession } from '@/admin/kit/session/session'
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
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [wrongCode, setWrongCode] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [sending, setSending] = useState(false)
  // Only once the link is used is it known whether the account has a second factor.
  const codeNeeded = useSession().status === 'code-needed'
  // A token works once: a password that is refused after it needs no second one.
  const redeemed = useRef(link === undefined)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const checked = v.safeParse(newPasswordSchema, password)
    const given = v.safeParse(codeSchema, code)
    const focusOn = (name: string) => form.querySelector<HTMLInputElement>(`[autocomplete=${name}]`)?.focus()
    setFailure(undefined)
    setError(checked.success ? undefined : checked.issues[0].message)
    setWrongCode(codeNeeded && !given.success ? given.issues[0].message : undefined)
    if (!checked.success) return focusOn('new-password')
    if (codeNeeded && !given.success) return focusOn('one-time-code')
    setSending(true)
    try {
      if (link && !redeemed.current) await redeemToken(supabase.auth, link.token, link.type)
      redeemed.current = true
      const state = session.read()
      if (state.status === 'code-needed') {
        if (!given.success) return setSending(false)
        await giveCode(supabase.auth, { factorId: state.user.factorId, code: given.output })
      }
      onDone(await setPassword(supabase.auth, checked.output))
    } catch (refusal) {
      setSending(false)
      const { reason, message } =
        refusal instanceof PasswordError ? refusal : new PasswordError(String(refusal), 'other')
      if (reason === 'spent' || reason === 'ended') return onSpent()
      if (reason === 'weak' || reason === 'same') setError(message)
      else if (reason === 'code') setWrongCode(message)
      else setFailure(message)
      focusOn(reason === 'code' ? 'one-time-code' : 'new-password')
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
      {codeNeeded && (
        <CodeField
          takesFocus
          value={code}
          error={wrongCode}
          onChange={(value) => {
            setCode(value)
            setWrongCode(undefined)
          }}
        />
      )}
      <p className="mt-1">
        <Button type="submit" variant="accent" size="big" busy={sending} busyLabel="Saving...">
          Set the password
        </Button>
      </p>
    </form>
  )
}
