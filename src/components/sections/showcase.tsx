import { Pause, Play } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useReducedMotion } from '@/components/ui/use-reduced-motion'

export interface ShowcaseTab {
  title: string
  caption: string
  alt: string
  /** 520 by 780. */
  image: string
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Three images that change every 5 s: two children for the hero's grid, the image and its tabs. Without script the first
 * image and all captions are shown; the other images are fetched after hydration.
 */
export function Showcase({ label, tabs }: { label: string; tabs: readonly ShowcaseTab[] }) {
  const id = useId()
  const buttons = useRef<Array<HTMLButtonElement | null>>([])
  const { active, stopped, running, select, toggle, pauseHandlers } = useRotation(tabs.length, 5000)
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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hovering only pauses the rotation */}
      <div
        id={`${id}-cloth`}
        role="tabpanel"
        aria-labelledby={`${id}-tab-${active}`}
        className="cloth col-[full] mt-12 md:col-[c_3/span_2] md:row-start-1 md:mt-0 lg:col-[c_7/main-end] xl:col-[c_8/main-end] xl:row-span-2"
        onMouseEnter={pauseHandlers.onMouseEnter}
        onMouseLeave={pauseHandlers.onMouseLeave}
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
              // The first may be written into the built page, and stays so.
              suppressHydrationWarning
            />
          ) : null,
        )}
      </div>
      <div
        className={`self-end pt-4 md:pt-8 lg:pt-10 xl:col-[main-start/span_7] xl:pr-8 xl:pb-9 ${running ? 'is-running' : ''}`}
      >
        <div {...pauseHandlers}>
          <div
            role="tablist"
            aria-label={label}
            className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-x-3 md:gap-x-gutter"
          >
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
                className="showcase-tab"
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
          className="showcase-pause screen-only mt-2 inline-flex min-h-8 items-center gap-2 text-small text-ink-2"
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

interface Rotation {
  active: number
  /** Stopped by the visitor, or from the start where less motion is preferred (and before the script runs). */
  stopped: boolean
  /** Moving now: neither stopped nor paused by pointer or focus. */
  running: boolean
  select: (index: number) => void
  toggle: () => void
  /** For elements that pause the rotation while hovered or focused. */
  pauseHandlers: {
    onMouseEnter: () => void
    onMouseLeave: () => void
    onFocus: () => void
    onBlur: () => void
  }
}

/** Goes through `count` items, one every `interval` ms; a selected item gets its full time. */
export function useRotation(count: number, interval: number): Rotation {
  const reducedMotion = useReducedMotion()
  const [active, setActive] = useState(0)
  const [choice, setChoice] = useState<'play' | 'stop' | null>(null)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const stopped = choice ? choice === 'stop' : reducedMotion
  const running = !stopped && !pointed && !focused

  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => setActive((active + 1) % count), interval)
    return () => clearTimeout(timer)
  }, [running, active, count, interval])

  return {
    active,
    stopped,
    running,
    select: setActive,
    toggle: () => setChoice(stopped ? 'play' : 'stop'),
    pauseHandlers: {
      onMouseEnter: () => setPointed(true),
      onMouseLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
