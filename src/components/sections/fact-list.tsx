/** A short list of facts beside or below a form. */
export function FactList({
  heading,
  facts,
  className = '',
}: {
  heading: string
  facts: readonly string[]
  className?: string
}) {
  return (
    <div className={className}>
      <h2 className="border-t-2 border-ink pt-4 text-h4">{heading}</h2>
      <ul className="mt-3">
        {facts.map((fact) => (
          <li key={fact} className="border-t border-rule py-3 text-ink-2">
            {fact}
          </li>
        ))}
      </ul>
    </div>
  )
}
