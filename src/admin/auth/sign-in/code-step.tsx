import { AuthLayout } from '@/admin/auth/sign-in/auth-layout'
import { verifyCode } from '@/admin/auth/session/auth-requests'
import { CodeForm, lostPhone } from '@/admin/auth/session/code-form'
import { session } from '@/admin/kit/session/session'
import { TextButton } from '@/admin/kit/screen/text-button'
import { supabase } from '@/lib/supabase'

/** The step after the password for an account with a second factor. */
export function CodeStep({ email, factorId }: { email: string; factorId: string }) {
  return (
    <AuthLayout title="Enter your code">
      <p>You are signing in as {email}. This account asks for a code as well.</p>
      <CodeForm
        alone
        button="Sign in"
        busyLabel="Signing in..."
        onCode={(code) => verifyCode(supabase.auth, factorId, code)}
      />
      <p className="text-small">
        <strong>Lost your phone?</strong> {lostPhone}
      </p>
      <p>
        <TextButton onClick={() => void session.signOut().catch(() => session.end())}>
          Sign in with another account
        </TextButton>
      </p>
    </AuthLayout>
  )
}
