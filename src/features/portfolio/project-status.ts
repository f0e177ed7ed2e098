import type { ProjectCardData } from '@/features/portfolio/project-listing'

export type ProjectStatus = 'live' | 'in_progress' | 'concept'
export type PackageName = 'Spark' | 'Amplify' | 'Apex' | 'Bespoke'

export const projectStatuses = ['live', 'in_progress', 'concept'] as const satisfies ProjectStatus[]

export const isProjectStatus = (value: string | null): value is ProjectStatus =>
  (projectStatuses as readonly (string | null)[]).includes(value)

/** The status set by hand, otherwise live, in progress or concept derived from the row. */
export function projectStatus(
  project: Pick<ProjectCardData, 'status' | 'is_live_project' | 'has_build'>,
): ProjectStatus {
  if (isProjectStatus(project.status)) return project.status
  if (project.is_live_project) return 'live'
  return project.has_build ? 'in_progress' : 'concept'
}

/** The URL of a project's live site; null if there is none. */
export const liveSiteOf = (
  project: Pick<ProjectCardData, 'status' | 'is_live_project' | 'has_build' | 'project_url'>,
) => (projectStatus(project) === 'live' ? project.project_url : null)

/** The same rule as database filters; each project matches exactly one. */
export const statusConditions: Record<ProjectStatus, string> = {
  live: 'status.eq.live,and(status.is.null,is_live_project.is.true)',
  in_progress: 'status.eq.in_progress,and(status.is.null,is_live_project.is.false,has_build.is.true)',
  concept: 'status.eq.concept,and(status.is.null,is_live_project.is.false,has_build.is.false)',
}

/** The package whose name is part of `packageType`; else Bespoke. */
export function packageName(packageType: string | null): PackageName {
  const named = (['Spark', 'Amplify', 'Apex'] as const).find((name) => packageType?.includes(name))
  return named ?? 'Bespoke'
}

/** The first `most` tags, and '+N' for the rest. */
export function shortTags(tags: readonly string[] | null, most: number): string[] {
  if (!tags || tags.length <= most) return [...(tags ?? [])]
  return [...tags.slice(0, most), `+${tags.length - most}`]
}
