import type { Tables } from '@/lib/database.types'
import type { ColumnsOf } from '@/lib/rest'

export const projectPath = (slug: string) => `/portfolio/${slug}`

/** The columns that a card shows, and nothing more. */
export const cardColumns =
  'title, slug, description, thumbnail_url, thumbnail_alt, thumbnail_placeholder, package_type, tech_stack, industry_tags, is_live_project, is_sample, status, has_build, project_url'

export type ProjectCardData = Pick<Tables<'portfolio_projects'>, ColumnsOf<typeof cardColumns>>

/** What the page of a project's niche shows as well. */
export const nicheColumns =
  'client_description_anonymized, case_narrative_summary, project_thumbnail_url, project_detail_slug'

export type NicheProject = ProjectCardData &
  Pick<Tables<'portfolio_projects'>, ColumnsOf<typeof nicheColumns>>

/** One of a project's further images: an entry of the column `images`. */
export interface ProjectImage {
  url: string
  /** What it shows. */
  alt: string
  placeholder?: string | null
}
