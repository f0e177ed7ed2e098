import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState, type FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import {
  enquirySchemas,
  type Enquiry,
  type EnquiryInput,
  type EnquiryKind,
} from '@/features/contact/enquiry-schema'
import { EnquiryError, notSent, sendEnquiry } from '@/features/contact/send-enquiry'

/**
 * The life of either form: written, sending, then sent or refused. It has no default values, so that what was typed
 * before the script ran stays. `sent` holds what was stored.
 */
export function useEnquiryForm(kind: EnquiryKind) {
  const [sent, setSent] = useState<Enquiry>()
  const { register, control, handleSubmit, setError, setFocus, clearErrors, formState } = useForm<
    EnquiryInput,
    unknown,
    Enquiry
  >({
    resolver: valibotResolver(enquirySchemas[kind]),
    // What was refused is looked at again when it is sent again, not while it is typed.
    reValidateMode: 'onSubmit',
  })

  const { errors, isSubmitting } = formState

  async function send(enquiry: Enquiry) {
    try {
      await sendEnquiry(kind, enquiry)
      setSent(enquiry)
    } catch (error) {
      const { message, field } = error instanceof EnquiryError ? error : new EnquiryError(notSent)
      setError(field ?? 'root', { message })
      // The field can be reached again only after it is drawn again.
      if (field) requestAnimationFrame(() => setFocus(field))
    }
  }

  /** A field's message goes when the field is edited, the banner on any edit. */
  function edited(event: FormEvent) {
    clearErrors((event.target as HTMLInputElement).name as keyof EnquiryInput)
    clearErrors('root')
  }

  return {
    submit: handleSubmit(send),
    edited,
    register,
    control,
    errors,
    sending: isSubmitting,
    sent,
  }
}

export type EnquiryForm = ReturnType<typeof useEnquiryForm>
