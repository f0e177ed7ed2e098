import type { ReactNode } from 'react'

/** A heading hung in columns 1 to 4, what it is about from column 5. */
export function TwoColumn({
  heading,
  text,
  id,
  children,
}: {
  heading: string
  text?: ReactNode
  id?: string
  children: ReactNode
}) {
  return (
    <section id={id} className="page py-section">
      <div className="mb-6 lg:col-[main-start/span_4] lg:pr-4">
        <h2>{heading}</h2>
        {text && <p className="mt-4 text-ink-2">{text}</p>}
      </div>
      <div className="lg:col-[c_5/main-end]">{children}</div>
    </section>
  )
}
