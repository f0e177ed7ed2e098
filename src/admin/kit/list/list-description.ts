import type { UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Outcome } from '@/admin/kit/api/use-action'
import type { HangsOn } from '@/admin/kit/api/use-deletion'
import type { ResourceIdentity } from '@/admin/kit/registry/registry'

/** One comparison the database makes. A function is asked at the moment of the query: 'now' moves. */
export type Condition = readonly [
  column: string,
  operator: 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte' | 'is' | 'not.is' | 'in',
  value: string | boolean | null | (() => string),
]

export interface FilterOption {
  /** As it stands in the address. */
  value: string
  label: string
  where: readonly Condition[]
  /** In place of the list's own order. */
  sort?: { id: string; descending: boolean }
}

/** A row of choices above the list; 'All' is always the first and needs no option. */
export interface ListFilter {
  name: string
  label: string
  options: readonly FilterOption[]
  /** What 'All' leaves out, and what it is called then. */
  all?: Pick<FilterOption, 'label' | 'where'>
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

export type CsvValue = string | number | boolean | null

/** A column that only the exported file has. */
export interface CsvColumn<Row> {
  header: string
  csv: (row: Row) => CsvValue
}

export interface ListColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** What the exported file holds where the cell is no plain text, or another one. False: the file has no such column. */
  csv?: false | CsvColumn<Row>['csv']
  /** The database's column to order by. Absent: the list cannot be ordered by this one. */
  sortBy?: keyof Row & string
  /** `main` names the row; `number` stands right; `long` may break over lines on a narrow screen. */
  kind?: 'main' | 'number' | 'long'
}

export interface RowAction<Row> {
  id: string
  label: (row: Row) => string
  /** What the row is called, for those who do not see which row the button stands in. */
  subject: (row: Row) => string
  offered?: (row: Row) => boolean
  /** It takes the row away, which sales may not. */
  erases?: true
  /** Asked before it is done; for a row that gives no question it is done at once. */
  confirm?: (row: Row) => { title: string; text: string; button: string; keep?: string } | undefined
  /** Does it and says so. Throws when it was not done. */
  run: (row: Row) => Promise<Outcome>
}

interface BulkDialogProps {
  /** '3 orders'. */
  count: string
  onCancel: () => void
  onConfirm: (answer: string) => void
}

/** Something done to all selected rows. */
export interface BulkAction {
  id: string
  label: string
  /** Asks before it is done; the answer is for all of them. */
  Dialog?: (props: BulkDialogProps) => ReactNode
  /** Does it and says so. Throws when it was not done. */
  run: (ids: readonly string[], answer?: string) => Promise<Outcome>
}

/** The list of a resource: its columns, filters, search, export and actions. */
export interface ListDescription<Row extends { id: string }> {
  /** Under the heading. */
  lead?: ReactNode
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
  /**
   * Absent: no export. `newest` is the column of the time that the file is ordered by, newest first; `more` is what the
   * file has besides the list's columns.
   */
  csv?: { newest: keyof Row & string; more?: ReadonlyArray<CsvColumn<Row>> }
  actions?: ReadonlyArray<RowAction<Row>>
  /** What can be done to several rows; where rows are deletable they can also be deleted together. */
  bulk?: readonly BulkAction[]
  /** What the list says while there is nothing to list at all. */
  empty: { title: string; text: string }
  /** Where a row is opened; absent: below the list's own path. */
  rowPath?: (row: Row) => string
}

/** All that the list's screen is made from: its description, with what the resource says about itself. */
export interface Listing<Row extends { id: string }> extends ResourceIdentity, ListDescription<Row> {
  rowLabel: (row: Row) => string
  /** Whether rows can be deleted from the list, at once and with undo. */
  deletable: boolean
  hangsOn?: HangsOn
  /** Whether a row has a screen of its own, which its name leads to. */
  opens: boolean
  create?: { to: string; label: string }
  /** Other ways on from the list: the order of its rows. */
  links: ReadonlyArray<{ to: string; label: string }>
}
