import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect } from 'react'
import { useForm, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import * as v from 'valibot'
import { TextField } from '@/admin/kit/form/text-field'
import { AuthForm } from '@/admin/auth/session/auth-form'

export const codeSchema = v.pipe(
  v.string(),
  v.transform((code) => code.replace(/\s/g, '')),
  v.regex(/^\d{6}$/, 'Please enter the six digits that your app shows.'),
)

interface CodeFieldProps<Form extends FieldValues> {
  form: UseFormReturn<Form>
  /** Focuses the field when it appears. */
  takesFocus?: boolean
}

export function CodeField<Form extends FieldValues>({ form, takesFocus }: CodeFieldProps<Form>) {
  const { setFocus } = form
  const name = 'code' as Path<Form>
  useEffect(() => {
    if (takesFocus) setFocus(name)
  }, [takesFocus, setFocus, name])
  return (
    <TextField
      form={form}
      name={name}
      label="Code"
      help="The six digits that your authenticator app shows for this site. They change every 30 seconds."
      inputMode="numeric"
      autoComplete="one-time-code"
      required
    />
  )
}

interface CodeFormProps {
  button: string
  busyLabel: string
  onCode: (code: string) => Promise<void>
  /** Whether the form is the page's only task; its field then has the focus and its button is coloured. */
  alone?: boolean
}

/** Asks for the code of the second factor. */
export function CodeForm({ onCode, ...props }: CodeFormProps) {
  const form = useForm({
    resolver: valibotResolver(v.object({ code: codeSchema })),
    defaultValues: { code: '' },
  })
  return (
    <AuthForm {...props} form={form} onSubmit={({ code }) => onCode(code)}>
      <CodeField form={form} takesFocus={props.alone} />
    </AuthForm>
  )
}

/** The help text for somebody who lost the app. */
export const lostPhone =
  'Ask another owner to remove your access under Staff and invite you again: two-step sign-in is off then. If you are the only owner, ask your developer to remove it in Supabase, under Authentication, Users.'
