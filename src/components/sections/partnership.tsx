interface PartnershipProps {
  /** The names of the two sides. */
  you: string
  we: string
  steps: ReadonlyArray<{ title: string; you: string; we: string }>
}

/** Who does what in each step: the client's side and ours next to each other. */
export function Partnership({ you, we, steps }: PartnershipProps) {
  return (
    <ul className="partnership">
      {steps.map((step) => (
        <li key={step.title}>
          <h3>{step.title}</h3>
          <dl>
            <div>
              <dt>{you}</dt>
              <dd>{step.you}</dd>
            </div>
            <div>
              <dt>{we}</dt>
              <dd>{step.we}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  )
}
