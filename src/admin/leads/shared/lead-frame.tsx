import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PendingScreen } from '@/admin/kit/screen/pending-screen'
import { Screen } from '@/admin/kit/screen/screen'
import { ButtonLink } from '@/components/ui/button'
import { StatePanel } from '@/components/ui/state-panel'
import { capital } from '@/lib/written-text'

interface LeadFrameProps<Row> {
  noun: string
  /** Of the list it belongs to. */
  listPath: string
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
        <div className="lead">
          <div className="lead-main">{renderMain(row)}</div>
          <div className="lead-side">{renderSide(row)}</div>
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
      <h2 className="lead-heading">{title}</h2>
      <p className="lead-text">{children}</p>
    </section>
  )
}

/** A part of the screen under a heading of its own. */
export function LeadPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-3" aria-label={title}>
      <h2 className="lead-heading">{title}</h2>
      {children}
    </section>
  )
}
