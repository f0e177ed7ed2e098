import { queryOptions, useQuery } from '@tanstack/react-query'
import { loadFailed } from '@/content/services'
import { parseNicheContent, type NicheContent } from '@/features/services/niche-content'
import { bestMatch, nichePath, slugCandidates } from '@/features/services/niche-slug'
import type { Tables } from '@/lib/database.types'
import { rest, type ColumnsOf } from '@/lib/rest'

type CardField = 'slug' | 'name' | 'icon_name' | 'tagline' | 'status'
export interface NicheCard extends Pick<Tables<'niche_pages'>, CardField> {
  /** The first question answered on its page. */
  question: string | null
}

const cards =
  'slug, name, icon_name, tagline, status, question:content->problemStatement->problemQuestions->0->>question'
const published = <Columns extends string>(columns: Columns) =>
  rest.from('niche_pages').select(columns).eq('is_published', true).order('display_order').order('name')

/** The directory: every published industry in the owner's order. Throws the specification's message. */
export const nicheDirectoryQuery = () =>
  queryOptions({
    queryKey: ['services', 'directory'],
    queryFn: async ({ signal }): Promise<NicheCard[]> => {
      const { data, error } = await published(cards).abortSignal(signal)
      if (error) throw new Error(loadFailed)
      return data
    },
  })

export const useNicheDirectory = () => useQuery(nicheDirectoryQuery())

/** Search words of each industry besides its name, by slug. */
export type SearchWords = Readonly<Record<string, readonly string[]>>

/**
 * Fetched only when a visitor searches, because few do and the data is large. Throws the specification's
 * message.
 */
export const searchWordsQuery = () =>
  queryOptions({
    queryKey: ['services', 'search-words'],
    queryFn: async ({ signal }): Promise<SearchWords> => {
      const { data, error } = await published('slug, search_words').abortSignal(signal)
      if (error) throw new Error(loadFailed)
      return Object.fromEntries(data.map((niche) => [niche.slug, niche.search_words]))
    },
  })

/** The path of each industry page, for the build. */
export async function nichePaths(): Promise<string[]> {
  const { data, error } = await published('slug').eq('status', 'live')
  if (error) throw new Error(loadFailed)
  return data.map(({ slug }) => nichePath(slug))
}

/** Every other spelling of these paths with its target. */
export async function nicheRedirects(): Promise<Array<readonly [from: string, to: string]>> {
  const { data, error } = await rest.from('niche_pages').select('slug, aliases').eq('status', 'live')
  if (error) throw new Error(loadFailed)
  return data.flatMap(({ slug, aliases }) =>
    aliases.map((alias) => [nichePath(alias), nichePath(slug)] as const),
  )
}

export interface NichePageData {
  slug: string
  name: string
  tagline: string
  content: NicheContent
}

/**
 * The page of an industry by any spelling of its slug; its `slug` is the canonical one. Null if there is no
 * such page or it is not live yet. Throws 'Failed to load the page content. Please try again later.'
 */
export const nichePageQuery = (slug: string) =>
  queryOptions({
    queryKey: ['services', 'page', slug],
    queryFn: async ({ signal }): Promise<NichePageData | null> => {
      const candidates = slugCandidates(slug)
      if (candidates.length === 0) return null
      const names = candidates.join(',')
      const { data, error } = await rest
        .from('niche_pages')
        .select('slug, aliases, name, tagline, content')
        .eq('is_published', true)
        .eq('status', 'live')
        .or(`slug.in.(${names}),aliases.ov.{${names}}`)
        .abortSignal(signal)
      if (error) throw new Error(loadFailed)
      const row = bestMatch(data, candidates)
      return (
        row && {
          slug: row.slug,
          name: row.name,
          tagline: row.tagline,
          content: parseNicheContent(row.content),
        }
      )
    },
  })

export const useNichePage = (slug: string) => useQuery(nichePageQuery(slug))

const testimonialColumns = 'quote_text, attribution_text, is_sample'
export type Testimonial = Pick<Tables<'niche_testimonials'>, ColumnsOf<typeof testimonialColumns>>

/** Testimonials of an industry's clients, in the owner's order. */
export const nicheTestimonialsQuery = (slug: string) =>
  queryOptions({
    queryKey: ['services', 'testimonials', slug],
    queryFn: async ({ signal }): Promise<Testimonial[]> => {
      const { data, error } = await rest
        .from('niche_testimonials')
        .select(testimonialColumns)
        .eq('niche_identifier', slug)
        .eq('is_published', true)
        .order('display_order')
        .abortSignal(signal)
      if (error) throw new Error('Failed to load testimonials')
      return data
    },
  })

export const useNicheTestimonials = (slug: string) => useQuery(nicheTestimonialsQuery(slug))
