import { SecondFactorPanel } from '@/admin/app/account/second-factor-panel'
import type { DeskUser } from '@/admin/kit/session/session-store'
import { useRights, useSession } from '@/admin/kit/session/session'
import { Screen } from '@/admin/kit/screen/screen'
import { ScreenSection } from '@/admin/kit/screen/screen-section'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import * as v from 'valibot'
import { CodeField } from '@/admin/kit/session/code-form'
import { NewPasswordField } from '@/admin/kit/session/new-password-field'
import {
  aboutOtherDevices,
  changePassword,
  newPasswordSchema,
  PasswordError,
} from '@/admin/kit/session/password'
import { codeSchema } from '@/admin/kit/session/second-factor'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'
import { env } from '@/lib/env'
import { authAside, supabase } from '@/lib/supabase'

const rights = {
  administrator: 'This account holds an administrator’s rights: it reads and changes everything.',
  stranger: 'This account holds no administrator’s rights: it sees what a visitor sees.',
  unknown: '',
}

/** The account of the person signed in: rights, password and second factor. */
export function AccountScreen() {
  const state = useSession()
  const access = useRights()
  const { email, factorId } = state.status === 'signed-in' ? state.user : { email: '' }
  return (
    <Screen title="Account" lead={`You are signed in as ${email}. ${rights[access]}`}>
      <ScreenSection title="Password">
        <PasswordForm email={email} factorId={factorId} />
      </ScreenSection>
      {(env.secondFactor || factorId) && (
        <ScreenSection title="Second factor">
          <SecondFactorPanel email={email} factorId={factorId} />
        </ScreenSection>
      )}
    </Screen>
  )
}

const presentNeeded = 'Please enter your present password'

/** The fields, by what a browser is told that they are for. */
const purposes = { present: 'current-password', next: 'new-password', code: 'one-time-code' } as const
type Part = keyof typeof purposes

/** Changes the password. The present one is asked for, since the admin may be left open on a computer. */
export function PasswordForm({ email, factorId }: Pick<DeskUser, 'email' | 'factorId'>) {
  const form = useRef<HTMLFormElement>(null)
  const [present, setPresent] = useState('')
  const [next, setNext] = useState('')
  const [code, setCode] = useState('')
  const [checked, setChecked] = useState<Partial<Record<Part, string>>>({})
  const focusOn = (part: Part) =>
    form.current?.querySelector<HTMLInputElement>(`[autocomplete=${purposes[part]}]`)?.focus()
  const typed = (part: Part, set: (value: string) => void) => (value: string) => {
    set(value)
    setChecked((others) => ({ ...others, [part]: undefined }))
  }
  const change = useMutation({
    mutationFn: (given: { factorId: string; code: string } | undefined) =>
      changePassword(supabase.auth, authAside(), { email, present, next, given }),
    onSuccess: () => {
      setPresent('')
      setNext('')
      setCode('')
    },
    onError: (error) =>
      focusOn(error instanceof PasswordError && error.reason === 'code' ? 'code' : 'present'),
  })
  const refused = change.error instanceof PasswordError ? change.error : undefined
  const presentError = checked.present ?? (refused?.reason === 'wrong' ? refused.message : undefined)
  const nextRefused = refused && ['weak', 'same'].includes(refused.reason)
  const nextError = checked.next ?? (nextRefused ? refused.message : undefined)
  const codeError = checked.code ?? (refused?.reason === 'code' ? refused.message : undefined)

  function send(event: FormEvent) {
    event.preventDefault()
    change.reset()
    const result = v.safeParse(newPasswordSchema, next)
    const shown = v.safeParse(codeSchema, code)
    const wrong = {
      present: present ? undefined : presentNeeded,
      next: result.success ? undefined : result.issues[0].message,
      code: !factorId || shown.success ? undefined : shown.issues[0].message,
    }
    setChecked(wrong)
    const first = (['present', 'next', 'code'] as const).find((part) => wrong[part])
    if (first) return focusOn(first)
    change.mutate(factorId && shown.success ? { factorId, code: shown.output } : undefined)
  }

  return (
    <form ref={form} className="grid max-w-100 gap-6" noValidate onSubmit={send}>
      {change.isSuccess && (
        <Banner tone="success">
          <p>Your password is changed. {aboutOtherDevices(change.data)}</p>
        </Banner>
      )}
      {change.isError && !presentError && !nextError && !codeError && (
        <Banner>
          <p>{change.error.message}</p>
        </Banner>
      )}
      {/* For password managers, which keep a password with its name. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field label="Present password" error={presentError}>
        {(inputProps) => (
          <Input
            {...inputProps}
            type="password"
            autoComplete="current-password"
            aria-required="true"
            value={present}
            onChange={(event) => typed('present', setPresent)(event.target.value)}
          />
        )}
      </Field>
      <NewPasswordField value={next} error={nextError} onChange={typed('next', setNext)} />
      {factorId && <CodeField value={code} error={codeError} onChange={typed('code', setCode)} />}
      <p>
        <Button type="submit" busy={change.isPending} busyLabel="Changing...">
          Change the password
        </Button>
      </p>
    </form>
  )
}
