import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import type { TableName } from '@/admin/kit/api/any-table'
import { read } from '@/admin/kit/api/read'
import { useRegistry } from '@/admin/kit/registry/registry'
import { supabase } from '@/lib/supabase'

/** Where a row stood in the list it was opened from: kept with the history's entry, so a reload has it too. */
export interface ListPlace {
  /** The `?…` of the list's address. */
  list: string
  /** Counted from 0, over all pages. */
  place: number
}

/** Rows come and go while one reads: so far to each side of its place a row is looked for. */
const reach = 10

interface Neighbour {
  id: string
  from?: ListPlace
}

function placeIn(state: unknown): ListPlace | undefined {
  const { list, place } = (state ?? {}) as Partial<ListPlace>
  return typeof list === 'string' && typeof place === 'number' ? { list, place } : undefined
}

/** The rows before and after one: in the list it was opened from, else by when they came, newest first. */
export function Neighbours({ table, id }: { table: TableName; id: string }) {
  const { idsOf, labelsOf, rowPath } = useRegistry()
  const from = placeIn(useLocation().state)
  const beside = useQuery({
    queryKey: ['admin', 'beside', table, id, from],
    queryFn: async ({ signal }): Promise<{ previous?: Neighbour; next?: Neighbour }> => {
      if (!from) {
        const asked = supabase.rpc('lead_neighbours', { of_table: table, of_row: id })
        const found = (await read(asked, signal)) as { previous?: string | null; next?: string | null } | null
        const { previous, next } = found ?? {}
        return { previous: previous ? { id: previous } : undefined, next: next ? { id: next } : undefined }
      }
      const first = Math.max(0, from.place - reach)
      const ids = await idsOf(table, from.list, [first, from.place + reach], signal)
      const at = ids.indexOf(id)
      const neighbour = (index: number) => {
        const found = at === -1 ? undefined : ids[index]
        return found === undefined
          ? undefined
          : { id: found, from: { list: from.list, place: first + index } }
      }
      return { previous: neighbour(at - 1), next: neighbour(at + 1) }
    },
    // Asked once: a lead that is answered leaves the list of new ones, and the next one is still the next.
    enabled: (query) => query.state.data === undefined,
  })
  const { previous, next } = beside.data ?? {}
  if (!previous && !next) return null
  const link = (label: string, neighbour: Neighbour, icon: typeof ArrowLeft) => {
    const Icon = icon
    return (
      <Link
        className="inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline"
        to={rowPath(table, neighbour.id) ?? ''}
        state={neighbour.from}
      >
        {icon === ArrowLeft && <Icon size={18} aria-hidden="true" />}
        {label}
        {icon === ArrowRight && <Icon size={18} aria-hidden="true" />}
      </Link>
    )
  }
  return (
    <nav className="flex gap-6" aria-label={labelsOf(table).many}>
      {previous && link('Previous', previous, ArrowLeft)}
      {next && link('Next', next, ArrowRight)}
    </nav>
  )
}
