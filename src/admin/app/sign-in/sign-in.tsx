import { useEffect, useState } from 'react'
import { ForgotForm } from '@/admin/app/sign-in/forgot-form'
import { AuthLayout } from '@/admin/app/sign-in/auth-layout'
import { keptTexts } from '@/admin/kit/record/use-draft'
import type { SignedOutReason } from '@/admin/kit/session/session-store'
import { SignInForm } from '@/admin/app/sign-in/sign-in-form'
import { Banner } from '@/components/ui/banner'

const reasons: Record<SignedOutReason, string> = {
  ended: 'Your session has ended. Please sign in again. What you were writing is kept',
  elsewhere: 'You were signed out in another tab.',
  unreachable: 'We could not reach the server to check your session. You can try to sign in again.',
}

/** The sign-in, for whoever was signed in before where that is known. 'Forgot' has no address of its own, so that the hidden screen keeps its address. */
export function SignIn({ reason, userId }: { reason?: SignedOutReason; userId?: string }) {
  const [forgot, setForgot] = useState(false)
  const [email, setEmail] = useState('')
  const [kept, setKept] = useState<string[]>([])
  // The screen that is put away keeps its text as it goes, which is before this.
  useEffect(() => setKept(reason === 'ended' && userId ? keptTexts(userId) : []), [reason, userId])
  if (forgot) {
    return (
      <AuthLayout title="Choose a new password">
        <ForgotForm
          email={email}
          onEmail={setEmail}
          back={
            <button type="button" className="quiet-action" onClick={() => setForgot(false)}>
              Back to the sign-in
            </button>
          }
        />
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title="Sign in to the studio’s desk">
      {reason && (
        <Banner tone={reason === 'ended' ? 'warning' : 'neutral'}>
          <p>
            {reasons[reason]}
            {reason === 'ended' && `${kept.length > 0 ? `: ${kept.join(', ')}` : ''}.`}
          </p>
        </Banner>
      )}
      <SignInForm email={email} onEmail={setEmail} />
      <p>
        <button type="button" className="quiet-action" onClick={() => setForgot(true)}>
          Forgot your password?
        </button>
      </p>
    </AuthLayout>
  )
}
