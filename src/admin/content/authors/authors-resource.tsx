import { counted, countOf } from '@/admin/kit/api/read'
import { amount } from '@/admin/kit/format/amount'
import { supabase } from '@/lib/supabase'
import { AuthorFields } from '@/admin/content/authors/author-fields'
import { authorColumns, authorSchema, linksOf, type AuthorRow } from '@/admin/content/authors/author-schema'
import { malaysiaDate } from '@/lib/dates'
import { adminPaths } from '@/admin/kit/paths'
import { defineResource } from '@/admin/kit/resource/define-resource'
import type { Tables } from '@/lib/database.types'

type Author = Pick<Tables<'blog_authors'>, 'id' | 'name' | 'title' | 'created_at'> & {
  posts: Array<{ count: number }>
}

export const authors = defineResource<Author, AuthorRow, typeof authorSchema>({
  name: 'authors',
  path: adminPaths.authors,
  table: 'blog_authors',
  names: { title: 'Authors', one: 'author', many: 'authors' },
  rowLabel: ({ name }) => name,
  searchKind: 'author',
  dependents: async (ids) => {
    const articles = await countOf(supabase.from('blog_posts').select('*', counted).in('author_id', ids))
    return articles > 0
      ? `${amount(articles, 'article loses its author and is', 'articles lose their author and are')} signed by the studio.`
      : ''
  },
  create: { keywords: 'add blog' },
  list: {
    fields: ['id', 'name', 'title', 'created_at'],
    embed: 'posts:blog_posts(count)',
    search: { columns: ['name', 'title'], label: 'Search name or title' },
    columns: [
      { id: 'name', header: 'Name', kind: 'main', sortBy: 'name', cell: ({ name }) => name },
      { id: 'title', header: 'Title', kind: 'long', cell: ({ title }) => title || 'None' },
      { id: 'posts', header: 'Articles', kind: 'number', cell: ({ posts }) => posts[0]?.count ?? 0 },
      {
        id: 'since',
        header: 'Added on',
        kind: 'number',
        sortBy: 'created_at',
        cell: ({ created_at: at }) => malaysiaDate(at),
      },
    ],
    defaultSort: { id: 'name', descending: false },
    empty: {
      title: 'No authors yet',
      text: 'Until then, articles are signed by the studio.',
    },
  },
  form: {
    fields: ['id', 'updated_at', 'slug', 'name', 'title', 'bio', 'avatar_url', 'social_links'],
    schema: authorSchema,
    empty: () => ({ links: [] }),
    toForm: (row) => ({ links: linksOf(row) }),
    toRow: authorColumns,
    columnToField: { social_links: 'links' },
    Fields: AuthorFields,
  },
})
