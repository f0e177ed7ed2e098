import { queryOptions } from '@tanstack/react-query'
import { read } from '@/admin/kit/api/read'
import type { ListChoice } from '@/admin/kit/list/list-description'
import { supabase } from '@/lib/supabase'

/** Articles store a category or topic by its name. */
const toChoices = (terms: ReadonlyArray<{ name: string; is_active: boolean }>) =>
  terms.map(({ name, is_active: isActive }) => ({ value: name, label: name, isActive }))

/** The categories, topics and authors that an article can have, including those hidden on the website. */
export const articleChoicesQuery = queryOptions({
  queryKey: ['admin', 'article-choices'],
  queryFn: async ({ signal }) => {
    const terms = (table: 'blog_categories' | 'blog_topics') =>
      read(supabase.from(table).select('name, is_active').order('display_order'), signal)
    const [categories, topics, authors] = await Promise.all([
      terms('blog_categories'),
      terms('blog_topics'),
      read(supabase.from('blog_authors').select('id, name').order('name'), signal),
    ])
    return {
      categories: toChoices(categories),
      topics: toChoices(topics),
      authors: authors.map(({ id, name }) => ({ value: id, label: name })),
    }
  },
})

/** The choices of a filter of the list. */
export const filterChoices = (of: 'categories' | 'authors') =>
  queryOptions({ ...articleChoicesQuery, select: (found) => found[of] }) as ListChoice['options']
