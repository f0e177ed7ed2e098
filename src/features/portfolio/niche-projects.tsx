import { ProjectCard } from '@/features/portfolio/project-card'
import { useNicheProjects } from '@/features/portfolio/queries'

const half = '(min-width: 900px) 40vw, (min-width: 704px) 46vw, 88vw'

/** One project large, two more below it. Nothing to show, or a failure: no section. */
export function NicheProjects({ niche, heading }: { niche: string; heading: string }) {
  const { data: projects = [] } = useNicheProjects(niche)
  const [first, second, third] = projects
  if (!first) return null
  return (
    <section className="page py-section">
      <h2 className="mb-8 lg:col-[main-start/span_4] lg:pr-4">{heading}</h2>
      <ProjectCard project={first} sizes="(min-width: 900px) 60vw, 88vw" className="lg:col-[c_5/main-end]" />
      {second && (
        <ProjectCard
          project={second}
          sizes={half}
          className="mt-16 md:col-[c_1/span_2] lg:col-[main-start/span_6]"
        />
      )}
      {third && (
        <ProjectCard
          project={third}
          sizes={half}
          className="mt-16 md:col-[c_3/span_2] lg:col-[c_8/main-end] lg:mt-36"
        />
      )}
    </section>
  )
}
