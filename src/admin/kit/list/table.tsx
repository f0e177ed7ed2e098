import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

/** `number` is right-aligned; `long` may wrap; the others do not wrap. */
type CellKind = 'main' | 'number' | 'long'

interface TableProps {
  label: string
  /** The rows still belong to the previous view. */
  stale?: boolean
  /** A row of HeadCells. */
  head: ReactNode
  /** The TableRows. */
  children: ReactNode
}

/**
 * Columns if there is room. Otherwise a row becomes an entry: its name on top, each value after its label. A
 * table wider than the screen scrolls by itself, never the page.
 */
export const Table = ({ label, stale = false, head, children }: TableProps) => (
  <div className="@container relative lg:-mx-[5px] lg:overflow-x-auto lg:px-[5px]">
    <table
      aria-label={label}
      aria-busy={stale}
      className="@max-table:block w-full border-collapse leading-[1.35]"
    >
      <thead className="md:@max-table:block max-md:hidden">
        <tr className="@max-table:flex @max-table:flex-wrap @max-table:items-center @max-table:gap-x-5 @max-table:border-b-2 @max-table:border-ink @max-table:text-small @max-table:text-ink-2 @max-table:has-[[data-sortable]]:before:content-['Sort_by']">
          {head}
        </tr>
      </thead>
      {/* Where SkipLink leads. */}
      <tbody
        id="list"
        tabIndex={-1}
        className={`@max-table:block @table:bg-sheet border-ink focus:outline-none max-md:border-t-2 ${stale ? 'text-ink-2' : ''}`}
      >
        {children}
      </tbody>
    </table>
  </div>
)

interface HeadCellProps {
  kind?: CellKind
  /** Absent: the table cannot be sorted by it. */
  order?: 'ascending' | 'descending' | 'none'
  onSort?: () => void
  children: ReactNode
}

const headLook =
  '@table:border-b-2 @table:border-ink @table:px-2 @table:py-[0.35rem] @table:align-middle @table:text-small @table:font-semibold @table:whitespace-nowrap @table:text-ink-2 @wide:px-3'

export function HeadCell({ kind, order, onSort, children }: HeadCellProps) {
  const isNumber = kind === 'number'
  const look = `${isNumber ? 'text-left @table:text-right' : 'text-left'} ${headLook}`
  if (order === undefined) {
    return (
      <th scope="col" className={`${look} @max-table:sr-only`}>
        {children}
      </th>
    )
  }
  const Arrow = order === 'descending' ? ArrowDown : ArrowUp
  const sorted = order !== 'none'
  return (
    <th scope="col" data-sortable className={look} aria-sort={sorted ? order : undefined}>
      <button
        type="button"
        // Aligned with the figures below it.
        className={`group @max-table:min-h-11 inline-flex min-h-8 items-center gap-[0.4em] font-semibold ${isNumber ? '@table:flex-row-reverse' : ''} ${sorted ? 'text-ink' : ''}`}
        onClick={onSort}
      >
        {children}
        <Arrow
          size={16}
          aria-hidden="true"
          className={sorted ? '' : '@max-table:hidden invisible group-hover:visible'}
        />
      </button>
    </th>
  )
}

/** `data-selected` marks it. */
export const TableRow = (props: ComponentProps<'tr'>) => (
  <tr
    {...props}
    className="@max-table:relative @max-table:grid @max-table:grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] @max-table:gap-x-8 @max-table:gap-y-[0.35rem] @max-table:border-b @max-table:border-rule @max-table:pt-[0.9rem] @max-table:pb-2 @table:hover:bg-teal-wash @max-table:has-[input]:[&>th]:pr-11 @wide:has-[[data-image]]:[&>*]:align-middle data-selected:bg-teal-wash"
  />
)

const cellLook =
  '@table:border-b @table:border-rule @table:px-2 @table:py-[0.8rem] @table:align-top @wide:px-3'

/** The row's name. A link in it opens the row; in an entry the whole entry is the link. */
export const NameCell = ({ children }: { children: ReactNode }) => (
  <th
    scope="row"
    className={`@max-table:col-span-full @max-table:block @table:min-w-44 @max-table:[&>a]:after:absolute @max-table:[&>a]:after:inset-0 text-left font-semibold wrap-anywhere [&>a]:-my-0.5 [&>a]:line-clamp-3 [&>a]:w-fit [&>a]:py-0.5 [&>a]:hover:underline [&>a]:has-[[data-image]]:block ${cellLook}`}
  >
    {children}
  </th>
)

interface CellProps {
  label: string
  kind?: CellKind
  children: ReactNode
}

/** One value, truncated after three lines; the row's own screen shows it in full. */
export const Cell = ({ label, kind, children }: CellProps) => (
  <td
    data-label={label}
    className={`@max-table:has-[>:empty]:hidden @max-table:grid @max-table:grid-cols-[6.5rem_minmax(0,1fr)] @max-table:items-baseline @max-table:gap-3 @max-table:wrap-anywhere @max-table:before:text-small @max-table:before:text-ink-2 @max-table:before:content-[attr(data-label)] @max-table:[&_:is(a,button)]:relative @max-table:[&_:is(a,button)]:z-1 ${kind === 'number' ? '@table:min-w-30 @wide:min-w-34 @table:text-right @table:text-balance tabular-nums' : ''} ${kind === 'long' ? '@table:min-w-36 wrap-anywhere' : ''} ${cellLook}`}
  >
    <div className="line-clamp-3">{children}</div>
  </td>
)

/** The row's actions, in their own column over as many lines as they need. */
export const ActionsCell = ({ children }: { children: ReactNode }) => (
  <td
    className={`@max-table:col-span-full @max-table:block @max-table:[&_button]:relative @max-table:[&_button]:z-1 @max-table:[&_button]:min-h-11 @table:whitespace-nowrap @table:[&_button]:-mt-0.5 @table:[&_button]:min-h-6 ${cellLook}`}
  >
    <span className="@table:max-w-68 @table:gap-y-1 @table:has-[>:nth-child(3)]:min-w-36 flex flex-wrap gap-x-5">
      {children}
    </span>
  </td>
)

const selectLook =
  'inline-grid min-h-7 min-w-7 grid-flow-col place-items-center gap-[0.6rem] [&>input]:size-5 [&>input]:accent-ink'

export const SelectHeadCell = ({ children }: { children: ReactNode }) => (
  <th
    scope="col"
    className={`@max-table:order-last @max-table:ml-auto @table:w-11 @table:pr-0 text-left ${headLook}`}
  >
    <label
      className={`${selectLook} @max-table:flex @max-table:min-h-11 @max-table:items-center @max-table:justify-end @max-table:pr-1 @max-table:[&>input]:order-1`}
    >
      {children}
    </label>
  </th>
)

export const SelectCell = ({ children }: { children: ReactNode }) => (
  <td
    className={`@max-table:absolute @max-table:top-1 @max-table:right-0 @table:w-11 @table:pr-0 ${cellLook}`}
  >
    <label
      className={`${selectLook} @max-table:relative @max-table:z-1 @max-table:min-h-11 @max-table:w-11 @max-table:justify-end @max-table:pr-1`}
    >
      {children}
    </label>
  </td>
)
