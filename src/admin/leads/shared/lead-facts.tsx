import type { ReactNode } from 'react'

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

/** The lead's own words, with its line breaks. */
export function LeadWords({ title, children }: { title: string; children: string }) {
  return (
    <section aria-label={title}>
      <h2 className="lead-heading">{title}</h2>
      <p className="lead-words">{children}</p>
    </section>
  )
}
