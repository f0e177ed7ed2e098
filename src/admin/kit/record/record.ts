import type { Question } from '@/admin/kit/screen/use-confirm'
import type { ComponentType } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { GenericSchema, InferInput, InferOutput, ObjectEntries } from 'valibot'
import type { DescribeDependents } from '@/admin/kit/api/use-deletion'
import type { ResourceIdentity } from '@/admin/kit/registry/registry'

export interface StoredRow {
  id: string
  /** Changes with every save; a save requires the value it started with. */
  updated_at: string
}

/** The props of a record's own components. */
export interface RecordHandle<Row extends StoredRow, Form extends FieldValues> {
  form: UseFormReturn<Form>
  /** Known before the row is stored, so that images and links can already use it. */
  id: string
  /** The row on the server; absent for a new row until its first save. */
  stored: Row | undefined
  /** Whether the form has unsaved changes. */
  changed: boolean
  saving: boolean
  /** Validates and saves, after writing `patch` into the form. Returns whether it was stored. */
  save: (patch?: Partial<Form>) => Promise<boolean>
}

/** The schema from form values to the columns to write; its entries are the fields. */
export type FormSchema = GenericSchema<FieldValues, Record<string, unknown>> & {
  entries: ObjectEntries
}

/** The parts of a form description besides its fields. */
interface FormParts<Row extends StoredRow, Form extends FieldValues> {
  /** Joined rows in PostgREST syntax. */
  embed?: string
  /**
   * Adds columns that no role may select and a database function returns to administrators. Throws ApiError.
   */
  afterFetch?: (row: Row, signal?: AbortSignal) => Promise<Row>
  /** Values of a new row by the query of the URL, such as the lead that an order is for. Throws ApiError. */
  start?: (search: string, signal: AbortSignal) => Promise<Partial<Form>>
  /**
   * The fields of the columns with a different name. Columns that must be unique together are joined as in
   * their constraint's name: `type_slug`.
   */
  columnToField?: Readonly<Record<string, Path<Form>>>
  /** The fields in the main column. */
  Fields: ComponentType<RecordHandle<Row, Form>>
  /** Beside the main column on a wide screen, below it on a narrow one. */
  Aside?: ComponentType<RecordHandle<Row, Form>>
  /** Replaces the 'Save' button; Enter presses its `type="submit"` button. */
  Actions?: ComponentType<RecordHandle<Row, Form>>
  /** The question before a change is saved; if absent or undefined it is saved at once. */
  askToSave?: (form: Form, stored: Row | undefined) => Question | undefined
  /** Content below the form of a stored row, such as its notes. */
  Below?: ComponentType<{ row: Row }>
  /** Whether changes are saved automatically; otherwise a draft stays in the browser until saving. */
  autosaves?: (stored: Row | undefined) => boolean
}

/**
 * The form of one row, from which its create and edit screens are built. Each field is declared in the schema and
 * best named like its column, so that database errors find their field.
 */
export interface FormDescription<
  Row extends StoredRow,
  Schema extends FormSchema,
  Form extends FieldValues = InferInput<Schema>,
> extends FormParts<Row, Form> {
  schema: Schema
  /** The columns to select, if there are more than `columnsOf(schema)`; never `*`, which column grants reject. */
  fields?: ReadonlyArray<keyof Row & string>
  /** The initial values of a new row, except empty texts and false. */
  empty?: () => Partial<Form>
  /** The fields whose value differs from the column of their name. */
  toForm?: (row: Row) => Partial<Form>
  /** Labels of fields whose schema has none. */
  labels?: Partial<Record<keyof Form & string, string>>
  /** The columns to write, if they differ from the schema's output. `stored` is absent for a new row. */
  toRow?: (columns: InferOutput<Schema>, stored: Row | undefined) => Record<string, unknown>
}

/** The description completed with the parts derived from its schema. */
export interface FormRecord<Row extends StoredRow, Form extends FieldValues> extends FormParts<Row, Form> {
  schema: GenericSchema<Form, object>
  fields: readonly string[]
  /** The labels of fields when two versions are compared; fields without one are not compared. */
  labels: Partial<Record<keyof Form & string, string>>
  empty: () => Form
  toForm: (row: Row) => Form
  /** The columns of a form that passed its schema. */
  toRow: (form: Form, stored: Row | undefined) => Record<string, unknown>
}

/** The result of a save. */
export type Written<Row> =
  | { kind: 'saved'; row: Row }
  /** Another user saved first: the current row, or null if it was deleted. */
  | { kind: 'conflict'; theirs: Row | null }

/** Reads and writes a form that is not one row of `table`. Throws ApiError. */
export interface RecordStore<Row> {
  /** Null if it was never saved. */
  fetch: (signal?: AbortSignal) => Promise<Row | null>
  /** Writes only if `version` is still the row's `updated_at`. */
  write: (columns: Record<string, unknown>, version: string | undefined) => Promise<Written<Row>>
  /** The rows whose history the form shows, the one changed last first. */
  rowIds: (row: Row) => readonly string[]
}

/** Everything that the screen of one row is built from. */
export interface RecordDescription<Row extends StoredRow, Form extends FieldValues>
  extends Omit<ResourceIdentity, 'names'>, FormRecord<Row, Form> {
  /** In lower case: 'article'. */
  noun: string
  /** The heading of the form of a new row; absent: 'New ' and the noun. */
  newTitle?: string
  rowLabel: (row: Row) => string
  /** Absent: one row of `table`. */
  store?: RecordStore<Row>
  deletable: boolean
  dependents?: DescribeDependents
  /** The screen of a stored row, if it is not this form. */
  Show?: ComponentType<{ id: string }>
}
