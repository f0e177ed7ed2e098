import type { Tables } from '@/lib/database.types'

export const projectPath = (slug: string) => `/portfolio/${slug}`

/** What a card shows, and nothing more: the columns named here are all that a visitor downloads. */
export const cardColumns =
  'id, title, slug, description, thumbnail_url, thumbnail_alt, thumbnail_placeholder, package_type, tech_stack, industry_tags, is_live_project, status, has_build, project_url'

export type ProjectCardData = Pick<
  Tables<'portfolio_projects'>,
  | 'id'
  | 'title'
  | 'slug'
  | 'description'
  | 'thumbnail_url'
  | 'thumbnail_alt'
  | 'thumbnail_placeholder'
  | 'package_type'
  | 'tech_stack'
  | 'industry_tags'
  | 'is_live_project'
  | 'status'
  | 'has_build'
  | 'project_url'
>
