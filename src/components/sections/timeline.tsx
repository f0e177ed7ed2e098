import { StepRow, type BarRange } from '@/components/sections/steps'
import { PatternIcon } from '@/components/ui/pattern-icon'

export type StepState = 'done' | 'active' | 'planned'

interface TimelineStep {
  title: string
  text: string
  state: StepState
  bars: BarRange
}

export const stateIcons = { done: 'check', active: 'half', planned: 'empty' } as const

/** The progress of a project: filled bars for finished steps, hollow ones for planned steps. */
export function Timeline({ heading, steps }: { heading: string; steps: readonly TimelineStep[] }) {
  return (
    <section className="steps page py-section">
      <h2 className="mb-10 lg:col-[main-start/span_8]">{heading}</h2>
      <ol className="lg:grid lg:grid-cols-subgrid">
        {steps.map((step) => (
          <StepRow key={step.title} title={step.title} className="py-5" barClass={timelineBar(step)}>
            <p className="flex items-center gap-3 lg:col-span-4 lg:pr-4">
              <PatternIcon name={stateIcons[step.state]} />
              {step.text}
            </p>
          </StepRow>
        ))}
      </ol>
    </section>
  )
}

function timelineBar({ state, bars: [from, to] }: TimelineStep) {
  const lastDone = { done: to, active: Math.floor((from + to) / 2), planned: 0 }[state]
  return (bar: number) => {
    if (bar < from || bar > to) return ''
    if (bar > lastDone) return 'is-planned'
    return bar === from ? 'is-first' : 'is-on'
  }
}
