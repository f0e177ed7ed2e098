import type { FieldValues, UseFormReturn } from 'react-hook-form'
import * as v from 'valibot'
import { RangesField, rangesSchema } from '@/admin/content/settings/ranges-field'
import { CheckboxField } from '@/admin/kit/form/checkbox-field'
import { optionalText, orNull } from '@/admin/kit/form/text-schema'
import { TextField } from '@/admin/kit/form/text-field'
import { ImageField } from '@/admin/kit/images/image-field'
import { FieldGroup } from '@/admin/kit/form/field-group'
import { asObject, asText } from '@/lib/json'
import { internationalDigits } from '@/lib/phone-number'
import { addressRules, type SettingField, type SettingFields } from '@/lib/settings'
import { parseRinggit, ringgit, ringgitField } from '@shared/money/ringgit'

interface FieldLabel {
  label: string
  help?: string
  /** The text that the page shows while this is empty. */
  placeholder?: string
  /** Only for a multi-line text. */
  rows?: number
  /** The initial value of a switch or a text that was never set. */
  initially?: boolean | string
  /** Only for a group: its fields, and below, whether they are side by side. */
  fields?: Readonly<Record<string, FieldLabel>>
  inRow?: boolean
}

type LabelOf<Field> = Field extends { kind: 'group'; fields: infer Fields }
  ? FieldLabel & { fields: FieldLabels<Fields> }
  : Field extends { kind: 'boolean' }
    ? FieldLabel & { initially: boolean }
    : FieldLabel

/** A label for each field, in the order of the form. */
export type FieldLabels<Fields> = { readonly [Name in keyof Fields]: LabelOf<Fields[Name]> }
type AnyLabels = FieldLabels<SettingFields>

const groupOf = (field: SettingField, label: FieldLabel | undefined) =>
  field.kind === 'group' ? { fields: field.fields, labels: (label?.fields ?? {}) as AnyLabels } : undefined

const mapFields = <Result,>(
  fields: SettingFields,
  make: (field: SettingField, name: string) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, make(field, name)]))

/** A rule over several fields: the field at which its message is shown; undefined if the values keep it. */
export type SettingRule = (values: FieldValues) => { field: string; message: string } | undefined

/** From form values to the value to store. Every field may be empty; the website then uses its default. */
export function settingSchema(
  fields: SettingFields,
  rule?: SettingRule,
): v.ObjectSchema<v.ObjectEntries, undefined> {
  const schema = v.object(mapFields(fields, fieldSchema))
  if (!rule) return schema
  return v.pipe(
    schema,
    v.rawCheck(({ dataset, addIssue }) => {
      const broken = dataset.typed && rule(dataset.value)
      if (!broken) return
      const { field: key, message } = broken
      const { value: input } = dataset
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] })
    }),
  )
}

function fieldSchema(field: SettingField): v.GenericSchema<unknown> {
  switch (field.kind) {
    case 'group':
      return settingSchema(field.fields)
    case 'boolean':
      return v.boolean()
    case 'ranges':
      return rangesSchema
    case 'number':
      return numberSchema(field)
    case 'money':
      return moneySchema(field)
    case 'text':
      return optionalText(field.longest)
    case 'paragraphs':
    case 'lines':
      return v.pipe(
        optionalText(field.longest),
        v.transform((text) => text.split(field.kind === 'lines' ? '\n' : /\n\s*\n/)),
        v.transform((parts) => parts.flatMap((part) => part.trim() || [])),
      )
    case 'link':
    case 'image':
      return orNull(addressSchema(field.kind, field.longest))
    case 'email':
    case 'phone':
      return addressSchema(field.kind, longestEmail)
  }
}

const addressSchema = (kind: keyof typeof addressRules, longest: number) =>
  v.pipe(
    optionalText(longest),
    v.transform((address) => (kind === 'phone' ? withCountryCode(address) : address)),
    v.check((address) => !address || addressRules[kind].test(address), wrongAddress[kind]),
  )

