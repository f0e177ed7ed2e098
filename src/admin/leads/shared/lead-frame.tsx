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
import { capital } from '@/lib/written-text'

interface LeadFrameProps<Row> {
  noun: string
  /** The path of the lead's list. */
  listPath: string
  /** The row of the screen; absent for a person. */
  subject?: { table: NoteTable; id: string }
  lead: UseQueryResult<Row | null>
  title: (row: Row) => string
  /** Below the heading: when and how the lead came in. */
  line: (row: Row) => ReactNode
  /** Its status and the buttons that change it. */
  renderStatus?: (row: Row) => ReactNode
  /** Its text. */
  renderMain: (row: Row) => ReactNode
  /** The ways to answer. */
  renderSide: (row: Row) => ReactNode
  /** Related data; a third column on wide screens. */
  renderMore?: (row: Row) => ReactNode
}

/** On phones the actions stay at the bottom of the window. */
const footOnPhones =
  'max-md:sticky max-md:bottom-0 max-md:z-10 max-md:order-last max-md:-mx-margin max-md:flex max-md:items-end max-md:justify-between max-md:gap-3 max-md:border-t-2 max-md:border-ink max-md:bg-paper max-md:px-margin max-md:pt-2.5 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-md:[&_h2]:sr-only [@media(height<30rem)]:static'

/**
 * The screen of one lead with its loading and not-found states: its text, the actions beside it, then notes
 * and history.
 */
export function LeadFrame<Row>({
  noun,
  listPath,
  subject,
  lead,
  title,
  line,
  renderStatus,
  renderMain,
  renderSide,
  renderMore,
}: LeadFrameProps<Row>) {
  const row = lead.data
  if (row) {
    return (
      <Screen title={title(row)} lead={line(row)}>
        <div
          className={`grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-7 border-t-2 border-ink pt-6 xl:grid-cols-[minmax(0,1fr)_19rem] xl:grid-rows-[auto_auto_1fr] ${renderMore ? 'min-[87rem]:grid-cols-[minmax(0,1fr)_18rem_18rem]' : ''}`}
        >
          {renderStatus && (
            <div className={`min-w-0 xl:col-start-2 ${footOnPhones}`}>
              {renderStatus(row)}
              {subject && (
                <ButtonLink to="#reply" size="small" className="md:hidden">
                  Reply
                </ButtonLink>
              )}
            </div>
          )}
          <div className={`min-w-0 xl:col-start-1 xl:row-start-1 ${renderStatus ? 'xl:row-span-2' : ''}`}>
            <LeadColumn>{renderMain(row)}</LeadColumn>
          </div>
          <div
            className={`min-w-0 xl:col-start-2 ${renderStatus ? 'xl:row-span-2 xl:row-start-2' : 'xl:row-span-3 xl:row-start-1'}`}
          >
            <LeadSide>
              {renderSide(row)}
              {subject && <LeadFollowUp {...subject} />}
            </LeadSide>
          </div>
          {renderMore && (
            <div className="min-w-0 xl:col-start-2 min-[87rem]:col-start-3 min-[87rem]:row-span-3 min-[87rem]:row-start-1">
              <LeadSide>{renderMore(row)}</LeadSide>
            </div>
          )}
          {subject && (
            <div className="min-w-0 xl:col-start-1 xl:row-span-2 xl:row-start-3">
              <LeadColumn>
                <LeadNotes subject={{ kind: 'lead', ...subject }} />
                <RowHistory table={subject.table} ids={[subject.id]} expanded />
              </LeadColumn>
            </div>
          )}
        </div>
      </Screen>
    )
  }
  return <PendingScreen title={capital(noun)} noun={noun} query={lead} listPath={listPath} />
}
