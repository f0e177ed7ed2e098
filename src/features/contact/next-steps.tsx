/** What happens after the button, in order. */
export function NextSteps({ heading, steps }: { heading: string; steps: readonly string[] }) {
  return (
    <>
      <h2 className="mt-12 text-h4">{heading}</h2>
      <ol className="next-steps mt-3">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  )
}
