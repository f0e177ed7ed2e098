import type { ReactNode } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { PasswordError } from '@/admin/auth/session/password'
import { session } from '@/admin/kit/session/session'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'

interface AuthFormProps<Form extends FieldValues> {
  form: UseFormReturn<Form>
  /** The field that shows an error, by its reason; other errors are shown for the whole form. */
  refused: Partial<Record<PasswordError['reason'], Path<Form>>>
  /** Throws PasswordError. */
  onSubmit: (values: Form) => Promise<void>
  button: string
  busyLabel: string
  /** Whether the form is the page's only task; its button is then coloured. */
  alone?: boolean
  /** Content beside the button. */
  aside?: ReactNode
  children: ReactNode
}

/** A form about the account. An error is shown at its field, and the input stays. */
export function AuthForm<Form extends FieldValues>(props: AuthFormProps<Form>) {
  const { form, refused, onSubmit, button, busyLabel, alone, aside, children } = props
  const { errors, isSubmitting } = form.formState
  const send = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values)
    } catch (error) {
      const { reason, message } =
        error instanceof PasswordError ? error : new PasswordError(String(error), 'other')
      if (reason === 'ended') return session.end()
      form.setError(refused[reason] ?? 'root', { message }, { shouldFocus: true })
    }
  })
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
