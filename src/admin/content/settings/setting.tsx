import type { ComponentType, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { GenericSchema } from 'valibot'
import type { RecordDescription, RecordHandle, StoredRow } from '@/admin/kit/record/record'
import { RecordScreen } from '@/admin/kit/record/record-screen'
import { TextLink } from '@/components/ui/site-link'
import type { Json } from '@/lib/database.types'

export type SettingTable =
  'site_settings' | 'portfolio_settings' | 'blog_settings' | 'about_settings' | 'company_info'

/** A row of a table of settings: `value` is a text in company_info, else an object. */
export interface SettingRow extends StoredRow {
  key: string
  value: Json
}

/** One setting: a row found by its key, with a form of its own. What is left empty shows the page's own words. */
interface SettingKind<Form extends FieldValues> {
  /** Of its form; the list it stands in is one step above. */
  path: string
  title: string
  /** In small letters, as sentences have it: 'footer'. */
  noun: string
  table: SettingTable
  key: string
  /** Where visitors see it. */
  page: { to: string; label: string }
  schema: GenericSchema<Form, Form>
  read: (value: Json | undefined) => Form
  /** The value to store; what stands in it beside the form's fields stays. */
  write: (form: Form, stored: Json | undefined) => Json
  /** What it says now, in a line; '' where the page's own words stand. */
  says: (value: Json | undefined) => string
  labels: Record<keyof Form & string, string>
  Fields: ComponentType<RecordHandle<SettingRow, Form>>
}

/** A setting with its form's type put away, so that different ones stand in one list. */
export interface Setting extends Pick<
  SettingKind<FieldValues>,
  'path' | 'title' | 'table' | 'key' | 'page' | 'says'
> {
  /** Its form: of the row that holds it, or a new one where it was never written. */
  draw: (id: string | undefined) => ReactNode
}

export function defineSetting<Form extends FieldValues>(kind: SettingKind<Form>): Setting {
  const { path, title, noun, table, key, page, says, schema, labels, Fields } = kind
  const record: RecordDescription<SettingRow, Form> = {
    name: `setting-${key}`,
    noun,
    table,
    path: path.slice(0, path.lastIndexOf('/')),
    fields: ['id', 'updated_at', 'key', 'value'],
    schema,
    empty: () => kind.read(undefined),
    toForm: ({ value }) => kind.read(value),
    toRow: (form, stored) => ({ key, value: kind.write(form, stored?.value) }),
    rowLabel: () => title,
    labels,
    Fields,
    Aside: () => <WhereItStands page={page} />,
    deletable: false,
  }
  return {
    path,
    title,
    table,
    key,
    page,
    says,
    draw: (id) => <RecordScreen record={record} id={id} />,
  }
}

function WhereItStands({ page }: { page: { to: string; label: string } }) {
  return (
    <p className="text-ink-2">
      What is left empty shows the website’s own words, which stand in the field in grey.
      <br />
      <TextLink to={page.to} className="mt-2">
        See it: {page.label}
      </TextLink>
    </p>
  )
}
