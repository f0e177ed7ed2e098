import type { ReactNode } from 'react'
import { PatternIcon } from '@/components/ui/pattern-icon'

const looks = {
  success: { icon: 'full', colour: 'text-success' },
  warning: { icon: 'half', colour: 'text-warning' },
  neutral: { icon: 'empty', colour: 'text-ink-2' },
  error: { icon: 'warn', colour: 'text-accent' },
} as const
export type StatusLevel = keyof typeof looks

/** A status as text beside a full, half or empty diamond or a warning sign, so never by colour alone. */
export function StatusBadge({ level, children }: { level: StatusLevel; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-baseline gap-2 text-small font-semibold whitespace-nowrap [&>svg]:self-center ${looks[level].colour}`}
    >
      <PatternIcon name={looks[level].icon} />
      {children}
    </span>
  )
}
