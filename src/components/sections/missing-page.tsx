import type { ReactNode } from 'react'
import { EmptyArt } from '@/components/ui/empty-art'

interface MissingPageProps {
  title: string
  text: string
  /** It is there but could not be fetched: a screen reader hears of it at once. */
  failed?: boolean
  children: ReactNode
}

/** In the place of a record of the database: that there is none, or that it could not be had, and the way on. */
export function MissingPage({ title, text, failed = false, children }: MissingPageProps) {
  return (
    <section className="page gap-y-8 py-section" role={failed ? 'alert' : undefined}>
      <div className="lg:col-[main-start/span_7]">
        <h1>{title}</h1>
        <p className="mt-6 mb-8 text-lead text-ink-2">{text}</p>
        {children}
      </div>
      <div className="lg:col-[c_9/main-end]">
        <EmptyArt snapped={failed} />
      </div>
    </section>
  )
}
