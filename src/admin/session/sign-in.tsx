import { useEffect } from 'react'
import { SignInForm } from '@/admin/session/sign-in-form'
import type { SignedOutReason } from '@/admin/session/session-store'
import { leaveScreen } from '@/admin/shell/arrival'
import { StudioLogo } from '@/admin/shell/studio-logo'
import { Banner } from '@/components/ui/banner'
import { Ornament } from '@/components/ui/ornament'

const reasons: Record<SignedOutReason, string> = {
  ended: 'Your session has ended. Sign in again to carry on where you were.',
  elsewhere: 'You signed out in another tab.',
  unreachable: 'We could not reach the server to check your session. You can try to sign in again.',
}

/** The gate: a form on paper beside a length of the studio's own cloth. */
export function SignIn({ reason }: { reason?: SignedOutReason }) {
  useEffect(leaveScreen, [])
  return (
    <div className="sign-in">
      <main className="sign-in-sheet">
        <StudioLogo />
        <div className="my-auto grid w-full max-w-100 gap-7 py-12">
          <h1 className="text-h2">Sign in to the studio’s desk</h1>
          {reason && (
            <Banner tone={reason === 'ended' ? 'warning' : 'tip'}>
              <p>{reasons[reason]}</p>
            </Banner>
          )}
          <SignInForm />
        </div>
        <p className="text-small">
          <a className="inline-block py-2 underline underline-offset-4" href="/">
            Back to the website
          </a>
        </p>
      </main>
      <div className="sign-in-cloth" aria-hidden="true">
        <Ornament kind="bunga" />
        <Ornament kind="rebung" />
      </div>
    </div>
  )
}
