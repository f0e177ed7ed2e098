import type { ReactNode } from 'react'
import { Breadcrumb } from '@/components/sections/breadcrumb'
import { ButtonLink } from '@/components/ui/button'
import { Ornament } from '@/components/ui/ornament'
import { imageAttributes } from '@/lib/image-url'

/** The paper of an industry; `plain` if it has none. */
export type Paper = 'pleading' | 'prescription' | 'ledger' | 'register' | 'awning' | 'timetable' | 'plain'

interface PaperHeroProps {
  paper: Paper
  trail: ReadonlyArray<{ label: string; to: string }>
  heading: string
  text?: string
  action: { label: string; to: string }
  /** Lines on the paper, hidden from screen readers because the page repeats them further down. */
  lines: readonly string[]
  /** An image shown instead of the lines. */
  image?: string
  /** Shown below the paper. */
  children?: ReactNode
}

const maxLines = 6
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** The hero of an industry page, on the paper of its industry. */
export function PaperHero(props: PaperHeroProps) {
  const { paper, trail, heading, text, action, lines, image, children } = props
  return (
    <section className="page pt-3 md:pt-4">
      <Breadcrumb trail={trail} className="mb-2 md:mb-4" />
      <div className={`paper paper-${paper}`}>
        {paper === 'pleading' && <LineNumbers />}
        <div className="paper-text">
          <h1>{heading}</h1>
          {text && <p>{text}</p>}
          <p>
            <ButtonLink to={action.to} variant="accent" size="big">
              {action.label}
            </ButtonLink>
          </p>
        </div>
        {image ? (
          <img
            {...imageAttributes(image, '(min-width: 900px) 48rem, 88vw')}
            alt=""
            className="h-full w-full object-cover"
          />
        ) : paper === 'plain' ? (
          <Ornament kind="orn-bunga" className="min-h-32" />
        ) : paper === 'timetable' ? (
          <div className="paper-days" aria-hidden="true">
            <p>
              {days.map((day) => (
                <span key={day}>{day}</span>
              ))}
            </p>
            <Lines lines={lines} />
          </div>
        ) : (
          <Lines lines={lines} />
        )}
      </div>
      {children}
    </section>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ol className="paper-lines" aria-hidden="true">
      {lines.slice(0, maxLines).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  )
}

function LineNumbers() {
  return (
    <ol className="niche-card-law-lines" aria-hidden="true">
      {Array.from({ length: 40 }, (_, line) => (
        <li key={line}>{line + 1}</li>
      ))}
    </ol>
  )
}
