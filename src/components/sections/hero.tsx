import type { ReactNode } from 'react'
import { Showcase, type ShowcaseProps } from '@/components/sections/showcase'
import { ButtonLink } from '@/components/ui/button'

interface HeroProps {
  badge: string
  headline: string
  description: string
  /** The only red button. */
  action: string
  to: string
  newTabNote?: string
  /** The secondary link beside it. */
  second: ReactNode
  /** Two short lines beside the button. */
  asides: readonly string[]
  showcase: ShowcaseProps
  /** The statistics, below the text and the cloth. */
  children: ReactNode
}

/** A hero with text on the left, the cloth hanging from the header's rule, and its tabs below the text. */
export function Hero({ badge, headline, description, action, second, asides, showcase, ...rest }: HeroProps) {
  const { to, newTabNote, children } = rest
  return (
    <section className="page xl:grid-rows-[auto_1fr_auto]">
      <div className="pt-hero md:col-[c_1/span_2] lg:col-[main-start/span_6] lg:pr-4 xl:col-[main-start/span_7]">
        <p className="badge">{badge}</p>
        <h1 className="mt-[.34em] mb-[.42em] text-hero tracking-[-.03em] md:text-[3.125rem] lg:text-[clamp(3.5rem,6.2vw,4.5rem)] xl:text-hero">
          {headline}
        </h1>
        <p className="max-w-[34em] text-lead text-ink-2">{description}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
          <ButtonLink to={to} newTabNote={newTabNote} variant="accent" size="big">
            {action}
          </ButtonLink>
          {second}
          <p className="text-small text-ink-2">
            {asides.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </p>
        </div>
      </div>
      <Showcase {...showcase} />
      {children}
    </section>
  )
}
