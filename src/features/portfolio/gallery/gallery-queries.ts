import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { defaultIntro } from '@/content/portfolio'
import { portfolioIntro } from '@/content/settings'
import type { GalleryFilters } from '@/features/portfolio/gallery/gallery-filters'
import { projectStatuses, statusConditions, type ProjectStatus } from '@/features/portfolio/project-status'
import { cardColumns, type ProjectCardData } from '@/features/portfolio/project-listing'
import type { Tables } from '@/lib/database.types'
import { fetchAll, rest } from '@/lib/rest'
import { fetchSettings } from '@/lib/settings'

/** The number of projects shown before 'Show N More'. */
export const firstShown = 6
const pageSize = 100

const loadFailed = 'Failed to load portfolio projects.'

function matching({ status, package: packageSlug, industry }: GalleryFilters, count?: 'exact') {
  let query = rest.from('portfolio_projects').select(cardColumns, { count }).eq('is_active', true)
  if (status) query = query.or(statusConditions[status])
  if (packageSlug) query = query.eq('package_category', packageSlug)
  if (industry) query = query.eq('industry_category', industry)
  return query.order('display_order').order('id')
}

interface GalleryStart {
  projects: ProjectCardData[]
  /** The total number of projects under these filters. */
  total: number
}

/** The first six projects under these filters, in the owner's order. Throws 'Failed to load portfolio projects.' */
export const galleryStartQuery = (filters: GalleryFilters) =>
  queryOptions({
    queryKey: ['portfolio', 'gallery', 'start', filters],
    queryFn: async ({ signal }): Promise<GalleryStart> => {
      const { data, count, error } = await matching(filters, 'exact')
        .range(0, firstShown - 1)
        .abortSignal(signal)
      if (error || count === null) throw new Error(loadFailed)
      return { projects: data, total: count }
    },
  })

/** The projects after the first six. Throws like galleryStartQuery. */
export const galleryRestQuery = (filters: GalleryFilters) =>
  queryOptions({
    queryKey: ['portfolio', 'gallery', 'rest', filters],
    queryFn: async ({ signal }): Promise<ProjectCardData[]> => {
      return fetchAll(pageSize, loadFailed, async (from, to, counted) => {
        const page = await matching(filters, counted)
          .range(firstShown + from, firstShown + to)
          .abortSignal(signal)
        return { ...page, count: page.count === null ? null : page.count - firstShown }
      })
    },
  })

/**
 * The names of the projects after the first six, for visitors without scripts. Throws like galleryStartQuery.
 */
export const galleryNamesQuery = () =>
  queryOptions({
    queryKey: ['portfolio', 'gallery', 'names'],
    queryFn: async ({ signal }) => {
      const { data, error } = await rest
        .from('portfolio_projects')
        .select('slug, title')
        .eq('is_active', true)
        .order('display_order')
        .order('id')
        .range(firstShown, firstShown + pageSize - 1)
        .abortSignal(signal)
      if (error) throw new Error(loadFailed)
      return data
    },
  })

/** The projects under these filters: the first six and, if expanded, all others. */
export function useGallery(filters: GalleryFilters, expanded: boolean) {
  const start = useQuery({ ...galleryStartQuery(filters), placeholderData: keepPreviousData })
  const total = start.data?.total ?? 0
  const wantsRest = expanded && !start.isPlaceholderData && total > firstShown
  const others = useQuery({ ...galleryRestQuery(filters), enabled: wantsRest })
  return {
    start,
    projects: [...(start.data?.projects ?? []), ...((wantsRest && others.data) || [])],
    rest: {
      isLoading: wantsRest && others.isPending,
      failed: wantsRest && !others.data && others.error !== null,
      retry: others.refetch,
    },
  }
}

type StatusCounts = Record<ProjectStatus, number>

/**
 * The number of active projects per status, counted by the server. Throws 'Failed to load portfolio
 * projects.'
 */
export const statusCountsQuery = () =>
  queryOptions({
    queryKey: ['portfolio', 'status-counts'],
    queryFn: async ({ signal }): Promise<StatusCounts> => {
      const counts = projectStatuses.map(async (status) => {
        const { count, error } = await rest
          .from('portfolio_projects')
          .select('id', { count: 'exact' })
          .eq('is_active', true)
          .or(statusConditions[status])
          .limit(1)
          .abortSignal(signal)
        if (error || count === null) throw new Error(loadFailed)
        return [status, count] as const
      })
      return Object.fromEntries(await Promise.all(counts)) as StatusCounts
    },
  })

export const useStatusCounts = () => useQuery(statusCountsQuery())

export type Category = Pick<Tables<'portfolio_categories'>, 'name' | 'slug'>

/** Packages and industries to filter by, in the owner's order. Throws 'Failed to load portfolio categories.' */
export const categoriesQuery = () =>
  queryOptions({
    queryKey: ['portfolio', 'categories'],
    queryFn: async ({ signal }): Promise<{ packages: Category[]; industries: Category[] }> => {
      const { data, error } = await rest
        .from('portfolio_categories')
        .select('type, name, slug')
        .eq('is_active', true)
        .not('slug', 'in', '(all-packages,all-industries)')
        .order('display_order')
        .order('name')
        .abortSignal(signal)
      if (error) throw new Error('Failed to load portfolio categories.')
      const of = (type: string) =>
        data.filter((row) => row.type === type).map(({ name, slug }) => ({ name, slug }))
      return { packages: of('package'), industries: of('industry') }
    },
  })

export const useCategories = () => useQuery(categoriesQuery())

/** The gallery's heading and sentence. Throws if they cannot be read, so that the shown ones stay. */
export const portfolioIntroQuery = () =>
  queryOptions({
    queryKey: ['portfolio', 'setting', 'portfolio_intro'],
    queryFn: async ({ signal }) => {
      const failed = 'Failed to load the portfolio’s introduction'
      const { intro } = await fetchSettings('portfolio_settings', { intro: portfolioIntro }, failed, signal)
      return { ...defaultIntro, ...intro }
    },
  })

export const usePortfolioIntro = () => useQuery(portfolioIntroQuery()).data ?? defaultIntro
