import { queryOptions, useQuery } from '@tanstack/react-query'
import { aboutFounder, aboutNiches, aboutStory } from '@/content/settings'
import type { Tables } from '@/lib/database.types'
import { rest, type ColumnsOf } from '@/lib/rest'
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

const personColumns = 'slug, name, title, avatar_url'

export type Person = Pick<Tables<'blog_authors'>, ColumnsOf<typeof personColumns>>

/** All authors, by name. Throws 'Failed to load page content'. */
export const peopleQuery = () =>
  queryOptions({
    // Under the key of blog data, so that newer authors cause a refetch.
    queryKey: ['blog', 'people'],
    queryFn: async ({ signal }): Promise<Person[]> => {
      const { data, error } = await rest
        .from('blog_authors')
        .select(personColumns)
        .order('name')
        .abortSignal(signal)
      if (error) throw new Error('Failed to load page content')
      return data
    },
  })

export const usePeople = () => useQuery(peopleQuery())
