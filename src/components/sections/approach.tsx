import { InlineStats, type Stat } from '@/components/sections/stats'
import { TextLink } from '@/components/ui/site-link'

interface ApproachProps {
  heading: string
  text: string
  stats: readonly Stat[]
  listHeading: string
  approach: ReadonlyArray<{ title: string; text: string }>
  action: { label: string; to: string }
}

/** A list beside a cloth that gets one column wider with each item. */
export function Approach({ heading, text, stats, listHeading, approach, action }: ApproachProps) {
  return (
    <section className="page py-section">
      <h2 className="lg:col-[main-start/span_8]">{heading}</h2>
      <div className="mt-5 lg:col-[main-start/span_6]">
        <p className="text-lead text-ink-2">{text}</p>
        <p className="mt-3">
          <TextLink to={action.to}>{action.label}</TextLink>
        </p>
        <InlineStats stats={stats} className="mt-5" />
      </div>
      <h3 className="mt-12 mb-6 text-h4 lg:col-[main-start/span_6] lg:mb-4">{listHeading}</h3>
      <ol className="approach col-[main-start/full-end]">
        {approach.map(({ title, text: sentence }) => (
          <li key={title}>
            <div>
              <h4>{title}</h4>
              <p className="mt-1.5 text-ink-2">{sentence}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
