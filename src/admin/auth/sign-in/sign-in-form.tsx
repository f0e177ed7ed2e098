import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { session } from '@/admin/kit/session/session'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'
import * as v from 'valibot'

interface SignInFormProps {
  /** The address typed before switching to the other form, which also asks for it. */
  email?: string
  onEmail?: (email: string) => void
}

export function SignInForm({ email = '', onEmail }: SignInFormProps) {
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(signInSchema),
    defaultValues: { email, password: '' },
  })
  const { errors, isSubmitting } = formState
  const message = errors.email || errors.password ? bothNeeded : failure

  const submit = handleSubmit(
    async (given) => {
      setFailure(undefined)
      try {
        await session.signIn(given.email, given.password)
      } catch (error) {
        setFailure(signInFailure(error))
      }
    },
    () => setFailure(undefined),
  )

  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      {message && (
        <Banner>
          <p>{message}</p>
        </Banner>
      )}
      <Field label="Email">
        {(inputProps) => (
          <Input
            {...register('email', { onChange: (event) => onEmail?.(event.target.value) })}
            {...inputProps}
            type="email"
            autoComplete="username"
            aria-required="true"
            aria-invalid={errors.email ? true : undefined}
          />
        )}
      </Field>
      <Field label="Password">
        {(inputProps) => (
          <Input
            {...register('password')}
            {...inputProps}
            type="password"
            autoComplete="current-password"
            aria-required="true"
            aria-invalid={errors.password ? true : undefined}
          />
        )}
      </Field>
      <p className="mt-1">
        <Button type="submit" variant="accent" size="big" busy={isSubmitting} busyLabel="Signing in...">
          Sign in
        </Button>
      </p>
    </form>
  )
}

/** The specification's message for an empty field. */
const bothNeeded = 'Please enter both email and password'

const signInSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty(bothNeeded)),
  password: v.pipe(v.string(), v.nonEmpty(bothNeeded)),
})

/** The provider's own message, or the specification's if there is none. */
function signInFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  return message || 'Failed to login'
}
