import { memo, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { LoadingPanel } from '@/components/ui/loader'
import { useReducedMotion } from '@/components/ui/use-reduced-motion'
import { gallery as copy } from '@/content/portfolio'
import { firstShown } from '@/features/portfolio/gallery-queries'
import { GalleryFailed } from '@/features/portfolio/gallery-states'
import { ProjectCard } from '@/features/portfolio/project-card'
import type { ProjectCardData } from '@/features/portfolio/queries'
import { usePaced } from '@/features/portfolio/use-paced'

/** Ten beats: as long as the cloth takes to come undone (styles/gallery.css). */
const collapseMs = 900
const pagesPerFrame = 1

type Pages = ReadonlyArray<readonly ProjectCardData[]>

export const countIn = (pages: Pages) => pages.reduce((sum, page) => sum + page.length, 0)

interface GalleryListProps {
  /** Each a list of its own: what is off the screen then costs the browser nothing. */
  pages: Pages
  total: number
  expanded: boolean
  onExpand: (open: boolean) => void
  isChanging: boolean
  rest: { isLoading: boolean; failed: boolean; retry: () => unknown }
}

/** Three columns of hung pictures, six at first; then the way to the others, and to the visitor's own project. */
export function GalleryList({ pages, total, expanded, onExpand, isChanging, rest }: GalleryListProps) {
  const list = useRef<HTMLDivElement>(null)
  const more = useRef<HTMLDivElement>(null)
  const drawn = usePaced(pages, pagesPerFrame)
  const shown = countIn(drawn)
  const { collapsing, collapse } = useCollapse(list, more, shown, () => onExpand(false))
  const hidden = total - firstShown

  return (
    <>
      <div
        ref={list}
        aria-busy={isChanging || undefined}
        className={`gallery mt-8 ${collapsing ? 'is-collapsing' : ''}`}
      >
        {drawn.map((page, index) => (
          <GalleryPage key={index} projects={page} />
        ))}
      </div>
      {rest.isLoading && <LoadingPanel label={copy.loading} className="mt-12" />}
      {rest.failed && <GalleryFailed onRetry={rest.retry} className="mt-12" />}
      <div ref={more} className="mt-14 flex flex-wrap items-center gap-x-6 gap-y-4 border-t border-rule pt-6">
        {hidden > 0 && (
          <>
            <Button
              variant="line"
              aria-expanded={expanded}
              disabled={collapsing}
              onClick={() => (expanded ? collapse() : onExpand(true))}
            >
              {expanded ? 'Show Less' : `Show ${hidden} More`}
            </Button>
            <p className="text-ink-2">
              {expanded && shown >= total
                ? `Viewing all ${total} projects in this category`
                : `${total - shown} more ${total - shown === 1 ? 'project' : 'projects'} to explore`}
            </p>
          </>
        )}
        <ButtonLink to={copy.start.to} className="sm:ml-auto">
          {copy.start.label}
        </ButtonLink>
      </div>
    </>
  )
}

// A list of hundreds is drawn again with every page that arrives: only what is new may cost anything.
const GalleryPage = memo(({ projects }: { projects: readonly ProjectCardData[] }) => (
  <ol className="grid gap-x-gutter gap-y-14 md:grid-cols-2 lg:grid-cols-3 lg:gap-y-20">
    {projects.map((project) => (
      <li key={project.id}>
        <ProjectCard project={project} sizes="(min-width: 900px) 30vw, (min-width: 704px) 46vw, 92vw" />
      </li>
    ))}
  </ol>
))

/**
 * Lets what is below the first six come undone before `done` takes it away; at once where less motion is asked for.
 * The button that was pressed stays where it is on the screen while the list above it grows shorter.
 */
function useCollapse(
  list: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  length: number,
  done: () => void,
) {
  const reducedMotion = useReducedMotion()
  const [collapsing, setCollapsing] = useState(false)
  const place = useRef<number | null>(null)
  const finish = useRef(done)
  useEffect(() => {
    finish.current = done
  })

  useEffect(() => {
    if (!collapsing) return
    const timer = setTimeout(() => {
      setCollapsing(false)
      finish.current()
    }, collapseMs)
    return () => clearTimeout(timer)
  }, [collapsing])

  useLayoutEffect(() => {
    if (place.current === null) return
    window.scrollBy({
      top: (anchor.current?.getBoundingClientRect().top ?? 0) - place.current,
      behavior: 'instant',
    })
    if (length <= firstShown) place.current = null
  }, [anchor, length])

  function collapse() {
    place.current = anchor.current?.getBoundingClientRect().top ?? null
    const end = list.current?.getBoundingClientRect().bottom ?? 0
    const first = list.current?.children[1]?.getBoundingClientRect().top ?? 0
    // Only what is on the screen can be seen to go: hundreds of rows above it do not slow the work down.
    list.current?.style.setProperty('--undone', `${Math.round(end - Math.max(first, 0))}px`)
    if (reducedMotion) done()
    else setCollapsing(true)
  }

  return { collapsing, collapse }
}
