import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { SecondFactorPanel } from '@/admin/auth/account/second-factor-panel'
import { TextField } from '@/admin/kit/form/text-field'
import { Screen } from '@/admin/kit/screen/screen'
import { ScreenSection } from '@/admin/kit/screen/screen-section'
import { AuthForm } from '@/admin/auth/session/auth-form'
import { CodeField } from '@/admin/auth/session/code-form'
import { NewPasswordField } from '@/admin/auth/session/new-password-field'
import {
  aboutOtherDevices,
  changePassword,
  newPasswordSchema,
  presentSchema,
} from '@/admin/auth/session/password'
import { codeSchema } from '@/admin/auth/session/second-factor'
import { useRole, useSession } from '@/admin/kit/session/session'
import type { AdminUser } from '@/admin/kit/session/session-store'
import { Banner } from '@/components/ui/banner'
import { env } from '@/lib/env'
import { authAside, supabase } from '@/lib/supabase'

const rights = {
  owner: 'This account has full access to the admin.',
  sales: 'You work in sales: on leads, the calendar, orders and people.',
  writer: 'You are a writer: you work on articles, projects, pages and images.',
  none: 'This account has no access to the admin: it sees what a visitor sees.',
}

/** The account screen of the signed-in person: role, password and second factor. */
export function AccountScreen() {
  const state = useSession()
  const role = useRole() ?? 'none'
  const { email, factorId } = state.status === 'signed-in' ? state.user : { email: '' }
  return (
    <Screen title="Account" lead={`You are signed in as ${email}. ${rights[role]}`}>
      <ScreenSection title="Password">
        <PasswordForm email={email} factorId={factorId} />
      </ScreenSection>
      {(env.secondFactor || factorId) && (
        <ScreenSection title="Two-step sign-in">
          <SecondFactorPanel email={email} factorId={factorId} />
        </ScreenSection>
      )}
    </Screen>
  )
}

/** Changes the password. It asks for the current one, since the admin may be left open on a computer. */
function PasswordForm({ email, factorId }: Pick<AdminUser, 'email' | 'factorId'>) {
  const [othersSignedOut, setOthersSignedOut] = useState<boolean>()
  const form = useForm({
    resolver: valibotResolver(
      v.object({
        present: presentSchema,
        next: newPasswordSchema,
        code: factorId ? codeSchema : v.string(),
      }),
    ),
    defaultValues: { present: '', next: '', code: '' },
  })
  return (
    <AuthForm
      form={form}
      refused={{ wrong: 'present', weak: 'next', same: 'next', code: 'code' }}
      onSubmit={async ({ present, next, code }) => {
        setOthersSignedOut(undefined)
        const given = factorId ? { factorId, code } : undefined
        const signedOut = await changePassword(supabase.auth, authAside(), { email, present, next, given })
        form.reset()
        setOthersSignedOut(signedOut)
      }}
      button="Change your password"
      busyLabel="Changing..."
    >
      {othersSignedOut !== undefined && (
        <Banner tone="success">
          <p>Your password has been changed. {aboutOtherDevices(othersSignedOut)}</p>
        </Banner>
      )}
      {/* For password managers, which keep a password with its name. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        form={form}
        name="present"
        label="Current password"
        type="password"
        autoComplete="current-password"
        required
      />
      <NewPasswordField form={form} name="next" />
      {factorId && <CodeField form={form} name="code" />}
    </AuthForm>
  )
}
