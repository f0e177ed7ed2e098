import { useEffect, useRef, useState } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Checkbox, Radio } from '@/components/ui/controls'
import { useInterpolated, useStudio } from '@/components/layout/studio'
import { packageList } from '@/content/packages'
import { estimator } from '@/content/pricing'
import { answersIn, needs, packageFor, quoteAddress } from '@/features/pricing/estimate'

/**
 * A few questions that lead to a package, its lowest price, and the quote form prefilled with the answers.
 */
export function Estimator() {
  const copy = useInterpolated(estimator)
  const packages = packageList(useStudio().packages)
  const form = useRef<HTMLFormElement>(null)
  const [answers, setAnswers] = useState(() => answersIn(new FormData()))
  const read = () => {
    if (form.current) setAnswers(answersIn(new FormData(form.current)))
  }
  // Reads boxes ticked before hydration.
  useEffect(read, [])
  const { name, from } = packageFor(packages, answers)
  return (
    <form ref={form} onChange={read} aria-labelledby="estimator" className="mt-12">
      <h3 id="estimator">{copy.heading}</h3>
      <div className="mt-4 grid gap-x-gutter gap-y-6 md:grid-cols-2">
        <fieldset className="grid content-start">
          <legend className="field-label">{copy.pages}</legend>
          {packages.map(({ name: value, pages }, index) => (
            <Radio key={value} name="pages" value={value} defaultChecked={index === 0}>
              {pages}
            </Radio>
          ))}
        </fieldset>
        <fieldset className="grid content-start">
          <legend className="field-label">{copy.needs}</legend>
          {needs.map(({ value, label }) => (
            <Checkbox key={value} name="needs" value={value}>
              {label}
            </Checkbox>
          ))}
          <Checkbox name="care">{copy.care}</Checkbox>
        </fieldset>
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4 border-t-2 border-ink pt-5">
        <p role="status">
          <b className="font-head text-h4">{copy.result(name, from)}</b>
          <span className="block text-ink-2">
            {answers.care && copy.withCare} {copy.note}
          </span>
        </p>
        <ButtonLink to={quoteAddress(packages, answers)} variant="accent">
          {copy.action}
        </ButtonLink>
      </div>
    </form>
  )
}
