import { afterAll, beforeEach, expect } from 'vitest'
import { alertOnly } from './alerts'
import { newCaller, openDatabase, type TestDatabase } from './database'
import { sendMessage } from './submissions'
import { giveClock, setClock } from './studio-clock'

export const owner = 'owner@example.test'

/**
 * A database in which each test begins at noon of the next day without submissions, with an alert above 20
 * submissions an hour.
 */
export function quietDays() {
  let db: TestDatabase | undefined
  let day = 0

  const open = () => {
    if (!db) throw new Error('The database opens before each test.')
    return db
  }
  const today = () => String(day).padStart(2, '0')
  /** A time of the test's day in Malaysia. */
  const moment = (time: string) => `2026-11-${today()}T${time}+08`
  const at = (time: string) => setClock(open().backend, moment(time))
  const save = (key: string, value: Record<string, string | number>) =>
    open().backend.query(
      `insert into public.site_settings (key, value) values ($1, $2::text::jsonb)
      on conflict (key) do update set value = excluded.value`,
      [key, JSON.stringify(value)],
    )
  const nextDay = () => {
    day += 1
  }
  const write = (message = 'Hello', caller = newCaller(open().backend)) =>
    sendMessage(caller, { name: 'A', message })

  beforeEach(async () => {
    db ??= await openDatabase()
    await giveClock(db.backend)
    nextDay()
    await at('12:00:00')
    await db.backend.exec(`
      delete from private.rate_limits; delete from public.abuse_incidents; delete from public.outbox;
      delete from private.owner_events;
      delete from public.contact_submissions; delete from public.booking_submissions;
      delete from public.newsletter_subscribers; delete from public.work_opportunities;
      delete from private.confirmed_addresses;
      delete from public.site_settings where key = 'protection'`)
    await save('protection', { submissions_an_hour: 20 })
    await alertOnly(db.backend, owner)
  })
  afterAll(() => db?.close())

  return {
    database: open,
    today,
    moment,
    at,
    nextDay,
    save,
    write,
    /** As if there had been that many submissions by others in this hour. */
    countSubmissions: (count: number) =>
      open().backend.exec(`select private.count_hit('submissions', 'all', '1 hour', ${count}, '1 day')`),
    /** Many at once and one afterwards, because simultaneous ones do not count each other. */
    async writeTimes(times: number) {
      const answers = await Promise.all(Array.from({ length: times - 1 }, () => write()))
      answers.push(await write())
      expect(answers.filter(({ error }) => error)).toEqual([])
    },
    floods: () =>
      open().backend.query<{
        id: string
        submissions: number
        began: string
        last: string
        cleaned: boolean
      }>(
        `select id, submissions, to_char(began_at at time zone 'Asia/Kuala_Lumpur', 'DD HH24:MI') as began,
          to_char(last_at at time zone 'Asia/Kuala_Lumpur', 'DD HH24:MI') as last, cleaned_at is not null as cleaned
        from public.abuse_incidents order by began_at`,
      ),
  }
}
