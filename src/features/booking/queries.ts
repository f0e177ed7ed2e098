import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { callTimeSchema, callTimesSchema, type CallTime } from '@/features/booking/slots'
import { callDaysSchema } from '@/features/booking/visitor-days'
import { rest } from '@/lib/rest'

/** The key prefix of all queries for times. */
export const callTimesKey = ['call-times'] as const

/**
 * The times of a day in Malaysia (yyyy-mm-dd) and whether each can be booked; without a day, all times
 * offered on any weekday. The call with the token `moving` does not block its own time.
 */
export const callTimesQuery = (day?: string, moving?: string) =>
  queryOptions({
    queryKey: [...callTimesKey, day ?? '', moving ?? ''],
    queryFn: async ({ signal }) => {
      const { data, error } = await rest.rpc('call_times', { day, moving }).abortSignal(signal)
      if (error) throw new Error('The times could not be loaded.', { cause: error })
      return v.parse(callTimesSchema, data)
    },
    staleTime: 20_000,
    retry: 1,
  })

/** Every bookable day with its times, asked again each minute while the page is looked at. */
export const callDaysQuery = () =>
  queryOptions({
    queryKey: [...callTimesKey, 'days'],
    queryFn: async ({ signal }) => {
      const { data, error } = await rest.rpc('call_days', {}).abortSignal(signal)
      if (error) throw new Error('The days could not be loaded.', { cause: error })
      return v.parse(callDaysSchema, data)
    },
    staleTime: 20_000,
    retry: 1,
  })

/**
 * The three free times nearest to a lost time, or the next three from a day on; empty if they cannot be
 * loaded.
 */
export async function fetchFreeTimes(
  { date, slot }: { date: string; slot?: string },
  moving?: string,
  signal?: AbortSignal,
): Promise<CallTime[]> {
  try {
    const request = rest.rpc('free_times', { day: date, slot, moving })
    const { data } = await (signal ? request.abortSignal(signal) : request)
    return v.parse(v.array(callTimeSchema), data)
  } catch {
    return []
  }
}

/** The next free times after a day without any. */
export const nextFreeQuery = (date: string, moving?: string) =>
  queryOptions({
    queryKey: [...callTimesKey, 'next', date, moving ?? ''],
    queryFn: ({ signal }) => fetchFreeTimes({ date }, moving, signal),
    staleTime: 20_000,
  })
