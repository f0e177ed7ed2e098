import type { ReactNode } from 'react'
import { EmptyArt } from '@/components/ui/empty-art'

interface StatePanelProps {
  /** `empty`: no data. `failed`: loading failed, which screen readers announce at once. */
  kind: 'empty' | 'failed'
  title: string
  text: ReactNode
  action?: ReactNode
  /** Heading level of the title. */
  level?: 1 | 2 | 3
  className?: string
}

export function StatePanel({ kind, title, text, action, level = 3, className = '' }: StatePanelProps) {
  const Title = `h${level}` as const
  return (
    <div
      role={kind === 'failed' ? 'alert' : undefined}
      className={`grid items-center gap-7 border-y border-rule py-11 sm:grid-cols-[20rem_1fr] sm:gap-12 ${className}`}
    >
      <EmptyArt snapped={kind === 'failed'} />
      <div>
        <Title className="text-h3">{title}</Title>
        <p className="mt-2 mb-5 text-ink-2">{text}</p>
        {action}
      </div>
    </div>
  )
}
