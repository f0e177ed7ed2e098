import { StaggeredProjects } from '@/features/portfolio/staggered-projects'
import { useNicheProjects } from '@/features/portfolio/queries'

const places = [
  'lg:col-[c_5/main-end]',
  'mt-16 md:col-[c_1/span_2] lg:col-[main-start/span_6]',
  'mt-16 md:col-[c_3/span_2] lg:col-[c_8/main-end] lg:mt-36',
]

/** One large project and two more below it. Renders nothing without projects or after a failure. */
export function NicheProjects({ niche, heading }: { niche: string; heading: string }) {
  const { data: projects = [] } = useNicheProjects(niche)
  if (projects.length === 0) return null
  return (
    <section className="page py-section">
      <h2 className="mb-8 lg:col-[main-start/span_4] lg:pr-4">{heading}</h2>
      <StaggeredProjects projects={projects} places={places} />
    </section>
  )
}
