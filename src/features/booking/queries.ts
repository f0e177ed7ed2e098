import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { isInWindow, slots, slotState, startOf, type CallTime } from '@/features/booking/slots'
import { studioNow } from '@/features/booking/studio-clock'
import { addDays } from '@/lib/dates'
import { rest } from '@/lib/rest'

/** The key of the taken times of all days. */
export const takenSlotsKey = ['taken-slots'] as const

/** The times taken on a day in Malaysia (yyyy-mm-dd); not by whom. */
export const takenSlotsQuery = (date: string) =>
  queryOptions({
    queryKey: [...takenSlotsKey, date],
    queryFn: async ({ signal }) => {
      const { data, error } = await rest.rpc('taken_slots', { day: date }).abortSignal(signal)
      if (error) throw new Error('The taken times could not be loaded.', { cause: error })
      return data
    },
    staleTime: 20_000,
    retry: 1,
  })

type TakenOn = (date: string) => Promise<readonly string[]>

/** How many days before and after are searched. */
const searchDays = 14

/**
 * The free times nearest to a taken one, in order. Times of one day are always nearer to each other than to those of the
 * next, so days are fetched outwards from it, and only as many as needed.
 */
export async function nearestFree(
  lost: CallTime,
  now: number,
  takenOn: TakenOn,
  count = 3,
): Promise<CallTime[]> {
  const wanted = startOf(lost)
  const distance = (time: CallTime) => Math.abs(startOf(time) - wanted)
  const found: CallTime[] = []
  for (let ring = 0; found.length < count && ring <= searchDays; ring++) {
    const days = (ring === 0 ? [0] : [-ring, ring])
      .map((shift) => addDays(lost.date, shift))
      .filter((date) => isInWindow(date, now))
    const times = await Promise.all(days.map((date) => freeOn(date, now, takenOn)))
    const free = times.flat().filter((time) => time.date !== lost.date || time.slot !== lost.slot)
    found.push(...free.toSorted((a, b) => distance(a) - distance(b)))
  }
  return found.slice(0, count).toSorted((a, b) => startOf(a) - startOf(b))
}

/** Where the taken times cannot be loaded, all count as free. */
async function freeOn(date: string, now: number, takenOn: TakenOn): Promise<CallTime[]> {
  const taken = await takenOn(date).catch(() => [])
  return slots.map((slot) => ({ date, slot })).filter((time) => slotState(time, now, taken) === 'free')
}

/** Finds the three free times nearest to a taken one, from freshly fetched taken times. */
export function useNearestFree(): (lost: CallTime) => Promise<CallTime[]> {
  const client = useQueryClient()
  return (lost) =>
    nearestFree(lost, studioNow(client), (date) =>
      client.fetchQuery({ ...takenSlotsQuery(date), staleTime: 0 }),
    )
}
