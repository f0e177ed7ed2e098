import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RowHistory } from '@/admin/kit/history/change-list'
import { LeadNotes } from '@/admin/leads/shared/lead-notes'
import { LeadFollowUp } from '@/admin/leads/shared/lead-follow-up'
import type { NoteTable } from '@/admin/leads/shared/lead-query'
import { PendingScreen } from '@/admin/kit/screen/pending-screen'
import { Screen } from '@/admin/kit/screen/screen'
import { LeadColumn, LeadSide } from '@/admin/leads/shared/lead-parts'
import { ButtonLink } from '@/components/ui/button'
import { StatePanel } from '@/components/ui/state-panel'
import { capital } from '@/lib/written-text'

interface LeadFrameProps<Row> {
  noun: string
  /** Of the list it belongs to. */
  listPath: string
  /** The row that the screen is about, where it is about one. */
  subject?: { table: NoteTable; id: string }
  lead: UseQueryResult<Row | null>
  title: (row: Row) => string
  /** Under the heading: when and how it came. */
  line: (row: Row) => ReactNode
  /** What it says. */
  renderMain: (row: Row) => ReactNode
  /** Where it stands and how to answer. */
  renderSide: (row: Row) => ReactNode
}

/**
 * The screen of one lead, once it is known whether there is one: what it says, how to act on it, then the notes and the
 * history. On a phone that is the order from top to bottom.
 */
export function LeadFrame<Row>({
  noun,
  listPath,
  subject,
  lead,
  title,
  line,
  renderMain,
  renderSide,
}: LeadFrameProps<Row>) {
  const row = lead.data
  if (row) {
    return (
      <Screen title={title(row)} lead={line(row)}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 border-t-2 border-ink pt-7 xl:grid-cols-[minmax(0,1fr)_19rem] xl:grid-rows-[auto_1fr]">
          <LeadColumn>{renderMain(row)}</LeadColumn>
          <div className="min-w-0 xl:col-start-2 xl:row-span-2 xl:row-start-1">
            <LeadSide>
              {renderSide(row)}
              {subject && <LeadFollowUp {...subject} />}
            </LeadSide>
          </div>
          {subject && (
            <LeadColumn>
              <LeadNotes subject={{ kind: 'lead', ...subject }} />
              <RowHistory table={subject.table} id={subject.id} expanded />
            </LeadColumn>
          )}
        </div>
      </Screen>
    )
  }
  return (
    <PendingScreen
      title={capital(noun)}
      noun={noun}
      query={lead}
      missing={
        <StatePanel
          kind="empty"
          level={2}
          title={`There is no such ${noun}`}
          text="It was deleted, or the address is mistyped. What was deleted can be restored in the history."
          action={<ButtonLink to={listPath}>Back to the list</ButtonLink>}
        />
      }
    />
  )
}
