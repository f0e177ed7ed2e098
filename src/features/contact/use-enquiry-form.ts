import { valibotResolver } from '@hookform/resolvers/valibot'
import { useRef, useState, type FormEvent } from 'react'
import { useForm, type FieldPath, type FieldValues } from 'react-hook-form'
import type { GenericSchema } from 'valibot'
import { EnquiryError, notSent, sendEnquiry } from '@/features/contact/send-enquiry'
import type { ContactEnquiry, QuoteEnquiry } from '@/features/contact/enquiry-schema'

/**
 * The life of either form: written, sending, sent or refused. There are no default values: what was typed before the
 * script ran stays. Spread `form` on the <form>.
 */
export function useEnquiryForm<Input extends FieldValues, Output extends ContactEnquiry | QuoteEnquiry>(
  schema: GenericSchema<Input, Output>,
) {
  const [sent, setSent] = useState(false)
  const banner = useRef<HTMLDivElement>(null)
  const { register, control, handleSubmit, setError, clearErrors, formState } = useForm<Input, unknown, Output>({
    resolver: valibotResolver(schema),
    // What was refused is looked at again when it is sent again, not while it is typed.
    reValidateMode: 'onSubmit',
  })

  const onSubmit = handleSubmit(async (enquiry) => {
    try {
      await sendEnquiry(enquiry)
      setSent(true)
    } catch (error) {
      const { message, field } = error instanceof EnquiryError ? error : new EnquiryError(notSent)
      if (field) return setError(field as FieldPath<Input>, { message }, { shouldFocus: true })
      setError('root', { message })
      requestAnimationFrame(() => banner.current?.focus())
    }
  })

  /** A field's message goes when the field is edited, the banner on any edit. */
  const onChange = (event: FormEvent) =>
    clearErrors([(event.target as HTMLInputElement).name as FieldPath<Input>, 'root'])

  return {
    form: { noValidate: true, onSubmit, onChange },
    register,
    control,
    errors: formState.errors,
    sending: formState.isSubmitting,
    sent,
    banner,
  }
}
