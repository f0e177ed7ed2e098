import { Plus } from 'lucide-react'
import { useFieldArray, type UseFormReturn } from 'react-hook-form'
import { platformNames, type AuthorForm } from '@/admin/content/authors/author-schema'
import { Button } from '@/components/ui/button'
import { Input, Select } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'

/** Where else to find an author: any number of links, each with its platform. */
export function AuthorLinks({ form }: { form: UseFormReturn<AuthorForm> }) {
  const { register, formState, control } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'links' })
  return (
    <fieldset className="editor-group">
      <legend>Links</legend>
      <div className="grid gap-5">
        {fields.map((field, index) => (
          <div key={field.id} className="grid items-start gap-x-4 gap-y-3 md:grid-cols-[10rem_1fr_auto]">
            <Field label="Platform">
              {(wiring) => (
                <Select {...register(`links.${index}.platform`)} {...wiring}>
                  {[...new Set([...platformNames, field.platform])].map((name) => (
                    <option key={name}>{name}</option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label="Link" error={formState.errors.links?.[index]?.url?.message}>
              {(wiring) => <Input {...register(`links.${index}.url`)} {...wiring} inputMode="url" />}
            </Field>
            <button
              type="button"
              className="quiet-action justify-self-start md:mt-9"
              onClick={() => remove(index)}
            >
              Remove<span className="sr-only"> link {index + 1}</span>
            </button>
          </div>
        ))}
        <p>
          <Button variant="line" size="small" onClick={() => append({ platform: 'LinkedIn', url: '' })}>
            <Plus size={18} aria-hidden="true" />
            Add a link
          </Button>
        </p>
      </div>
    </fieldset>
  )
}
