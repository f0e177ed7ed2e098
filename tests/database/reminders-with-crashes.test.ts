import { expect, test } from 'vitest'
import { databaseForFile } from '../support/database'
import { randomNumbers } from '../support/random-numbers'
import { switchSms } from '../support/sms-reminders'
import { slots } from '../support/standard-hours'
import { giveClock, setClock } from '../support/studio-clock'

const db = databaseForFile()

interface Call {
  id: string
  startsAt: string
  cancelled: boolean
}

interface Claim {
  message_id: string
  attempt: number
  kind: string
  minutes_before: number | null
  booking: { booking_id: string; sequence: number; starts_at: string }
}

const dayMs = 86_400_000
const days = 2
const callsADay = 60
/** The probability that a program crashes at a step. */
const crashRate = 0.03
const batch = 100

const startsAt = `id, to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "startsAt"`
const insertDay = `
  insert into public.booking_submissions
    (name, contact, preferred_date, preferred_time, call_method, message, confirmed_at, reminders)
  select 'A caller',
    case when n % 4 = 0 then '011-' || (10000000 + $3::text::integer + n)
      else 'caller-' || ($3::text::integer + n) || '@example.test' end,
    $1::text::date, (string_to_array($2, ','))[1 + n % ${slots.length}], 'video', 'A shop.', private.app_now(),
    jsonb_build_object(
      'email', jsonb_build_object('enabled', true, 'times', array['1 day', '1 hour', '15 minutes', '5 minutes']),
      'sms', jsonb_build_object('enabled', true, 'times', array['1 hour', '15 minutes']))
  from generate_series(1, ${callsADay}) as n
  returning ${startsAt}`

/**
 * Simulates a busy studio: calls are booked, programs send due messages and crash at any step, and calls are moved
 * and cancelled between any two steps. Sending a message is one step with the database's permission to send it.
 * Many calls share a time here, which does not matter to reminders.
 */
