export interface Step {
  title: string
  text: string
  /** First and last of the sixteen beats it sounds in. */
  beats: readonly [from: number, to: number]
  /** It has no end: its last beat fades out. */
  goesOn?: boolean
}

/** A score: rows of name, sentence and bars. The bars show order and overlap; the list itself says the order. */
export function Steps({ heading, text, steps }: { heading: string; text: string; steps: readonly Step[] }) {
  return (
    <section className="steps page py-section">
      <div className="mb-12 lg:col-[main-start/span_8]">
        <h2>{heading}</h2>
        <p className="mt-4">{text}</p>
      </div>
      <ol className="lg:grid lg:grid-cols-subgrid">
        {steps.map((step) => (
          <li
            key={step.title}
            className="steps-row grid gap-2.5 py-6 lg:col-[1/-1] lg:grid-cols-subgrid lg:items-center lg:gap-y-0"
          >
            <h3 className="lg:col-span-3">{step.title}</h3>
            <p className="lg:col-span-4 lg:pr-4">{step.text}</p>
            <Bars {...step} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Bars({ beats: [from, to], goesOn }: Step) {
  const kind = (beat: number) => {
    if (beat < from || beat > to) return ''
    if (beat === from) return 'is-hit'
    return goesOn && beat === to ? 'is-fading' : 'is-on'
  }
  return (
    <div className="steps-bars mt-1.5 lg:col-[8/-1] lg:mt-0" aria-hidden="true">
      {Array.from({ length: 16 }, (_, index) => (
        <i key={index} className={kind(index + 1)} />
      ))}
    </div>
  )
}
