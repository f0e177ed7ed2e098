import type { ListColumn, ListFilter } from '@/admin/kit/list/list-description'
import { StatusBadge } from '@/components/ui/status-badge'

/** A filter for rows that are shown on or hidden from the website, by the column that decides it. */
export const shownFilter = (column: 'is_active' | 'is_published'): ListFilter => ({
  name: 'shown',
  label: 'Website',
  options: [
    { value: 'yes', label: 'Shown', where: [[column, 'is', true]] },
    { value: 'no', label: 'Hidden', where: [[column, 'is', false]] },
  ],
})

export const shownBadge = (shown: boolean) => (
  <StatusBadge level={shown ? 'success' : 'neutral'}>{shown ? 'Shown' : 'Hidden'}</StatusBadge>
)

/** A row's position in the owner's order. */
export const placeColumn: ListColumn<{ display_order: number }> = {
  id: 'order',
  header: 'Place',
  kind: 'number',
  sortBy: 'display_order',
  cell: (row) => row.display_order,
}
