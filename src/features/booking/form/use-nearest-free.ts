import { useQueryClient } from '@tanstack/react-query'
import { nearestFree } from '@/features/booking/form/nearest-free'
import { heldSlotsQuery } from '@/features/booking/queries'
import type { CallTime } from '@/features/booking/slots'
import { studioNow } from '@/features/booking/studio-clock'

/** Finds the three free times nearest to one that is gone, with the held times fetched anew. */
export function useNearestFree(): (lost: CallTime) => Promise<CallTime[]> {
  const client = useQueryClient()
  return (lost) =>
    nearestFree(lost, studioNow(), async (date) => {
      await client.invalidateQueries({ queryKey: heldSlotsQuery(date).queryKey })
      return client.fetchQuery(heldSlotsQuery(date))
    })
}
