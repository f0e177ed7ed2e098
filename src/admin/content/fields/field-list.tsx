import { useEffect, useRef, type ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { IconField } from '@/admin/content/fields/icon-field'
import { RangesField } from '@/admin/content/fields/ranges-field'
import { settingForm, type FormField, type FormFields } from '@/admin/content/fields/described-fields'
import { CheckboxField } from '@/admin/kit/form/checkbox-field'
import { FieldGroup } from '@/admin/kit/form/field-group'
import { ListField } from '@/admin/kit/form/list-field'
import { TextField } from '@/admin/kit/form/text-field'
import { ImageField } from '@/admin/kit/images/image-field'
import { Collapsible } from '@/admin/kit/screen/collapsible'

type Form = UseFormReturn<FieldValues>

interface FieldListProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  fields: FormFields
  /** The path of what contains the fields, with a trailing dot. */
  path?: string
}

/** The inputs of described fields, by their kinds. */
export function FieldList<Values extends FieldValues>({ form, fields, path = '' }: FieldListProps<Values>) {
  return Object.entries(fields).map(([key, field]) => (
    <DescribedField
      key={path + key}
      // The names of described fields are made here, so no type knows them.
      form={form as unknown as Form}
      field={field}
      name={path + key}
    />
  ))
}

const inputModes: Partial<Record<FormField['kind'], 'url' | 'email' | 'numeric' | 'decimal' | 'tel'>> = {
  link: 'url',
  address: 'url',
  email: 'email',
  number: 'numeric',
  money: 'decimal',
  phone: 'tel',
}

interface DescribedFieldProps {
  form: Form
  field: FormField
  name: string
}

function DescribedField({ form, field, name }: DescribedFieldProps) {
  const { kind, label, help } = field
  const input = { form, name, label }
  switch (kind) {
    case 'group':
      return (
        <FieldGroup legend={label}>
          <div className={`grid gap-5 ${field.inRow ? 'md:grid-cols-3' : ''}`}>
            <FieldList form={form} fields={field.fields} path={`${name}.`} />
          </div>
        </FieldGroup>
      )
    case 'part':
      return (
        <Part {...input}>
          <FieldList form={form} fields={field.fields} path={`${name}.`} />
        </Part>
      )
    case 'list':
      return (
        <ListField {...input} one={field.one} help={help} empty={settingForm(field.fields, {})}>
          {(index) => (
            <FieldList
              form={form}
              fields={field.ofTexts ? numbered(field.fields, index + 1) : field.fields}
              path={`${name}.${index}.`}
            />
          )}
        </ListField>
      )
    case 'boolean':
      return <CheckboxField {...input} />
    case 'ranges':
      return <RangesField {...input} standing={field.default} />
    case 'icon':
      return <IconField form={form} name={name} />
    case 'image':
      return <ImageField {...input} help={help} />
    case 'address':
      if (field.isImage) return <ImageField {...input} help={help} />
  }
  return (
    <TextField
      {...input}
      help={help}
      placeholder={field.placeholder}
      rows={field.rows}
      wraps={field.wraps}
      className={field.rows ? 'md:col-span-full' : ''}
      inputMode={inputModes[kind]}
      inputClassName={kind === 'number' ? 'max-w-40' : undefined}
    />
  )
}

/** 'Paragraph 2': a field that is alone in its entry. */
const numbered = (fields: FormFields, place: number): FormFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { ...field, label: `${field.label} ${place}` }]),
  )

/** A collapsible part of a page, with a switch that hides it. */
function Part({
  form,
  name,
  label,
  children,
}: {
  form: Form
  name: string
  label: string
  children: ReactNode
}) {
  const shown = form.watch(`${name}.shown`) === true
  const faulty = form.getFieldState(name, form.formState).invalid
  const { submitCount } = form.formState
  const details = useRef<HTMLDetailsElement>(null)
  // A field in a collapsed part cannot take the focus, so the first invalid one is focused once the part
  // opens.
  useEffect(() => {
    if (!faulty || submitCount === 0 || document.activeElement?.matches('[aria-invalid=true]')) return
    details.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [faulty, submitCount])
  return (
    <Collapsible ref={details} summary={label} aside={!shown && 'Not on the page'} open={faulty || undefined}>
      <div className="grid gap-6 pt-3 pb-8">
        <CheckboxField form={form} name={`${name}.shown`} label="Show this part on the page" />
        {shown && children}
      </div>
    </Collapsible>
  )
}
