import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { SecondFactorPanel } from '@/admin/auth/account/second-factor-panel'
import { AuthForm } from '@/admin/auth/session/auth-form'
import { setPassword, signInAside, verifyCode } from '@/admin/auth/session/auth-requests'
import { CodeField, codeSchema } from '@/admin/auth/session/code-form'
import { NewPasswordField } from '@/admin/auth/session/new-password-field'
import { newPasswordSchema, presentSchema } from '@/admin/auth/session/password'
import { TextField } from '@/admin/kit/form/text-field'
import { Screen } from '@/admin/kit/screen/screen'
import { ScreenSection } from '@/admin/kit/screen/screen-section'
import { toasts } from '@/admin/kit/screen/toast-store'
import { useRole, useSession } from '@/admin/kit/session/session'
import type { AdminUser } from '@/admin/kit/session/session-store'
import { env } from '@/lib/env'
import { supabase } from '@/lib/supabase'

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
  const form = useForm({
    resolver: valibotResolver(
      v.object({
        present: presentSchema,
        password: newPasswordSchema,
        code: factorId ? codeSchema : v.string(),
      }),
    ),
    defaultValues: { present: '', password: '', code: '' },
  })

  async function change({ present, password, code }: { present: string; password: string; code: string }) {
    const aside = await signInAside(email, present)
    if (factorId) await verifyCode(aside, factorId, code)
    // The auth service sets no password in a session older than a day, so this page takes over the new one.
    const { data } = await aside.getSession()
    if (data.session) await supabase.auth.setSession(data.session)
    const otherDevices = await setPassword(password)
    form.reset()
    toasts.show({ tone: 'success', text: `Your password has been changed. ${otherDevices}` })
  }

  return (
    <AuthForm form={form} onSubmit={change} button="Change your password" busyLabel="Changing...">
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
      <NewPasswordField form={form} />
      {factorId && <CodeField form={form} />}
    </AuthForm>
  )
}
