import type { UseFormReturn } from 'react-hook-form'
import type { AboutForm, AboutPart } from '@/admin/about/about-sections'
import { Input, Textarea } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'

interface AboutPartsProps {
  form: UseFormReturn<AboutForm>
  parts: readonly AboutPart[]
}

/** The fields of a section, in the order its description gives. */
export function AboutParts({ form, parts }: AboutPartsProps) {
  return parts.map((part) => <Part key={part} part={part} form={form} />)
}

function Part({ part, form }: { part: AboutPart; form: UseFormReturn<AboutForm> }) {
  const { register, formState } = form
  const { errors } = formState
  switch (part) {
    case 'title':
      return (
        <Field label="Heading" error={errors.title?.message}>
          {(wiring) => <Input {...register('title')} {...wiring} />}
        </Field>
      )
    case 'subtitle':
      return (
        <Field label="Line under the heading" error={errors.subtitle?.message}>
          {(wiring) => <Input {...register('subtitle')} {...wiring} />}
        </Field>
      )
    case 'content':
      return (
        <Field label="Text" error={errors.content?.message} help="An empty line starts a new paragraph.">
          {(wiring) => <Textarea {...register('content')} {...wiring} rows={12} />}
        </Field>
      )
    case 'quote':
      return (
        <Field label="Quote" error={errors.quote?.message}>
          {(wiring) => <Textarea {...register('quote')} {...wiring} rows={2} />}
        </Field>
      )
    case 'photo_url':
      return (
        <Field label="Picture" error={errors.photo_url?.message} help="Its address, or nothing.">
          {(wiring) => <Input {...register('photo_url')} {...wiring} inputMode="url" />}
        </Field>
      )
    case 'linkedin_url':
      return (
        <Field label="LinkedIn" error={errors.linkedin_url?.message}>
          {(wiring) => <Input {...register('linkedin_url')} {...wiring} inputMode="url" />}
        </Field>
      )
    case 'signature':
      return (
        <fieldset className="editor-group">
          <legend>Signature</legend>
          <div className="grid gap-5 md:grid-cols-3">
            <Field label="Signed" error={errors.signature?.text?.message}>
              {(wiring) => <Input {...register('signature.text')} {...wiring} />}
            </Field>
            <Field label="Name" error={errors.signature?.name?.message}>
              {(wiring) => <Input {...register('signature.name')} {...wiring} />}
            </Field>
            <Field label="Title" error={errors.signature?.title?.message}>
              {(wiring) => <Input {...register('signature.title')} {...wiring} />}
            </Field>
          </div>
        </fieldset>
      )
    case 'testimonial':
      return (
        <fieldset className="editor-group">
          <legend>What a client said</legend>
          <div className="grid gap-5">
            <Field label="Their words" error={errors.testimonial?.quote?.message}>
              {(wiring) => <Textarea {...register('testimonial.quote')} {...wiring} rows={3} />}
            </Field>
            <Field label="Who they are" error={errors.testimonial?.author?.message}>
              {(wiring) => <Input {...register('testimonial.author')} {...wiring} />}
            </Field>
          </div>
        </fieldset>
      )
  }
}
