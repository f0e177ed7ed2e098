import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { CodeForm, lostPhone } from '@/admin/kit/session/code-form'
import { giveCode, PasswordError } from '@/admin/kit/session/password'
import { enrolFactor, type Enrolment, removeFactor } from '@/admin/kit/session/second-factor'
import type { DeskUser } from '@/admin/kit/session/session-store'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'
import { authAside, supabase } from '@/lib/supabase'

/** Turns the account's second factor on and off. */
export function SecondFactorPanel({ email, factorId }: Pick<DeskUser, 'email' | 'factorId'>) {
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const [done, setDone] = useState<string>()
  if (enrolment && !factorId) {
    return (
      <div className="grid gap-6">
        <ol className="grid list-decimal gap-5 pl-5">
          <li>
            <p>Scan this with an authenticator app on your phone, or type the key into it.</p>
            <img
              // Cameras want it dark on white, whatever the scheme.
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
          <li>Enter the code that the app shows then.</li>
        </ol>
        <CodeForm
          button="Turn it on"
          busyLabel="Turning it on..."
          onCode={async (code) => {
            await giveCode(supabase.auth, { factorId: enrolment.factorId, code })
            setDone('The second factor is on. Your other devices are signed out.')
          }}
        />
        <p>
          <button type="button" className="quiet-action" onClick={() => setEnrolment(undefined)}>
            Leave it off
          </button>
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
          <p>Signing in asks for a code from the app on your phone after the password.</p>
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
              setDone('The second factor is off. The password alone signs you in.')
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

/** The password is asked for, since the desk may be left open. */
function EnrolForm({ email, onEnrolled }: EnrolFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const [present, setPresent] = useState('')
  const [missing, setMissing] = useState(false)
  const enrol = useMutation({
    mutationFn: () => enrolFactor(supabase.auth, authAside(), { email, present }),
    onSuccess: onEnrolled,
    onError: () => input.current?.focus(),
  })
  const wrong = enrol.error instanceof PasswordError && enrol.error.reason === 'wrong'

  function send(event: FormEvent) {
    event.preventDefault()
    enrol.reset()
    setMissing(!present)
    if (present) enrol.mutate()
    else input.current?.focus()
  }

  return (
    <form className="grid max-w-100 gap-6" noValidate onSubmit={send}>
      <p>
        With a second factor, signing in asks for a code from an app on your phone after the password. Whoever
        learns the password cannot sign in with it alone.
      </p>
      {enrol.isError && !wrong && (
        <Banner>
          <p>{enrol.error.message}</p>
        </Banner>
      )}
      <Field
        label="Your password"
        error={missing ? 'Please enter your present password' : wrong ? enrol.error?.message : undefined}
      >
        {(inputProps) => (
          <Input
            {...inputProps}
            ref={input}
            type="password"
            autoComplete="current-password"
            aria-required="true"
            value={present}
            onChange={(event) => {
              setPresent(event.target.value)
              setMissing(false)
            }}
          />
        )}
      </Field>
      <p>
        <Button type="submit" busy={enrol.isPending} busyLabel="Preparing...">
          Set up a second factor
        </Button>
      </p>
    </form>
  )
}
