import type { UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Outcome } from '@/admin/kit/api/use-action'
import type { DescribeDependents } from '@/admin/kit/api/use-deletion'
import type { ResourceIdentity } from '@/admin/kit/registry/registry'
import type { Question } from '@/admin/kit/screen/use-confirm'

/** One comparison made by the database. A function is called when the query runs, because 'now' changes. */
export type Condition = readonly [
  column: string,
  operator: 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte' | 'is' | 'not.is' | 'in',
  value: string | boolean | null | (() => string),
]

interface FilterOption {
  /** Its value in the URL. */
  value: string
  label: string
  where: readonly Condition[]
  /** Replaces the list's default order. */
  sort?: { id: string; descending: boolean }
}

/** A row of choices above the list; 'All' always comes first and needs no option. */
export interface ListFilter {
  name: string
  label: string
  options: readonly FilterOption[]
  /** Shown as a select, which takes less room than a row of choices. */
  asSelect?: true
  /** What 'All' excludes, and its label then. */
  all?: Pick<FilterOption, 'label' | 'where'>
}

/** A filter whose choices are themselves rows: a category, an author. */
export interface ListChoice {
  name: string
  label: string
  column: string
  /** The choices, fetched when the list is shown. */
  options: UseQueryOptions<ReadonlyArray<{ value: string; label: string }>>
}

/** A Date is written as a moment in Malaysia time that spreadsheets sort. */
export type CsvValue = string | number | boolean | Date | null

/** A column that exists only in the export. */
export interface CsvColumn<Row> {
  header: string
  csv: (row: Row) => CsvValue
}

export interface ListColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** The exported value if the cell is not plain text or should differ. False: the column is not exported. */
  csv?: false | CsvColumn<Row>['csv']
  /** The database column to sort by. Absent: the list cannot be sorted by this column. */
  sortBy?: keyof Row & string
  /** `main` names the row; `number` is right-aligned; `long` may wrap on a narrow screen. */
  kind?: 'main' | 'number' | 'long'
}

export interface RowAction<Row> {
  /** Undefined if the row has no such action. */
  label: (row: Row) => string | undefined
  /** It deletes the row, which the sales role may not do. */
  erases?: true
  /** The question to confirm the action; without one it runs at once. */
  confirm?: (row: Row) => Question | undefined
  /** Runs the action and returns the sentence that reports it. Throws on failure. */
  run: (row: Row) => Promise<Outcome>
}

/** An action on all selected rows. The list runs it row by row and reports what happened to each. */
export interface BulkAction<Row> {
  label: string
  /** Why the action leaves this row as it is, as the end of a sentence; undefined if it changes the row. */
  skips?: (row: Row) => string | undefined
  /** Changes one row. Throws on failure. */
  run: (row: Row) => Promise<unknown>
  /** Takes the change of one row back. Throws on failure. */
  undo: (row: Row) => Promise<unknown>
  /** The sentence that reports how many rows were changed. */
  said: (count: number) => string
}

/** The list of a resource: its columns, filters, search, export and actions. */
export interface ListDescription<Row extends { id: string }> {
  /** Text below the heading. */
  lead?: ReactNode
  /** The columns to select; never `*`, which column grants reject. */
  fields: ReadonlyArray<keyof Row & string>
  /** Joined rows in PostgREST syntax: `author:blog_authors(name)`. */
  embed?: string
  /** `numbers`: a column with phone numbers as digits, in which a number is found in any spelling. */
  search?: { columns: ReadonlyArray<keyof Row & string>; numbers?: string; label: string }
  filters?: readonly ListFilter[]
  choices?: readonly ListChoice[]
  columns: ReadonlyArray<ListColumn<Row>>
  /** The id of a column. */
  defaultSort: { id: string; descending: boolean }
  /**
   * Absent: no export. `newest` is the timestamp column that the file is sorted by, newest first; `more` are
   * the export-only columns.
   */
  csv?: { newest: keyof Row & string; more?: ReadonlyArray<CsvColumn<Row>> }
  actions?: ReadonlyArray<RowAction<Row>>
  /** Actions on several rows; deletable rows can also be deleted together. */
  bulk?: ReadonlyArray<BulkAction<Row>>
  /** The text of the list while there are no rows at all. */
  empty: { title: string; text: string }
  /** The path of a row's screen; absent: below the list's own path. */
  rowPath?: (row: Row) => string
}

/** Everything the list screen is built from: its description and the resource's own properties. */
export interface Listing<Row extends { id: string }> extends ResourceIdentity, ListDescription<Row> {
  rowLabel: (row: Row) => string
  /** Whether rows can be deleted from the list, with Undo. */
  deletable: boolean
  dependents?: DescribeDependents
  /** Whether a row has its own screen, linked from its name. */
  opens: boolean
  create?: { to: string; label: string }
  /** Other links from the list: the screens that reorder its rows. */
  links: ReadonlyArray<{ to: string; label: string }>
}
