import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { openPostgres } from '../../supabase/local/api/postgres-database'
import { databaseForFile, newCaller, queryValue } from '../support/database'
import { answerOf, bookCall, inDays, newEmail, subscribe } from '../support/submissions'

const source = inject('databaseSource')
const isPostgres = source.kind === 'postgres'
const db = databaseForFile()
let other: Awaited<ReturnType<typeof openPostgres>>

beforeAll(async () => {
  if (source.kind !== 'postgres') return
  const name = await queryValue<string>(db.backend, 'select current_database() as name')
  other = await openPostgres(source.url.replace(/postgres$/, name))
})
afterAll(() => other?.close())

/** Waits until that many transactions of this database wait for a lock. */
const waiting = (count: number) =>
  vi.waitFor(
    async () => {
      const seen = await queryValue<number>(
        db.backend,
        `select count(*)::integer as seen from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
      )
      expect(seen).toBe(count)
    },
    { timeout: 20_000 },
  )

/** Runs both while the messages of `lead` are locked, so that each reaches the lock at which the other could stop it. */
async function meet(lead: string, first: () => PromiseLike<unknown>, second: () => PromiseLike<unknown>) {
  let results: Promise<unknown[]> | undefined
  await other.transaction(async (exec) => {
    await exec(
      `select from public.outbox where '${lead}' in (booking_id::text, subscriber_id::text) for update`,
    )
    const one = Promise.resolve(first())
    await waiting(1)
    results = Promise.all([one, second()])
    await waiting(2)
  })
  return (await results) as Array<{ error: unknown }>
}

let day = 4
async function book() {
  day += 1
  return answerOf(await bookCall(newCaller(db.backend), { preferred_date: inDays(day) }))
}
async function incident() {
  await db.backend.exec(`
    insert into public.abuse_incidents (began_at, last_at, submissions)
    values (now() - interval '1 hour', now() + interval '1 hour', 1) on conflict do nothing`)
  return queryValue<string>(db.backend, 'select id from public.abuse_incidents limit 1')
}
const purge = (table: string, id: string) => async () =>
  db.backend
    .query('select private.purge_rows($1, array[$2::text::uuid])', [table, id])
    .then(() => ({ error: null }))

describe.skipIf(!isPostgres)(
  'two transactions about one lead lock it before its messages, so none is refused',
  () => {
    test('cleaning up an incident, and the visitor who cancels a call of it', async () => {
      const flood = await incident()
      const { booking_id, manage_token: token } = await book()
      const answers = await meet(
        booking_id,
        () => db.admin.rpc('clean_up_incident', { flood }),
        () => newCaller(db.backend).rpc('cancel_booking', { token }),
      )
      expect(answers.map(({ error }) => error)).toEqual([null, null])
    })

    test('cleaning up an incident, and the visitor who confirms a subscription of it', async () => {
      const flood = await incident()
      const email = newEmail()
      await subscribe(newCaller(db.backend), email).throwOnError()
      const [id, token] = (
        await queryValue<string>(
          db.backend,
          "select id || ' ' || unsubscribe_token from public.newsletter_subscribers where email = $1",
          [email],
        )
      ).split(' ') as [string, string]
      const answers = await meet(
        id,
        () => db.admin.rpc('clean_up_incident', { flood }),
        () => newCaller(db.backend).rpc('unsubscribe', { token }),
      )
      expect(answers.map(({ error }) => error)).toEqual([null, null])
    })

    test('erasing a call, and the visitor who cancels it', async () => {
      const { booking_id, manage_token: token } = await book()
      const [, cancelled] = await meet(booking_id, purge('booking_submissions', booking_id), () =>
        newCaller(db.backend).rpc('cancel_booking', { token }),
      )
      // By then there is no such call.
      expect(cancelled?.error).toMatchObject({ message: 'booking_not_found' })
    })
  },
)

/** The name of the lock by which claims follow each other. */
const claims = "hashtext('claim messages')"

describe.skipIf(!isPostgres)('a look-up that finds nothing', () => {
  const nothing = '00000000-0000-4000-8000-0000000000ff'

  test('waits for no lock of those who send email', async () => {
    await other.transaction(async (exec) => {
      await exec(`select pg_advisory_xact_lock(${claims})`)
      const { data, error } = await db.service.rpc('claim_welcome', {
        p_subscriber_id: nothing,
        p_email: 'nobody@example.test',
      })
      expect([data, error]).toEqual([[], null])
    })
  })

  test('waits for them if there is a message to send', async () => {
    const email = newEmail()
    await subscribe(newCaller(db.backend), email).throwOnError()
    const p_subscriber_id = await queryValue<string>(
      db.backend,
      'select id from public.newsletter_subscribers where email = $1',
      [email],
    )
    let claim: Promise<{ data: unknown }> | undefined
    await other.transaction(async (exec) => {
      await exec(`select pg_advisory_xact_lock(${claims})`)
      claim = Promise.resolve(db.service.rpc('claim_welcome', { p_subscriber_id, p_email: email }))
      await waiting(1)
    })
    expect((await claim)?.data).toHaveLength(1)
  })
})
