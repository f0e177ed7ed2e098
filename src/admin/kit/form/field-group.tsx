import type { ReactNode } from 'react'

/** A group of fields under a heading. */
export const FieldGroup = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className="border-t border-rule pt-7 first:border-t-0 first:pt-0">
    {/* A legend sits on its fieldset's edge unless it floats. */}
    <legend className="float-left mb-5 w-full font-head text-h4 font-semibold">{legend}</legend>
    <div className="clear-both">{children}</div>
  </fieldset>
)
