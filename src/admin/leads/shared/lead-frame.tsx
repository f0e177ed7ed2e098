import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Screen } from '@/admin/kit/screen/screen'
import { Button, ButtonLink } from '@/components/ui/button'
import { LoadingPanel } from '@/components/ui/loader'
import { StatePanel } from '@/components/ui/state-panel'
import { capital } from '@/lib/written-text'

interface LeadFrameProps<Row> {
  noun: string
  /** The list it belongs to. */
  at: string
  lead: UseQueryResult<Row | null>
  title: (row: Row) => string
  /** Under the heading: when and how it came. */
  line: (row: Row) => ReactNode
  children: (row: Row) => ReactNode
}

/** The screen of one lead, once it is known whether there is one. */
export function LeadFrame<Row>({ noun, at, lead, title, line, children }: LeadFrameProps<Row>) {
  const name = capital(noun)
  if (lead.isPending) {
    return (
      <Screen title={name}>
        <LoadingPanel label={`Loading the ${noun}...`} className="py-11" />
      </Screen>
    )
  }
  if (lead.data === undefined) {
    return (
      <Screen title={name}>
        <StatePanel
          kind="failed"
          level={2}
          title={`Unable to load the ${noun}`}
          text={`${lead.error?.message ?? 'The server gave no answer.'} Nothing was changed.`}
          action={<Button onClick={() => void lead.refetch()}>Try Again</Button>}
        />
      </Screen>
    )
  }
  if (lead.data === null) {
    return (
      <Screen title={name}>
        <StatePanel
          kind="empty"
          level={2}
          title={`There is no such ${noun}`}
          text="It was deleted, or the address is mistyped. What was deleted can be restored in the history."
          action={<ButtonLink to={at}>Back to the list</ButtonLink>}
        />
      </Screen>
    )
  }
  return (
    <Screen title={title(lead.data)} lead={line(lead.data)}>
      {children(lead.data)}
    </Screen>
  )
}
