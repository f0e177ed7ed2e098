import { queryOptions } from '@tanstack/react-query'
import { read } from '@/admin/kit/api/read'
import type { Choice } from '@/admin/kit/form/select-field'
import type { ListChoice } from '@/admin/kit/list/list-description'
import { supabase } from '@/lib/supabase'

const terms = (table: 'blog_categories' | 'blog_topics') =>
  supabase.from(table).select('name').order('display_order')
const authors = () => supabase.from('blog_authors').select('id,name').order('name')

/** Articles store a term by name and an author by id. */
const toChoices = (rows: ReadonlyArray<{ id?: string; name: string }>): Choice[] =>
  rows.map(({ id, name }) => ({ value: id ?? name, label: name }))

/** The categories, topics and authors that an article can have. */
export const articleChoicesQuery = queryOptions({
  queryKey: ['admin', 'article-choices'],
  queryFn: async ({ signal }) => {
    const [categories, topics, signers] = await Promise.all([
      read(terms('blog_categories').eq('is_active', true), signal),
      read(terms('blog_topics').eq('is_active', true), signal),
      read(authors(), signal),
    ])
    return { categories: toChoices(categories), topics: toChoices(topics), authors: toChoices(signers) }
  },
})

/** The list's filters by category and author, including categories hidden on the website. */
export const articleFilters: readonly ListChoice[] = [
  {
    name: 'category',
    label: 'Category',
    column: 'category',
    options: queryOptions({
      queryKey: ['admin', 'filter', 'blog_categories'],
      queryFn: async ({ signal }) => toChoices(await read(terms('blog_categories'), signal)),
    }) as ListChoice['options'],
  },
  {
    name: 'author',
    label: 'Author',
    column: 'author_id',
    options: queryOptions({
      queryKey: ['admin', 'filter', 'blog_authors'],
      queryFn: async ({ signal }) => toChoices(await read(authors(), signal)),
    }) as ListChoice['options'],
  },
]
