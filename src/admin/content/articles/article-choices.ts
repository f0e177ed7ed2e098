import { queryOptions } from '@tanstack/react-query'
import { assertAnswered } from '@/admin/kit/api/api-error'
import type { Choice } from '@/admin/kit/form/choices'
import { supabase } from '@/lib/supabase'

/** What an article can be filed under and signed by. */
export const articleChoicesQuery = queryOptions({
  queryKey: ['admin', 'article-choices'],
  queryFn: async ({ signal }) => {
    const named = (table: 'blog_categories' | 'blog_topics') =>
      supabase
        .from(table)
        .select('name')
        .eq('is_active', true)
        .order('display_order')
        .retry(false)
        .abortSignal(signal)
    const [categories, topics, authors] = await Promise.all([
      named('blog_categories'),
      named('blog_topics'),
      supabase.from('blog_authors').select('id,name').order('name').retry(false).abortSignal(signal),
    ])
    for (const answer of [categories, topics, authors]) assertAnswered(answer)
    return {
      categories: (categories.data ?? []).map(({ name }): Choice => ({ value: name, label: name })),
      topics: (topics.data ?? []).map(({ name }): Choice => ({ value: name, label: name })),
      authors: (authors.data ?? []).map(({ id, name }): Choice => ({ value: id, label: name })),
    }
  },
})

/** Who signs an article, as its page shows them; null for the studio. */
export const previewAuthorQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'article-author', id],
    queryFn: async ({ signal }) => {
      const answer = await supabase
        .from('blog_authors')
        .select('slug,name,title,bio,avatar_url,social_links')
        .eq('id', id)
        .retry(false)
        .abortSignal(signal)
      assertAnswered(answer)
      return answer.data?.[0] ?? null
    },
    enabled: id !== '',
  })
