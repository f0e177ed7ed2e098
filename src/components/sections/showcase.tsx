import { Pause, Play } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useRotation } from '@/components/sections/use-rotation'

export interface ShowcaseTab {
  title: string
  caption: string
  alt: string
  /** A cloth of 520 by 780. */
  image: string
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Three faces of one cloth, changing every 5 s: two children for the hero's grid, the cloth and its tabs.
 * Without script the first cloth and all captions are there; the other cloths are fetched after hydration.
 */
export function Showcase({ label, tabs }: { label: string; tabs: readonly ShowcaseTab[] }) {
  const id = useId()
  const buttons = useRef<Array<HTMLButtonElement | null>>([])
  const { active, stopped, running, select, toggle, holders } = useRotation(tabs.length, 5000)
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    const ends: Record<string, number> = { Home: 0, End: tabs.length - 1 }
    const next = step ? (active + step + tabs.length) % tabs.length : ends[event.key]
    if (next === undefined) return
    event.preventDefault()
    select(next)
    buttons.current[next]?.focus()
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointing at the cloth only holds it */}
      <div
        id={`${id}-cloth`}
        role="tabpanel"
        aria-labelledby={`${id}-tab-${active}`}
        className="cloth col-[full] mt-12 md:col-[c_3/span_2] md:row-start-1 md:mt-0 lg:col-[c_7/main-end] xl:col-[c_8/main-end] xl:row-span-2"
        onMouseEnter={holders.onMouseEnter}
        onMouseLeave={holders.onMouseLeave}
      >
        {tabs.map(({ image, alt }, index) =>
          index === 0 || hydrated ? (
            <img
              key={image}
              src={image}
              alt={index === active ? alt : ''}
              width={520}
              height={780}
              className={index === active ? 'is-shown' : undefined}
              fetchPriority={index === 0 ? 'high' : 'low'}
            />
          ) : null,
        )}
      </div>
      <div
        className={`self-end pt-4 md:pt-8 lg:pt-10 xl:col-[main-start/span_7] xl:pr-8 xl:pb-9 ${running ? 'is-running' : ''}`}
      >
        <div {...holders}>
          <div role="tablist" aria-label={label} className="grid grid-cols-3 gap-x-3 md:gap-x-gutter">
            {tabs.map(({ title }, index) => (
              <button
                key={title}
                ref={(button) => {
                  buttons.current[index] = button
                }}
                type="button"
                role="tab"
                id={`${id}-tab-${index}`}
                aria-selected={index === active}
                aria-controls={`${id}-cloth`}
                aria-describedby={`${id}-caption-${index}`}
                tabIndex={index === active ? 0 : -1}
                className="show-tab"
                onClick={() => select(index)}
                onKeyDown={onKeyDown}
              >
                {title}
              </button>
            ))}
          </div>
          <div className="captions">
            {tabs.map(({ title, caption }, index) => (
              <p
                key={title}
                id={`${id}-caption-${index}`}
                className={index === active ? 'is-shown' : undefined}
              >
                {caption}
              </p>
            ))}
          </div>
        </div>
        <button
          type="button"
          className="show-pause screen-only mt-2 inline-flex min-h-8 items-center gap-2 text-small text-ink-2"
          onClick={toggle}
        >
          {stopped ? (
            <Play size={16} fill="currentColor" aria-hidden="true" />
          ) : (
            <Pause size={16} fill="currentColor" aria-hidden="true" />
          )}
          {stopped ? 'Play' : 'Pause'}
        </button>
      </div>
    </>
  )
}
