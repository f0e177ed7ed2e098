import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { LoadingPanel } from '@/components/ui/loader'
import { StatePanel } from '@/components/ui/state-panel'

export interface LoadedProps<Data> {
  query: {
    data: Data | undefined
    error: Error | null
    isFetching: boolean
    refetch: () => unknown
  }
  /** What is being fetched, in words; or a place holder of its own. */
  loading: ReactNode
  /** The words of a failure, or what stands there instead, given the button that tries again. */
  failed:
    | { title: string; text: string | ((error: Error) => ReactNode) }
    | ((retry: ReactNode, error: Error) => ReactNode)
  /** What stands there when the answer is that there is none (null). */
  missing?: ReactNode
  /** Of a failure's title, so that headings stay in order. */
  level?: 2 | 3
  className?: string
  children: (data: NonNullable<Data>) => ReactNode
}

/** What a query found, or that it is on its way, failed, or found nothing. Data once shown stays through later failures. */
export function Loaded<Data>(props: LoadedProps<Data>): ReactNode {
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
