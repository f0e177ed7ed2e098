import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { EmptyArt } from '@/components/ui/empty-art'
import { QueryBoundary, type QueryBoundaryProps } from '@/components/ui/query-boundary'
import { LoadingPanel } from '@/components/ui/loader'

interface LoadedPageProps<Data> extends Pick<QueryBoundaryProps<Data>, 'query' | 'children'> {
  copy: {
    loading: string
    missing: { title: string; text: string }
    failed: { title: string; text: string }
    back: { label: string; to: string }
  }
}

/** A page that shows one database record; `query` returns it, or null if it does not exist. */
export function LoadedPage<Data>({ query, copy, children }: LoadedPageProps<Data>) {
  return (
    <QueryBoundary
      query={query}
      loading={<LoadingPage label={copy.loading} />}
      missing={
        <MissingPage {...copy.missing}>
          <ButtonLink to={copy.back.to}>{copy.back.label}</ButtonLink>
        </MissingPage>
      }
      failed={(retry) => (
        <MissingPage {...copy.failed} failed>
          {retry}
        </MissingPage>
      )}
    >
      {children}
    </QueryBoundary>
  )
}

export function LoadingPage({ label }: { label: string }) {
  return (
    <section className="page py-section">
      <LoadingPanel label={label} className="min-h-96 max-w-none justify-center bg-sunk" />
    </section>
  )
}

interface MissingPageProps {
  title: string
  text: string
  /** The record could not be fetched; screen readers announce this at once. */
  failed?: boolean
  children: ReactNode
}

/** Shown if the record does not exist or could not be loaded. */
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
