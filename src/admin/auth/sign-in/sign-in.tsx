import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { AuthForm } from '@/admin/auth/session/auth-form'
import { AuthLayout } from '@/admin/auth/sign-in/auth-layout'
import { ForgotForm } from '@/admin/auth/sign-in/forgot-form'
import { TextField } from '@/admin/kit/form/text-field'
import { TextButton } from '@/admin/kit/screen/text-button'
import { session } from '@/admin/kit/session/session'
import type { SignedOutReason } from '@/admin/kit/session/session-store'
import { Banner } from '@/components/ui/banner'

const reasons: Record<SignedOutReason, string> = {
  ended: 'Your session has ended. Please sign in again. Your unsaved drafts are stored in this browser.',
  unreachable: 'We could not reach the server to check your session. You can try to sign in again.',
}

const bothNeeded = 'Please enter both email and password'
const signInSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty(bothNeeded)),
  password: v.pipe(v.string(), v.nonEmpty(bothNeeded)),
})

/**
 * The sign-in screen. 'Forgot your password?' has no URL of its own, so that signing in opens the requested
 * screen.
 */
export function SignIn({ reason }: { reason?: SignedOutReason }) {
  const [forgot, setForgot] = useState(false)
  const form = useForm({
    // The message names both fields, so it is shown once.
    resolver: valibotResolver(signInSchema, { abortEarly: true }),
    defaultValues: { email: '', password: '' },
  })
  if (forgot) {
    return (
      <AuthLayout title="Choose a new password">
        <ForgotForm
          email={form.getValues('email')}
          back={<TextButton onClick={() => setForgot(false)}>Back to sign-in</TextButton>}
        />
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title="Sign in to the admin">
      {reason && (
        <Banner tone={reason === 'ended' ? 'warning' : 'neutral'}>
          <p>{reasons[reason]}</p>
        </Banner>
      )}
      <AuthForm
        alone
        form={form}
        onSubmit={({ email, password }) => session.signIn(email, password)}
        failed="Failed to login"
        button="Sign in"
        busyLabel="Signing in..."
      >
        <TextField form={form} name="email" label="Email" type="email" autoComplete="username" required />
        <TextField
          form={form}
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          required
        />
      </AuthForm>
      <p>
        <TextButton onClick={() => setForgot(true)}>Forgot your password?</TextButton>
      </p>
    </AuthLayout>
  )
}
