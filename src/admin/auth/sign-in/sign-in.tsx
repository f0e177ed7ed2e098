import { useState } from 'react'
import { ForgotForm } from '@/admin/auth/sign-in/forgot-form'
import { AuthLayout } from '@/admin/auth/sign-in/auth-layout'
import type { SignedOutReason } from '@/admin/kit/session/session-store'
import { SignInForm } from '@/admin/auth/sign-in/sign-in-form'
import { TextButton } from '@/admin/kit/screen/text-button'
import { Banner } from '@/components/ui/banner'

const reasons: Record<SignedOutReason, string> = {
  ended: 'Your session has ended. Please sign in again. Your unsaved drafts are stored in this browser.',
  unreachable: 'We could not reach the server to check your session. You can try to sign in again.',
}

/**
 * The sign-in screen. 'Forgot your password?' has no URL of its own, so that signing in opens the requested
 * screen.
 */
export function SignIn({ reason }: { reason?: SignedOutReason }) {
  const [forgot, setForgot] = useState(false)
  const [email, setEmail] = useState('')
  if (forgot) {
    return (
      <AuthLayout title="Choose a new password">
        <ForgotForm
          email={email}
          back={(typed) => (
            <TextButton
              onClick={() => {
                setEmail(typed)
                setForgot(false)
              }}
            >
              Back to sign-in
            </TextButton>
          )}
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
      <SignInForm email={email} onEmail={setEmail} />
      <p>
        <TextButton onClick={() => setForgot(true)}>Forgot your password?</TextButton>
      </p>
    </AuthLayout>
  )
}
