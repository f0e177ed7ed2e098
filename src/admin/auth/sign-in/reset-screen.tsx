import { valibotResolver } from '@hookform/resolvers/valibot'
import { isAuthError } from '@supabase/supabase-js'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { AuthForm, isSessionEnded } from '@/admin/auth/session/auth-form'
import { setPassword, verifyCode } from '@/admin/auth/session/auth-requests'
import { CodeField, codeSchema } from '@/admin/auth/session/code-form'
import { NewPasswordField } from '@/admin/auth/session/new-password-field'
import { newPasswordSchema } from '@/admin/auth/session/password'
import { AuthLayout } from '@/admin/auth/sign-in/auth-layout'
import { ForgotForm } from '@/admin/auth/sign-in/forgot-form'
import { adminPaths } from '@/admin/kit/paths'
import { session, useSession } from '@/admin/kit/session/session'
import { Banner } from '@/components/ui/banner'
import { ButtonLink } from '@/components/ui/button'
import { supabase } from '@/lib/supabase'

/** How this page was opened from an email. */
type ArrivalLink =
  | { kind: 'token'; token: string; type: 'recovery' | 'invite' }
  | { kind: 'session' | 'spent' | 'none' }

/**
 * Reads the URL fragment, which never leaves the browser. Our own email has a token in it; the provider's
 * default email has a session or an error.
 */
export function readArrivalLink(hash: string): ArrivalLink {
  const params = new URLSearchParams(hash.replace(/^#/, ''))
  const token = params.get('token')
  const type = params.get('type') === 'invite' ? 'invite' : 'recovery'
  if (token) return { kind: 'token', token, type }
  if (params.get('type') === type && params.has('access_token')) return { kind: 'session' }
  if (params.has('error') || params.has('error_code')) return { kind: 'spent' }
  return { kind: 'none' }
}

/** Read when the page opens, because the provider's client soon removes its part from the URL. */
const arrivalLink = readArrivalLink(location.hash)

/**
 * The page /admin/reset, which the email links to. The token is redeemed when a password is sent, not when
 * the page opens.
 */
export function ResetScreen({ link = arrivalLink }: { link?: ArrivalLink }) {
  const state = useSession()
  const [spent, setSpent] = useState(link.kind === 'spent')
  const [otherDevices, setOtherDevices] = useState<string>()

  if (otherDevices) {
    return (
      <AuthLayout title="Choose a new password">
        <Banner tone="success">
          <p>Your new password is set, and you are signed in. {otherDevices}</p>
        </Banner>
        <p>
          <ButtonLink to={adminPaths.dashboard}>Go to the dashboard</ButtonLink>
        </p>
      </AuthLayout>
    )
  }
  const usable = link.kind === 'token' || (link.kind === 'session' && 'user' in state)
  if (usable && !spent) {
    const isInvited = link.kind === 'token' && link.type === 'invite'
    return (
      <AuthLayout title={isInvited ? 'Choose your password' : 'Choose a new password'}>
        <ResetForm link={link} onDone={setOtherDevices} onSpent={() => setSpent(true)} />
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title="Choose a new password">
      <Banner tone={spent ? 'error' : 'neutral'}>
        <p>
          {spent
            ? 'This link has expired or was already used. Request a new one.'
            : 'Open this page with the link in our email. Request one here.'}
        </p>
      </Banner>
      <ForgotForm
        back={
          <ButtonLink to={adminPaths.dashboard} variant="line">
            Go to sign-in
          </ButtonLink>
        }
      />
    </AuthLayout>
  )
}

interface ResetFormProps {
  link: ArrivalLink
  onDone: (otherDevices: string) => void
  onSpent: () => void
}

function ResetForm({ link, onDone, onSpent }: ResetFormProps) {
  // Whether the account has a second factor is known only after the link was used.
  const codeNeeded = useSession().status === 'code-needed'
  const form = useForm({
    resolver: valibotResolver(
      v.object({ password: newPasswordSchema, code: codeNeeded ? codeSchema : v.string() }),
    ),
    defaultValues: { password: '', code: '' },
  })
  // A token works only once, so it is not redeemed again after a rejected password.
  const redeemed = useRef(false)

  async function choose({ password, code }: { password: string; code: string }) {
    if (link.kind === 'token' && !redeemed.current) {
      const { error } = await supabase.auth.verifyOtp({ token_hash: link.token, type: link.type })
      if (error) throw error
      redeemed.current = true
    }
    const state = session.read()
    if (state.status === 'code-needed') {
      // The code field has only just appeared.
      if (!codeNeeded) return
      await verifyCode(supabase.auth, state.user.factorId, code)
    }
    onDone(await setPassword(password))
  }

  return (
    <AuthForm
      alone
      form={form}
      onSubmit={(values) =>
        choose(values).catch((error: unknown) => {
          if (isSessionEnded(error) || (isAuthError(error) && error.code === 'otp_expired')) onSpent()
          else throw error
        })
      }
      button="Set the password"
      busyLabel="Saving..."
    >
      <NewPasswordField form={form} />
      {codeNeeded && <CodeField form={form} takesFocus />}
    </AuthForm>
  )
}
