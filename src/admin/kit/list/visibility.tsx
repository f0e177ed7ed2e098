import type { ListFilter } from '@/admin/kit/list/list-description'
import { StatusBadge } from '@/components/ui/status-badge'

/** The filter of a list whose rows the website shows or not, by the column that says so. */
export const shownFilter = (column: 'is_active' | 'is_published'): ListFilter => ({
  name: 'shown',
  label: 'On the website',
  options: [
    { value: 'yes', label: 'Shown', where: [[column, 'is', true]] },
    { value: 'no', label: 'Hidden', where: [[column, 'is', false]] },
  ],
})

export const shownBadge = (shown: boolean) => (
  <StatusBadge level={shown ? 'success' : 'neutral'}>{shown ? 'Shown' : 'Hidden'}</StatusBadge>
)
