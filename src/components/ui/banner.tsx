import type { ReactNode } from 'react'
import { PatternIcon, type PatternName } from '@/components/ui/pattern-icon'
import { takeFocus } from '@/components/ui/take-focus'

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
  /** It replaces the pressed button, and takes its focus. */
  focused?: boolean
  children: ReactNode
  className?: string
}

/** A message about a whole form or page. An error interrupts a screen reader, the others wait. */
export function Banner({ tone = 'error', silent, focused, children, className = '' }: BannerProps) {
  const look = tone === 'error' ? 'banner' : `banner banner-${tone}`
  return (
    <div
      ref={focused ? takeFocus : undefined}
      tabIndex={focused ? -1 : undefined}
      role={silent ? undefined : tone === 'error' ? 'alert' : 'status'}
      className={`${look} outline-none ${className}`}
    >
      <PatternIcon name={icons[tone] ?? 'warn'} />
      <div>{children}</div>
    </div>
  )
}
