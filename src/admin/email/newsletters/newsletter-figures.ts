import { queryOptions, useQuery } from '@tanstack/react-query'
import { read } from '@/admin/kit/api/read'
import type { EmailState } from '@/admin/kit/email/email-state'
import type { NewsletterRow } from '@/admin/email/newsletters/newsletter-schema'
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

/** What holds email back. Throws ApiError. */
export const emailStateQuery = queryOptions({
  queryKey: ['admin', 'email-state'],
  staleTime,
  refetchInterval: lookAgainMs,
  queryFn: async ({ signal }) =>
    (await read(supabase.rpc('email_state'), signal)) as unknown as EmailState | null,
})

/** The figures and the current status of a newsletter; its form does not follow the actions beside it. */
export function useNewsletter(id: string, stored: NewsletterRow | undefined) {
  const { data } = useQuery({
    queryKey: [...key, id],
    staleTime,
    queryFn: async ({ signal }): Promise<NewsletterFigures | null> => {
      const [found] = await read(supabase.rpc('newsletter_stats', { p_newsletter_id: id }), signal)
      return found ?? null
    },
    refetchInterval: ({ state }) => (state.data?.status === 'sending' ? lookAgainMs : false),
    enabled: stored !== undefined,
  })
  return { figures: data ?? undefined, status: data?.status ?? stored?.status ?? 'draft' }
}
