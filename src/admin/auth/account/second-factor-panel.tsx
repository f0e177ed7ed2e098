import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { TextField } from '@/admin/kit/form/text-field'
import { AuthForm } from '@/admin/auth/session/auth-form'
import { CodeForm, lostPhone } from '@/admin/auth/session/code-form'
import { giveCode, presentSchema } from '@/admin/auth/session/password'
import { enrolFactor, type Enrolment, removeFactor } from '@/admin/auth/session/second-factor'
import type { AdminUser } from '@/admin/kit/session/session-store'
import { TextButton } from '@/admin/kit/screen/text-button'
import { Banner } from '@/components/ui/banner'
import { authAside, supabase } from '@/lib/supabase'

/** Turns the account's second factor on and off. */
export function SecondFactorPanel({ email, factorId }: Pick<AdminUser, 'email' | 'factorId'>) {
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const [done, setDone] = useState<string>()
  if (enrolment && !factorId) {
    return (
      <div className="grid gap-6">
        <ol className="grid list-decimal gap-5 pl-5">
          <li>
            <p>Scan this with an authenticator app on your phone, or type in the key.</p>
            <img
              // Cameras need the QR code dark on white, also in dark mode.
              style={{ background: 'white', forcedColorAdjust: 'none' }}
              className="mt-3 p-2"
              src={enrolment.qrCode}
              alt="A QR code of the key below"
              width={248}
              height={248}
            />
            <p className="mt-3">
              Key: <code className="break-all">{enrolment.secret}</code>
            </p>
          </li>
          <li>Then enter the code that the app shows.</li>
        </ol>
        <CodeForm
          button="Turn it on"
          busyLabel="Turning it on..."
          onCode={async (code) => {
            await giveCode(supabase.auth, { factorId: enrolment.factorId, code })
            setDone('Two-step sign-in is on. Your other devices are signed out.')
          }}
        />
        <p>
          <TextButton onClick={() => setEnrolment(undefined)}>Leave it off</TextButton>
        </p>
      </div>
    )
  }
  return (
    <div className="grid max-w-160 gap-6">
      {done && (
        <Banner tone="success">
          <p>{done}</p>
        </Banner>
      )}
      {factorId ? (
        <>
          <p>After the password, signing in asks for a code from the app on your phone.</p>
          <p>
            <strong>If you lose the phone:</strong> {lostPhone}
          </p>
          <CodeForm
            button="Turn it off"
            busyLabel="Turning it off..."
            onCode={async (code) => {
              await giveCode(supabase.auth, { factorId, code })
              await removeFactor(supabase.auth, factorId)
              setEnrolment(undefined)
              setDone('Two-step sign-in is off. You sign in with the password alone.')
            }}
          />
        </>
      ) : (
        <EnrolForm email={email} onEnrolled={setEnrolment} />
      )}
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
      refused={{ wrong: 'present' }}
      onSubmit={async ({ present }) =>
        onEnrolled(await enrolFactor(supabase.auth, authAside(), { email, present }))
      }
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
