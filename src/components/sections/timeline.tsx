import { PatternIcon } from '@/components/ui/pattern-icon'

export type StepState = 'done' | 'active' | 'planned'

export interface TimelineStep {
  title: string
  text: string
  state: StepState
  /** First and last of the sixteen beats it takes. */
  beats: readonly [from: number, to: number]
}

export const stateIcons = { done: 'check', active: 'half', planned: 'empty' } as const

/** A score of what has been played and what is still to come: full beats, then hollow ones. The words say it all. */
export function Timeline({ heading, steps }: { heading: string; steps: readonly TimelineStep[] }) {
  return (
    <section className="steps page py-section">
      <h2 className="mb-10 lg:col-[main-start/span_8]">{heading}</h2>
      <ol className="lg:grid lg:grid-cols-subgrid">
        {steps.map((step) => (
          <li
            key={step.title}
            className="steps-row grid gap-2.5 py-5 lg:col-[1/-1] lg:grid-cols-subgrid lg:items-center lg:gap-y-0"
          >
            <h3 className="lg:col-span-3">{step.title}</h3>
            <p className="flex items-center gap-3 lg:col-span-4 lg:pr-4">
              <PatternIcon name={stateIcons[step.state]} />
              {step.text}
            </p>
            <Beats {...step} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Beats({ state, beats: [from, to] }: TimelineStep) {
  const played = { done: to, active: Math.floor((from + to) / 2), planned: 0 }[state]
  const kind = (beat: number) => {
    if (beat < from || beat > to) return ''
    if (beat > played) return 'is-planned'
    return beat === from ? 'is-hit' : 'is-on'
  }
  return (
    <div className="steps-bars mt-1.5 lg:col-[8/-1] lg:mt-0" aria-hidden="true">
      {Array.from({ length: 16 }, (_, index) => (
        <i key={index} className={kind(index + 1)} />
      ))}
    </div>
  )
}
