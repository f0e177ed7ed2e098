import { beforeAll, expect, inject, test, vi } from 'vitest'
import { openPostgres } from '../../supabase/local/api/postgres-database'
import { databaseForFile, newCaller, queryValue } from '../support/database'
import { setLimits } from '../support/limits'
import { inDays } from '../support/submissions'
import { anonymousBookings, figures } from './support/anonymous-bookings'

const db = databaseForFile()
const { submit, stored } = anonymousBookings(() => db)
beforeAll(async () => {
  await setLimits(db.backend, figures)
})

/** Makes a requested call, whose confirmation locks the day it leaves; gives the token of its email. */
async function requested(preferred_date: string) {
  const { booking_id } = await submit({ preferred_date })
  await db.backend.query(
    "update public.booking_submissions set status = 'requested' where id = $1::text::uuid",
    [booking_id],
  )
  return (await stored(booking_id)).email_token
}

test('two calls that swap days at the same time are both moved', async () => {
  // Days must be locked in order, otherwise one of the two would end in a deadlock.
  for (let day = 5; day < 15; day += 2) {
    const [here, there] = [inDays(day), inDays(day + 1)]
    const tokens = [await requested(here), await requested(there)] as const
    const move = (token: string, preferred_date: string, preferred_time: string) =>
      newCaller(db.backend).rpc('reschedule_booking', { token, preferred_date, preferred_time })
    const answers = await Promise.all([move(tokens[0], there, '3:00 PM'), move(tokens[1], here, '4:00 PM')])
    expect(answers.map(({ error }) => error)).toEqual([null, null])
    expect(answers.map(({ data }) => data)).toMatchObject([
      { status: 'booked', preferred_date: there },
      { status: 'booked', preferred_date: here },
    ])
  }
})

const source = inject('databaseSource')

test.skipIf(source.kind !== 'postgres')(
  'a booking that waits for its day holds no counter that another form needs',
  async () => {
    const name = await queryValue<string>(db.backend, 'select current_database() as name')
    const other = await openPostgres(source.kind === 'postgres' ? source.url.replace(/postgres$/, name) : '')
    const caller = newCaller(db.backend)
    let waiting: ReturnType<typeof submit> | undefined
    await other.transaction(async (exec) => {
      await exec(`select private.lock_days('${inDays(40)} 09:00'::timestamp)`)
      waiting = submit({ preferred_date: inDays(40) }, caller)
      await vi.waitFor(async () => {
        const locks = await db.backend.query(
          "select from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())",
        )
        expect(locks).toHaveLength(1)
      })
      const message = { name: 'A caller', contact: 'caller@example.test', message: 'Hello.' }
      expect((await caller.rpc('submit_contact', message)).error).toBeNull()
    })
    expect((await waiting)?.status).toBe('booked')
    await other.close()
  },
)
