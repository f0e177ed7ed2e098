import type { ReactNode } from 'react'

/** The text that the lead sent, with its line breaks. */
export function LeadText({ title, children }: { title: string; children: string }) {
  return (
    <section aria-label={title}>
      <h2 className="text-h4 font-semibold">{title}</h2>
      <p className="mt-2 max-w-prose text-body wrap-anywhere whitespace-pre-wrap">{children}</p>
    </section>
  )
}

/** The most important fact of a lead, such as the time of a call or the amount of an order. */
export const LeadFigure = ({ children }: { children: ReactNode }) => (
  <span className="block font-head text-figure font-[560] text-balance lining-nums tabular-nums">
    {children}
  </span>
)

/** A column with parts of a lead's screen. */
export const LeadColumn = ({ children }: { children: ReactNode }) => (
  <div className="grid min-w-0 content-start gap-7">{children}</div>
)

/** The actions of a lead, beside its text. */
export const LeadSide = ({ children }: { children: ReactNode }) => (
  <div className="grid min-w-0 content-start gap-5 [&>*+*]:border-t [&>*+*]:border-rule [&>*+*]:pt-5">
    {children}
  </div>
)

interface LeadPartProps {
  id?: string
  title: string
  children: ReactNode
}

/** A part of the screen with a heading. */
export const LeadPart = ({ id, title, children }: LeadPartProps) => (
  <section id={id} className="grid content-start gap-3" aria-label={title}>
    <h2 className="text-h4 font-semibold">{title}</h2>
    {children}
  </section>
)
