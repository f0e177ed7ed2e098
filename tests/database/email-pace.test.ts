import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseForFile, queryOne, queryValue } from '../support/database'
import { giveClock, setClock } from '../support/studio-clock'
import { begin, type Claim, claimDue } from './support/outbox'

const db = databaseForFile()
beforeAll(async () => {
  await giveClock(db.backend, { limitsSecond: true })
})

let clock = Date.parse('2029-03-01T02:00:00Z')
/** Moves the clock on by this many seconds. */
const pass = (seconds: number) => {
  clock += seconds * 1000
  return setClock(db.backend, new Date(clock).toISOString())
}
const limit = (pace: Record<string, number>) =>
  db.admin
    .from('site_settings')
    .upsert({ key: 'email_pace', value: pace }, { onConflict: 'key' })
    .throwOnError()
const add = (kind: 'password_changed' | 'newsletter', count: number) =>
  db.backend.query(
    kind === 'newsletter'
      ? `with people as (
          insert into public.newsletter_subscribers (email, confirmed_at)
          select gen_random_uuid() || '@example.test', now() from generate_series(1, $1::text::integer) returning id, email
        ), sending as (
          insert into public.newsletters (subject, body, status, send_at) values ('News', 'Text', 'sending', now()) returning id
        )
        insert into public.outbox (kind, newsletter_id, subscriber_id, recipient, due_at)
        select 'newsletter', sending.id, people.id, people.email, private.app_now() from people, sending`
      : `insert into public.outbox (kind, recipient, details, due_at)
        select 'password_changed', 'owner@example.test', '{"alert": "password_changed"}', private.app_now()
        from generate_series(1, $1::text::integer)`,
    [String(count)],
  )
const acknowledge = (claim: Claim, outcome: string, more: Record<string, unknown> = {}) =>
  db.service
    .rpc('acknowledge_message', {
      p_message_id: claim.message_id,
      p_attempt: claim.attempt,
      p_outcome: outcome,
      ...more,
    })
    .throwOnError()
async function sendClaimed(claims: Claim[]): Promise<void> {
  const ids = claims.map(({ message_id: id, attempt }) => [id, attempt])
  const steps = (call: string) =>
    db.backend.query<{ done: unknown }>(
      `select ${call} as done from jsonb_array_elements($1::text::jsonb) c`,
      [JSON.stringify(ids)],
    )
  const claim = '(c ->> 0)::uuid, (c ->> 1)::integer'
  const begun = await steps(`public.mark_sending(${claim}, null, 'Subject', 'Text', null)`)
  expect(begun.every(({ done }) => done)).toBe(true)
  await steps(`public.acknowledge_message(${claim}, 'sent')`)
}
/** Sends for this long, as the function does; gives how many of each kind went out. */
async function sendFor(seconds: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (let at = 0; at <= seconds; at += 10) {
    const claims = await claimDue(db)
    await sendClaimed(claims)
    for (const { kind } of claims) counts[kind] = (counts[kind] ?? 0) + 1
    await pass(10)
  }
  return counts
}
const wait = async () => (await db.service.rpc('email_wait').throwOnError()).data
const state = async () => (await db.admin.rpc('email_state').throwOnError()).data as Record<string, unknown>
const row = (claim: Claim) =>
  queryOne(db.backend, 'select * from public.outbox where id = $1', [claim.message_id])

beforeEach(async () => {
  await db.backend.exec(`
    delete from public.outbox where true;
    update private.email_pause set until = '-infinity', streak = 0 where id;
    delete from public.site_settings where key in ('email_pace', 'newsletters')`)
  await pass(100_000)
})

