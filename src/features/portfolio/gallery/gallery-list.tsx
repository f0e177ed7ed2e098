import { useQuery } from '@tanstack/react-query'
import { memo, type RefObject, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { LoadingPanel } from '@/components/ui/loader'
import { TextLink } from '@/components/ui/site-link'
import { StatePanel } from '@/components/ui/state-panel'
import { useReducedMotion } from '@/components/ui/use-reduced-motion'
import { gallery as copy } from '@/content/portfolio'
import { firstShown, galleryNamesQuery } from '@/features/portfolio/gallery/gallery-queries'
import { ProjectCard } from '@/features/portfolio/project-card'
import { projectPath, type ProjectCardData } from '@/features/portfolio/project-listing'
import { formAddress, type About } from '@/lib/form-address'
import { columnSizes } from '@/lib/image-url'

interface GalleryListProps {
  projects: readonly ProjectCardData[]
  /** The total number of projects under these filters. */
  total: number
  expanded: boolean
  onExpand: (open: boolean) => void
  isChanging: boolean
  /** The filtered package and industry, passed to the booking link. */
  about: About
  /** The state of the projects after the first six. */
  rest: { isLoading: boolean; failed: boolean; retry: () => unknown }
}

/** Six projects in three columns, then the button for the others and the link to book a call. */
export function GalleryList(props: GalleryListProps) {
  const { projects, total, expanded, onExpand, isChanging, about, rest } = props
  const list = useRef<HTMLDivElement>(null)
  const more = useRef<HTMLDivElement>(null)
  const shown = projects.length
  const { collapsing, collapse } = useCollapse({
    list,
    anchor: more,
    shown,
    expanded,
    onCollapsed: () => onExpand(false),
  })
  const hidden = total - firstShown

  return (
    <>
      <div
        ref={list}
        aria-busy={isChanging || undefined}
        className={`gallery mt-2 md:mt-8 ${collapsing ? 'is-collapsing' : ''}`}
      >
        <Cards projects={projects.slice(0, firstShown)} eager />
        {shown > firstShown && <Cards projects={projects.slice(firstShown)} />}
      </div>
      {rest.isLoading && <LoadingPanel label={copy.loading} className="mt-12" />}
      {rest.failed && (
        <StatePanel
          kind="failed"
          {...copy.failed}
          className="mt-12"
          action={<Button onClick={() => void rest.retry()}>{copy.failed.action}</Button>}
        />
      )}
      <NamesWithoutScript />
      <div ref={more} className="mt-14 flex flex-wrap items-center gap-x-6 gap-y-4 border-t border-rule pt-6">
        {hidden > 0 && (
          <>
            <Button
              variant="line"
              className="[@media(scripting:none)]:hidden"
              aria-expanded={expanded}
              disabled={collapsing}
              onClick={() => (expanded ? collapse() : onExpand(true))}
            >
              {expanded ? 'Show Less' : `Show ${hidden} More`}
            </Button>
            <p className="text-ink-2 [@media(scripting:none)]:hidden">
              {expanded && shown >= total
                ? `Viewing all ${total} projects in this category`
                : `${total - shown} more ${total - shown === 1 ? 'project' : 'projects'} to explore`}
            </p>
          </>
        )}
        <ButtonLink to={formAddress(about)} className="sm:ml-auto">
          {copy.start}
        </ButtonLink>
      </div>
    </>
  )
}

/** Without scripts the button cannot show the other projects, so their names link to their pages. */
function NamesWithoutScript() {
  const { data: names } = useQuery({ ...galleryNamesQuery(), enabled: false })
  return (
    <noscript>
      <ul aria-label={copy.others} className="mt-14 flex flex-wrap gap-x-6 gap-y-2">
        {names?.map(({ slug, title }) => (
          <li key={slug}>
            <TextLink to={projectPath(slug)}>{title}</TextLink>
          </li>
        ))}
      </ul>
    </noscript>
  )
}

const sizes = columnSizes(4, 'half')

/** Memoised: it renders again only if its project changes, not with the whole list. */
const FarCard = memo(function FarCard({ project }: { project: ProjectCardData }) {
  return (
    <Suspense>
      <ProjectCard project={project} sizes={sizes} />
    </Suspense>
  )
})

function Cards({ projects, eager }: { projects: readonly ProjectCardData[]; eager?: boolean }) {
  return (
    <ol className="grid gap-x-gutter gap-y-14 md:grid-cols-2 lg:grid-cols-3 lg:gap-y-20">
      {projects.map((project, index) => (
        <li key={project.slug}>
          {eager && index === 0 ? (
            <ProjectCard project={project} eager sizes={sizes} />
          ) : (
            <FarCard project={project} />
          )}
        </li>
      ))}
    </ol>
  )
}

/** The duration of the animation in styles/gallery.css. */
const collapseMs = 900

interface Collapse {
  list: RefObject<HTMLElement | null>
  /** The row with the button, which keeps its position on the screen while the list above it shrinks. */
  anchor: RefObject<HTMLElement | null>
  shown: number
  expanded: boolean
  onCollapsed: () => void
}

/**
 * Animates the projects after the first six before removing them; removes them at once if reduced motion is
 * preferred.
 */
function useCollapse({ list, anchor, shown, expanded, onCollapsed }: Collapse) {
  const reducedMotion = useReducedMotion()
  const [collapsing, setCollapsing] = useState(false)
  const anchorTop = useRef<number | null>(null)
  const top = () => anchor.current?.getBoundingClientRect().top ?? 0

  const finish = useRef(() => {})
  useEffect(() => {
    finish.current = () => {
      anchorTop.current = top()
      setCollapsing(false)
      onCollapsed()
    }
  })

  useEffect(() => {
    if (!collapsing) return
    // A filter chosen meanwhile has already collapsed the list.
    if (!expanded) return setCollapsing(false)
    const timer = setTimeout(() => finish.current(), collapseMs)
    return () => clearTimeout(timer)
  }, [collapsing, expanded])

  useLayoutEffect(() => {
    if (anchorTop.current === null || shown > firstShown) return
    const now = anchor.current?.getBoundingClientRect().top ?? 0
    window.scrollBy({ top: now - anchorTop.current, behavior: 'instant' })
    anchorTop.current = null
  }, [anchor, shown])

  function collapse() {
    const end = list.current?.getBoundingClientRect().bottom ?? 0
    const start = list.current?.children[1]?.getBoundingClientRect().top ?? 0
    // The animation covers only rows on the screen, not those above it.
    list.current?.style.setProperty('--undone', `${Math.round(end - Math.max(start, 0))}px`)
    if (reducedMotion) finish.current()
    else setCollapsing(true)
  }

  return { collapsing, collapse }
}
