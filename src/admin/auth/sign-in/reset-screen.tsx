import { useState } from 'react'
import { arrivalLink, type ArrivalLink } from '@/admin/auth/session/recovery-link'
import { ForgotForm } from '@/admin/auth/sign-in/forgot-form'
import { AuthLayout } from '@/admin/auth/sign-in/auth-layout'
import { ResetForm } from '@/admin/auth/sign-in/reset-form'
import { aboutOtherDevices } from '@/admin/auth/session/password'
import { adminPaths } from '@/admin/kit/paths'
import { useSession } from '@/admin/kit/session/session'
import { Banner } from '@/components/ui/banner'
import { ButtonLink } from '@/components/ui/button'

type Outcome = 'open' | 'spent' | { othersSignedOut: boolean }

/**
 * The page /admin/reset, which the email links to. The token is redeemed when a password is sent, not when
 * the page opens.
 */
export function ResetScreen({ link = arrivalLink }: { link?: ArrivalLink }) {
  const state = useSession()
  const [outcome, setOutcome] = useState<Outcome>(link.kind === 'spent' ? 'spent' : 'open')

  if (typeof outcome === 'object') {
    return (
      <AuthLayout title="Choose a new password">
        <Banner tone="success">
          <p>Your new password is set, and you are signed in. {aboutOtherDevices(outcome.othersSignedOut)}</p>
        </Banner>
        <p>
          <ButtonLink to={adminPaths.dashboard}>Go to the dashboard</ButtonLink>
        </p>
      </AuthLayout>
    )
  }
  const title =
    link.kind === 'token' && link.type === 'invite' ? 'Choose your password' : 'Choose a new password'
  const usable = link.kind === 'token' || (link.kind === 'session' && 'user' in state)
  if (outcome === 'open' && usable) {
    return (
      <AuthLayout title={title}>
        <ResetForm
          link={link.kind === 'token' ? link : undefined}
          onDone={(othersSignedOut) => setOutcome({ othersSignedOut })}
          onSpent={() => setOutcome('spent')}
        />
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title="Choose a new password">
      <Banner tone={outcome === 'spent' ? 'error' : 'neutral'}>
        <p>
          {outcome === 'spent'
            ? 'This link has expired or was already used. Request a new one.'
            : 'Open this page with the link in our email. Request one here.'}
        </p>
      </Banner>
      <ForgotForm
        back={() => (
          <ButtonLink to={adminPaths.dashboard} variant="line">
            Go to sign-in
          </ButtonLink>
        )}
      />
    </AuthLayout>
  )
}
