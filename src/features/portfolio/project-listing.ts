import type { Tables } from '@/lib/database.types'
import type { ColumnsOf } from '@/lib/rest'

export const projectPath = (slug: string) => `/portfolio/${slug}`

/** The columns that a card shows, and nothing more. */
export const cardColumns =
  'id, title, slug, description, thumbnail_url, thumbnail_alt, thumbnail_placeholder, package_type, tech_stack, industry_tags, is_live_project, status, has_build, project_url'

export type ProjectCardData = Pick<Tables<'portfolio_projects'>, ColumnsOf<typeof cardColumns>>

/** On the page of its niche: with who it was made for. */
export type NicheProject = ProjectCardData & { client: string | null }
