import { Suspense, type ReactNode } from 'react'

/** Puts the heading in columns 1 to 4 and the content in the columns from 5. */
interface TwoColumnProps {
  heading: string
  text?: ReactNode
  children: ReactNode
}

export function TwoColumn({ heading, text, children }: TwoColumnProps) {
  return (
    <Suspense>
      <section className="page py-section">
        <div className="mb-5 lg:col-[main-start/span_4] lg:pr-4">
          <h2>{heading}</h2>
          {text && <p className="mt-3 text-ink-2">{text}</p>}
        </div>
        <div className="lg:col-[c_5/main-end]">{children}</div>
      </section>
    </Suspense>
  )
}
