import type { UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Database } from '@/lib/database.types'

/*
 * How a resource of the desk is described.
 *
 * 1. `defineResource<Row>({...})` describes its list: table, columns, filters, search, export, actions.
 * 2. `defineRecord<Row, Form>({...})` (record/record.ts) describes how one row is written: the schema, the way from
 *    the row to the form and back, and a component with its fields (kit: components/ui/field.tsx, controls.tsx).
 * 3. In screens.tsx `...resourceScreens('/admin/x', resource, record)` gives it /admin/x, /admin/x/new and
 *    /admin/x/:id. A line in shell/navigation.ts puts it on the rail.
 *
 * Loading, saving with `updated_at` as the condition, conflicts, the database's errors at their fields, kept text,
 * the question before leaving, deletion with undo, Ctrl+S: record/* does all that for each. Smallest example:
 * categories/categories.tsx. private.tables (migrations) says whether a table's changes can be taken back.
 */

export type TableName = keyof Database['public']['Tables']

/** One comparison the database makes. A function is asked at the moment of the query: 'now' moves. */
export type Condition = readonly [
  column: string,
  operator: 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte' | 'is' | 'in',
  value: string | boolean | (() => string),
]

export interface FilterOption {
  /** As it stands in the address. */
  value: string
  label: string
  where: readonly Condition[]
}

/** A row of choices above the list; 'All' is always the first and needs no option. */
export interface ListFilter {
  name: string
  label: string
  options: readonly FilterOption[]
}

/** A filter whose choices are themselves rows: a category, an author. */
export interface ListChoice {
  name: string
  label: string
  column: string
  /** What can be chosen, read when the list is shown. */
  options: UseQueryOptions<ReadonlyArray<{ value: string; label: string }>>
  /** What a value must look like; another one in the address is taken for none. */
  shape?: RegExp
}

export interface ListColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** The database's column to order by. Absent: the list cannot be ordered by this one. */
  sortBy?: keyof Row & string
  /** `main` names the row; `number` stands right; `long` may break over lines on a narrow screen. */
  kind?: 'main' | 'number' | 'long'
}

export interface CsvColumn<Row> {
  header: string
  value: (row: Row) => string | number | boolean | null
}

export interface RowAction<Row> {
  id: string
  label: (row: Row) => string
  /** What the row is called, for those who do not see which row the button stands in. */
  subject: (row: Row) => string
  offered?: (row: Row) => boolean
  /** Asked before it is done. */
  confirm?: (row: Row) => { title: string; text: string; button: string }
  /** Does it and gives the sentence that says so. Throws when it was not done. */
  run: (row: Row) => Promise<string>
}

/** Something done to all selected rows. */
export interface BulkAction {
  id: string
  label: string
  /** Does it and gives the sentence that says so. Throws when it was not done. */
  run: (ids: readonly string[]) => Promise<string>
}

/** A kind of row, described once: the kit makes its list, search, filters, paging, export and actions from this. */
export interface Resource<Row extends { id: string }> {
  /** In query keys and in the export's file name. */
  name: string
  title: string
  lead?: string
  noun: { one: string; many: string }
  table: TableName
  /** The columns asked for; never `*`, which column grants refuse. */
  fields: ReadonlyArray<keyof Row & string>
  /** Joined rows in PostgREST's words: `author:blog_authors(name)`. */
  embed?: string
  search?: { columns: ReadonlyArray<keyof Row & string>; label: string }
  filters?: readonly ListFilter[]
  choices?: readonly ListChoice[]
  columns: ReadonlyArray<ListColumn<Row>>
  /** Of a column by its id. */
  defaultSort: { id: string; descending: boolean }
  /** Absent: no export. `newest` gives the time rows are ordered by in the file, newest first. */
  csv?: { columns: ReadonlyArray<CsvColumn<Row>>; newest: (row: Row) => string }
  actions?: ReadonlyArray<RowAction<Row>>
  /** What can be done to several rows; where rows are removable they can also be deleted together. */
  bulk?: readonly BulkAction[]
  /** What a row is called where it is selected; as in `removable` when absent. */
  called?: (row: Row) => string
  create?: { to: string; label: string }
  /** Other ways on from the list: the order of its rows. */
  ways?: ReadonlyArray<{ to: string; label: string }>
  /** Where a row is opened: its name leads to `<at>/<id>`. */
  at?: string
  /** Present where rows can be deleted from the list, at once and with undo: what a row is called in the message. */
  removable?: (row: Row) => string
  /** What the list says while there is nothing to list at all. */
  empty: { title: string; text: string }
}

/** Types a description by its row: `defineResource<Row>({...})`. */
export const defineResource = <Row extends { id: string }>(resource: Resource<Row>): Resource<Row> => resource
