import type { FieldValues } from 'react-hook-form'
import * as v from 'valibot'
import { rangesSchema } from '@/admin/content/fields/ranges-schema'
import { optionalText, orNull, requiredText } from '@/admin/kit/form/text-schema'
import { asObject, asText } from '@/lib/json'
import { internationalDigits } from '@/lib/phone-number'
import { addressRules, type SettingField, type SettingFields } from '@/lib/settings'
import { parseRinggit, ringgit, ringgitField } from '@shared/money/ringgit'

/** What a field shows in its form besides its label. */
interface ShownDetails {
  help?: string
  /** The text that the page shows while this is empty. */
  placeholder?: string
  /** Only for a multi-line text. */
  rows?: number
  /** Line breaks are shown, but not stored. */
  wraps?: boolean
  /** The initial value of a text that was never set. */
  startText?: string
  /** Only for a group: whether its fields are side by side. */
  inRow?: boolean
}

/** Fields of content that is no setting: an industry page. */
type ContentField = { label: string } & (
  | { kind: 'text'; longest: number; required: true }
  | { kind: 'icon' }
  /** A path of this website or a URL; of a picture, if it says so. */
  | { kind: 'address'; longest: number; isImage?: boolean }
  /** A part of a page that the owner can hide. */
  | { kind: 'part'; fields: FormFields }
  /** Entries, each called `one`. `ofTexts`: each is stored as its only field, `text`. */
  | { kind: 'list'; one: string; least: number; fields: FormFields; ofTexts?: boolean }
)
type GroupField = { kind: 'group'; label: string; fields: FormFields }
export type FormField = ShownDetails & (Exclude<SettingField, { kind: 'group' }> | GroupField | ContentField)
export type FormFields = { readonly [name: string]: FormField }

/** Details by field, of a group also those of its fields. */
export type FieldDetails<Fields> = {
  readonly [Name in keyof Fields]?: Fields[Name] extends { kind: 'group'; fields: infer Inner }
    ? ShownDetails & { fields?: FieldDetails<Inner> }
    : ShownDetails
}
type AnyDetails = { readonly [name: string]: (ShownDetails & { fields?: AnyDetails }) | undefined }

/** The fields of a form: described ones with the details of their form. */
export function withDetails(fields: SettingFields, details: AnyDetails): FormFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { fields: inner = {}, ...own } = details[name] ?? {}
      return [
        name,
        field.kind === 'group'
          ? { ...field, ...own, fields: withDetails(field.fields, inner) }
          : { ...field, ...own },
      ]
    }),
  )
}

const mapFields = <Result>(
  fields: FormFields,
  make: (field: FormField, name: string) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, make(field, name)]))

/** A rule over several fields: the field at which its message is shown; undefined if the values keep it. */
export type SettingRule = (values: FieldValues) => { field: string; message: string } | undefined

/** From form values to the value to store. Every field may be empty; the website then uses its default. */
export function settingSchema(
  fields: FormFields,
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

function fieldSchema(field: FormField): v.GenericSchema<unknown> {
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
      return 'required' in field ? requiredText('Fill this in', field.longest) : optionalText(field.longest)
    case 'icon':
      return optionalText(longestIconName)
    case 'address':
      return v.pipe(
        optionalText(field.longest),
        v.regex(anyAddress, 'Begin with / for a page of this website, or with https://'),
      )
    case 'part':
      return v.variant('shown', [
        v.object({ shown: v.literal(true), ...mapFields(field.fields, fieldSchema) }),
        // A hidden part is not validated.
        v.looseObject({ shown: v.literal(false) }),
      ])
    case 'list':
      return v.pipe(
        v.array(settingSchema(field.fields)),
        v.minLength(field.least, `Add at least one ${field.one}`),
      )
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
const longestIconName = 40
const anyAddress = /^(?:$|(?:\/(?!\/)|https?:\/\/)\S*$)/
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
const between = ({ kind }: FormField) => (kind === 'lines' ? '\n' : '\n\n')

/** Converts the stored value to form values; a list of texts in one field becomes one text. */
export function settingForm(fields: FormFields, stored: unknown): FieldValues {
  const values = asObject(stored)
  return mapFields(fields, (field, name) => {
    const value = values[name]
    switch (field.kind) {
      case 'group':
        return settingForm(field.fields, value)
      case 'part':
        return { ...settingForm(field.fields, value), shown: value !== undefined }
      case 'list':
        return (Array.isArray(value) ? value : []).map((entry: unknown) =>
          settingForm(field.fields, field.ofTexts ? { text: entry } : entry),
        )
      case 'boolean':
        return typeof value === 'boolean' ? value : field.initially
      case 'number':
        return typeof value === 'number' ? String(value) : ''
      case 'ranges':
        return value ?? field.default
      case 'money':
        return typeof value === 'number' ? ringgitField(value) : ''
      default:
        return Array.isArray(value)
          ? value.map(asText).join(between(field))
          : asText(value ?? field.startText)
    }
  })
}
