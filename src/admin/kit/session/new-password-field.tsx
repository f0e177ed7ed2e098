import { useState } from 'react'
import { shortestPassword } from '@/admin/kit/session/password'
import { Checkbox, Input } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'

interface NewPasswordFieldProps {
  value: string
  error?: string
  onChange: (value: string) => void
}

/** One field that can be read, rather than two that must agree. */
export function NewPasswordField({ value, error, onChange }: NewPasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <div className="grid gap-2">
      <Field label="New password" help={`At least ${shortestPassword} characters.`} error={error}>
        {(inputProps) => (
          <Input
            {...inputProps}
            type={shown ? 'text' : 'password'}
            autoComplete="new-password"
            autoCapitalize="off"
            spellCheck={false}
            aria-required="true"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <Checkbox checked={shown} onChange={(event) => setShown(event.target.checked)}>
        Show the password
      </Checkbox>
    </div>
  )
}
