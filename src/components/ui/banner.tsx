import type { ReactNode } from 'react'
import { DraftIcon, type DraftName } from '@/components/ui/draft-icon'

const icons: Record<string, DraftName> = { error: 'warn', warning: 'warn', success: 'check', tip: 'flower' }

interface BannerProps {
  tone?: 'error' | 'warning' | 'success' | 'tip'
  children: ReactNode
  className?: string
}

/** A message about a whole form or page. An error interrupts a screen reader, the others wait. */
export function Banner({ tone = 'error', children, className = '' }: BannerProps) {
  const look = tone === 'error' ? 'banner' : `banner banner-${tone}`
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={`${look} ${className}`}>
      <DraftIcon name={icons[tone] ?? 'warn'} />
      <div>{children}</div>
    </div>
  )
}
