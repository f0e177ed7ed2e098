import { ArrowUpRight } from 'lucide-react'
import { Breadcrumb } from '@/components/sections/breadcrumb'
import { ButtonLink } from '@/components/ui/button'
import { CaseStudyText } from '@/features/portfolio/project/case-study-text'
import { HungPicture } from '@/features/portfolio/hung-picture'
import { NextProjectLink } from '@/features/portfolio/project/next-project-link'
import { PackageBadge, ProjectStatusBadge } from '@/features/portfolio/project-badges'
import { ProjectFacts } from '@/features/portfolio/project/project-facts'
import { projectTrail } from '@/features/portfolio/project/project-meta'
import type { ProjectPageData } from '@/features/portfolio/project/project-queries'
import { packageName } from '@/features/portfolio/project-status'

/** The page of a live project: its picture large with the label at its foot, its story, and the way to the next. */
export function ProjectStory({ project, industry, next }: ProjectPageData) {
  const { case_narrative_summary: summary, case_study: story } = project
  return (
    <>
      <section className="page pt-4">
        <Breadcrumb trail={projectTrail(project)} className="mb-6 lg:mb-8" />
        <h1 className="lg:col-[main-start/span_10]">{project.title}</h1>
        <p className="mt-5 mb-10 text-lead text-ink-2 lg:col-[main-start/span_8]">{project.description}</p>
        <div className="shadow-cloth lg:col-[main-start/span_8]">
          <HungPicture project={project} sizes="(min-width: 900px) 59vw, 88vw" eager />
        </div>
        <div className="mt-6 border-t-2 border-ink pt-4 lg:col-[c_9/main-end] lg:mt-0 lg:self-end">
          <div className="flex flex-wrap gap-x-6 gap-y-1.5">
            <ProjectStatusBadge status="live" />
            <PackageBadge name={packageName(project.package_type)} />
          </div>
          <ProjectFacts project={project} industry={industry} />
          {project.project_url && (
            <ButtonLink to={project.project_url} newTab variant="beat" className="mt-6">
              View Live Site
              <ArrowUpRight size={20} aria-hidden="true" />
            </ButtonLink>
          )}
        </div>
      </section>
      {(summary || story) && (
        <section className="page py-section">
          {summary && (
            <p className="mb-12 font-head text-h3 leading-snug lg:col-[main-start/span_9] lg:mb-16">
              {summary}
            </p>
          )}
          {story && <CaseStudyText markdown={story} />}
        </section>
      )}
      {next && <NextProjectLink project={next} />}
    </>
  )
}
