import { Suspense } from 'react'
import { ArrowRight, ArrowUpRight } from 'lucide-react'
import { Breadcrumb } from '@/components/sections/breadcrumb'
import { ButtonLink } from '@/components/ui/button'
import { SiteLink } from '@/components/ui/site-link'
import { useStudio } from '@/components/layout/studio'
import { packageList } from '@/content/packages'
import { concept, gallery, project as copy } from '@/content/portfolio'
import { ProjectBadges } from '@/features/portfolio/project-badges'
import { liveSiteOf, packageName, projectStatus } from '@/features/portfolio/project-status'
import { ProjectThumbnail } from '@/features/portfolio/project-thumbnail'
import { CaseStudyText } from '@/features/portfolio/project/case-study'
import { ProjectImages } from '@/features/portfolio/project/project-images'
import { projectTrail } from '@/features/portfolio/project/project-meta'
import type { NextProject, Project, ProjectPageData } from '@/features/portfolio/project/project-queries'
import { projectPath } from '@/features/portfolio/project-listing'
import { formAddress } from '@/lib/form-address'
import { columnSizes } from '@/lib/image-url'

/** The page of a live project or of a concept: its image, facts and story, and the link to the next one. */
export function ProjectStory({ project, story, industry, next }: ProjectPageData) {
  const { case_narrative_summary: summary } = project
  const hasStory = story.length > 0
  const isConcept = projectStatus(project) === 'concept'
  const liveSite = liveSiteOf(project)
  const packageOf = packageName(project.package_type)
  return (
    <>
      <section className="page pt-4">
        <Breadcrumb trail={projectTrail(project)} className="mb-6 lg:mb-8" />
        <h1 className="lg:col-[main-start/span_10]">{project.title}</h1>
        <p className="mt-5 mb-10 text-lead text-ink-2 lg:col-[main-start/span_8]">{project.description}</p>
        <div className="[box-shadow:var(--shadow-cloth)] lg:col-[main-start/span_8]">
          <ProjectThumbnail project={project} sizes={columnSizes(8)} eager />
        </div>
        <div className="mt-6 border-t-2 border-ink pt-4 lg:col-[c_9/main-end] lg:mt-0 lg:self-end">
          <ProjectBadges project={project} />
          {isConcept && <h2 className="mt-5 text-h3">{concept.needs}</h2>}
          <ProjectFacts project={project} industry={industry} isConcept={isConcept} />
          <p className="mt-6 flex flex-wrap gap-3">
            {liveSite && (
              <ButtonLink to={liveSite} newTab variant="accent">
                View Live Site
                <ArrowUpRight size={20} aria-hidden="true" />
              </ButtonLink>
            )}
            <ButtonLink
              to={formAddress({ package: packageOf, industry: industry ?? undefined })}
              variant={liveSite ? 'line' : 'accent'}
            >
              {gallery.start}
            </ButtonLink>
          </p>
        </div>
      </section>
      <ProjectImages project={project} />
      {(summary || hasStory) && (
        <Suspense>
          <section className="page py-section">
            {isConcept && summary && (
              <h2 className="mb-4 lg:col-[main-start/span_4] lg:pr-4">{concept.why}</h2>
            )}
            {summary && (
              <p
                className={`font-head text-h3 leading-snug ${isConcept ? 'lg:col-[c_5/main-end]' : 'lg:col-[main-start/span_9]'} ${hasStory ? 'mb-12 lg:mb-16' : ''}`}
              >
                {summary}
              </p>
            )}
            <CaseStudyText text={story} />
          </section>
        </Suspense>
      )}
      <Suspense>{next && <NextProjectLink project={next} />}</Suspense>
    </>
  )
}

interface ProjectFactsProps {
  project: Project
  industry: string | null
  isConcept: boolean
}

/** Client, industry and technology, if known; for a concept also the package it would be, with its price. */
function ProjectFacts({ project, industry, isConcept }: ProjectFactsProps) {
  const { packages } = useStudio()
  const wouldBe =
    isConcept && packageList(packages).find(({ name }) => name === packageName(project.package_type))
  const facts = [
    [isConcept ? 'Package' : '', project.package_type],
    ['Pages and time', wouldBe && `${wouldBe.pages} pages, ${wouldBe.time}`],
    ['Price', wouldBe && `From ${wouldBe.from}, quoted once`],
    [isConcept ? 'Drawn for' : 'Client', project.client_description_anonymized],
    ['Industry', industry ?? project.industry_tags.join(', ')],
    ['Built with', project.tech_stack.join(', ')],
  ] as const
  return (
    <dl className="mt-4 text-base">
      {facts.map(
        ([term, fact]) =>
          term &&
          fact && (
            <div key={term} className="border-t border-rule py-2.5">
              <dt className="font-semibold">{term}</dt>
              <dd className="text-ink-2">{fact}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

function NextProjectLink({ project }: { project: NextProject }) {
  const to = projectPath(project.slug)
  return (
    <section className="page pb-section">
      <div className="border-t-2 border-ink pt-6 lg:grid lg:grid-cols-subgrid lg:items-end">
        <div className="mb-6 lg:col-span-6 lg:mb-0">
          <p className="font-semibold">{copy.next}</p>
          <h2 className="mt-2">
            <SiteLink to={to} className="hover:underline hover:decoration-1 hover:underline-offset-6">
              {project.title} <ArrowRight size={32} className="inline" aria-hidden="true" />
            </SiteLink>
          </h2>
          <p className="mt-4 text-ink-2">{project.description}</p>
        </div>
        {/* The same link as the title: one tab stop is enough. */}
        <SiteLink to={to} tabIndex={-1} className="project-image lg:col-[8/-1]">
          <ProjectThumbnail project={project} sizes={columnSizes(5)} />
        </SiteLink>
      </div>
    </section>
  )
}
