import { queryOptions, useQuery } from '@tanstack/react-query'
import { aboutKeys, readAboutSections, type AboutSections } from '@/features/about/about-sections'
import { rest } from '@/lib/rest'

/** The three sections the owner writes. Throws 'Failed to load page content'. */
export const aboutQuery = () =>
  queryOptions({
    queryKey: ['about'],
    queryFn: async ({ signal }): Promise<AboutSections> => {
      const { data, error } = await rest
        .from('about_settings')
        .select('key, value')
        .in('key', Object.values(aboutKeys))
        .abortSignal(signal)
      if (error) throw new Error('Failed to load page content')
      return readAboutSections(data)
    },
  })

export const useAbout = () => useQuery(aboutQuery())
