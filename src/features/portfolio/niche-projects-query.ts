import { queryOptions, useQuery } from '@tanstack/react-query'
import { cardColumns, type ProjectCardData } from '@/features/portfolio/queries'
import { rest } from '@/lib/rest'

const mostProjects = 3

/** At most three active projects of one industry, in the owner's order. Throws 'Failed to load related projects' */
export const nicheProjectsQuery = (niche: string) =>
  queryOptions({
    queryKey: ['portfolio', 'niche', niche],
    queryFn: async ({ signal }): Promise<ProjectCardData[]> => {
      const { data, error } = await rest
        .from('portfolio_projects')
        .select(cardColumns)
        .eq('niche_identifier', niche)
        .eq('is_active', true)
        .order('display_order')
        .limit(mostProjects)
        .abortSignal(signal)
      if (error) throw new Error('Failed to load related projects')
      return data
    },
  })

export const useNicheProjects = (niche: string) => useQuery(nicheProjectsQuery(niche))
