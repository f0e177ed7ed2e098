import { Breadcrumb } from '@/components/sections/breadcrumb'
import { Phases } from '@/components/sections/phases'
import { Timeline } from '@/components/sections/timeline'
import { ButtonLink } from '@/components/ui/button'
import { PatternIcon } from '@/components/ui/pattern-icon'
import { inProgress as copy } from '@/content/portfolio'
import { ProjectBadges } from '@/features/portfolio/project-badges'
import { ProjectImages } from '@/features/portfolio/project/project-images'
import { projectTrail } from '@/features/portfolio/project/project-meta'
import { phasesOf, timelineOf } from '@/features/portfolio/project/project-progress'
import type { Project } from '@/features/portfolio/project/project-queries'
import { ProjectThumbnail } from '@/features/portfolio/project-thumbnail'
import { malaysiaDay } from '@/lib/dates'
import { columnSizes } from '@/lib/image-url'
import { useNowOnceHydrated } from '@/lib/use-now'

/** The page of a project in progress: its image and the progress of the work. */
export function ProjectInProgress({ project }: { project: Project }) {
  const now = useNowOnceHydrated()
  return (
    <>
      <div className="page pt-4">
        <Breadcrumb trail={projectTrail(project)} className="mb-8 lg:mb-12" />
      </div>
      <section className="page pb-section lg:grid-rows-[auto_1fr]">
        <div className="lg:col-[main-start/span_6] lg:pr-6">
          <h1>{project.title}</h1>
          <p className="mt-5 flex items-center gap-3 font-head text-h3 text-warning">
            <PatternIcon name="half" size={27} />
            {copy.heading}
          </p>
          <p className="mt-1 font-semibold">{copy.status}</p>
        </div>
        <div className="mt-7 lg:col-[c_7/main-end] lg:row-span-2 lg:mt-0">
          <div className="[box-shadow:var(--shadow-cloth)]">
            <ProjectThumbnail project={project} sizes={columnSizes(6)} eager />
          </div>
          <div className="mt-4">
            <ProjectBadges project={project} />
          </div>
        </div>
        <div className="mt-6 lg:col-[main-start/span_6] lg:pr-6">
          {project.client_description_anonymized && (
            <p className="text-lead">{project.client_description_anonymized}</p>
          )}
          <p className="mt-4 text-ink-2">{project.description}</p>
          {project.case_narrative_summary && (
            <p className="mt-3 text-ink-2">{project.case_narrative_summary}</p>
          )}
          <p className="mt-3 text-ink-2">{copy.text}</p>
          <p className="mt-8">
            <ButtonLink to="/portfolio" variant="line">
              {copy.action}
            </ButtonLink>
          </p>
        </div>
      </section>
      <ProjectImages project={project} />
      <Timeline
        heading={copy.timeline.heading}
        steps={timelineOf(project, now === undefined ? undefined : malaysiaDay(now))}
      />
      <Phases heading={copy.phases.heading} items={phasesOf(project)} />
    </>
  )
}
