import { ArrowRight } from 'lucide-react'
import { SiteLink } from '@/components/ui/site-link'
import { project as copy } from '@/content/portfolio'
import { HungPicture } from '@/features/portfolio/hung-picture'
import { projectPath } from '@/features/portfolio/project/project-meta'
import type { NextProject } from '@/features/portfolio/project/project-queries'

/** The end of a project's page leads to the one after it. */
export function NextProjectLink({ project }: { project: NextProject }) {
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
        {/* The same way as the title: one stop for the keyboard is enough. */}
        <SiteLink to={to} tabIndex={-1} className="project-picture lg:col-[8/-1]">
          <HungPicture project={project} sizes="(min-width: 900px) 36vw, 88vw" />
        </SiteLink>
      </div>
    </section>
  )
}
