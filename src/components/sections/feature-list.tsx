import type { ReactNode } from 'react'
import { Unfold } from '@/components/sections/unfold'

interface FeatureListProps {
  heading: string
  text?: string
  /** On phones, of the button that shows the text of each item. */
  unfold: string
  items: ReadonlyArray<{ title: string; text: string; icon: ReactNode }>
}

/** Features, one per line: icon, name, description. */
export function FeatureList({ heading, text, unfold, items }: FeatureListProps) {
  return (
    <section className="folds page py-section">
      <div className="mb-6 md:mb-8 lg:grid lg:grid-cols-subgrid lg:items-end">
        <h2 className="lg:col-span-7">{heading}</h2>
        {text && <p className="mt-3 text-ink-2 lg:col-[8/-1] lg:mt-0">{text}</p>}
      </div>
      <dl className="border-t-2 border-ink">
        {items.map((item) => (
          <div
            key={item.title}
            className="relative border-b border-rule py-2 pl-[min(2.5rem,12.5vw)] md:py-5 lg:grid lg:grid-cols-[5fr_7fr] lg:gap-x-gutter"
          >
            <dt className="font-head text-h4 font-semibold">
              <span className="absolute left-0">{item.icon}</span>
              {item.title}
            </dt>
            <dd className="folded text-ink-2">{item.text}</dd>
          </div>
        ))}
      </dl>
      <Unfold label={unfold} />
    </section>
  )
}

/** Two columns; the heading has the first cell, so that an odd number of items fills the last row. */
export function FeatureGrid({ heading, text, unfold, items }: FeatureListProps) {
  return (
    <section className="folds page py-section">
      <div className="md:grid md:grid-cols-2 md:gap-x-gutter">
        <div className="pb-6 lg:pr-4">
          <h2>{heading}</h2>
          {text && <p className="mt-3 text-lead text-ink-2">{text}</p>}
        </div>
        <ul className="border-t-2 border-ink md:contents">
          {items.map((item) => (
            <li
              key={item.title}
              className="grid grid-cols-[min(2.5rem,12.5vw)_minmax(0,1fr)] items-start border-rule py-2 not-first:border-t md:border-t md:py-5"
            >
              {item.icon}
              <div>
                <h3>{item.title}</h3>
                <p className="folded mt-1 text-ink-2">{item.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <Unfold label={unfold} />
    </section>
  )
}
