import { queryOptions } from '@tanstack/react-query'
import { fetchAll, rest } from '@/lib/rest'

const failed = 'Failed to load addresses.'

/**
 * The current path of a moved page; null if the old path is unknown or its page was deleted. Throws 'Failed
 * to load addresses.'
 */
export const movedAddressQuery = (path: string) =>
  queryOptions({
    queryKey: ['redirects', path],
    queryFn: async ({ signal }): Promise<string | null> => {
      const { data, error } = await rest
        .from('redirects')
        .select('to_path')
        .eq('from_path', path)
        .abortSignal(signal)
        .maybeSingle()
      if (error) throw new Error(failed)
      return data?.to_path ?? null
    },
  })

/** All old paths with their targets, for the host's redirect rules. Throws 'Failed to load addresses.' */
export async function movedAddresses(): Promise<Array<readonly [from: string, to: string]>> {
  const rows = await fetchAll(500, failed, async (from, to, count) =>
    rest.from('redirects').select('from_path, to_path', { count }).order('from_path').range(from, to),
  )
  return rows.map(({ from_path, to_path }) => [from_path, to_path] as const)
}
