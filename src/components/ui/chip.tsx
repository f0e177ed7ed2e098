import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { SiteLink } from '@/components/ui/site-link'

interface ChipProps {
  to: string
  current: boolean
  onClick?: () => void
  children: ReactNode
}

/** One value of a filter: a link, so that it can be shared and works without scripts. */
export function Chip({ to, current, onClick, children }: ChipProps) {
  return (
    <SiteLink
      to={to}
      aria-current={current || undefined}
      onClick={onClick}
      className="chip inline-flex min-h-11 items-center gap-2 rounded border border-edge px-4 py-1 text-base hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
    >
      {children}
    </SiteLink>
  )
}

/** An active filter; pressing it removes it. */
export function ActiveChip({ to, label, onClick }: { to: string; label: string; onClick?: () => void }) {
  return (
    <SiteLink
      to={to}
      onClick={onClick}
      className="inline-flex min-h-9 items-center gap-2 rounded bg-sunk px-3 text-base hover:underline"
    >
      <span className="sr-only">Remove filter: </span>
      {label}
      <X size={16} aria-hidden="true" />
    </SiteLink>
  )
}
