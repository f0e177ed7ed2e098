import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { session } from '@/admin/kit/session/session'
import { bothNeeded, signInFailure, signInSchema } from '@/admin/app/sign-in/sign-in-schema'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'

export function SignInForm() {
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(signInSchema),
    defaultValues: { email: '', password: '' },
  })
  const { errors, isSubmitting } = formState
  const message = errors.email || errors.password ? bothNeeded : failure

  const submit = handleSubmit(
    async ({ email, password }) => {
      setFailure(undefined)
      try {
        await session.signIn(email, password)
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
        {(wiring) => (
          <Input
            {...register('email')}
            {...wiring}
            type="email"
            autoComplete="username"
            aria-required="true"
            aria-invalid={errors.email ? true : undefined}
          />
        )}
      </Field>
      <Field label="Password">
        {(wiring) => (
          <Input
            {...register('password')}
            {...wiring}
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
