import type { ReactNode } from 'react'

/** The lead's own text, with its line breaks. */
export function LeadText({ title, children }: { title: string; children: string }) {
  return (
    <section aria-label={title}>
      <h2 className="text-h4 font-semibold">{title}</h2>
      <p className="mt-2 max-w-prose text-body wrap-anywhere whitespace-pre-wrap">{children}</p>
    </section>
  )
}

/** The one thing of a lead that is read first: when a call is, what an order comes to. */
export const LeadFigure = ({ children }: { children: ReactNode }) => (
  <span className="block font-head text-figure font-[560] text-balance lining-nums tabular-nums">
    {children}
  </span>
)

/** Parts of a lead's screen, one under the other. */
export const LeadColumn = ({ children }: { children: ReactNode }) => (
  <div className="grid min-w-0 content-start gap-9">{children}</div>
)

/** What acts on the lead, beside what it says. */
export const LeadSide = ({ children }: { children: ReactNode }) => (
  <div className="grid min-w-0 content-start gap-9 [&>*+*]:border-t [&>*+*]:border-rule [&>*+*]:pt-6">
    {children}
  </div>
)

/** A part of the screen under a heading of its own. */
export function LeadPart({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="grid content-start gap-3" aria-label={title}>
      <h2 className="text-h4 font-semibold">{title}</h2>
      {children}
    </section>
  )
}
