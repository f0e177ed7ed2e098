import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Screen } from '@/admin/kit/screen/screen'
import { Loaded } from '@/components/ui/loaded'

interface PendingScreenProps {
  title: string
  /** What is being fetched, after 'the'. */
  noun: string
  query: UseQueryResult<unknown>
  /** What stands there when there is none. */
  missing?: ReactNode
}

/** A screen whose row is on its way, could not be read, or is not there. */
export const PendingScreen = ({ title, noun, query, missing }: PendingScreenProps) => (
  <Screen title={title}>
    <Loaded
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
    </Loaded>
  </Screen>
)