test('crashes, moves and cancellations never cause a repeated reminder or one for the old time', async () => {
  const random = randomNumbers(1)
  const calls = new Map<string, Call>()
  /** How often each message, and each reminder of one call at one time, reached its recipient. */
  const messages = new Map<string, number>()
  const seen = new Map<string, number>()
  /** Messages whose sender crashed between the permission to send and the record. */
  const interrupted = new Set<string>()
  const happened = {
    moved: 0,
    cancelled: 0,
    'before claim': 0,
    'after claim': 0,
    'after begin': 0,
    'after send': 0,
  }
  let outdated = 0
  let now = Date.parse('2030-01-01T00:00:00Z')
  const setNow = async (at: number) => {
    now = at
    await setClock(db.backend, new Date(at).toISOString())
  }
  const dies = (at: 'before claim' | 'after claim' | 'after begin' | 'after send') => {
    if (random() >= crashRate) return false
    happened[at] += 1
    return true
  }
  const count = (times: Map<string, number>, key: string) => times.set(key, (times.get(key) ?? 0) + 1)

  async function maybeChangeACall(): Promise<void> {
    if (random() >= 0.15) return
    const call = [...calls.values()][Math.floor(random() * calls.size)]
    if (!call || call.cancelled || Date.parse(call.startsAt) <= now) return
    if (random() < 0.5) {
      await db.backend.query(
        "update public.booking_submissions set status = 'cancelled' where id = $1::text::uuid",
        [call.id],
      )
      call.cancelled = true
      happened.cancelled += 1
      return
    }
    const to = new Date(Date.parse(call.startsAt) + Math.floor(random() * 3) * dayMs)
    const [moved] = await db.backend.query<Call>(
      `update public.booking_submissions set preferred_date = $2::text::date, preferred_time = $3
      where id = $1::text::uuid returning ${startsAt}`,
      [call.id, to.toISOString().slice(0, 10), slots[Math.floor(random() * slots.length)]],
    )
    if (moved && moved.startsAt !== call.startsAt) happened.moved += 1
    Object.assign(call, moved)
  }

  function receive({ message_id: id, kind, booking, minutes_before: minutes }: Claim, before?: Call): void {
    count(messages, id)
    if (minutes === null) {
      if (before?.cancelled !== (kind === 'booking_cancelled')) outdated += 1
      return
    }
    count(seen, `${kind} ${booking.booking_id} ${minutes} ${booking.starts_at}`)
    if (before?.cancelled || before?.startsAt !== booking.starts_at) outdated += 1
  }

  /** Sends a few claims at once, as send-due does; returns false if it crashed before recording them. */
  async function send(few: readonly Claim[]): Promise<boolean> {
    const before = new Map(few.map(({ booking: { booking_id: id } }) => [id, { ...(calls.get(id) as Call) }]))
    const claims = `jsonb_to_recordset($1::text::jsonb) as c (message_id uuid, attempt integer, sequence integer)`
    const json = (list: readonly Claim[]) =>
      JSON.stringify(list.map((claim) => ({ ...claim, sequence: claim.booking.sequence })))
    const answers = await db.backend.query<{ message_id: string; begun: boolean }>(
      `select message_id, public.mark_sending(message_id, attempt, sequence, 'S', 'T', 'H') as begun from ${claims}`,
      [json(few)],
    )
    const begun = new Set(answers.filter((one) => one.begun).map((one) => one.message_id))
    const sending = few.filter(({ message_id: id }) => begun.has(id))
    for (const id of begun) interrupted.add(id)
    for (const claim of sending) {
      if (dies('after begin')) return false
      receive(claim, before.get(claim.booking.booking_id))
      if (dies('after send')) return false
    }
    await maybeChangeACall()
    await db.backend.query(`select public.acknowledge_message(message_id, attempt, 'sent') from ${claims}`, [
      json(sending),
    ])
    for (const id of begun) interrupted.delete(id)
    return true
  }

  /** One program, from its start to its end or crash. */
  async function work(channel: 'email' | 'sms'): Promise<void> {
    await maybeChangeACall()
    if (dies('before claim')) return
    for (;;) {
      const [row] = await db.backend.query<{ claims: Claim[] }>(
        `select public.claim_due($1, ${batch}) as claims`,
        [channel],
      )
      if (!row || dies('after claim')) return
      // In a fixed order, so that two programs that begin many at once do not deadlock.
      const claims = row.claims.toSorted((a, b) => a.booking.booking_id.localeCompare(b.booking.booking_id))
      for (let done = 0; done < claims.length;) {
        const few = claims.slice(done, done + 1 + Math.floor(random() * 10))
        done += few.length
        await maybeChangeACall()
        if (!(await send(few))) return
      }
      if (claims.length < batch) return
    }
  }

  await giveClock(db.backend)
  await switchSms(db.backend, true)
  // No alerts, because they would be claimed among the reminders.
  await db.backend.exec(`
    delete from public.alert_recipients;
    insert into public.alert_recipients (email, bookings, requests, applications, changes, problems)
    values ('nobody@example.test', false, false, false, false, false);
    alter table public.booking_submissions drop constraint if exists booking_submissions_starts_at_excl`)
  const isUpcoming = ({ startsAt: at, cancelled }: Call) => !cancelled && Date.parse(at) > now
  for (let day = 0; day < days || [...calls.values()].some(isUpcoming); day += 1) {
    const morning = Date.parse('2030-01-01T00:00:00Z') + day * dayMs
    await setNow(morning)
    if (day < days) {
      const date = new Date(morning + 2 * dayMs).toISOString().slice(0, 10)
      const values = [date, slots.join(','), String(day * callsADay)]
      for (const row of await db.backend.query<Call>(insertDay, values))
        calls.set(row.id, { ...row, cancelled: false })
    }
    // From 8 AM to 6 PM in Malaysia: rounds a few minutes apart, sometimes a long pause.
    const pause = () => (random() < 0.03 ? 90 : 4 + random() * 36) * 60_000
    for (let at = morning; at < morning + 10 * 3_600_000; at += pause()) {
      await setNow(at)
      const programs: Array<'email' | 'sms'> = ['email']
      if (random() < 0.3) programs.push('email')
      if (random() < 0.5) programs.push('sms')
      await Promise.all(programs.map(work))
    }
  }

  expect([...messages, ...seen].filter(([, times]) => times > 1)).toEqual([])
  expect(outdated).toBe(0)
  const rows = await db.backend.query<{ id: string; status: string; due: boolean }>(
    'select id, status, due_at <= private.app_now() as due from public.outbox where booking_id is not null',
  )
  const idsOf = (status: string) => rows.filter((row) => row.status === status).map(({ id }) => id)
  expect(rows.filter(({ status, due }) => status === 'sending' || (status === 'pending' && due))).toEqual([])
  expect(idsOf('unknown').toSorted()).toEqual([...interrupted].toSorted())
  expect(idsOf('sent').toSorted()).toEqual(
    [...messages.keys()].filter((id) => !interrupted.has(id)).toSorted(),
  )
  // Everything that can happen did happen in the simulation.
  expect(seen.size).toBeGreaterThan(120)
  expect(interrupted.size).toBeGreaterThan(0)
  for (const times of Object.values(happened)) expect(times).toBeGreaterThan(0)
}, 120_000)
