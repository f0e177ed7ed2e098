import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import {
  settingForm,
  settingSchema,
  withDetails,
  type FieldDetails,
  type SettingRule,
} from '@/admin/content/fields/described-fields'
import { FieldList } from '@/admin/content/fields/field-list'
import { settingStore, type SettingsRow, type StoredSettings } from '@/admin/content/settings/setting-store'
import { completeForm } from '@/admin/kit/record/complete-form'
import type { RecordDescription } from '@/admin/kit/record/record'
import { RecordScreen } from '@/admin/kit/record/record-screen'
import { TextLink } from '@/components/ui/site-link'
import { storedFields, type SettingDescription, type SettingFields } from '@/lib/settings'

/** The help text of fields in which `interpolate` replaces placeholders with the studio's data. */
export const openFactsHelp = '{studio}, {email}, {whatsapp} and {city} are filled from Settings.'

type FieldsOf<Settings> = Settings extends readonly [infer First extends SettingDescription, ...infer Others]
  ? First['fields'] & FieldsOf<Others>
  : unknown

/**
 * Describes how the admin shows settings of src/content/settings.ts. For empty fields the page shows its
 * default text.
 */
interface SettingScreen<Fields> {
  /** The path of its form; the parent path is the list that contains it. */
  path: string
  title: string
  /** The page on which visitors see it; absent if they do not. */
  page?: { to: string; label: string }
  /** Shown instead of the page: the purpose of the setting. */
  about?: ReactNode
  /** Help, placeholders and starting values by field; required of a switch. */
  details: FieldDetails<Fields>
  rule?: SettingRule
  /** Above the fields: values to start from. */
  Start?: (props: { form: UseFormReturn }) => ReactNode
  /** Its line in the list, such as the current value; '' for the default text. Absent: its first field. */
  summary?: (form: FieldValues) => string
}

export interface Setting {
  table: SettingDescription['table']
  keys: readonly string[]
  path: string
  title: string
  /** The label of a key's row in the history. */
  rowLabel: (key: string) => string
  summary: (stored: StoredSettings) => string
  draw: () => ReactNode
}

/** One form for settings of one table. Each is stored in its own row; a save writes only the changed ones. */
export function defineSetting<const Settings extends readonly [SettingDescription, ...SettingDescription[]]>(
  settings: Settings,
  { path, title, page, about, rule, Start, ...screen }: SettingScreen<FieldsOf<Settings>>,
): Setting {
  const [{ table, key: firstKey }] = settings
  const described: SettingFields = Object.assign({}, ...settings.map((setting) => setting.fields))
  const fields = withDetails(described, screen.details)
  const keys = settings.map(({ key }) => key)
  const toForm = (stored: StoredSettings): FieldValues =>
    settingForm(
      fields,
      Object.assign({}, ...settings.map((setting) => storedFields(setting, stored[setting.key]))),
    )
  const name = `setting-${firstKey}`
  const record: RecordDescription<SettingsRow, FieldValues> = {
    name,
    noun: 'setting',
    newTitle: title,
    table,
    path: path.slice(0, path.lastIndexOf('/')),
    rowLabel: () => title,
    deletable: false,
    store: settingStore(name, table, keys),
    ...completeForm<SettingsRow, ReturnType<typeof settingSchema>>({
      fields: [],
      schema: settingSchema(fields, rule),
      empty: () => toForm({}),
      toForm: ({ values }) => toForm(values),
      toRow: (values) =>
        Object.fromEntries(
          settings.map(({ key, fields: own }) => [
            key,
            table === 'company_info'
              ? values[key]
              : Object.fromEntries(Object.keys(own).map((field) => [field, values[field]])),
          ]),
        ),
      labels: Object.fromEntries(Object.entries(fields).map(([field, { label }]) => [field, label])),
      Fields: ({ form }) => (
        <>
          {Start && <Start form={form} />}
          <FieldList form={form} fields={fields} />
        </>
      ),
      Aside: () => (
        <div className="text-ink-2">
          {about ?? 'An empty field shows the standard text, in grey.'}
          {page && (
            <>
              <br />
              <TextLink to={page.to} className="mt-2">
                See it on {page.label}
              </TextLink>
            </>
          )}
        </div>
      ),
    }),
  }
  const [first = ''] = Object.keys(fields)
  const summary = screen.summary ?? ((form) => String(form[first]))
  return {
    path,
    title,
    table,
    keys,
    rowLabel: (key) => (settings.length > 1 && fields[key]?.label) || title,
    summary: (stored) => summary(toForm(stored)),
    draw: () => <RecordScreen record={record} id={name} />,
  }
}
