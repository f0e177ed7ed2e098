import { queryOptions, useQuery } from '@tanstack/react-query'
import { defaultFeaturedIntro } from '@/content/site'
import type { Tables } from '@/lib/database.types'
import { rest } from '@/lib/rest'

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

const featuredCount = 3

/**
 * The projects Home shows: the featured ones in their order, or, when there are fewer than three, the newest
 * live ones. Throws 'Failed to load featured projects.'
 */
export const featuredProjectsQuery = () =>
  queryOptions({
    queryKey: ['portfolio', 'featured'],
    queryFn: async ({ signal }): Promise<ProjectCardData[]> => {
      const active = () =>
        rest.from('portfolio_projects').select(cardColumns).eq('is_active', true).abortSignal(signal)
      const featured = await active()
        .eq('is_featured_homepage', true)
        .order('display_order')
        .limit(featuredCount)
      if (featured.error) throw new Error('Failed to load featured projects.')
      if (featured.data.length >= featuredCount) return featured.data
      const live = await active()
        .eq('is_live_project', true)
        .order('created_at', { ascending: false })
        .limit(featuredCount)
      if (live.error) throw new Error('Failed to load featured projects.')
      return live.data
    },
  })

export const useFeaturedProjects = () => useQuery(featuredProjectsQuery())

/** How many projects are active, counted by the server. Throws 'Failed to load portfolio projects.' */
export const activeProjectCountQuery = () =>
  queryOptions({
    queryKey: ['portfolio', 'count'],
    queryFn: async ({ signal }): Promise<number> => {
      const { count, error } = await rest
        .from('portfolio_projects')
        .select('id', { count: 'exact' })
        .eq('is_active', true)
        .limit(1)
        .abortSignal(signal)
      if (error || count === null) throw new Error('Failed to load portfolio projects.')
      return count
    },
  })

export const useActiveProjectCount = () => useQuery(activeProjectCountQuery())

/** The sentence under Home's featured projects; the default when the setting is missing. Throws when it cannot be read. */
export const featuredIntroQuery = () =>
  queryOptions({
    queryKey: ['portfolio', 'setting', 'homepage_featured_intro'],
    queryFn: async ({ signal }): Promise<string> => {
      const { data, error } = await rest
        .from('portfolio_settings')
        .select('value')
        .eq('key', 'homepage_featured_intro')
        .abortSignal(signal)
        .maybeSingle()
      if (error) throw new Error('Failed to load the introduction of the featured projects')
      const value = data?.value
      const content = value && typeof value === 'object' && 'content' in value ? value.content : value
      return typeof content === 'string' && content.trim() ? content : defaultFeaturedIntro
    },
  })

export const useFeaturedIntro = () => useQuery(featuredIntroQuery())
