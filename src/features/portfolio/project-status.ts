import type { ProjectCardData } from '@/features/portfolio/queries'

export type ProjectStatus = 'live' | 'in_progress' | 'concept'
export type PackageName = 'Spark' | 'Amplify' | 'Apex' | 'Bespoke'

const statuses: readonly string[] = ['live', 'in_progress', 'concept'] satisfies ProjectStatus[]

/** What was set by hand counts; else live if it is, in progress if something is being built, else a concept. */
export function projectStatus(
  project: Pick<ProjectCardData, 'status' | 'is_live_project' | 'has_build'>,
): ProjectStatus {
  if (project.status && statuses.includes(project.status)) return project.status as ProjectStatus
  if (project.is_live_project) return 'live'
  return project.has_build ? 'in_progress' : 'concept'
}

/** The package whose name is part of `packageType`; anything else was made to measure. */
export function packageName(packageType: string | null): PackageName {
  const named = (['Spark', 'Amplify', 'Apex'] as const).find((name) => packageType?.includes(name))
  return named ?? 'Bespoke'
}

/** The first `most` tags, and '+N' for the rest. */
export function shortTags(tags: readonly string[] | null, most: number): string[] {
  if (!tags || tags.length <= most) return [...(tags ?? [])]
  return [...tags.slice(0, most), `+${tags.length - most}`]
}
