import type { ReactNode } from 'react'
import { QueryBoundary, type QueryBoundaryProps } from '@/components/ui/query-boundary'

interface LoadedProps<Data> extends Pick<QueryBoundaryProps<Data>, 'query' | 'missing' | 'children'> {
  /** What is loaded, for use after 'Loading': 'the hours'. */
  noun: string
}

/** Shows what a query found, and until then that it is loading or failed. */
export const Loaded = <Data,>({ noun, ...rest }: LoadedProps<Data>): ReactNode => (
  <QueryBoundary
    {...rest}
    loading={`Loading ${noun}...`}
    failed={{ title: `Unable to load ${noun}`, text: ({ message }) => `${message} Nothing was changed.` }}
    level={2}
    className="py-11"
  />
)
