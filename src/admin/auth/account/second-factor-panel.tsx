import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { AuthForm } from '@/admin/auth/session/auth-form'
import { signInAside, verifyCode } from '@/admin/auth/session/auth-requests'
import { CodeForm, lostPhone } from '@/admin/auth/session/code-form'
import { presentSchema } from '@/admin/auth/session/password'
import { TextField } from '@/admin/kit/form/text-field'
import { TextButton } from '@/admin/kit/screen/text-button'
import { toasts } from '@/admin/kit/screen/toast-store'
import type { AdminUser } from '@/admin/kit/session/session-store'
import { supabase } from '@/lib/supabase'

type Enrolment = Awaited<ReturnType<typeof enrolFactor>>

/** Starts the setup of a second factor, which takes effect with its first code. Throws AuthError. */
async function enrolFactor() {
  const { mfa } = supabase.auth
  const listed = await mfa.listFactors()
  if (listed.error) throw listed.error
  // An unconfirmed factor would block a new one.
  for (const { id, status } of listed.data.all)
    if (status === 'unverified') await mfa.unenroll({ factorId: id })
  const { data, error } = await mfa.enroll({ factorType: 'totp' })
  if (error) throw error
  return data
}

/** Removes the second factor after its code was given in this session. Throws AuthError. */
async function removeFactor(factorId: string) {
  const { error } = await supabase.auth.mfa.unenroll({ factorId })
  if (error) throw error
  // The page still has the account data from before the removal.
  const renewed = await supabase.auth.refreshSession()
  if (renewed.error) throw renewed.error
}

const report = (text: string) => toasts.show({ tone: 'success', text })

/** Turns the account's second factor on and off. */
export function SecondFactorPanel({ email, factorId }: Pick<AdminUser, 'email' | 'factorId'>) {
  const [enrolment, setEnrolment] = useState<Enrolment>()
  if (factorId) {
    return (
      <div className="grid max-w-160 gap-6">
        <p>After the password, signing in asks for a code from the app on your phone.</p>
        <p>
          <strong>If you lose the phone:</strong> {lostPhone}
        </p>
        <CodeForm
          button="Turn it off"
          busyLabel="Turning it off..."
          onCode={async (code) => {
            await verifyCode(supabase.auth, factorId, code)
            await removeFactor(factorId)
            setEnrolment(undefined)
            report('Two-step sign-in is off. You sign in with the password alone.')
          }}
        />
      </div>
    )
  }
  if (!enrolment) return <EnrolForm email={email} onEnrolled={setEnrolment} />
  const { id, totp } = enrolment
  return (
    <div className="grid gap-6">
      <ol className="grid list-decimal gap-5 pl-5">
        <li>
          <p>Scan this with an authenticator app on your phone, or type in the key.</p>
          <img
            // Cameras need the QR code dark on white, also in dark mode.
            style={{ background: 'white', forcedColorAdjust: 'none' }}
            className="mt-3 p-2"
            src={totp.qr_code}
            alt="A QR code of the key below"
            width={248}
            height={248}
          />
          <p className="mt-3">
            Key: <code className="break-all">{totp.secret}</code>
          </p>
        </li>
        <li>Then enter the code that the app shows.</li>
      </ol>
      <CodeForm
        button="Turn it on"
        busyLabel="Turning it on..."
        onCode={async (code) => {
          await verifyCode(supabase.auth, id, code)
          report('Two-step sign-in is on. Your other devices are signed out.')
        }}
      />
      <p>
        <TextButton onClick={() => setEnrolment(undefined)}>Leave it off</TextButton>
      </p>
    </div>
  )
}

interface EnrolFormProps {
  email: string
  onEnrolled: (enrolment: Enrolment) => void
}

/** Asks for the password, since the admin may be left open on a computer. */
function EnrolForm({ email, onEnrolled }: EnrolFormProps) {
  const form = useForm({
    resolver: valibotResolver(v.object({ present: presentSchema })),
    defaultValues: { present: '' },
  })
  return (
    <AuthForm
      form={form}
      onSubmit={async ({ present }) => {
        await (await signInAside(email, present)).signOut({ scope: 'local' })
        onEnrolled(await enrolFactor())
      }}
      button="Set up two-step sign-in"
      busyLabel="Preparing..."
    >
      <p>
        After the password, signing in asks for a code from an app on your phone. Someone who learns your
        password still cannot sign in.
      </p>
      <TextField
        form={form}
        name="present"
        label="Your password"
        type="password"
        autoComplete="current-password"
        required
      />
    </AuthForm>
  )
}
