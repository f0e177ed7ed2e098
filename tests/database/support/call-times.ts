import type { Json } from '@/lib/database.types'
import { newCaller, type TestDatabase } from '../../support/database'
import { setLimits } from '../../support/limits'
import { bookCall } from '../../support/submissions'
import { giveClock, setClock } from '../../support/studio-clock'

export interface CallTimes {
  first: string
  last: string
  times: { slot: string; state: 'free' | 'taken' | 'past' | 'closed' }[]
  closed?: string
}

/** The call times of a day as a visitor gets them, or those of the week. */
export async function callTimes(db: TestDatabase, day?: string, moving?: string): Promise<CallTimes> {
  const { data } = await db.visitor.rpc('call_times', { day, moving }).throwOnError()
  return data as unknown as CallTimes
}

export const takenOn = async (db: TestDatabase, day: string) =>
  (await callTimes(db, day)).times.flatMap(({ slot, state }) => (state === 'taken' ? slot : []))

/** A Monday. */
export const monday = '2031-03-10'

const emptyCalendar = `
  delete from public.booking_submissions; delete from public.call_closures; delete from private.busy_times;
  delete from public.site_settings where key = 'call_hours'`

/** One range of a weekday's hours. */
export const range = (from: string, to: string) => ({ from, to })

/**
 * Actions on the call hours of a test's database, whose clock starts on the Sunday before `monday`, at noon.
 */
export function calendarOf(db: () => TestDatabase) {
  async function book(day: string, slot: string, client = newCaller(db().backend)) {
    const { data, error } = await bookCall(client, { preferred_date: day, preferred_time: slot })
    return { refused: error?.message, ...(data as { booking_id: string; manage_token: string } | null) }
  }
  /** Moves a call; gives the error, if any. */
  const move = async (token: string | undefined, day: string, slot: string) =>
    (
      await newCaller(db().backend).rpc('reschedule_booking', {
        token: token ?? '',
        preferred_date: day,
        preferred_time: slot,
      })
    ).error?.message
  return {
    book,
    move,
    begin: async () => {
      await giveClock(db().backend)
      await setLimits(db().backend, {})
    },
    empty: async () => {
      await setClock(db().backend, '2031-03-09T12:00:00+08:00')
      await db().backend.exec(emptyCalendar)
    },
    hours: (value: Json) =>
      db()
        .admin.from('site_settings')
        .upsert({ key: 'call_hours', value: value as NonNullable<Json> }, { onConflict: 'key' })
        .throwOnError(),
    /** Closes a day, or a range of it such as '14:00' to '15:00'. */
    close: (day: string, times: [string, string] | null = null, reason = '') =>
      db()
        .admin.from('call_closures')
        .insert({ day, from_time: times?.[0], to_time: times?.[1], reason })
        .throwOnError(),
    statesOf: async (day: string, moving?: string) =>
      Object.fromEntries((await callTimes(db(), day, moving)).times.map(({ slot, state }) => [slot, state])),
  }
}
