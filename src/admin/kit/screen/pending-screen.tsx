import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Screen } from '@/admin/kit/screen/screen'
import { QueryBoundary } from '@/components/ui/query-boundary'

interface PendingScreenProps {
  title: string
  /** The name of the fetched row, for use after 'the'. */
  noun: string
  query: UseQueryResult<unknown>
  /** The content if the row does not exist. */
  missing?: ReactNode
}

/** A screen whose row is loading, failed to load, or does not exist. */
export const PendingScreen = ({ title, noun, query, missing }: PendingScreenProps) => (
  <Screen title={title}>
    <QueryBoundary
      query={query}
      loading={`Loading the ${noun}...`}
      className="py-11"
      failed={{
        title: `Unable to load the ${noun}`,
        text: ({ message }) => `${message} Nothing was changed.`,
      }}
      level={2}
      missing={missing}
    >
      {() => null}
    </QueryBoundary>
  </Screen>
)
