import { breadcrumbData, studioId } from '@/components/seo/structured-data'
import { describePage, shorten } from '@/components/seo/page-description'
import type { PageMeta } from '@/components/seo/page-head'
import { portfolioTrail, projectSeo } from '@/content/portfolio'
import { interpolate, type Studio } from '@/content/site'
import type { ProjectPageData } from '@/features/portfolio/project/project-queries'
import { liveSiteOf, projectStatus } from '@/features/portfolio/project-status'
import { projectPath } from '@/features/portfolio/project-listing'
import { absoluteUrl } from '@/lib/paths'

export const projectTrail = ({ title, slug }: { title: string; slug: string }) => [
  ...portfolioTrail,
  { label: title, to: projectPath(slug) },
]

/** Metadata of a project's page; `data` is undefined while loading and null if there is no project. */
export function projectMeta(
  slug: string,
  data: ProjectPageData | null | undefined,
  studio: Studio,
): PageMeta {
  const seo = interpolate(projectSeo, studio)
  const path = projectPath(slug)
  if (data === undefined) return { title: seo.title, description: seo.description, path }
  if (data === null) {
    return { title: seo.notFoundTitle, description: seo.description, path, noindex: true }
  }
  const { project } = data
  const title = shorten(project.title, 65 - seo.ending.length - 3)
  const facts = [project.description, project.case_narrative_summary, seo.description]
  return {
    title: `${title} | ${seo.ending}`,
    description: describePage(facts),
    path,
    // A sample is not presented to search engines as our work.
    structuredData: [
      ...(project.is_sample ? [] : [creativeWork(data)]),
      breadcrumbData(projectTrail(project)),
    ],
  }
}

const workStatus = { live: 'Published', in_progress: 'In progress', concept: 'Concept' }

/** schema.org data of a website we made. */
function creativeWork({ project, industry }: ProjectPageData) {
  const liveSite = liveSiteOf(project)
  return {
    '@type': 'CreativeWork',
    name: project.title,
    description: project.description,
    url: absoluteUrl(projectPath(project.slug)),
    genre: 'Website',
    creativeWorkStatus: workStatus[projectStatus(project)],
    about: industry ?? undefined,
    keywords: project.industry_tags.join(', ') || undefined,
    image: project.thumbnail_url ? new URL(project.thumbnail_url, absoluteUrl('/')).href : undefined,
    sameAs: liveSite?.startsWith('http') ? liveSite : undefined,
    dateModified: project.updated_at,
    creator: { '@type': 'Organization', '@id': studioId() },
  }
}
