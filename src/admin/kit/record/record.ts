import type { Question } from '@/admin/kit/screen/confirm-dialog'
import type { ComponentType } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { GenericSchema } from 'valibot'
import type { HangsOn } from '@/admin/kit/api/use-deletion'
import type { ResourceIdentity } from '@/admin/kit/registry/registry'

export interface StoredRow {
  id: string
  /** Moves with every change; a save asks for the one it began with. */
  updated_at: string
}

/** What a record's own components are given. */
export interface RecordHandle<Row extends StoredRow, Form extends FieldValues> {
  form: UseFormReturn<Form>
  /** Known before the row is stored: pictures and links may already use it. */
  id: string
  /** As the server has it; absent until a new one is first saved. */
  stored: Row | undefined
  /** Whether the form holds something the server has not. */
  changed: boolean
  saving: boolean
  /** Validates and saves, with `patch` written into the form first. True when it is stored. */
  save: (patch?: Partial<Form>) => Promise<boolean>
}

/**
 * How one row of a table is written: its create and edit screens are made from this. Fields of the form are best
 * named as the columns they fill: errors of the database then find their field by themselves.
 */
export interface FormDescription<Row extends StoredRow, Form extends FieldValues> {
  /** The columns asked for, `id` and `updated_at` among them; never `*`, which column grants refuse. */
  fields: ReadonlyArray<keyof Row & string>
  /** Joined rows in PostgREST's words. */
  embed?: string
  /** Adds what no role may select and a procedure tells administrators. Throws ApiError. */
  afterFetch?: (row: Row, signal?: AbortSignal) => Promise<Row>
  schema: GenericSchema<Form, Form>
  /** What a new one begins with. */
  empty: () => Form
  toForm: (row: Row) => Form
  /** The columns to write. `stored` is absent for a new row. */
  toRow: (form: Form, stored: Row | undefined) => Record<string, unknown>
  /** The heading, where it says more than the row's label. */
  heading?: (row: Row) => string
  /** What the fields are called where two versions are compared; those left out are not compared. */
  labels: Partial<Record<keyof Form & string, string>>
  /** The form's field of a column that is named otherwise. */
  columnToField?: Readonly<Record<string, Path<Form>>>
  /** The main column. */
  Fields: ComponentType<RecordHandle<Row, Form>>
  /** Beside it on a wide screen, below it on a narrow one. */
  Aside?: ComponentType<RecordHandle<Row, Form>>
  /** In place of the 'Save' button; a `type="submit"` button among them is what Enter presses. */
  Actions?: ComponentType<RecordHandle<Row, Form>>
  /** What is asked before a change is saved; absent or undefined: it is saved at once. */
  askToSave?: (stored: Row, form: Form) => Question | undefined
  /** Below the form, about a stored row: its notes. */
  Below?: ComponentType<{ row: Row }>
  /** Whether what is typed goes to the table by itself; otherwise it waits in this browser until it is saved. */
  autosaves?: (stored: Row | undefined) => boolean
}

/** All that the screen of one row is made from. */
export interface RecordDescription<Row extends StoredRow, Form extends FieldValues>
  extends Omit<ResourceIdentity, 'names'>, FormDescription<Row, Form> {
  /** In small letters: 'article'. */
  noun: string
  /** Above the form of what has no row yet; absent: 'New ' and the noun. */
  newTitle?: string
  rowLabel: (row: Row) => string
  deletable: boolean
  hangsOn?: HangsOn
}
