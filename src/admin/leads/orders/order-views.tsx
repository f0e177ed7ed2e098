import { useLocation } from 'react-router-dom'
import { adminPaths } from '@/admin/kit/paths'
import { FilterPill } from '@/admin/kit/screen/filter-pill'

const views = [
  { to: adminPaths.orders, label: 'List' },
  { to: adminPaths.orderBoard, label: 'Board' },
  { to: adminPaths.leadReport, label: 'Sources' },
]

/** The views of orders, each with a URL of its own. */
export function OrderViews() {
  const { pathname } = useLocation()
  return (
    <span className="flex flex-wrap gap-2 pt-2">
      {views.map(({ to, label }) => (
        <FilterPill key={to} to={to} aria-current={to === pathname ? 'page' : undefined}>
          {label}
        </FilterPill>
      ))}
    </span>
  )
}
