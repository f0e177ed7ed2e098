import { Pause, Play } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { turnShowcase } from '@/components/sections/turn-showcase'

export interface ShowcaseTab {
  title: string
  caption: string
  alt: string
  /** 520 by 780. */
  image: string
}

/**
 * Three images that change every 5 s (turnShowcase): two children for the hero's grid, the image and its tabs. Without
 * script the first image and all captions are shown; the other images are fetched before their turn.
 */
export function Showcase({ label, tabs }: { label: string; tabs: readonly ShowcaseTab[] }) {
  const id = useId()
  const cloth = useRef<HTMLDivElement>(null)
  useEffect(() => turnShowcase(cloth.current as HTMLDivElement), [])

  return (
    <>
      <div
        ref={cloth}
        data-showcase
        id={`${id}-cloth`}
        role="tabpanel"
        aria-labelledby={`${id}-tab-0`}
        className="cloth col-[full] mt-12 md:col-[c_3/span_2] md:row-start-1 md:mt-0 lg:col-[c_7/main-end] xl:col-[c_8/main-end] xl:row-span-2"
      >
        {tabs.map(({ image, alt }, index) => (
          <img
            key={image}
            src={image}
            alt={index === 0 ? alt : ''}
            width={520}
            height={780}
            className={index === 0 ? 'is-shown' : undefined}
            fetchPriority={index === 0 ? 'high' : 'low'}
            // The browser asks for none that is hidden.
            {...(index > 0 && { hidden: true, loading: 'lazy' })}
            // The first may be written into the built page, and stays so.
            suppressHydrationWarning
          />
        ))}
      </div>
      <div className="self-end pt-4 md:pt-8 lg:pt-10 xl:col-[main-start/span_7] xl:pr-8 xl:pb-9">
        <div>
          <div
            role="tablist"
            aria-label={label}
            className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-x-3 md:gap-x-gutter"
          >
            {tabs.map(({ title, alt }, index) => (
              <button
                key={title}
                type="button"
                role="tab"
                id={`${id}-tab-${index}`}
                aria-selected={index === 0}
                aria-controls={`${id}-cloth`}
                aria-describedby={`${id}-caption-${index}`}
                tabIndex={index === 0 ? 0 : -1}
                data-alt={alt}
                className="showcase-tab"
              >
                {title}
              </button>
            ))}
          </div>
          <div className="captions">
            {tabs.map(({ title, caption }, index) => (
              <p key={title} id={`${id}-caption-${index}`} className={index === 0 ? 'is-shown' : undefined}>
                {caption}
              </p>
            ))}
          </div>
        </div>
        <button
          type="button"
          className="showcase-pause screen-only mt-2 inline-flex min-h-8 items-center gap-2 text-small text-ink-2"
        >
          <span className="contents">
            <Play size={16} fill="currentColor" aria-hidden="true" />
            Play
          </span>
          <span hidden className="contents">
            <Pause size={16} fill="currentColor" aria-hidden="true" />
            Pause
          </span>
        </button>
      </div>
    </>
  )
}
