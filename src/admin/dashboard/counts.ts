import { queryOptions } from '@tanstack/react-query'
import { countRows } from '@/admin/resource/list-query'
import type { Condition, TableName } from '@/admin/resource/resource'

interface Count {
  table: TableName
  where?: readonly Condition[]
}

/** The seven figures of the dashboard. Published means what a visitor can read: its time has come. */
export const counts = {
  articles: { table: 'blog_posts' },
  published: {
    table: 'blog_posts',
    where: [
      ['is_published', 'eq', true],
      ['published_at', 'lte', () => new Date().toISOString()],
    ],
  },
  drafts: { table: 'blog_posts', where: [['is_published', 'eq', false]] },
  bookings: { table: 'booking_submissions' },
  subscribers: { table: 'newsletter_subscribers', where: [['is_active', 'eq', true]] },
  authors: { table: 'blog_authors' },
  orders: { table: 'orders' },
} satisfies Record<string, Count>

export type CountName = keyof typeof counts

/** One head-only count, with no rows in its answer. */
export const countQuery = (name: CountName) => {
  const { table, where = [] }: Count = counts[name]
  // A list of one filter whose one option is always chosen.
  const filters = [{ name, label: name, options: [{ value: name, label: name, where }] }]
  return queryOptions({
    queryKey: ['admin', 'count', name],
    queryFn: ({ signal }) =>
      countRows({ table, fields: ['id'], filters }, { search: '', filters: { [name]: name } }, signal),
  })
}
