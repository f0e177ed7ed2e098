import type { TestDatabase } from '../../support/database'

export interface CallTimes {
  first: string
  last: string
  times: { slot: string; state: 'free' | 'taken' | 'past' | 'closed' }[]
  closed?: string
}

/** What a visitor is told of a day; of the week without one. */
export async function callTimes(db: TestDatabase, day?: string, moving?: string): Promise<CallTimes> {
  const { data } = await db.visitor.rpc('call_times', { day, moving }).throwOnError()
  return data as unknown as CallTimes
}

export const takenOn = async (db: TestDatabase, day: string) =>
  (await callTimes(db, day)).times.flatMap(({ slot, state }) => (state === 'taken' ? slot : []))
