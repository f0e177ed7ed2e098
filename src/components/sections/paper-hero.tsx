import { Breadcrumb } from '@/components/sections/breadcrumb'
import { ButtonLink } from '@/components/ui/button'
import { Ornament } from '@/components/ui/ornament'

/** Each trade's own paper; a trade without one gets `plain`. */
export type Paper = 'pleading' | 'prescription' | 'ledger' | 'register' | 'awning' | 'timetable' | 'plain'

interface PaperHeroProps {
  paper: Paper
  trail: ReadonlyArray<{ label: string; to: string }>
  heading: string
  text?: string
  action: { label: string; to: string }
  /** What is written on the paper. They are told again further down the page, so they are drawn here, not read. */
  lines: readonly string[]
  /** A picture in the place of the lines. */
  picture?: string
}

const mostLines = 6
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** A page's first screen, on the paper that its trade writes on. */
export function PaperHero({ paper, trail, heading, text, action, lines, picture }: PaperHeroProps) {
  return (
    <section className="page pt-4">
      <Breadcrumb trail={trail} className="mb-4" />
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
        {picture ? (
          <img src={picture} alt="" className="h-full w-full object-cover" />
        ) : paper === 'plain' ? (
          <Ornament kind="bunga" className="min-h-32" />
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
    </section>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ol className="paper-lines" aria-hidden="true">
      {lines.slice(0, mostLines).map((line) => (
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
