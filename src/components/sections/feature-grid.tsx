import type { ReactNode } from 'react'

interface PlainWeaveProps {
  heading: string
  text?: string
  items: ReadonlyArray<{ title: string; text: string; icon: ReactNode }>
}

/** Over, under: pairs of a wide and a narrow field, the next pair the other way round. */
export function FeatureGrid({ heading, text, items }: PlainWeaveProps) {
  return (
    <section className="page py-section">
      <h2 className="lg:col-[main-start/span_8]">{heading}</h2>
      {text && <p className="mt-5 text-lead text-ink-2 lg:col-[main-start/span_7]">{text}</p>}
      <ul className="feature-grid mt-12">
        {items.map((item) => (
          <li key={item.title}>
            {item.icon}
            <div>
              <h3>{item.title}</h3>
              <p className="mt-2 text-ink-2">{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
