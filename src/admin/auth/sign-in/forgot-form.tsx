import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState, type ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { TextField } from '@/admin/kit/form/text-field'
import { AuthForm } from '@/admin/auth/session/auth-form'
import { emailSchema, requestReset } from '@/admin/auth/session/password'
import { TextButton } from '@/admin/kit/screen/text-button'
import { Banner } from '@/components/ui/banner'
import { supabase } from '@/lib/supabase'

interface ForgotFormProps {
  email?: string
  /** Content beside the button. `email` is the typed address. */
  back: (email: string) => ReactNode
}

/** Requests an email with a link. The result is the same with and without an account for the address. */
export function ForgotForm({ email = '', back }: ForgotFormProps) {
  const form = useForm({
    resolver: valibotResolver(v.object({ email: emailSchema })),
    defaultValues: { email },
  })
  const typed = useWatch({ control: form.control, name: 'email' })
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo) {
    return (
      <>
        <Banner tone="success">
          <p>
            If {sentTo} has an account here, an email with a link is on its way. The link works once, for one
            hour.
          </p>
        </Banner>
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <TextButton onClick={() => setSentTo(undefined)}>No email? Send it again</TextButton>
          {back(sentTo)}
        </p>
      </>
    )
  }
  return (
    <AuthForm
      alone
      form={form}
      refused={{}}
      onSubmit={async (values) => {
        await requestReset(supabase.auth, values.email, `${location.origin}/admin/reset`)
        setSentTo(values.email)
      }}
      button="Send the link"
      busyLabel="Sending..."
      aside={back(typed)}
    >
      <TextField
        form={form}
        name="email"
        label="Email"
        help="We email you a link to set a new password."
        type="email"
        autoComplete="username"
        required
      />
    </AuthForm>
  )
}
