import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useRef, useState, type FormEvent } from 'react'
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
  const [sending, setSending] = useState(false)
  const [refused, setRefused] = useState<EnquiryError['field']>()
  const busy = useRef(false)
  const { register, control, handleSubmit, setError, setFocus, clearErrors, formState } = useForm<
    EnquiryInput,
    unknown,
    Enquiry
  >({
    resolver: valibotResolver(enquirySchemas[kind]),
    // What was refused is looked at again when it is sent again, not while it is typed.
    reValidateMode: 'onSubmit',
  })

  // The field that the server refused can be reached again only when it is drawn enabled.
  useEffect(() => {
    if (refused && !sending) setFocus(refused)
  }, [refused, sending, setFocus])

  // A second press may come before the button is drawn disabled.
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!busy.current) void handleSubmit(send)(event)
  }

  async function send(enquiry: Enquiry) {
    busy.current = true
    setSending(true)
    setRefused(undefined)
    try {
      await sendEnquiry(kind, enquiry)
      setSent(enquiry)
    } catch (error) {
      const { message, field } = error instanceof EnquiryError ? error : new EnquiryError(notSent)
      setError(field ?? 'root', { message })
      setRefused(field)
      busy.current = false
    }
    setSending(false)
  }

  /** A field's message goes when the field is edited, the banner on any edit. */
  function edited(event: FormEvent) {
    clearErrors((event.target as HTMLInputElement).name as keyof EnquiryInput)
    clearErrors('root')
  }

  return { submit, edited, register, control, errors: formState.errors, sending, sent }
}

export type EnquiryForm = ReturnType<typeof useEnquiryForm>
