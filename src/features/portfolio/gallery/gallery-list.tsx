import { memo, useMemo, useRef } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { LoadingPanel } from '@/components/ui/loader'
import { gallery as copy } from '@/content/portfolio'
import { firstShown } from '@/features/portfolio/gallery/gallery-queries'
import { GalleryFailed } from '@/features/portfolio/gallery/gallery-states'
import { ProjectCard } from '@/features/portfolio/project-card'
import type { ProjectCardData } from '@/features/portfolio/queries'
import { useCollapse } from '@/features/portfolio/gallery/use-collapse'
import { usePaced } from '@/features/portfolio/gallery/use-paced'

const groupsPerFrame = 1
/** Whole rows of one, two and three columns. */
const groupSize = 6

type Projects = readonly ProjectCardData[]
type Pages = readonly Projects[]

export const countIn = (pages: Pages) => pages.reduce((sum, page) => sum + page.length, 0)

interface GalleryListProps {
  /** As they were fetched. */
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
  const groups = useMemo(() => pages.flatMap(groupsOf), [pages])
  const drawn = usePaced(groups, groupsPerFrame)
  const shown = countIn(drawn.slice(0, groups.length))
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
        className={`gallery mt-8 ${collapsing ? 'is-collapsing' : ''}`}
      >
        {drawn.slice(0, 1).map((group) => (
          <Group key="first" projects={group} />
        ))}
        {drawn.length > 1 && (
          // What a filter leaves out is out of sight at once, as one box, in one layout; its cards go a group a frame.
          <div className={`gallery-rest ${groups.length > 1 ? '' : 'is-leaving'}`}>
            {drawn.slice(1).map((group, index) => (
              <Group key={index} projects={group} hidden={groups.length > 1 && index + 1 >= groups.length} />
            ))}
          </div>
        )}
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

const groupsOfPage = new WeakMap<Projects, readonly Projects[]>()

/** A page in groups, each a list of its own: what is off the screen then costs the browser nothing. Always the same ones. */
function groupsOf(page: Projects): readonly Projects[] {
  const known = groupsOfPage.get(page)
  if (known) return known
  const groups: Projects[] = []
  for (let from = 0; from < page.length; from += groupSize) groups.push(page.slice(from, from + groupSize))
  groupsOfPage.set(page, groups)
  return groups
}

const Group = ({ projects, hidden }: { projects: Projects; hidden?: boolean }) => (
  <ol hidden={hidden} className="grid gap-x-gutter gap-y-14 md:grid-cols-2 lg:grid-cols-3 lg:gap-y-20">
    <Cards projects={projects} />
  </ol>
)

// A list of hundreds is drawn again with every page that arrives: only what is new may cost anything.
const Cards = memo(({ projects }: { projects: Projects }) =>
  projects.map((project) => (
    <li key={project.slug}>
      <ProjectCard project={project} sizes="(min-width: 900px) 29vw, (min-width: 704px) 44vw, 88vw" />
    </li>
  )),
)
