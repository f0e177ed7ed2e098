import { useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { TextField } from '@/admin/kit/form/text-field'
import { shortestPassword } from '@/admin/auth/session/password'
import { Checkbox } from '@/components/ui/controls'

/** The field `password`, which can be made visible, instead of two that must match. */
export function NewPasswordField<Form extends FieldValues>({ form }: { form: UseFormReturn<Form> }) {
  const [shown, setShown] = useState(false)
  return (
    <div className="grid gap-2">
      <TextField
        form={form}
        name={'password' as Path<Form>}
        label="New password"
        help={`At least ${shortestPassword} characters.`}
        type={shown ? 'text' : 'password'}
        autoComplete="new-password"
        required
      />
      <Checkbox checked={shown} onChange={(event) => setShown(event.target.checked)}>
        Show the password
      </Checkbox>
    </div>
  )
}
