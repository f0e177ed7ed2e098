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
export function LeadPart({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="grid content-start gap-3" aria-label={title}>
      <h2 className="text-h4 font-semibold">{title}</h2>
      {children}
    </section>
  )
}
