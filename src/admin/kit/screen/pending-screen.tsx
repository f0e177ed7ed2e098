import type { UseQueryResult } from '@tanstack/react-query'
import { Loaded } from '@/admin/kit/screen/loaded'
import { useMay } from '@/admin/kit/rights/role'
import { Screen } from '@/admin/kit/screen/screen'
import { ButtonLink } from '@/components/ui/button'
import { StatePanel } from '@/components/ui/state-panel'
import { capital } from '@/lib/written-text'

interface PendingScreenProps {
  /** Absent: the noun. */
  title?: string
  /** The name of the fetched row, for use after 'the'. */
  noun: string
  query: Pick<UseQueryResult<unknown>, 'data' | 'error' | 'isFetching' | 'refetch'>
  /** The path of the list that a missing row leads back to. */
  listPath: string
  /** Why the row may be missing. */
  reason?: string
}

/** A screen whose row is loading, failed to load, or does not exist. */
export function PendingScreen({ title, noun, query, listPath, reason }: PendingScreenProps) {
  const restored = useMay('owner')
    ? 'What was deleted can be restored in the history.'
    : 'The owner can restore what was deleted.'
  return (
    <Screen title={title ?? capital(noun)}>
      <Loaded
        query={query}
        noun={`the ${noun}`}
        missing={
          <StatePanel
            kind="empty"
            level={2}
            title={`There is no such ${noun}`}
            text={reason ?? `It was deleted, or the address is mistyped. ${restored}`}
            action={<ButtonLink to={listPath}>Back to the list</ButtonLink>}
          />
        }
      >
        {() => null}
      </Loaded>
    </Screen>
  )
}
