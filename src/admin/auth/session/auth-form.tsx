import { isAuthError, isAuthRetryableFetchError, isAuthSessionMissingError } from '@supabase/supabase-js'
import type { ReactNode } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { weakPassword } from '@/admin/auth/session/password'
import { session } from '@/admin/kit/session/session'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'

/** The auth service's error codes with our own message, and the field that shows it, if the form has it. */
const messages: Readonly<Record<string, { field: string; message: string }>> = {
  invalid_credentials: { field: 'present', message: 'This is not your current password.' },
  weak_password: { field: 'password', message: weakPassword },
  same_password: { field: 'password', message: 'This is already your password. Choose another one.' },
  mfa_verification_failed: {
    field: 'code',
    message: 'This code is wrong or has expired. Please enter the one that your app shows now.',
  },
  // The code must come from the IP address that requested the challenge; a phone may change networks in
  // between.
  mfa_ip_address_mismatch: { field: 'code', message: 'Your connection changed. Please try again.' },
}

const unreachable = 'The server could not be reached. Please try again.'

const endedCodes = ['mfa_factor_not_found', 'bad_jwt', 'no_authorization']

/** Whether an error means that the session is over. */
export const isSessionEnded = (error: unknown) =>
  isAuthSessionMissingError(error) || (isAuthError(error) && endedCodes.includes(error.code ?? ''))

interface AuthFormProps<Form extends FieldValues> {
  form: UseFormReturn<Form>
  /** Throws AuthError. */
  onSubmit: (values: Form) => Promise<void>
  button: string
  busyLabel: string
  /** The message if the auth service gives none. */
  failed?: string
  /** Whether the form is the page's only task; its button is then coloured. */
  alone?: boolean
  /** Content beside the button. */
  aside?: ReactNode
  children: ReactNode
}

/** A form about the account. An error is shown at its field, and the input stays. */
export function AuthForm<Form extends FieldValues>(props: AuthFormProps<Form>) {
  const { form, onSubmit, button, busyLabel, alone, aside, children } = props
  const { failed = 'Nothing was changed. Please try again.' } = props
  const { errors, isSubmitting } = form.formState

  function showError(error: unknown) {
    const known = isAuthError(error) ? messages[error.code ?? ''] : undefined
    if (isSessionEnded(error)) {
      void session.end()
    } else if (known && known.field in form.getValues()) {
      form.setError(known.field as Path<Form>, { message: known.message }, { shouldFocus: true })
    } else {
      const reason = error instanceof Error && error.message
      const message = isAuthRetryableFetchError(error) ? unreachable : reason || failed
      form.setError('root', { message })
    }
  }

  const send = form.handleSubmit((values) => onSubmit(values).catch(showError))
  return (
    <form className="grid max-w-100 gap-6" noValidate onSubmit={(event) => void send(event)}>
      {errors.root?.message && (
        <Banner>
          <p>{errors.root.message}</p>
        </Banner>
      )}
      {children}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          type="submit"
          {...(alone && { variant: 'accent', size: 'big' })}
          busy={isSubmitting}
          busyLabel={busyLabel}
        >
          {button}
        </Button>
        {aside}
      </p>
    </form>
  )
}
