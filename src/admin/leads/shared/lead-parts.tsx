import type { ComponentProps, ReactNode } from 'react'

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

interface LeadPartProps extends ComponentProps<'section'> {
  title: string
}

/** A part of the screen with a heading. */
export const LeadPart = ({ title, children, ...rest }: LeadPartProps) => (
  <section {...rest} className="grid content-start gap-3 focus:outline-none" aria-label={title}>
    <h2 className="text-h4 font-semibold">{title}</h2>
    {children}
  </section>
)

/** The text that the lead sent, with its line breaks. */
export const LeadText = ({ title, children }: { title: string; children: string }) => (
  <LeadPart title={title}>
    <p className="max-w-prose text-body wrap-anywhere whitespace-pre-wrap">{children}</p>
  </LeadPart>
)
