import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { rest } from '@/lib/rest'
import { useNowOnceHydrated } from '@/lib/use-now'

/** In ms. Differences up to this plus the duration of the request are ignored. */
const tolerance = 60_000

/**
 * How far the studio's clock is ahead of this device's, in ms; a wrong device clock would offer days that
 * cannot be booked. Without an answer the device's clock is used.
 */
export const clockDifferenceQuery = queryOptions({
  queryKey: ['studio-clock'],
  queryFn: async ({ signal }) => {
    const sent = Date.now()
    const { data } = await rest.rpc('studio_clock').abortSignal(signal)
    if (typeof data !== 'number') throw new Error('The studio’s clock could not be read.')
    const took = Date.now() - sent
    const ahead = data - (sent + took / 2)
    return Math.abs(ahead) < tolerance + took ? 0 : Math.round(ahead)
  },
  staleTime: Infinity,
})

/** The current time by the studio's clock, in ms. */
export const studioNow = (client: QueryClient) =>
  Date.now() + (client.getQueryData(clockDifferenceQuery.queryKey) ?? 0)

/** The studio's time to half a minute, for display; undefined until a prerendered page is hydrated. */
export function useStudioNow(): number | undefined {
  const now = useNowOnceHydrated()
  // The usual answer as placeholder saves a render.
  const { data: ahead = 0 } = useQuery({
    ...clockDifferenceQuery,
    enabled: now !== undefined,
    placeholderData: 0,
  })
  return now === undefined ? undefined : now + ahead
}
