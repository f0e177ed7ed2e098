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
  children: ReactNode
  className?: string
}

/** A message about a whole form or page. An error interrupts a screen reader, the others wait. */
export function Banner({ tone = 'error', children, className = '' }: BannerProps) {
  const look = tone === 'error' ? 'banner' : `banner banner-${tone}`
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={`${look} ${className}`}>
      <PatternIcon name={icons[tone] ?? 'warn'} />
      <div>{children}</div>
    </div>
  )
}
