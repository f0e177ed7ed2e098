import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import * as v from 'valibot'
import { changeAddress, emailSchema, PasswordError } from '@/admin/kit/session/password'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'
import { authAside, supabase } from '@/lib/supabase'

const asked = v.object({
  next: emailSchema,
  present: v.pipe(v.string(), v.nonEmpty('Please enter your present password')),
})

type Part = keyof v.InferOutput<typeof asked>

/** Changes the address that one signs in with. The password is asked for, since the desk may be left open. */
export function AddressForm({ email }: { email: string }) {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState({ next: '', present: '' })
  const [errors, setErrors] = useState<Partial<Record<Part, string>>>({})
  const [wanted, setWanted] = useState('')

  function refuse(found: Partial<Record<Part, string>>) {
    setErrors(found)
    form.current?.querySelector<HTMLInputElement>(`[name=${found.next ? 'next' : 'present'}]`)?.focus()
  }

  const change = useMutation({
    mutationFn: (to: v.InferOutput<typeof asked>) =>
      changeAddress(supabase.auth, authAside(), { email, ...to }),
    onSuccess: (_, { next }) => {
      setWanted(next)
      setValues({ next: '', present: '' })
    },
    onError: (error) => {
      if (!(error instanceof PasswordError)) return
      if (error.reason === 'wrong') refuse({ present: error.message })
      if (error.reason === 'taken') refuse({ next: error.message })
    },
  })

  function send(event: FormEvent) {
    event.preventDefault()
    change.reset()
    const checked = v.safeParse(asked, values)
    if (checked.success) {
      setErrors({})
      return change.mutate(checked.output)
    }
    const { nested = {} } = v.flatten<typeof asked>(checked.issues)
    refuse({ next: nested.next?.[0], present: nested.present?.[0] })
  }

  const field = (part: Part) => ({
    name: part,
    value: values[part],
    'aria-required': true,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setValues((others) => ({ ...others, [part]: target.value }))
      setErrors((others) => ({ ...others, [part]: undefined }))
    },
  })

  return (
    <form ref={form} className="grid max-w-100 gap-6" noValidate onSubmit={send}>
      {change.isSuccess && (
        <Banner tone="success">
          <p>
            We have written to {email} and to {wanted}. Open the link in each mail, within an hour: until both
            are confirmed you go on signing in as {email}.
          </p>
        </Banner>
      )}
      {change.isError && !errors.next && !errors.present && (
        <Banner>
          <p>{change.error.message}</p>
        </Banner>
      )}
      <Field label="New address" error={errors.next}>
        {(inputProps) => <Input {...inputProps} {...field('next')} type="email" autoComplete="email" />}
      </Field>
      <Field label="Your password" error={errors.present}>
        {(inputProps) => (
          <Input {...inputProps} {...field('present')} type="password" autoComplete="current-password" />
        )}
      </Field>
      <p>
        <Button type="submit" busy={change.isPending} busyLabel="Sending...">
          Change the address
        </Button>
      </p>
    </form>
  )
}
