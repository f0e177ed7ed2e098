import { lazy, Suspense, useId, useState, type ReactNode } from 'react'
import { useController, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import { useFieldLabel } from '@/admin/kit/form/field-labels'
import { TextButton } from '@/admin/kit/screen/text-button'
import { Textarea } from '@/components/ui/controls'
import { FieldError } from '@/components/ui/field'

const loadEditor = () => import('@/admin/kit/markdown/markdown-editor')
/** Loaded when the first editor is shown. */
const MarkdownEditor = lazy(async () => ({ default: (await loadEditor()).MarkdownEditor }))

interface MarkdownFieldProps<Form extends FieldValues> {
  form: UseFormReturn<Form>
  name: Path<Form>
  /** Absent: the label from the record's description. */
  label?: string
  help?: ReactNode
}

/** A field for a Markdown text, shown formatted or as source. */
export function MarkdownField<Form extends FieldValues>({
  form,
  name,
  help,
  ...given
}: MarkdownFieldProps<Form>) {
  const id = useId()
  const label = useFieldLabel(name, given.label)
  const { field, fieldState } = useController({ control: form.control, name })
  const [asStored, setAsStored] = useState(false)
  const error = fieldState.error?.message
  const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined
  return (
    <div role="group" aria-labelledby={id}>
      <div className="flex flex-wrap items-end justify-between gap-x-6">
        <p className="field-label" id={id}>
          {label}
        </p>
        <TextButton className="mb-1" aria-pressed={asStored} onClick={() => setAsStored(!asStored)}>
          Markdown
        </TextButton>
      </div>
      {asStored ? (
        <Textarea
          {...field}
          aria-labelledby={id}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          rows={24}
          className="font-mono leading-[1.6]"
        />
      ) : (
        <Suspense fallback={<p className="min-h-96 border border-edge bg-sunk p-4">Loading the editor...</p>}>
          <MarkdownEditor
            value={String(field.value)}
            onChange={field.onChange}
            fieldRef={field.ref}
            labelledBy={id}
            describedBy={describedBy}
            invalid={error !== undefined}
          />
        </Suspense>
      )}
      {help && (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
