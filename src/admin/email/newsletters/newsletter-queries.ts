import { queryOptions } from '@tanstack/react-query'
import { assertAnswered } from '@/admin/kit/api/api-error'
import { read, readAnswer } from '@/admin/kit/api/read'
import type { Database } from '@/lib/database.types'
import { supabase } from '@/lib/supabase'

type Figures = Database['public']['Functions']['newsletter_stats']['Returns'][number]
/** The status of a newsletter and of its emails. The generated types do not mark nullable columns. */
export type NewsletterFigures = Omit<Figures, 'send_at' | 'recipients'> & {
  send_at: string | null
  recipients: number | null
}

const key = ['admin', 'newsletter-figures']
/** The figures change while the newsletter is being sent. */
const lookAgainMs = 10_000

/** Subscribers change at any time, so cached figures are shown only until the refetch. */
const staleTime = 0

/** The figures of every newsletter, for the list. Throws ApiError. */
export const allFiguresQuery = queryOptions({
  queryKey: key,
  staleTime,
  queryFn: async ({ signal }): Promise<NewsletterFigures[]> => read(supabase.rpc('newsletter_stats'), signal),
})

/** The figures of one newsletter, or null. Throws ApiError. */
export const figuresQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, id],
    staleTime,
    queryFn: async ({ signal }): Promise<NewsletterFigures | null> => {
      const [found] = await read(supabase.rpc('newsletter_stats', { p_newsletter_id: id }), signal)
      return found ?? null
    },
    refetchInterval: ({ state }) => (state.data?.status === 'sending' ? lookAgainMs : false),
  })

/** The number of current recipients of a newsletter. Throws ApiError. */
export const subscriberCountQuery = queryOptions({
  queryKey: ['admin', 'readers'],
  staleTime,
  queryFn: async ({ signal }) => {
    const readers = supabase.from('newsletter_subscribers').select('id', { count: 'exact', head: true })
    const confirmed = readers.eq('is_active', true).not('confirmed_at', 'is', null)
    return (await readAnswer(confirmed, signal)).count ?? 0
  },
})

/** The published articles, newest first. Throws ApiError. */
export const publishedArticlesQuery = queryOptions({
  queryKey: ['admin', 'published-articles'],
  queryFn: ({ signal }) =>
    read(
      supabase
        .from('blog_posts')
        .select('id,slug,title,excerpt')
        .eq('is_published', true)
        .lte('published_at', new Date().toISOString())
        .order('published_at', { ascending: false })
        .limit(200),
      signal,
    ),
})

/** The full text of an article. Throws ApiError. */
export async function fetchArticleText(id: string): Promise<string> {
  const [post] = await read(supabase.from('blog_posts').select('content').eq('id', id))
  return post?.content ?? ''
}

/** Sends a newsletter, at once or at the given ISO time; continues a stopped one. Throws ApiError. */
export const startNewsletter = async (id: string, at?: string) =>
  assertAnswered(await supabase.rpc('send_newsletter', { p_newsletter_id: id, p_at: at }))

/** Throws ApiError. */
export const stopNewsletter = async (id: string) =>
  assertAnswered(await supabase.rpc('stop_newsletter', { p_newsletter_id: id }))

/** Sends a test to one's own address and returns it. Throws ApiError. */
export async function testNewsletter(id: string): Promise<string> {
  const answer = await supabase.rpc('send_test_newsletter', { p_newsletter_id: id })
  assertAnswered(answer)
  return answer.data as string
}
