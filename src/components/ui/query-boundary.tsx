import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { LoadingPanel } from '@/components/ui/loader'
import { StatePanel } from '@/components/ui/state-panel'

export interface QueryBoundaryProps<Data> {
  query: {
    data: Data | undefined
    error: Error | null
    isFetching: boolean
    refetch: () => unknown
  }
  /** The label of the loading panel, or a placeholder. */
  loading: ReactNode
  /** Title and text of a failure, or a function that renders it with the retry button. */
  failed:
    | { title: string; text: string | ((error: Error) => ReactNode) }
    | ((retry: ReactNode, error: Error) => ReactNode)
  /** Shown if the result is null. */
  missing?: ReactNode
  /** Heading level of a failure's title. */
  level?: 1 | 2 | 3
  className?: string
  children: (data: NonNullable<Data>) => ReactNode
}

/** A query's data, or its loading, failed or missing state. Data already shown stays after later failures. */
export function QueryBoundary<Data>(props: QueryBoundaryProps<Data>): ReactNode {
  const { query, loading, failed, missing = null, level, className, children } = props
  const { data, error, isFetching } = query
  if (data === null) return missing
  if (data !== undefined) return children(data as NonNullable<Data>)
  if (error) {
    const retry = (
      <Button onClick={() => void query.refetch()} busy={isFetching} busyLabel="Loading...">
        Try Again
      </Button>
    )
    if (typeof failed === 'function') return failed(retry, error)
    const text = typeof failed.text === 'function' ? failed.text(error) : failed.text
    return (
      <StatePanel kind="failed" {...failed} text={text} action={retry} level={level} className={className} />
    )
  }
  return typeof loading === 'string' ? <LoadingPanel label={loading} className={className} /> : loading
}
