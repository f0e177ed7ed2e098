import type { ReactNode } from 'react'
import { RowHistory } from '@/admin/kit/history/change-list'
import { LeadNotes } from '@/admin/leads/shared/lead-notes'
import { LeadFollowUp } from '@/admin/leads/shared/lead-follow-up'
import type { NoteTable } from '@/admin/leads/shared/lead-query'
import { Screen } from '@/admin/kit/screen/screen'
import { LeadColumn, LeadSide } from '@/admin/leads/shared/lead-parts'
import { ButtonLink } from '@/components/ui/button'

interface LeadFrameProps {
  title: string
  /** Below the heading: when and how the lead came in. */
  line: ReactNode
  /** The row that notes, history and follow-up belong to; absent for a person. */
  subject?: { table: NoteTable; id: string }
  /** Its status and the buttons that change it. */
  status?: ReactNode
  /** Its text, and the replies. */
  children: ReactNode
  /** What can be done with it. */
  side: ReactNode
  /** Related data; a third column on wide screens. */
  more?: ReactNode
}

/** On phones the actions stay at the bottom of the window. */
const footOnPhones =
  'max-md:sticky max-md:bottom-0 max-md:z-10 max-md:order-last max-md:-mx-margin max-md:flex max-md:items-end max-md:justify-between max-md:gap-3 max-md:border-t-2 max-md:border-ink max-md:bg-paper max-md:px-margin max-md:pt-2.5 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-md:[&_h2]:sr-only [@media(height<30rem)]:static'

/** The screen of one lead: its text, the actions beside it, then notes and history. */
export function LeadFrame({ title, line, subject, status, children, side, more }: LeadFrameProps) {
  return (
    <Screen title={title} lead={line}>
      <div
        className={`grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-7 border-t-2 border-ink pt-6 xl:grid-cols-[minmax(0,1fr)_19rem] xl:grid-rows-[auto_auto_1fr] ${more ? 'min-[87rem]:grid-cols-[minmax(0,1fr)_18rem_18rem]' : ''}`}
      >
        {status && (
          <div className={`min-w-0 xl:col-start-2 ${footOnPhones}`}>
            {status}
            {subject && (
              <ButtonLink to="#reply" size="small" className="md:hidden">
                Reply
              </ButtonLink>
            )}
          </div>
        )}
        <div className={`min-w-0 xl:col-start-1 xl:row-start-1 ${status ? 'xl:row-span-2' : ''}`}>
          <LeadColumn>{children}</LeadColumn>
        </div>
        <div
          className={`min-w-0 xl:col-start-2 ${status ? 'xl:row-span-2 xl:row-start-2' : 'xl:row-span-3 xl:row-start-1'}`}
        >
          <LeadSide>
            {subject && <LeadFollowUp {...subject} />}
            {side}
          </LeadSide>
        </div>
        {more && (
          <div className="min-w-0 xl:col-start-2 min-[87rem]:col-start-3 min-[87rem]:row-span-3 min-[87rem]:row-start-1">
            <LeadSide>{more}</LeadSide>
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
