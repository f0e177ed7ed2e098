import { malaysiaDate } from '@/lib/dates'
import { defineResource } from '@/admin/kit/resource/resource'
import type { Tables } from '@/lib/database.types'

type Author = Pick<Tables<'blog_authors'>, 'id' | 'name' | 'title' | 'created_at'> & {
  posts: Array<{ count: number }>
}

export const authors = defineResource<Author>({
  name: 'authors',
  title: 'Authors',
  noun: { one: 'author', many: 'authors' },
  table: 'blog_authors',
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
  at: '/admin/blog/authors',
  removable: ({ name }) => name,
  create: { to: '/admin/blog/authors/new', label: 'New author' },
  empty: {
    title: 'No authors yet',
    text: 'Until there is one, articles are signed by the studio as a whole.',
  },
})
