import { imageAddress } from '@shared/markdown/image-address'
import { emailPattern } from '@/lib/contact-detail'
import { asObject, asText } from '@/lib/json'
import type { Database } from '@/lib/database.types'
import { rest } from '@/lib/rest'

type SettingTable =
  | 'site_settings'
  | 'portfolio_settings'
  | 'blog_settings'
  | 'about_settings'
  | 'company_info'

/** Times from time fields: '09:00' and '12:00'. */
export type TimeRange = Readonly<Record<'from' | 'to', string>>

/** Field types; the database uses `default` until the owner sets a value. */
type FieldKind =
  | { readonly kind: 'text' | 'paragraphs' | 'lines' | 'link' | 'image'; readonly longest: number }
  | {
      readonly kind: 'number' | 'money'
      readonly least: number
      readonly most: number
      readonly default?: number
    }
  /** `initially` is its state in the form until the owner sets it. */
  | { readonly kind: 'boolean'; readonly initially: boolean }
  | { readonly kind: 'email' | 'phone' }
  | { readonly kind: 'ranges'; readonly default: readonly TimeRange[] }
  | { readonly kind: 'group'; readonly fields: SettingFields }

/** `label` names the field in the admin: in its form, in messages and in the history. */
export type SettingField = FieldKind & { readonly label: string }
export type SettingFields = { readonly [name: string]: SettingField }

/** A setting as src/content/settings.ts describes it. */
export interface SettingDescription<Fields extends SettingFields = SettingFields> {
  readonly table: SettingTable
  readonly key: string
  readonly isPublic: boolean
  readonly fields: Fields
}

/** The filled fields of a setting. */
export type SettingValue<Fields extends SettingFields> = {
  [Name in keyof Fields]?: FieldValue<Fields[Name]>
}
type FieldValue<Field> = Field extends { kind: 'boolean' }
  ? boolean
  : Field extends { kind: 'number' | 'money' }
    ? number
    : Field extends { kind: 'paragraphs' | 'lines' }
      ? readonly string[]
      : Field extends { kind: 'ranges' }
        ? readonly TimeRange[]
        : Field extends { kind: 'group'; fields: infer Fields extends SettingFields }
          ? SettingValue<Fields>
          : string

/** Valid addresses and numbers. */
export const addressRules = {
  link: /^https:\/\/\S+$/,
  image: imageAddress,
  email: emailPattern,
  /** WhatsApp needs the country code. */
  phone: /^\+[1-9][0-9 ().-]{6,22}$/,
}

/** The valid fields. Missing, empty or invalid ones are left out, so that the page shows its defaults. */
export function parseSetting<const Fields extends SettingFields>(
  { fields }: { readonly fields: Fields },
  stored: unknown,
): SettingValue<Fields> {
  const values = asObject(stored)
  const read = Object.entries(fields).map(([name, field]) => [name, readField(field, values[name])])
  return Object.fromEntries(read.filter(([, value]) => value !== undefined))
}

function readField(field: SettingField, value: unknown) {
  if (field.kind === 'boolean') return typeof value === 'boolean' ? value : undefined
  if (field.kind === 'number' || field.kind === 'money') {
    const inRange = Number.isInteger(value) && Number(value) >= field.least && Number(value) <= field.most
    return inRange ? value : undefined
  }
  if (field.kind === 'group') {
    const read = parseSetting(field, value)
    return Object.keys(read).length > 0 ? read : undefined
  }
  if (field.kind === 'paragraphs' || field.kind === 'lines') {
    const texts = Array.isArray(value) ? value.flatMap((text) => asText(text).trim() || []) : []
    return texts.length > 0 ? texts : undefined
  }
  if (field.kind === 'ranges') return Array.isArray(value) ? (value as TimeRange[]) : undefined
  const text = asText(value).trim()
  return text && (field.kind === 'text' || addressRules[field.kind].test(text)) ? text : undefined
}

/** The stored fields of a setting; a row of company_info stores the text of its one field. */
export const storedFields = ({ table, key }: SettingDescription, value: unknown) =>
  table === 'company_info' ? { [key]: value } : value

/** Reads settings of one table in one request. Throws an error with the message `failed`. */
export async function fetchSettings<
  Table extends SettingTable,
  const Settings extends Record<string, SettingDescription & { readonly table: Table }>,
>(
  table: Table,
  settings: Settings,
  failed: string,
  signal: AbortSignal,
): Promise<{ [Name in keyof Settings]: SettingValue<Settings[Name]['fields']> }> {
  const described = Object.entries(settings)
  const { data, error } = await rest
    .from<SettingTable, Database['public']['Tables'][SettingTable]>(table)
    .select('key, value')
    .in(
      'key',
      described.map(([, { key }]) => key),
    )
    .abortSignal(signal)
  if (error) throw new Error(failed)
  const read = described.map(([name, setting]) => {
    const row = data.find(({ key }) => key === setting.key)
    return [name, parseSetting(setting, storedFields(setting, row?.value))]
  })
  return Object.fromEntries(read) as { [Name in keyof Settings]: SettingValue<Settings[Name]['fields']> }
}
