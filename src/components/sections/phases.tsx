import { stateIcons, type StepState } from '@/components/sections/timeline'
import { PatternIcon } from '@/components/ui/pattern-icon'

export interface Phase {
  title: string
  steps: ReadonlyArray<readonly [label: string, state: StepState]>
}

const stateLabels: Record<StepState, string> = { done: 'done', active: 'in progress', planned: 'to come' }
const colours: Record<StepState, string> = {
  done: 'text-success',
  active: 'text-warning',
  planned: 'text-ink-2',
}

/** A checklist for each phase: one row per phase, steps from left to right. */
export function Phases({ heading, items }: { heading: string; items: readonly Phase[] }) {
  return (
    <section className="page py-section">
      <h2 className="mb-8 lg:col-[main-start/span_8] lg:mb-12">{heading}</h2>
      <div className="border-t-2 border-ink">
        {items.map(({ title, steps }) => (
          <div
            key={title}
            className="border-b border-rule py-6 lg:grid lg:grid-cols-[repeat(4,1fr)] lg:items-baseline lg:gap-x-gutter"
          >
            <h3>{title}</h3>
            <ul
              aria-label={title}
              className="mt-3 grid gap-2 sm:grid-cols-3 sm:gap-x-gutter lg:col-[2/-1] lg:mt-0"
            >
              {steps.map(([label, state]) => (
                <li key={label} className="flex items-baseline gap-3">
                  <span className={`[translate:0_2px] ${colours[state]}`}>
                    <PatternIcon name={stateIcons[state]} />
                  </span>
                  <span>
                    {label}
                    <span className="sr-only">: {stateLabels[state]}</span>
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