/** Adds the country code to a Malaysian number: '012-900 1122' becomes '+60 12-900 1122'. */
const withCountryCode = (number: string) =>
  number.startsWith('0') && internationalDigits(number)?.startsWith('60')
    ? number.replace(/^0/, '+60 ')
    : number

const longestEmail = 254
const wrongAddress = {
  link: 'Begin with https://',
  image: 'Choose an image from the library',
  email: 'Please enter a valid email address',
  phone: 'Not a valid phone number: write 012-345 6789, or begin with + and the country code',
}

/** The schema of a whole number in a text field. */
function numberSchema({ least, most }: { least: number; most: number }) {
  const format = new Intl.NumberFormat('en-MY')
  return v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (text) => !text || (/^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most),
      `Enter a whole number from ${format.format(least)} to ${format.format(most)}`,
    ),
    v.transform((text) => (text ? Number(text) : null)),
  )
}

/** The schema of an amount typed in ringgit and stored in sen. */
function moneySchema({ least, most }: { least: number; most: number }) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (text) => {
        const sen = parseRinggit(text) ?? -1
        return !text || (sen >= least && sen <= most)
      },
      `Write an amount in ringgit, such as 2,500, from ${ringgit(least)} to ${ringgit(most)}`,
    ),
    v.transform((text) => parseRinggit(text) ?? null),
  )
}

/** The separator of a list's texts in its single field: a line break or an empty line. */
const between = ({ kind }: SettingField) => (kind === 'lines' ? '\n' : '\n\n')

/** Converts the stored value to form values; a list becomes one text. */
export function settingForm(fields: SettingFields, labels: AnyLabels, stored: unknown): FieldValues {
  const values = asObject(stored)
  return mapFields(fields, (field, name) => {
    const value = values[name]
    const group = groupOf(field, labels[name])
    if (group) return settingForm(group.fields, group.labels, value)
    if (field.kind === 'boolean') return typeof value === 'boolean' ? value : labels[name]?.initially
    if (field.kind === 'number') return typeof value === 'number' ? String(value) : ''
    if (field.kind === 'ranges') return value ?? field.default
    if (field.kind === 'money') return typeof value === 'number' ? ringgitField(value) : ''
    return Array.isArray(value)
      ? value.map(asText).join(between(field))
      : asText(value ?? labels[name]?.initially)
  })
}

const inputModes: Partial<Record<SettingField['kind'], 'url' | 'email' | 'numeric' | 'decimal' | 'tel'>> = {
  link: 'url',
  email: 'email',
  number: 'numeric',
  money: 'decimal',
  phone: 'tel',
}

interface SettingFieldsProps {
  form: UseFormReturn
  fields: SettingFields
  labels: AnyLabels
  /** The path of the group that contains the fields, with a trailing dot. */
  path?: string
}

/** The form fields of a setting, by their kinds. */
export function SettingFieldList({ form, fields, labels, path = '' }: SettingFieldsProps) {
  return Object.entries(labels).map(([key, label]: [string, FieldLabel]) => {
    const name = path + key
    const field = fields[key]
    const group = field && groupOf(field, label)
    if (group) {
      return (
        <FieldGroup key={name} legend={label.label}>
          <div className={`grid gap-5 ${label.inRow ? 'md:grid-cols-3' : ''}`}>
            <SettingFieldList form={form} {...group} path={`${name}.`} />
          </div>
        </FieldGroup>
      )
    }
    switch (field?.kind) {
      case 'boolean':
        return <CheckboxField key={name} form={form} name={name} label={label.label} />
      case 'ranges':
        return <RangesField key={name} form={form} name={name} label={label.label} standing={field.default} />
      case 'image':
        return <ImageField key={name} form={form} name={name} label={label.label} help={label.help} />
      default:
        return (
          <TextField
            key={name}
            form={form}
            name={name}
            label={label.label}
            help={label.help}
            placeholder={label.placeholder}
            rows={label.rows}
            className={label.rows ? 'md:col-span-full' : ''}
            inputMode={field && inputModes[field.kind]}
            inputClassName={field?.kind === 'number' ? 'max-w-40' : undefined}
          />
        )
    }
  })
}
