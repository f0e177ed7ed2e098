import { queryOptions, useQuery } from '@tanstack/react-query'
import { cardColumns, projectPath } from '@/features/portfolio/project-listing'
import type { Tables } from '@/lib/database.types'
import { loadParser } from '@/lib/markdown/read-text'
import { fetchAll, rest, type ColumnsOf } from '@/lib/rest'
import { isSlug } from '@/lib/slug'
import type { Block } from '@shared/markdown/tree'

const loadFailed = 'Failed to load portfolio projects.'
const storyColumns =
  'id, display_order, updated_at, client_description_anonymized, case_narrative_summary, case_study, steps_done, testing_on, launch_on, images'
const nextColumns = 'title, slug, description, thumbnail_url, thumbnail_alt, thumbnail_placeholder'

export type Project = Pick<
  Tables<'portfolio_projects'>,
  Exclude<ColumnsOf<typeof cardColumns> | ColumnsOf<typeof storyColumns>, 'case_study'>
>
export type NextProject = Pick<Tables<'portfolio_projects'>, ColumnsOf<typeof nextColumns>>

export interface ProjectPageData {
  project: Project
  /** The parsed case study; empty if there is none. */
  story: Block[]
  /** The name of its industry, if it has one that is still listed. */
  industry: string | null
  /** The next project in the owner's order, or the first after the last; null if it is the only one. */
  next: NextProject | null
}

/** A project by its slug; null if there is none. Throws 'Failed to load portfolio projects.' */
export const projectQuery = (slug: string) =>
  queryOptions({
    queryKey: ['portfolio', 'project', slug],
    queryFn: async ({ signal }): Promise<ProjectPageData | null> => {
      if (!isSlug(slug)) return null
      const { data, error } = await rest
        .from('portfolio_projects')
        .select(`${cardColumns}, ${storyColumns}, industry_category`)
        .eq('is_active', true)
        .eq('slug', slug)
        .abortSignal(signal)
        .maybeSingle()
      if (error) throw new Error(loadFailed)
      if (!data) return null
      const { industry_category: category, case_study: markdown, ...project } = data
      const [industry, next, { parseBlocks }] = await Promise.all([
        category ? industryName(category, signal) : null,
        nextProject(project, signal),
        loadParser(),
      ])
      return { project, story: parseBlocks(markdown ?? ''), industry, next }
    },
  })

export const useProject = (slug: string) => useQuery(projectQuery(slug))

/** An industry name that cannot be read is omitted. */
async function industryName(slug: string, signal: AbortSignal): Promise<string | null> {
  const { data } = await rest
    .from('portfolio_categories')
    .select('name')
    .eq('type', 'industry')
    .eq('is_active', true)
    .eq('slug', slug)
    .abortSignal(signal)
    .maybeSingle()
  return data?.name ?? null
}

async function nextProject(project: Project, signal: AbortSignal): Promise<NextProject | null> {
  const others = () =>
    rest
      .from('portfolio_projects')
      .select(nextColumns)
      .eq('is_active', true)
      .neq('id', project.id)
      .order('display_order')
      .order('id')
      .limit(1)
      .abortSignal(signal)
  const order = project.display_order
  const after = await others().or(
    `display_order.gt.${order},and(display_order.eq.${order},id.gt.${project.id})`,
  )
  if (after.error) throw new Error(loadFailed)
  if (after.data[0]) return after.data[0]
  const first = await others()
  if (first.error) throw new Error(loadFailed)
  return first.data[0] ?? null
}

/** The path of each project's page, for the build. */
export async function projectPaths(): Promise<string[]> {
  const rows = await fetchAll(500, loadFailed, async (from, to, count) =>
    rest
      .from('portfolio_projects')
      .select('slug', { count })
      .eq('is_active', true)
      .order('slug')
      .range(from, to),
  )
  return rows.map(({ slug }) => projectPath(slug))
}
