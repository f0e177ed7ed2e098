import { featuredCount } from '@/content/portfolio'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { featuredIntro } from '@/content/settings'
import { defaultFeaturedIntro } from '@/content/site'
import {
  cardColumns,
  nicheColumns,
  type NicheProject,
  type ProjectCardData,
} from '@/features/portfolio/project-listing'
import { statusConditions } from '@/features/portfolio/project-status'
import { rest } from '@/lib/rest'
import { fetchSettings } from '@/lib/settings'

const nicheProjectCount = 3

/**
 * The projects on Home: the featured ones in order, or the newest live ones if there are fewer than three.
 * Throws 'Failed to load featured projects.'
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

interface ProjectCount {
  count: number
  /** Whether samples were counted, because there is no real project. */
  areSamples: boolean
}

/** Throws 'Failed to load portfolio projects.' */
async function countProjects(isSample: boolean, condition: string | undefined, signal: AbortSignal) {
  const active = rest
    .from('portfolio_projects')
    .select('id', { count: 'exact' })
    .eq('is_active', true)
    .eq('is_sample', isSample)
  const { count, error } = await (condition ? active.or(condition) : active).limit(1).abortSignal(signal)
  if (error || count === null) throw new Error('Failed to load portfolio projects.')
  return count
}

const projectCountQuery = (name: string, condition?: string) =>
  queryOptions({
    queryKey: ['portfolio', 'count', name],
    queryFn: async ({ signal }): Promise<ProjectCount> => {
      const real = await countProjects(false, condition, signal)
      if (real > 0) return { count: real, areSamples: false }
      return { count: await countProjects(true, condition, signal), areSamples: true }
    },
  })

/** The number of active projects, counted by the server. Throws 'Failed to load portfolio projects.' */
export const activeProjectCountQuery = () => projectCountQuery('active')

/** The number of live projects, counted by the server. Throws 'Failed to load portfolio projects.' */
export const deliveredCountQuery = () => projectCountQuery('delivered', statusConditions.live)

/** A count as a statistic; 5 if it cannot be read. */
export const countStat = (counted: ProjectCount | undefined, labels: { real: string; samples: string }) => ({
  value: `${counted?.count ?? 5}+`,
  label: counted?.areSamples ? labels.samples : labels.real,
})

/**
 * The sentence for Home's featured projects, or the default if the setting is missing. Throws if it cannot be
 * read.
 */
export const featuredIntroQuery = () =>
  queryOptions({
    queryKey: ['portfolio', 'setting', 'homepage_featured_intro'],
    queryFn: async ({ signal }): Promise<string> => {
      const failed = 'Failed to load the introduction of the featured projects'
      const { intro } = await fetchSettings('portfolio_settings', { intro: featuredIntro }, failed, signal)
      return intro.content ?? defaultFeaturedIntro
    },
  })

export const useFeaturedIntro = () => useQuery(featuredIntroQuery())

/**
 * At most three active projects of one industry, in the owner's order, using their fields for the industry
 * page if filled in. Throws 'Failed to load related projects'
 */
export const nicheProjectsQuery = (niche: string) =>
  queryOptions({
    queryKey: ['portfolio', 'niche', niche],
    queryFn: async ({ signal }): Promise<NicheProject[]> => {
      const { data, error } = await rest
        .from('portfolio_projects')
        .select(`${cardColumns}, ${nicheColumns}`)
        .eq('niche_identifier', niche)
        .eq('is_active', true)
        .order('display_order')
        .limit(nicheProjectCount)
        .abortSignal(signal)
      if (error) throw new Error('Failed to load related projects')
      return data.map((row) => ({
        ...row,
        slug: row.project_detail_slug ?? row.slug,
        description: row.case_narrative_summary || row.description,
        thumbnail_url: row.project_thumbnail_url ?? row.thumbnail_url,
        // Its readers look for clients like themselves: the tools and the industry itself are left out.
        tech_stack: [],
        industry_tags: [],
        // Needs no placeholder: the image is far down and loads before it is seen.
        thumbnail_placeholder: null,
      }))
    },
  })

export const useNicheProjects = (niche: string) => useQuery(nicheProjectsQuery(niche))
