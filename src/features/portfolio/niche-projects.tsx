import { StaggeredProjects } from '@/features/portfolio/staggered-projects'
import { useNicheProjects } from '@/features/portfolio/queries'
import { columnSizes } from '@/lib/image-url'

const half = columnSizes(6, 'half')
const three = [
  { className: 'lg:col-[c_5/main-end]', sizes: columnSizes(8) },
  { className: 'md:mt-16 md:col-[c_1/span_2] lg:col-[main-start/span_6]', sizes: half },
  { className: 'md:mt-16 md:col-[c_3/span_2] lg:col-[c_8/main-end] lg:mt-36', sizes: half },
]
const two = [
  { className: 'md:col-[c_1/span_2] lg:col-[main-start/span_7]', sizes: columnSizes(7, 'half') },
  { className: 'md:col-[c_3/span_2] md:mt-16 lg:col-[c_8/main-end]', sizes: columnSizes(5, 'half') },
]

/** One large project and two more below it. Renders nothing without projects or after a failure. */
export function NicheProjects({ niche, heading }: { niche: string; heading: string }) {
  const { data: projects = [] } = useNicheProjects(niche)
  if (projects.length === 0) return null
  return (
    <section className="page py-section">
      <h2 className="mb-5 md:mb-8 lg:col-[main-start/span_4] lg:pr-4">{heading}</h2>
      <div className="snap-row">
        <StaggeredProjects projects={projects} places={projects.length === 2 ? two : three} />
      </div>
    </section>
  )
}
