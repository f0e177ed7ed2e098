import type { ReactNode } from 'react'

interface FeatureListProps {
  heading: string
  text?: string
  items: ReadonlyArray<{ title: string; text: string; icon: ReactNode }>
}

/** Features, one per line: icon, name, description. */
export function FeatureList({ heading, text, items }: FeatureListProps) {
  return (
    <section className="page py-section">
      <div className="mb-10 lg:grid lg:grid-cols-subgrid lg:items-end">
        <h2 className="lg:col-span-7">{heading}</h2>
        {text && <p className="mt-5 text-ink-2 lg:col-[8/-1] lg:mt-0">{text}</p>}
      </div>
      <dl className="border-t-2 border-ink">
        {items.map((item) => (
          <div
            key={item.title}
            className="relative border-b border-rule py-5 pl-[min(3rem,15vw)] lg:grid lg:grid-cols-[5fr_7fr] lg:gap-x-gutter"
          >
            <dt className="font-head text-h4 font-semibold">
              <span className="absolute top-5.5 left-0">{item.icon}</span>
              {item.title}
            </dt>
            <dd className="mt-1 text-ink-2 lg:mt-0">{item.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Rows of a wide and a narrow cell; every second row is reversed. */
export function FeatureGrid({ heading, text, items }: FeatureListProps) {
  return (
    <section className="page py-section">
      <h2 className="lg:col-[main-start/span_8]">{heading}</h2>
      {text && <p className="mt-5 text-lead text-ink-2 lg:col-[main-start/span_7]">{text}</p>}
      <ul className="mt-12 border-ink lg:grid lg:grid-cols-subgrid lg:border-t-2">
        {items.map((item) => (
          <li
            key={item.title}
            className="grid grid-cols-[min(3.25rem,16.25vw)_minmax(0,1fr)] items-start border-t border-rule pt-7 pb-8 first:border-t-2 first:border-ink lg:col-span-5 lg:pr-6 lg:first:border-t-0 lg:nth-2:border-t-0 lg:nth-[4n]:col-span-7 lg:nth-[4n+1]:col-span-7"
          >
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
