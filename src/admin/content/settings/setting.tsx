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

/** A row of a table of settings: `value` is a text in company_info, else an object. */
interface SettingRow extends StoredRow {
  key: string
  value: Json
}

/** For the help of texts in which `fillIn` puts the studio's facts. */
export const openFactsHelp = '{studio}, {email}, {whatsapp} and {city} are filled from Settings.'

/** How the admin shows one setting of src/content/settings.ts. What is left empty shows the page's own words. */
interface SettingScreen<Fields> {
  /** Of its form; the list it stands in is one step above. */
  path: string
  title: string
  /** In small letters, as sentences have it: 'footer'. */
  noun: string
  /** Where visitors see it; absent for what none of them does. */
  page?: { to: string; label: string }
  /** In place of the page: what it is for. */
  about?: ReactNode
  labels: FieldLabels<Fields>
  /** Whether its fields stand beside each other. */
  inRow?: boolean
  /** What it says now, in a line; '' where the page's own words stand. Absent: its first field. */
  summary?: (form: FieldValues) => string
  /** What the list says where the summary is ''; absent: that the website's own words stand there. */
  unset?: string
}

export interface Setting extends Pick<SettingDescription, 'table' | 'key'> {
  path: string
  title: string
  summary: (stored: Json | undefined) => string
  unset: string
  /** Its form: of the row that holds it, or a new one where it was never written. */
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
