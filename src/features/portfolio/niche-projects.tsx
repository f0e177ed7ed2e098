import { HungProjects } from '@/features/portfolio/hung-projects'
import { useNicheProjects } from '@/features/portfolio/queries'

const places = [
  'lg:col-[c_5/main-end]',
  'mt-16 md:col-[c_1/span_2] lg:col-[main-start/span_6]',
  'mt-16 md:col-[c_3/span_2] lg:col-[c_8/main-end] lg:mt-36',
]

/** One project large, two more below it. Nothing to show, or a failure: no section. */
export function NicheProjects({ niche, heading }: { niche: string; heading: string }) {
  const { data: projects = [] } = useNicheProjects(niche)
  if (projects.length === 0) return null
  return (
    <section className="page py-section">
      <h2 className="mb-8 lg:col-[main-start/span_4] lg:pr-4">{heading}</h2>
      <HungProjects projects={projects} places={places} />
    </section>
  )
}
