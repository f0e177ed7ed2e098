import type { Question } from '@/admin/kit/screen/confirm-dialog'
import type { ComponentType } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { GenericSchema, InferInput, InferOutput, ObjectEntries } from 'valibot'
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

/** What a form holds goes in, the columns to write come out; its entries are the fields. */
export type FormSchema = GenericSchema<FieldValues, Record<string, unknown>> & {
  entries: ObjectEntries
}

/** What is said of a form beside its fields. */
interface FormParts<Row extends StoredRow, Form extends FieldValues> {
  /** Joined rows in PostgREST's words. */
  embed?: string
  /** Adds what no role may select and a procedure tells administrators. Throws ApiError. */
  afterFetch?: (row: Row, signal?: AbortSignal) => Promise<Row>
  /** The heading, where it says more than the row's label. */
  heading?: (row: Row) => string
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

/** The fields that may begin as an empty text or a switch that is off. */
type EmptyField<Form> = {
  [Field in keyof Form]: '' extends Form[Field] ? Field : false extends Form[Field] ? Field : never
}[keyof Form]

/** The fields that hold what the column of their name does, an empty text for null. */
type ColumnField<Row, Form> = {
  [Field in keyof Form & keyof Row]: Row[Field] extends
    | Form[Field]
    | ('' extends Form[Field] ? null | undefined : never)
    ? Field
    : never
}[keyof Form & keyof Row]

type Besides<Whole, Known extends keyof Whole> = Omit<Whole, Known> & Partial<Whole>
/** A member that may be absent where there is nothing to say. */
type NeededFor<Values, Name extends string, Member> = object extends Values
  ? { [Key in Name]?: Member }
  : { [Key in Name]: Member }

/**
 * How one row of a table is written: its create and edit screens are made from this. A field is declared in the schema,
 * and best named as the column it fills: errors of the database then find it by themselves. What follows from that is
 * said only where it differs:
 *
 * - `fields`: the columns asked for, where they are more than `columnsOf(schema)`; never `*`, which column grants refuse
 * - `empty`: what a new one begins with, but for empty texts and switches that are off
 * - `toForm`: the fields that hold something else than the column of their name
 */
export type FormDescription<
  Row extends StoredRow,
  Schema extends FormSchema,
  Form extends FieldValues = InferInput<Schema>,
> = FormParts<Row, Form> & {
  schema: Schema
  /** What a field is called, where its schema does not say it. */
  labels?: Partial<Record<keyof Form & string, string>>
  /** The columns to write, where they are others than the schema gives. `stored` is absent for a new row. */
  toRow?: (columns: InferOutput<Schema>, stored: Row | undefined) => Record<string, unknown>
} & NeededFor<Omit<Row, keyof Form | keyof StoredRow>, 'fields', ReadonlyArray<keyof Row & string>> &
  NeededFor<Omit<Form, EmptyField<Form>>, 'empty', () => Besides<Form, EmptyField<Form>>> &
  NeededFor<Omit<Form, ColumnField<Row, Form>>, 'toForm', (row: Row) => Besides<Form, ColumnField<Row, Form>>>

/** The same with all that follows from its schema. */
export interface FormRecord<Row extends StoredRow, Form extends FieldValues> extends FormParts<Row, Form> {
  schema: GenericSchema<Form, object>
  fields: readonly string[]
  /** What the fields are called where two versions are compared; those left out are not compared. */
  labels: Partial<Record<keyof Form & string, string>>
  empty: () => Form
  toForm: (row: Row) => Form
  /** Of a form that its schema lets through. */
  toRow: (form: Form, stored: Row | undefined) => Record<string, unknown>
}

/** All that the screen of one row is made from. */
export interface RecordDescription<Row extends StoredRow, Form extends FieldValues>
  extends Omit<ResourceIdentity, 'names'>, FormRecord<Row, Form> {
  /** In small letters: 'article'. */
  noun: string
  /** Above the form of what has no row yet; absent: 'New ' and the noun. */
  newTitle?: string
  rowLabel: (row: Row) => string
  deletable: boolean
  hangsOn?: HangsOn
}
