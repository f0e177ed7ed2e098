import { queryOptions } from '@tanstack/react-query'
import { anyTable } from '@/admin/kit/api/any-table'
import { assertAnswered } from '@/admin/kit/api/api-error'
import { withoutNumber } from '@/admin/kit/form/slug'
import type { TableName } from '@/admin/kit/api/any-table'

/** The addresses of other rows that are this one, or this one with a number after it. */
export const takenSlugs = (table: TableName, slug: string, ownId: string | undefined) => {
  const base = withoutNumber(slug)
  return queryOptions({
    queryKey: ['admin', 'slugs', table, base, ownId],
    queryFn: async ({ signal }) => {
      const rows = anyTable.from(table).select('slug').like('slug', `${base}%`)
      const answer = await (ownId ? rows.neq('id', ownId) : rows).limit(200).retry(false).abortSignal(signal)
      assertAnswered(answer)
      return (answer.data ?? []).map((row) => String(row.slug))
    },
    enabled: base !== '' && /^[a-z0-9-]+$/.test(base),
    staleTime: 5000,
  })
}
