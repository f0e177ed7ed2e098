import { valibotResolver } from '@hookform/resolvers/valibot'
import { isAuthRetryableFetchError } from '@supabase/supabase-js'
import { useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { AuthForm } from '@/admin/auth/session/auth-form'
import { TextField } from '@/admin/kit/form/text-field'
import { emailSchema } from '@/admin/kit/form/text-schema'
import { adminPaths } from '@/admin/kit/paths'
import { TextButton } from '@/admin/kit/screen/text-button'
import { Banner } from '@/components/ui/banner'
import { supabase } from '@/lib/supabase'

interface ForgotFormProps {
  email?: string
  /** Content beside the button. */
  back: ReactNode
}

/** Requests an email with a link to set a new password. */
export function ForgotForm({ email = '', back }: ForgotFormProps) {
  const form = useForm({
    resolver: valibotResolver(v.object({ email: emailSchema })),
    defaultValues: { email },
  })
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
          {back}
        </p>
      </>
    )
  }
  return (
    <AuthForm
      alone
      form={form}
      onSubmit={async (values) => {
        const redirectTo = `${location.origin}${adminPaths.reset}`
        const { error } = await supabase.auth.resetPasswordForEmail(values.email, { redirectTo })
        // Any other error would tell an attacker who has an account.
        if (isAuthRetryableFetchError(error)) throw error
        setSentTo(values.email)
      }}
      button="Send the link"
      busyLabel="Sending..."
      aside={back}
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
