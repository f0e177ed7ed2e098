import type { ReactNode } from 'react'
import { PatternIcon, type PatternName } from '@/components/ui/pattern-icon'

const icons: Record<string, PatternName> = {
  error: 'warn',
  warning: 'warn',
  success: 'check',
  neutral: 'flower',
}

interface BannerProps {
  tone?: 'error' | 'warning' | 'success' | 'neutral'
  /** Its message is announced elsewhere. */
  silent?: boolean
  children: ReactNode
  className?: string
}

/** A message about a whole form or page. An error interrupts a screen reader, the others wait. */
export function Banner({ tone = 'error', silent, children, className = '' }: BannerProps) {
  const look = tone === 'error' ? 'banner' : `banner banner-${tone}`
  return (
    <div role={silent ? undefined : tone === 'error' ? 'alert' : 'status'} className={`${look} ${className}`}>
      <PatternIcon name={icons[tone] ?? 'warn'} />
      <div>{children}</div>
    </div>
  )
}
