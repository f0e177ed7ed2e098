import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useRef } from 'react'
import { InlineStats, type Stat } from '@/components/sections/stats'
import { ButtonLink } from '@/components/ui/button'
import { QueryBoundary } from '@/components/ui/query-boundary'
import { LoadingPanel } from '@/components/ui/loader'
import { StatePanel } from '@/components/ui/state-panel'
import { defaultFeaturedIntro } from '@/content/site'
import { StaggeredProjects } from '@/features/portfolio/staggered-projects'
import { liveSiteOf } from '@/features/portfolio/project-status'
import {
  activeProjectCountQuery,
  countStat,
  useFeaturedIntro,
  useFeaturedProjects,
} from '@/features/portfolio/queries'
import { columnSizes } from '@/lib/image-url'

interface FeaturedProjectsProps {
  heading: string
  /** Used instead of `heading` if not every shown project has a live site. */
  plainHeading: string
  projectsLabels: { real: string; samples: string }
  /** Statistics beside the number of active projects. */
  stats: readonly Stat[]
  action: { label: string; to: string }
}

const half = columnSizes(6, 'half')
const places = [
  { className: '', sizes: columnSizes(8) },
  { className: 'mt-16 md:col-[c_1/span_2] lg:col-[main-start/span_5] lg:mt-36', sizes: half },
  { className: 'mt-16 md:col-[c_3/span_2] lg:col-[c_7/main-end] lg:mt-18', sizes: half },
]

/** Home's projects, under a heading that is true for them. */
export function FeaturedProjects(props: FeaturedProjectsProps) {
  const { heading, plainHeading, projectsLabels, stats, action } = props
  const title = useRef<HTMLHeadingElement>(null)
  const projects = useFeaturedProjects()
  const { data: counted } = useQuery(activeProjectCountQuery())
  const intro = useFeaturedIntro()

  async function refetch() {
    const { isSuccess } = await projects.refetch()
    // The pressed button disappears, so the focus moves to the section's heading.
    if (isSuccess) title.current?.focus()
  }

  return (
    <section className="page py-section">
      <div className="mb-12 lg:flex lg:items-end lg:justify-between lg:gap-8">
        <div className="lg:max-w-[42rem]">
          <h2 ref={title} tabIndex={-1} className="outline-none">
            {projects.data?.length && projects.data.every(liveSiteOf) ? heading : plainHeading}
          </h2>
          <p className="mt-3 text-ink-2">{intro.data ?? defaultFeaturedIntro}</p>
        </div>
        <InlineStats
          stats={[countStat(counted, projectsLabels), ...stats]}
          className="mt-5 lg:flex-none lg:flex-col lg:pb-1"
        />
      </div>
      <QueryBoundary
        query={{ ...projects, refetch }}
        loading={
          <LoadingPanel
            label="Loading featured projects..."
            className="aspect-4/3 max-w-none justify-center bg-sunk lg:col-[main-start/span_8]"
          />
        }
        failed={{ title: 'Unable to Load Projects', text: 'Failed to load featured projects.' }}
      >
        {(featured) =>
          featured.length > 0 ? (
            <StaggeredProjects projects={featured} places={places} large />
          ) : (
            <StatePanel
              kind="empty"
              title="No Projects Found"
              text="We’re choosing what to show here next."
            />
          )
        }
      </QueryBoundary>
      <p className="mt-16 lg:col-[c_7/main-end] lg:mt-14">
        <ButtonLink to={action.to} variant="line">
          {action.label}
          <ArrowRight size={20} aria-hidden="true" />
        </ButtonLink>
      </p>
    </section>
  )
}
