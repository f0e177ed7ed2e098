import type { ReactNode } from 'react'
import { useInterpolated } from '@/components/layout/studio'

/** The first and last of the sixteen bars that a step fills; they show order and overlap, not days. */
export type BarRange = readonly [from: number, to: number]

interface Step {
  title: string
  text: string
  bars: BarRange
  /** The step has no end, so its last bar fades out. */
  isOngoing?: boolean
}

/** The steps of a process, each with its bars. The bars are decorative: the list itself gives the order. */
export function Steps({
  heading,
  text,
  steps,
}: {
  heading: ReactNode
  text: string
  steps: readonly Step[]
}) {
  return (
    <section className="steps page py-section">
      <div className="mb-6 md:mb-8 lg:col-[main-start/span_8]">
        <h2>{heading}</h2>
        <p className="mt-3">{useInterpolated(text)}</p>
      </div>
      <ol className="lg:grid lg:grid-cols-subgrid">
        {steps.map((step) => (
          <StepRow key={step.title} {...step} className="py-4 md:py-5" barClass={stepBar(step)}>
            <p className="lg:col-span-4 lg:pr-4">{step.text}</p>
          </StepRow>
        ))}
      </ol>
    </section>
  )
}

function stepBar({ bars: [from, to], isOngoing }: Step) {
  return (bar: number) => {
    if (bar < from || bar > to) return ''
    if (bar === from) return 'is-first'
    return isOngoing && bar === to ? 'is-fading' : 'is-on'
  }
}

interface StepRowProps {
  title: string
  className: string
  /** The class of a bar; bars are numbered from 1. */
  barClass: (bar: number) => string
  children: ReactNode
}

/** A step's row: title, content and sixteen bars. */
export function StepRow({ title, className, barClass, children }: StepRowProps) {
  return (
    <li
      className={`steps-row flex flex-wrap items-center max-lg:gap-2.5 sm:grid lg:col-[1/-1] lg:grid-cols-subgrid ${className}`}
    >
      <h3 className="lg:col-span-3">{title}</h3>
      {children}
      <div className="steps-bars lg:col-[8/-1]" aria-hidden="true">
        {Array.from({ length: 16 }, (_, index) => (
          <i key={index} className={barClass(index + 1)} />
        ))}
      </div>
    </li>
  )
}
