import { queryOptions } from '@tanstack/react-query'
import { rest } from '@/lib/rest'

/** What the held times of all days are kept under. */
export const anyHeldSlots = ['held-slots'] as const

/** The times held on a day in Malaysia (yyyy-mm-dd); nothing about who holds them. */
export const heldSlotsQuery = (date: string) =>
  queryOptions({
    queryKey: [...anyHeldSlots, date],
    queryFn: async ({ signal }) => {
      const { data, error } = await rest.rpc('taken_slots', { day: date }).abortSignal(signal)
      if (error) throw new Error('The held times could not be loaded.', { cause: error })
      return data
    },
    staleTime: 20_000,
    retry: 1,
  })