describe('a second', () => {
  test('claims never exceed what the provider takes, over all callers, until a second has passed', async () => {
    await add('password_changed', 9)
    const rounds = await Promise.all([claimDue(db), claimDue(db), claimDue(db)])
    const claims = rounds.flat()
    expect(claims).toHaveLength(2)
    await sendClaimed(claims)
    await pass(1)
    expect(await claimDue(db)).toEqual([])
    expect(await wait()).toBe(200)
    await pass(0.3)
    expect(await claimDue(db)).toHaveLength(2)
  })

  test('counts the welcome emails of another function', async () => {
    await add('password_changed', 2)
    await sendClaimed(await claimDue(db))
    await db.service
      .rpc('subscribe_with_welcome_email', { subscriber_email: 'aina@example.test' })
      .throwOnError()
    const id = await queryValue<string>(
      db.backend,
      "select id from public.newsletter_subscribers where email = 'aina@example.test'",
    )
    const welcome = async () =>
      (
        await db.service
          .rpc('claim_welcome', { p_subscriber_id: id, p_email: 'aina@example.test' })
          .throwOnError()
      ).data
    expect(await welcome()).toEqual([])
    await pass(1.3)
    expect(await welcome()).toHaveLength(1)
  })

  test('there is nothing to wait for while nothing is due', async () => {
    await add('password_changed', 2)
    await sendClaimed(await claimDue(db))
    expect(await wait()).toBeNull()
  })
})

describe('a day', () => {
  test('a newsletter leaves the reserve to other email, and goes on when the day has passed', async () => {
    await limit({ a_second: 50, a_day: 100, reserve: 30 })
    await add('newsletter', 80)
    expect(await sendFor(120)).toEqual({ newsletter: 70 })
    expect(await wait()).toBeNull()
    const begun = await queryValue<string>(
      db.backend,
      `select to_char(min(begun_at) + interval '24 hours', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from public.outbox`,
    )
    const held = await state()
    expect(held).toMatchObject({ a_day: 100, reserve: 30, used: 70, next_at: null })
    expect(Date.parse(String(held.newsletters_next_at))).toBe(Date.parse(begun))

    await add('password_changed', 40)
    expect(await sendFor(120)).toEqual({ password_changed: 30 })
    expect(await state()).toMatchObject({ used: 100, waiting: 10 })
    expect(await wait()).toBeNull()

    await pass(86_400)
    expect(await sendFor(120)).toEqual({ password_changed: 10, newsletter: 10 })
  })

  test('no 24 hours see more than the limit, whenever the emails become due', async () => {
    await limit({ a_second: 50, a_day: 50, reserve: 10 })
    const sent: number[] = []
    for (let hour = 0; hour < 60; hour += 1) {
      await add('password_changed', hour % 7)
      const claims = await claimDue(db)
      await sendClaimed(claims)
      sent.push(...claims.map(() => clock))
      await pass(3600)
    }
    const most = Math.max(
      ...sent.map((from) => sent.filter((at) => at >= from && at < from + 86_400_000).length),
    )
    expect(most).toBe(50)
  })

  test('without a limit newsletters keep to the owner’s pace alone', async () => {
    await limit({ a_second: 50 })
    await add('newsletter', 80)
    expect(await sendFor(40)).toEqual({ newsletter: 60 })
    expect(await state()).toMatchObject({ a_day: null, reserve: null, newsletters_next_at: null })
  })

  test('other email goes before newsletters', async () => {
    await limit({ a_second: 5 })
    await add('newsletter', 10)
    await pass(60)
    await add('password_changed', 3)
    expect((await claimDue(db)).map(({ kind }) => kind)).toEqual([
      'password_changed',
      'password_changed',
      'password_changed',
      'newsletter',
      'newsletter',
    ])
  })
})

