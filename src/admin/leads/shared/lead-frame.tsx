import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LeadFollowUp } from '@/admin/leads/shared/lead-follow-up'
import type { NoteTable } from '@/admin/leads/shared/lead-query'
import { PendingScreen } from '@/admin/kit/screen/pending-screen'
import { Screen } from '@/admin/kit/screen/screen'
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
  /** What it says, the notes and the history. */
  renderMain: (row: Row) => ReactNode
  /** Where it stands and how to answer. */
  renderSide: (row: Row) => ReactNode
}

/** The screen of one lead, once it is known whether there is one. */
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
        <div className="grid gap-x-12 gap-y-10 border-t-2 border-ink pt-7 xl:grid-cols-[minmax(0,1fr)_19rem]">
          <div className="lead-main">{renderMain(row)}</div>
          <div className="lead-side">
            {renderSide(row)}
            {subject && <LeadFollowUp {...subject} />}
          </div>
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

interface LeadFactsProps {
  /** What each is called, and what the lead says; what it does not say is left out. */
  facts: ReadonlyArray<readonly [label: string, value: ReactNode]>
}

/** What a lead holds, as a ruled list. Every value is text: what looks like markup is shown as it was typed. */
export function LeadFacts({ facts }: LeadFactsProps) {
  return (
    <dl className="lead-facts">
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

/** The lead's own text, with its line breaks. */
export function LeadText({ title, children }: { title: string; children: string }) {
  return (
    <section aria-label={title}>
      <h2 className="text-h4 font-semibold">{title}</h2>
      <p className="mt-2 max-w-prose text-[1.125rem]/[1.6] wrap-anywhere whitespace-pre-wrap">{children}</p>
    </section>
  )
}

/** A part of the screen under a heading of its own. */
export function LeadPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-3" aria-label={title}>
      <h2 className="text-h4 font-semibold">{title}</h2>
      {children}
    </section>
  )
}
