import { Pause, Play } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useReducedMotion } from '@/components/ui/use-reduced-motion'

const turnMs = 5000
const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }
const ends: Record<string, number> = { Home: 0, End: -1 }

interface ShowcaseTab {
  title: string
  caption: string
  alt: string
  /** 520 by 780 px. */
  image: string
}

export interface ShowcaseProps {
  label: string
  tabs: readonly ShowcaseTab[]
  pause?: string
  play?: string
}

/**
 * Three images that change every 5 s. Renders two children for the hero's grid: the image and its tabs. It
 * pauses while hovered or focused, and does not start by itself if reduced motion is preferred. Without
 * scripts the first image and all captions are shown.
 */
export function Showcase({ label, tabs, pause = 'Pause', play = 'Play' }: ShowcaseProps) {
  const id = useId()
  const { active, setActive, isRunning, isStopped, toggle, pausedBy, fetchesAll } = useTurns(tabs.length)
  const buttons = useRef<Array<HTMLButtonElement | null>>([])

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    const next = step ? active + step : ends[event.key]
    if (next === undefined) return
    event.preventDefault()
    const index = (next + tabs.length) % tabs.length
    setActive(index)
    buttons.current[index]?.focus()
  }

  return (
    <>
      <div
        id={`${id}-cloth`}
        role="tabpanel"
        aria-labelledby={`${id}-tab-${active}`}
        className="cloth col-[full] mt-12 md:col-[c_3/span_2] md:row-start-1 md:mt-0 lg:col-[c_7/main-end] xl:col-[c_8/main-end] xl:row-span-2"
        {...pausedBy.pointer}
      >
        {tabs.map(({ image, alt }, index) => (
          <img
            key={image}
            src={image}
            alt={index === active ? alt : ''}
            width={520}
            height={780}
            className={index === active ? 'is-shown' : undefined}
            fetchPriority={index === 0 ? 'high' : 'low'}
            loading={index === 0 ? undefined : 'lazy'}
            // The browser does not fetch a hidden lazy image.
            hidden={index !== active && !fetchesAll}
          />
        ))}
      </div>
      <div
        className={`self-end pt-4 md:pt-8 lg:pt-10 xl:col-[main-start/span_7] xl:pr-8 xl:pb-9 ${isRunning ? 'is-running' : ''}`}
      >
        <div {...pausedBy.pointer}>
          <div
            role="tablist"
            aria-label={label}
            className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-x-3 md:gap-x-gutter"
            {...pausedBy.focus}
          >
            {tabs.map(({ title }, index) => (
              <button
                key={title}
                ref={(button) => void (buttons.current[index] = button)}
                type="button"
                role="tab"
                id={`${id}-tab-${index}`}
                aria-selected={index === active}
                aria-controls={`${id}-cloth`}
                aria-describedby={`${id}-caption-${index}`}
                tabIndex={index === active ? 0 : -1}
                className="showcase-tab"
                onClick={() => setActive(index)}
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
          {isStopped ? (
            <Play size={16} fill="currentColor" aria-hidden="true" />
          ) : (
            <Pause size={16} fill="currentColor" aria-hidden="true" />
          )}
          {isStopped ? play : pause}
        </button>
      </div>
    </>
  )
}

/** Which of `count` images is shown, and whether the rotation is paused or stopped. */
function useTurns(count: number) {
  const reducedMotion = useReducedMotion()
  const [active, setActive] = useState(0)
  const [choice, setChoice] = useState<'play' | 'stop'>()
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  /** The other images are fetched shortly before the first change, not while the page loads. */
  const [fetchesAll, setFetchesAll] = useState(false)
  const isStopped = choice ? choice === 'stop' : reducedMotion
  const isPaused = isHovered || isFocused
  const isRunning = !isStopped && !isPaused

  useEffect(() => {
    if (isPaused) setFetchesAll(true)
    if (!isRunning) return
    const fetching = setTimeout(() => setFetchesAll(true), turnMs / 2)
    const turning = setTimeout(() => setActive((active + 1) % count), turnMs)
    return () => {
      clearTimeout(fetching)
      clearTimeout(turning)
    }
  }, [active, count, isPaused, isRunning])

  return {
    active,
    setActive,
    isRunning,
    isStopped,
    fetchesAll,
    toggle: () => setChoice(isStopped ? 'play' : 'stop'),
    pausedBy: {
      pointer: { onMouseEnter: () => setIsHovered(true), onMouseLeave: () => setIsHovered(false) },
      focus: { onFocus: () => setIsFocused(true), onBlur: () => setIsFocused(false) },
    },
  }
}
