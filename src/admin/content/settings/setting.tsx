import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import {
  settingForm,
  settingSchema,
  settingValue,
  SettingFieldList,
  type FieldLabels,
} from '@/admin/content/settings/setting-form'
import { completeForm } from '@/admin/kit/record/complete-form'
import type { RecordDescription, StoredRow } from '@/admin/kit/record/record'
import { RecordScreen } from '@/admin/kit/record/record-screen'
import { TextLink } from '@/components/ui/site-link'
import type { Json } from '@/lib/database.types'
import type { SettingDescription, SettingFields } from '@/lib/settings'

/** A row of a settings table: `value` is a text in company_info and an object elsewhere. */
interface SettingRow extends StoredRow {
  key: string
  value: Json
}

/** The help text of fields in which `fillIn` replaces placeholders with the studio's data. */
export const openFactsHelp = '{studio}, {email}, {whatsapp} and {city} are filled from Settings.'

/**
 * Describes how the admin shows a setting of src/content/settings.ts. For empty fields the page shows its
 * default text.
 */
interface SettingScreen<Fields> {
  /** The path of its form; the parent path is the list that contains it. */
  path: string
  title: string
  /** In lower case for use in a sentence: 'footer'. */
  noun: string
  /** The page on which visitors see it; absent if they do not. */
  page?: { to: string; label: string }
  /** Shown instead of the page: the purpose of the setting. */
  about?: ReactNode
  labels: FieldLabels<Fields>
  /** Whether its fields are side by side. */
  inRow?: boolean
  /** The current value in one line, '' for the default; absent: its first field. */
  summary?: (form: FieldValues) => string
  /** The text in the list if the summary is ''; absent: that the website's default text is used. */
  unset?: string
}

export interface Setting extends Pick<SettingDescription, 'table' | 'key'> {
  path: string
  title: string
  summary: (stored: Json | undefined) => string
  unset: string
  /** The form of its row, or of a new row if it was never saved. */
  draw: (id: string | undefined) => ReactNode
}

export function defineSetting<const Fields extends SettingFields>(
  { table, key, fields }: SettingDescription<Fields>,
  { path, title, noun, page, about, inRow, ...screen }: SettingScreen<Fields>,
): Setting {
  const labels = screen.labels as FieldLabels<SettingFields>
  const isText = table === 'company_info'
  const toForm = (value: Json | undefined) => settingForm(fields, labels, isText ? { value } : value)
  const record: RecordDescription<SettingRow, FieldValues> = {
    name: `setting-${key}`,
    noun,
    newTitle: title,
    table,
    path: path.slice(0, path.lastIndexOf('/')),
    rowLabel: () => title,
    deletable: false,
    ...completeForm<SettingRow, ReturnType<typeof settingSchema>>({
      fields: ['id', 'updated_at', 'key', 'value'],
      schema: settingSchema(fields, labels),
      empty: () => toForm(undefined),
      toForm: ({ value }) => toForm(value),
      toRow: (form) => {
        const value = settingValue(fields, form)
        return { key, value: isText ? value.value : value }
      },
      labels: Object.fromEntries(Object.entries(labels).map(([name, { label }]) => [name, label])),
      Fields: ({ form }) => {
        const list = <SettingFieldList form={form} fields={fields} labels={labels} />
        return inRow ? <div className="grid gap-5 md:grid-cols-3">{list}</div> : list
      },
      Aside: () => (
        <div className="text-ink-2">
          {about ?? 'Empty fields show our default text, in grey.'}
          {page && (
            <>
              <br />
              <TextLink to={page.to} className="mt-2">
                See it: {page.label}
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
    key,
    summary: (stored) => summary(toForm(stored)),
    unset: screen.unset ?? 'Our default text',
    draw: (id) => <RecordScreen record={record} id={id} />,
  }
}
