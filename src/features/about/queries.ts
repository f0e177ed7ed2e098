import { queryOptions, useQuery } from '@tanstack/react-query'
import { aboutFounder, aboutNiches, aboutStory } from '@/content/settings'
import { fetchSettings } from '@/lib/settings'

/** The three sections the owner writes. Throws 'Failed to load page content'. */
export const aboutQuery = () =>
  queryOptions({
    queryKey: ['about'],
    queryFn: ({ signal }) =>
      fetchSettings(
        { story: aboutStory, founder: aboutFounder, niche: aboutNiches },
        'Failed to load page content',
        signal,
      ),
  })

export const useAbout = () => useQuery(aboutQuery())