describe('a pause', () => {
  test('lasts as long as the provider asks, for all email, and is shown', async () => {
    await add('password_changed', 6)
    const [one, two] = await claimDue(db)
    if (!one || !two) throw new Error('nothing was claimed')
    await begin(db, one)
    await acknowledge(one, 'retry', { p_error: '429', p_pause: 'rate', p_pause_seconds: 90 })
    // What was claimed before the pause is not begun in it.
    expect(await begin(db, two)).toBe(false)
    expect(await row(two)).toMatchObject({ status: 'pending', begun_at: null })
    expect(await state()).toMatchObject({ pause_reason: 'rate', waiting: 6 })
    await pass(80)
    expect(await claimDue(db)).toEqual([])
    expect(await wait()).toBe(10_000)
    await pass(10)
    // One email shows whether the provider takes more.
    const tried = await claimDue(db)
    expect(tried).toHaveLength(1)
    await sendClaimed(tried)
    await pass(2)
    expect(await claimDue(db)).toHaveLength(2)
    expect(await state()).toMatchObject({ paused_until: null, pause_reason: null })
  })

  test('without a time is 1, 2, 5 and then 10 minutes, until the provider accepts an email', async () => {
    await add('password_changed', 30)
    const pauses: number[] = []
    for (let n = 0; n < 6; n += 1) {
      const claims = await claimDue(db)
      // Both of the first two were on their way when the pause began: it counts once.
      for (const claim of claims) await begin(db, claim)
      for (const claim of claims) await acknowledge(claim, 'retry', { p_pause: 'trouble' })
      const { paused_until: until } = await state()
      const seconds = (Date.parse(String(until)) - clock) / 1000
      pauses.push(seconds / 60)
      await pass(seconds)
    }
    expect(pauses).toEqual([1, 2, 5, 10, 10, 10])
    await sendClaimed(await claimDue(db))
    await pass(2)
    const claims = await claimDue(db)
    expect(claims).toHaveLength(2)
    for (const claim of claims) await begin(db, claim)
    await acknowledge(claims[0] as Claim, 'retry', { p_pause: 'trouble' })
    expect(Date.parse(String((await state()).paused_until)) - clock).toBe(60_000)
  })

  test('for a quota is an hour, and a day at most', async () => {
    await add('password_changed', 2)
    const [one, two] = await claimDue(db)
    if (!one || !two) throw new Error('nothing was claimed')
    await begin(db, one)
    await begin(db, two)
    await acknowledge(one, 'retry', { p_pause: 'quota' })
    expect(Date.parse(String((await state()).paused_until)) - clock).toBe(3_600_000)
    await acknowledge(two, 'retry', { p_pause: 'quota', p_pause_seconds: 9_000_000 })
    expect(Date.parse(String((await state()).paused_until)) - clock).toBe(86_400_000)
  })

  test('an email that failed because of the provider is tried again within ten minutes, however often', async () => {
    await add('password_changed', 1)
    for (let n = 0; n < 10; n += 1) {
      const [claim] = await claimDue(db)
      if (!claim) throw new Error('nothing was claimed')
      await begin(db, claim)
      await acknowledge(claim, 'retry', { p_pause: 'trouble' })
      await pass(600)
    }
    const [last] = await claimDue(db)
    expect(last).toMatchObject({ attempt: 11 })
  })
})

describe('an unknown outcome', () => {
  async function unknown(repeatMinutes: number) {
    await add('password_changed', 1)
    const [claim] = await claimDue(db)
    if (!claim) throw new Error('nothing was claimed')
    await begin(db, claim)
    await acknowledge(claim, 'unknown', {
      p_error: '500',
      p_pause: 'trouble',
      p_repeat_minutes: repeatMinutes,
    })
    return claim
  }

  test('is final where the provider would take the same email twice', async () => {
    expect(await row(await unknown(0))).toMatchObject({ status: 'unknown', error: '500' })
  })

  test('is tried again while the provider takes the same id only once', async () => {
    const claim = await unknown(15)
    expect(await row(claim)).toMatchObject({ status: 'pending' })
    await pass(16 * 60)
    const [again] = await claimDue(db)
    if (!again) throw new Error('nothing was claimed')
    await begin(db, again)
    await acknowledge(again, 'unknown', { p_repeat_minutes: 15 })
    expect(await row(claim)).toMatchObject({ status: 'unknown' })
  })
})

test('an accepted email keeps its provider and the provider’s id', async () => {
  await add('password_changed', 1)
  const [claim] = await claimDue(db)
  if (!claim) throw new Error('nothing was claimed')
  await begin(db, claim)
  await acknowledge(claim, 'sent', { p_provider: 'resend', p_provider_message_id: 'abc-1' })
  expect(await row(claim)).toMatchObject({ provider: 'resend', provider_message_id: 'abc-1' })
})
