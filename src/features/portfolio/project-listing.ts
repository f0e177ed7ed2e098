import type { Tables } from '@/lib/database.types'
import type { ColumnsOf } from '@/lib/rest'

export const projectPath = (slug: string) => `/portfolio/${slug}`

/** Only the columns that a card shows. */
export const cardColumns =
  'title, slug, description, thumbnail_url, thumbnail_alt, thumbnail_placeholder, package_type, tech_stack, industry_tags, is_live_project, is_sample, status, has_build, project_url'

export type ProjectCardData = Pick<Tables<'portfolio_projects'>, ColumnsOf<typeof cardColumns>>

/** The additional columns for an industry page. */
export const nicheColumns =
  'client_description_anonymized, case_narrative_summary, project_thumbnail_url, project_detail_slug'

export type NicheProject = ProjectCardData &
  Pick<Tables<'portfolio_projects'>, ColumnsOf<typeof nicheColumns>>

/** A further image of a project: an entry of the column `images`. */
export interface ProjectImage {
  url: string
  /** Its alt text. */
  alt: string
  placeholder?: string | null
}
