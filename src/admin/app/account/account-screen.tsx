import { AddressForm } from '@/admin/app/account/address-form'
import { useRights, useSession } from '@/admin/kit/session/session'
import { Screen } from '@/admin/kit/screen/screen'
import { ScreenSection } from '@/admin/kit/screen/screen-section'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import * as v from 'valibot'
import { NewPasswordField } from '@/admin/kit/session/new-password-field'
import {
  aboutOtherDevices,
  changePassword,
  newPasswordSchema,
  PasswordError,
} from '@/admin/kit/session/password'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'
import { supabase } from '@/lib/supabase'

const rights = {
  administrator: 'This account holds an administrator’s rights: it reads and changes everything.',
  stranger: 'This account holds no administrator’s rights: it sees what a visitor sees.',
  unknown: '',
}

/** The account of the person signed in: rights, password and address. */
export function AccountScreen() {
  const state = useSession()
  const access = useRights()
  const email = state.status === 'signed-in' ? state.user.email : ''
  return (
    <Screen title="Account" lead={`You are signed in as ${email}. ${rights[access]}`}>
      <ScreenSection title="Password">
        <PasswordForm email={email} />
      </ScreenSection>
      <ScreenSection title="Address">
        <AddressForm email={email} />
      </ScreenSection>
    </Screen>
  )
}

const presentNeeded = 'Please enter your present password'

/** Changes the password. The present one is asked for, since the admin may be left open on a computer. */
export function PasswordForm({ email }: { email: string }) {
  const form = useRef<HTMLFormElement>(null)
  const [present, setPresent] = useState('')
  const [next, setNext] = useState('')
  const [checked, setChecked] = useState<{ present?: string; next?: string }>({})
  const focusOn = (part: 'present' | 'next') => {
    const fields = form.current?.querySelectorAll<HTMLInputElement>('input[autocomplete$="-password"]')
    fields?.[part === 'present' ? 0 : 1]?.focus()
  }
  const change = useMutation({
    mutationFn: () => changePassword(supabase.auth, { email, present, next }),
    onSuccess: () => {
      setPresent('')
      setNext('')
    },
    onError: () => focusOn('present'),
  })
  const refused = change.error instanceof PasswordError ? change.error : undefined
  const presentError = checked.present ?? (refused?.reason === 'wrong' ? refused.message : undefined)
  const nextRefused = refused && ['weak', 'same'].includes(refused.reason)
  const nextError = checked.next ?? (nextRefused ? refused.message : undefined)

  function send(event: FormEvent) {
    event.preventDefault()
    change.reset()
    const result = v.safeParse(newPasswordSchema, next)
    const wrong = {
      present: present ? undefined : presentNeeded,
      next: result.success ? undefined : result.issues[0].message,
    }
    setChecked(wrong)
    if (wrong.present || wrong.next) return focusOn(wrong.present ? 'present' : 'next')
    change.mutate()
  }

  return (
    <form ref={form} className="grid max-w-100 gap-6" noValidate onSubmit={send}>
      {change.isSuccess && (
        <Banner tone="success">
          <p>Your password is changed. {aboutOtherDevices(change.data)}</p>
        </Banner>
      )}
      {change.isError && !presentError && !nextError && (
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
            onChange={(event) => {
              setPresent(event.target.value)
              setChecked(({ next: other }) => ({ next: other }))
            }}
          />
        )}
      </Field>
      <NewPasswordField
        value={next}
        error={nextError}
        onChange={(value) => {
          setNext(value)
          setChecked(({ present: other }) => ({ present: other }))
        }}
      />
      <p>
        <Button type="submit" busy={change.isPending} busyLabel="Changing...">
          Change the password
        </Button>
      </p>
    </form>
  )
}
