import { useEffect, useRef, useState } from 'react'
import { Ornament } from '@/components/ui/ornament'
import { PatternIcon } from '@/components/ui/pattern-icon'
import { SampleMark } from '@/components/ui/sample-mark'
import { useReducedMotion } from '@/components/ui/use-reduced-motion'

export interface Testimonial {
  /** Unique within one list, so it serves as the key. */
  text: string
  signature: string
  isSample: boolean
}

/** Client quotes, one at a time: moved by swipe, buttons or arrow keys. */
export function Testimonials({ heading, items }: { heading: string; items: readonly Testimonial[] }) {
  const strip = useRef<HTMLUListElement>(null)
  const [active, setActive] = useState(0)
  const reducedMotion = useReducedMotion()

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

  function scrollToItem(index: number) {
    const element = strip.current
    element?.scrollTo({ left: index * element.clientWidth, behavior: reducedMotion ? 'instant' : 'smooth' })
  }

  return (
    <section className="page py-section" aria-roledescription="carousel" aria-label={heading}>
      <h2 className="mb-5 md:mb-8 lg:col-[main-start/span_3]">{heading}</h2>
      <div className="relative bg-sheet lg:col-[c_4/main-end]">
        <ul
          ref={strip}
          className="flex [scroll-snap-type:x_mandatory] [scrollbar-width:none] overflow-x-auto"
          // A scrollable area must be reachable by keyboard; the arrow keys move between quotes.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={items.length > 1 ? 0 : undefined}
          aria-label={heading}
        >
          {items.map(({ text, signature, isSample }) => (
            <li
              key={text}
              className="flex-[0_0_100%] snap-start px-5 pt-5 pb-2 md:pt-16 md:pr-24 md:pb-8 md:pl-12"
            >
              <figure className="max-w-[40rem]">
                <blockquote>
                  <p className="text-lead">{text}</p>
                </blockquote>
                <figcaption className="mt-4">
                  <span className="block font-head text-h4">{signature}</span>
                  {isSample && <SampleMark of="quote" />}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <Ornament kind="orn-sudut" className="absolute right-0 bottom-0 rotate-180 max-sm:hidden" />
        {items.length > 1 && (
          <div className="screen-only flex px-3 pb-2 md:px-9 md:pb-4">
            {items.map(({ text }, index) => (
              <button
                key={text}
                type="button"
                className="grid size-11 place-items-center"
                aria-label={`Testimonial ${index + 1} of ${items.length}`}
                aria-current={index === active ? 'true' : undefined}
                onClick={() => scrollToItem(index)}
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
