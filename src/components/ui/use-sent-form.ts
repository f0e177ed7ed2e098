import { valibotResolver } from '@hookform/resolvers/valibot'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type FieldValues, type Path, useForm } from 'react-hook-form'
import type { GenericSchema } from 'valibot'
import { somethingWrong, type WayOut } from '@/components/ui/form-failure'

/** Why a form was not sent, in words for the visitor; `field` is the one that was refused, where it is one. */
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

/** With the next frame seen: on a slow phone a press is answered before what follows from it is made. */
const afterPaint = (run: () => void) => requestAnimationFrame(() => setTimeout(run))

/**
 * The state of a form: editing, sending, then sent or refused; `send` throws NotSent. It has no default values, so that
 * what was typed before hydration stays. `sent` holds what was stored.
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
    // A second press may come before the button is rendered disabled.
    submit(event: FormEvent) {
      event.preventDefault()
      if (busy.current) return
      busy.current = true
      afterPaint(() => void handleSubmit(trySending, () => void (busy.current = false))())
    },
    /** A field's message goes when the field is edited, the banner on any edit. */
    clearFieldErrors(event: FormEvent) {
      clearErrors((event.target as HTMLInputElement).name as Path<Input>)
      clearErrors('root')
    },
  }
}
