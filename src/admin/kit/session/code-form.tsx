import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import * as v from 'valibot'
import { PasswordError } from '@/admin/kit/session/password'
import { codeSchema } from '@/admin/kit/session/second-factor'
import { session } from '@/admin/kit/session/session'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'

interface CodeFieldProps {
  value: string
  error?: string
  onChange: (value: string) => void
  /** Where the field comes up as the next thing to fill in. */
  takesFocus?: boolean
}

export function CodeField({ value, error, onChange, takesFocus }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])
  return (
    <Field
      label="Code"
      help="The six digits that the authenticator app on your phone shows for this site. They change every 30 seconds."
      error={error}
    >
      {(inputProps) => (
        <Input
          {...inputProps}
          ref={input}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-required="true"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

interface CodeFormProps {
  button: string
  busyLabel: string
  onCode: (code: string) => Promise<unknown>
  /** It is the page's one task: its field has the focus, its button the colour. */
  alone?: boolean
}

/** Asks for the code of the second factor; what is typed stays until it is taken. */
export function CodeForm({ button, busyLabel, onCode, alone = false }: CodeFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string>()
  const send = useMutation({
    mutationFn: onCode,
    onError: (error) => {
      const reason = error instanceof PasswordError ? error.reason : 'other'
      if (reason === 'ended') return void session.end()
      if (reason === 'code') setWrong(error.message)
      form.current?.querySelector('input')?.focus()
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    send.reset()
    const given = v.safeParse(codeSchema, code)
    setWrong(given.success ? undefined : given.issues[0].message)
    if (given.success) send.mutate(given.output)
    else form.current?.querySelector('input')?.focus()
  }

  return (
    <form ref={form} className="grid max-w-100 gap-5" noValidate onSubmit={submit}>
      {send.isError && !wrong && (
        <Banner>
          <p>{send.error.message}</p>
        </Banner>
      )}
      <CodeField
        value={code}
        error={wrong}
        takesFocus={alone}
        onChange={(value) => {
          setCode(value)
          setWrong(undefined)
        }}
      />
      <p>
        <Button
          type="submit"
          {...(alone && { variant: 'accent', size: 'big' })}
          busy={send.isPending}
          busyLabel={busyLabel}
        >
          {button}
        </Button>
      </p>
    </form>
  )
}

/** The way back in for somebody whose app is gone. */
export const lostPhone =
  'Another administrator can take your access away under Staff and invite you again: your account has no second factor then. If there is none, it is taken off in the Supabase dashboard: Authentication, Users, your account.'
