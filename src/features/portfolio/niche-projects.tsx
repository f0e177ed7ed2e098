import { StaggeredProjects } from '@/features/portfolio/staggered-projects'
import { useNicheProjects } from '@/features/portfolio/queries'

const three = [
  'lg:col-[c_5/main-end]',
  'md:mt-16 md:col-[c_1/span_2] lg:col-[main-start/span_6]',
  'md:mt-16 md:col-[c_3/span_2] lg:col-[c_8/main-end] lg:mt-36',
]
const two = [
  'md:col-[c_1/span_2] lg:col-[main-start/span_7]',
  'md:col-[c_3/span_2] md:mt-16 lg:col-[c_8/main-end]',
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
