import { useWatch } from 'react-hook-form'
import { Textarea } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'
import { messageLimit, tooLong } from '@/features/contact/enquiry-schema'
import type { EnquiryForm } from '@/features/contact/use-enquiry-form'
import { lengthOf, tidy } from '@/lib/written-text'

interface MessageFieldProps {
  form: EnquiryForm
  label: string
  help?: string
}

/** The message, with its limit in words beforehand; one that is too long says so at once and stays as it is. */
export function MessageField({ form, label, help }: MessageFieldProps) {
  const length = lengthOf(tidy(useWatch({ control: form.control, name: 'message' }) ?? ''))
  const over = length > messageLimit ? tooLong(length) : undefined
  return (
    <Field
      label={label}
      help={[help, `Up to ${messageLimit.toLocaleString('en')} characters.`].filter(Boolean).join(' ')}
      error={over ?? form.errors.message?.message}
    >
      {(wiring) => <Textarea {...form.register('message')} {...wiring} rows={8} aria-required="true" />}
    </Field>
  )
}
