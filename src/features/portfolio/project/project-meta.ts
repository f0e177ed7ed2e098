import { breadcrumbData } from '@/components/seo/breadcrumb-data'
import { describePage, shorten } from '@/components/seo/page-description'
import type { PageMeta } from '@/components/seo/page-meta'
import { studioData } from '@/components/seo/studio-data'
import { portfolioTrail, projectHead } from '@/content/portfolio-heads'
import type { ProjectPageData } from '@/features/portfolio/project/project-queries'
import { projectStatus } from '@/features/portfolio/project-status'
import { projectPath } from '@/features/portfolio/project-listing'
import { absoluteUrl } from '@/lib/paths'

/** The way to a project's page, Home first. */
export const projectTrail = ({ title, slug }: { title: string; slug: string }) => [
  ...portfolioTrail,
  { label: title, to: projectPath(slug) },
]

/** What a project's page says of itself: `data` is undefined while it loads and null where there is no project. */
export function projectMeta(slug: string, data: ProjectPageData | null | undefined): PageMeta {
  const path = projectPath(slug)
  if (data === undefined) return { title: projectHead.title, description: projectHead.description, path }
  if (data === null) {
    return { title: projectHead.notFoundTitle, description: projectHead.description, path, noindex: true }
  }
  const { project } = data
  const title = shorten(project.title, 65 - projectHead.ending.length - 3)
  const facts = [project.description, project.case_narrative_summary, projectHead.description]
  return {
    title: `${title} | ${projectHead.ending}`,
    description: describePage(facts),
    path,
    structuredData: [creativeWork(data), breadcrumbData(projectTrail(project))],
  }
}

const workStatus = { live: 'Published', in_progress: 'In progress', concept: 'Concept' }

/** schema.org's description of a website we made. */
function creativeWork({ project, industry }: ProjectPageData) {
  const status = projectStatus(project)
  return {
    '@type': 'CreativeWork',
    name: project.title,
    description: project.description,
    url: absoluteUrl(projectPath(project.slug)),
    genre: 'Website',
    creativeWorkStatus: workStatus[status],
    about: industry ?? undefined,
    keywords: project.industry_tags.join(', ') || undefined,
    image: project.thumbnail_url ? new URL(project.thumbnail_url, absoluteUrl('/')).href : undefined,
    sameAs: status === 'live' && project.project_url?.startsWith('http') ? project.project_url : undefined,
    dateModified: project.updated_at,
    creator: { '@type': 'Organization', '@id': studioData()['@id'] },
  }
}
