import { useEffect, useRef, useState } from 'react'
import { Ornament } from '@/components/ui/ornament'
import { PatternIcon } from '@/components/ui/pattern-icon'
import { useReducedMotion } from '@/components/ui/use-reduced-motion'

export interface Testimonial {
  id: string
  text: string
  signature: string
}

/** What clients wrote, one at a time, set as a letter. Swiped, or turned by its diamonds or the arrow keys. */
export function Testimonials({ heading, items }: { heading: string; items: readonly Testimonial[] }) {
  const strip = useRef<HTMLUListElement>(null)
  const [active, setActive] = useState(0)
  const still = useReducedMotion()

  useEffect(() => {
    const element = strip.current
    if (!element) return
    const watcher = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting)
        if (seen) setActive([...element.children].indexOf(seen.target))
      },
      { root: element, threshold: 0.6 },
    )
    for (const child of element.children) watcher.observe(child)
    return () => watcher.disconnect()
  }, [items])

  function turnTo(index: number) {
    const element = strip.current
    element?.scrollTo({ left: index * element.clientWidth, behavior: still ? 'instant' : 'smooth' })
  }

  return (
    <section className="page py-section" aria-roledescription="carousel" aria-label={heading}>
      <h2 className="mb-8 lg:col-[main-start/span_3]">{heading}</h2>
      <div className="relative bg-sheet lg:col-[c_4/main-end]">
        <ul
          ref={strip}
          className="testimonials"
          // A strip that scrolls must be reachable by keyboard: its arrow keys turn the letters.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={items.length > 1 ? 0 : undefined}
          aria-label={heading}
        >
          {items.map(({ id, text, signature }) => (
            <li key={id}>
              <figure className="max-w-[40rem]">
                <blockquote>
                  <p className="text-lead">{text}</p>
                </blockquote>
                <figcaption className="mt-6 font-head text-h4">{signature}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <Ornament kind="sudut" className="absolute right-0 bottom-0 rotate-180 max-sm:hidden" />
        {items.length > 1 && (
          <div className="screen-only flex px-3 pb-4 md:px-9">
            {items.map(({ id }, index) => (
              <button
                key={id}
                type="button"
                className="grid size-11 place-items-center"
                aria-label={`Testimonial ${index + 1} of ${items.length}`}
                aria-current={index === active ? 'true' : undefined}
                onClick={() => turnTo(index)}
              >
                <PatternIcon name={index === active ? 'full' : 'empty'} />
              </button>
            ))}
          </div>
        )}
      </div>
    </section>
  )
}
