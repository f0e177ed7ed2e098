import { Plus } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import {
  get,
  useFieldArray,
  type ArrayPath,
  type FieldArray,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form'
import { MoveButtons } from '@/admin/kit/screen/move-buttons'
import { TextButton } from '@/admin/kit/screen/text-button'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'

interface ListFieldProps<Form extends FieldValues, Name extends ArrayPath<Form>> {
  form: UseFormReturn<Form>
  name: Name
  label: string
  /** The name of one entry. */
  one: string
  help?: string
  empty: FieldArray<Form, Name>
  /** Entries with content, each added by a button of its own. */
  filled?: ReadonlyArray<{ key: string; label: ReactNode; entry: FieldArray<Form, Name> }>
  children: (index: number) => ReactNode
}

/** A list of entries, each with buttons to move it up or down and to remove it. */
export function ListField<Form extends FieldValues, Name extends ArrayPath<Form>>(
  props: ListFieldProps<Form, Name>,
) {
  const { form, name, label, one, help, empty, filled = [], children } = props
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name })
  const addButton = useRef<HTMLButtonElement>(null)
  const error = get(form.formState.errors, name) as
    | { message?: string; root?: { message?: string } }
    | undefined
  const message = error?.message ?? error?.root?.message
  return (
    <fieldset className="grid min-w-0 justify-items-start gap-4">
      <legend className="mb-2 font-semibold">{label}</legend>
      {help && <p className="field-help">{help}</p>}
      <ol className="grid w-full gap-4">
        {fields.map(({ id }, index) => (
          <li key={id}>
            <fieldset className="min-w-0 border-l-[3px] border-rule pt-1 pb-4 pl-4 focus-within:border-ink">
              <legend className="sr-only">{`${one} ${index + 1}`}</legend>
              <div className="-mb-2 flex items-center justify-end">
                <MoveButtons
                  what={`${one} ${index + 1}`}
                  index={index}
                  count={fields.length}
                  onMove={(to) => move(index, to)}
                />
                <TextButton
                  className="ml-3"
                  onClick={() => {
                    remove(index)
                    addButton.current?.focus({ preventScroll: true })
                  }}
                >
                  Remove<span className="sr-only">{` ${one} ${index + 1}`}</span>
                </TextButton>
              </div>
              <div className="grid gap-4">{children(index)}</div>
            </fieldset>
          </li>
        ))}
      </ol>
      {message && <FieldError>{message}</FieldError>}
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button ref={addButton} variant="line" size="small" onClick={() => append(empty)}>
          <Plus size={18} aria-hidden="true" />
          Add {/^[aeiou]/.test(one) ? 'an' : 'a'} {one}
        </Button>
        {filled.map((each) => (
          <TextButton key={each.key} className="max-md:min-h-11" onClick={() => append(each.entry)}>
            {each.label}
          </TextButton>
        ))}
      </p>
    </fieldset>
  )
}
