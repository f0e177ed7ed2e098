import { valibotResolver } from '@hookform/resolvers/valibot'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type FieldValues, type Path, useForm } from 'react-hook-form'
import type { GenericSchema } from 'valibot'
import { somethingWrong, type WayOut } from '@/components/ui/form-failure'

/** The reason a form was not sent, as text for the visitor; `field` is the refused field, if there is one. */
export class NotSent extends Error {
  constructor(
    message: string,
    readonly wayOut?: WayOut,
    readonly field?: string,
  ) {
    super(message)
    this.name = 'NotSent'
  }
}

/** Runs after the next paint, so that a slow phone shows feedback on a tap before the work starts. */
const afterPaint = (run: () => void) => requestAnimationFrame(() => setTimeout(run))

/**
 * The state of a form: editing, sending, then sent or refused; `send` throws NotSent. It sets no default
 * values, so that text typed before hydration stays. `sent` holds the stored values.
 */
export function useSentForm<Input extends FieldValues, Output>(
  schema: GenericSchema<Input, Output>,
  send: (values: Output) => Promise<void>,
) {
  const form = useForm<Input, unknown, Output>({
    resolver: valibotResolver(schema),
    // A refused field is validated again on the next submit, not while typing.
    reValidateMode: 'onSubmit',
  })
  const { handleSubmit, setError, setFocus, clearErrors } = form
  const [sent, setSent] = useState<Output>()
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<NotSent>()
  const busy = useRef(false)

  // A disabled field cannot be focused: wait until the fieldset is enabled again.
  useEffect(() => {
    if (failure?.field && !sending) setFocus(failure.field as Path<Input>)
  }, [failure, sending, setFocus])

  async function trySending(values: Output) {
    setSending(true)
    setFailure(undefined)
    try {
      await send(values)
      setSent(values)
    } catch (error) {
      const why = error instanceof NotSent ? error : new NotSent(somethingWrong)
      setError((why.field as Path<Input> | undefined) ?? 'root', { message: why.message })
      setFailure(why)
    } finally {
      busy.current = false
      setSending(false)
    }
  }

  return {
    form,
    errors: form.formState.errors,
    wayOut: failure?.wayOut,
    sending,
    sent,
    // A second click may come before the button is rendered disabled.
    submit(event: FormEvent) {
      event.preventDefault()
      if (busy.current) return
      busy.current = true
      afterPaint(() => void handleSubmit(trySending, () => void (busy.current = false))())
    },
    /** Editing a field clears its message; any edit clears the banner. */
    clearFieldErrors(event: FormEvent) {
      clearErrors((event.target as HTMLInputElement).name as Path<Input>)
      clearErrors('root')
    },
  }
}
