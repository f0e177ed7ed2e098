import type { ReactNode } from 'react'
import { PatternIcon } from '@/components/ui/pattern-icon'

const tones = { full: 'text-pandan', half: 'text-kunyit', empty: 'text-ink-2', warn: 'text-beat' }
export type StatusLevel = keyof typeof tones

/** A state as a full, half or empty diamond, or a warning's sign, with its word: shape first, colour second. */
export function StatusBadge({ level, children }: { level: StatusLevel; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-baseline gap-2 text-small font-semibold whitespace-nowrap [&>svg]:self-center ${tones[level]}`}
    >
      <PatternIcon name={level} />
      {children}
    </span>
  )
}
