import { queryOptions } from '@tanstack/react-query'
import { assertAnswered } from '@/admin/kit/api/api-error'
import type { ListChoice } from '@/admin/kit/list/list-description'
import { supabase } from '@/lib/supabase'

const categoryNames = queryOptions({
  queryKey: ['admin', 'filter', 'blog_categories'],
  queryFn: async ({ signal }): Promise<ReadonlyArray<{ value: string; label: string }>> => {
    const rows = supabase.from('blog_categories').select('name').order('display_order')
    const answer = await rows.retry(false).abortSignal(signal)
    assertAnswered(answer)
    return (answer.data ?? []).map(({ name }) => ({ value: name, label: name }))
  },
})

const authorNames = queryOptions({
  queryKey: ['admin', 'filter', 'blog_authors'],
  queryFn: async ({ signal }): Promise<ReadonlyArray<{ value: string; label: string }>> => {
    const rows = supabase.from('blog_authors').select('id,name').order('name')
    const answer = await rows.retry(false).abortSignal(signal)
    assertAnswered(answer)
    return (answer.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  },
})

/** Articles of a category, of an author. Categories that are hidden on the website are among them. */
export const articleFilters: readonly ListChoice[] = [
  {
    name: 'category',
    label: 'Category',
    column: 'category',
    options: categoryNames as ListChoice['options'],
  },
  {
    name: 'author',
    label: 'Author',
    column: 'author_id',
    options: authorNames as ListChoice['options'],
    shape: /^[0-9a-f-]{36}$/,
  },
]
