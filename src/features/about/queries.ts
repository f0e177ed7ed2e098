import { queryOptions, useQuery } from '@tanstack/react-query'
import { aboutFounder, aboutNiches, aboutStory } from '@/content/settings'
import type { Tables } from '@/lib/database.types'
import { lineParser } from '@/lib/markdown/read-text'
import { rest, type ColumnsOf } from '@/lib/rest'
import { fetchSettings } from '@/lib/settings'

/** The three sections the owner writes, parsed: paragraphs and quotes may have marks and links. */
export type AboutTexts = Awaited<ReturnType<typeof fetchAbout>>

async function fetchAbout(signal: AbortSignal) {
  const settings = { story: aboutStory, founder: aboutFounder, niche: aboutNiches }
  const { story, founder, niche } = await fetchSettings(
    'about_settings',
    settings,
    'Failed to load page content',
    signal,
  )
  const quotes = [story.quote, founder.quote, niche.testimonial?.quote]
  const paragraphs = [story, founder, niche].flatMap(({ content = [] }) => content)
  const parseInline = await lineParser([...quotes, ...paragraphs])
  const parsed = <Section extends { content?: readonly string[]; quote?: string }>(section: Section) => ({
    ...section,
    content: section.content?.map(parseInline),
    quote: section.quote ? parseInline(section.quote) : undefined,
  })
  const testimonial = niche.testimonial && parsed(niche.testimonial)
  return { story: parsed(story), founder: parsed(founder), niche: { ...parsed(niche), testimonial } }
}

/** Throws 'Failed to load page content'. */
export const aboutQuery = () =>
  queryOptions({ queryKey: ['about'], queryFn: ({ signal }) => fetchAbout(signal) })

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
