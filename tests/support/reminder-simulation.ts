import type { LocalBackend } from '../../supabase/local/backend'
import { switchSms } from './sms-reminders'
import { giveClock, setClock } from './studio-clock'

/** The steps at which a sending program may crash. */
type CrashAt = 'before claim' | 'after claim' | 'after begin' | 'after send'

interface SimulationReport {
  bookings: number
  moved: number
  cancelled: number
  crashes: Record<CrashAt, number>
  sent: { email: number; sms: number; reminders: number }
  /** Interrupted while sending: the admin shows them as unknown. */
  unknown: number
  /** Reminders sent a second time for one call at one time. Must be 0. */
  twice: number
  /** Sent although the call had been cancelled or moved when sending began. Must be 0. */
  afterChange: number
  /** Due but still waiting, or still being sent, at the end. Must be 0. */
  leftOver: number
  /** Rows whose state differs from what the mail server saw. Must be 0. */
  wrongState: number
}

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

/** A seeded generator of random numbers in [0, 1). */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

const dayMs = 86_400_000
const slots =
  '9:00 AM,9:30 AM,10:00 AM,10:30 AM,11:00 AM,11:30 AM,2:00 PM,2:30 PM,3:00 PM,3:30 PM,4:00 PM,4:30 PM,5:00 PM'.split(
    ',',
  )

const insertDay = `
  insert into public.booking_submissions
    (name, contact, preferred_date, preferred_time, call_method, message, confirmed_at, reminders)
  select 'A caller',
    case when n % 4 = 0 then '011-' || (10000000 + $4::text::integer + n)
      else 'caller-' || ($4::text::integer + n) || '@example.test' end,
    $1::text::date, (string_to_array($3, ','))[1 + n % ${slots.length}], 'video', 'A shop.', private.app_now(), jsonb_build_object(
      'email', jsonb_build_object('enabled', true, 'times', array['1 day', '1 hour', '15 minutes', '5 minutes']),
      'sms', jsonb_build_object('enabled', true, 'times', array['1 hour', '15 minutes']))
  from generate_series(1, $2::text::integer) as n
  returning id, to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "startsAt"`

const batch = 100
const given = `jsonb_to_recordset($1::text::jsonb) as c (message_id uuid, attempt integer, sequence integer)`
const claimSql = `select public.claim_due($1, ${batch}) as claims`
/** Both take a list of claims as JSON. */
const beginSql = `select message_id, public.mark_sending(message_id, attempt, sequence, 'S', 'T', 'H') as begun from ${given}`
const recordSql = `select public.acknowledge_message(message_id, attempt, 'sent') from ${given}`
type ChannelName = 'email' | 'sms'

interface SimulationOptions {
  bookings: number
  /** The number of calls booked for each day. */
  perDay?: number
  seed?: number
  /** The probability, 0 to 1, that a program crashes at a step. */
  crashRate?: number
}

/**
 * Simulates weeks of a busy studio: every day calls are booked, programs send due messages and crash at any
 * step, and calls are moved and cancelled between any two steps. Sending a message is one step with the
 * database's permission to send it. Many calls share a time here, which does not matter to reminders, so the
 * database cannot be used for bookings afterwards.
 */
export async function simulateReminders(
  backend: LocalBackend,
  { bookings, perDay = 200, seed = 1, crashRate = 0.005 }: SimulationOptions,
): Promise<SimulationReport> {
  const random = numbers(seed)
  const calls = new Map<string, Call>()
  let upcoming: Call[] = []
  const seen = new Map<string, number>()
  const messages = new Map<string, number>()
  const lost = new Set<string>()
  const report: SimulationReport = {
    bookings: 0,
    moved: 0,
    cancelled: 0,
    crashes: { 'before claim': 0, 'after claim': 0, 'after begin': 0, 'after send': 0 },
    sent: { email: 0, sms: 0, reminders: 0 },
    unknown: 0,
    twice: 0,
    afterChange: 0,
    leftOver: 0,
    wrongState: 0,
  }
  let now = Date.parse('2030-01-01T00:00:00Z')
  const setNow = async (at: number) => {
    now = at
    await setClock(backend, new Date(at).toISOString())
  }
  const dies = (at: CrashAt) => {
    if (random() >= crashRate) return false
    report.crashes[at] += 1
    return true
  }

  async function changeACall(): Promise<void> {
    const call = upcoming[Math.floor(random() * upcoming.length)]
    if (!call || call.cancelled || Date.parse(call.startsAt) <= now) return
    if (random() < 0.5) {
      await backend.query(
        "update public.booking_submissions set status = 'cancelled' where id = $1::text::uuid",
        [call.id],
      )
      call.cancelled = true
      report.cancelled += 1
      return
    }
    const date = new Date(Date.parse(call.startsAt) + Math.floor(random() * 3) * dayMs)
      .toISOString()
      .slice(0, 10)
    const slot = slots[Math.floor(random() * slots.length)] ?? ''
    const [row] = await backend.query<{ startsAt: string }>(
      `update public.booking_submissions set preferred_date = $2::text::date, preferred_time = $3
      where id = $1::text::uuid
      returning to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "startsAt"`,
      [call.id, date, slot],
    )
    if (!row || row.startsAt === call.startsAt) return
    call.startsAt = row.startsAt
    report.moved += 1
  }
  const anything = async () => {
    if (random() < 0.15) await changeACall()
  }
  const callOf = (id: string): Call => {
    const call = calls.get(id)
    if (!call) throw new Error('a claim of an unknown booking')
    return call
  }

  function receive(name: ChannelName, claim: Claim, before: Readonly<Call>): void {
    const { booking, minutes_before: minutes } = claim
    const again = messages.get(claim.message_id) ?? 0
    messages.set(claim.message_id, again + 1)
    report.sent[name] += 1
    if (again > 0) report.twice += 1
    if (minutes === null) {
      if (before.cancelled !== (claim.kind === 'booking_cancelled')) report.afterChange += 1
      return
    }
    report.sent.reminders += 1
    const key = `${name} ${booking.booking_id} ${minutes} ${booking.starts_at}`
    seen.set(key, (seen.get(key) ?? 0) + 1)
    if (before.cancelled || before.startsAt !== booking.starts_at) report.afterChange += 1
  }

  /** Sends a few claims at once, as send-due does; returns false if it crashed before recording them. */
  async function send(name: ChannelName, few: readonly Claim[]): Promise<boolean> {
    const before = new Map(few.map(({ booking }) => [booking.booking_id, { ...callOf(booking.booking_id) }]))
    const keys = few.map(({ message_id, attempt, booking }) => ({
      message_id,
      attempt,
      sequence: booking.sequence,
    }))
    const answers = await backend.query<{ message_id: string; begun: boolean }>(beginSql, [
      JSON.stringify(keys),
    ])
    const begun = new Set(answers.filter((one) => one.begun).map((one) => one.message_id))
    for (const id of begun) lost.add(id)
    for (const claim of few.filter(({ message_id }) => begun.has(message_id))) {
      if (dies('after begin')) return false
      receive(name, claim, before.get(claim.booking.booking_id) ?? callOf(claim.booking.booking_id))
      if (dies('after send')) return false
    }
    await anything()
    const sent = keys.filter(({ message_id }) => begun.has(message_id))
    await backend.query(recordSql, [JSON.stringify(sent)])
    for (const id of begun) lost.delete(id)
    return true
  }

  /** One program, from its start to its end or crash. */
  async function work(name: ChannelName): Promise<void> {
    await anything()
    if (dies('before claim')) return
    for (;;) {
      const [row] = await backend.query<{ claims: Claim[] }>(claimSql, [name])
      if (!row || dies('after claim')) return
      // In a fixed order, so that two programs that begin many at once do not deadlock.
      const claims = row.claims.toSorted((a, b) => a.booking.booking_id.localeCompare(b.booking.booking_id))
      for (let done = 0; done < claims.length;) {
        const few = claims.slice(done, done + 1 + Math.floor(random() * 10))
        done += few.length
        await anything()
        if (!(await send(name, few))) return
      }
      if (claims.length < batch) return
    }
  }

  await giveClock(backend)
  await switchSms(backend, true)
  // No alerts, because they would be claimed among the reminders.
  await backend.exec(`
    delete from public.alert_recipients;
    insert into public.alert_recipients (email, bookings, requests, applications, changes, problems)
    values ('nobody@example.test', false, false, false, false, false)`)
  await backend.exec(
    'alter table public.booking_submissions drop constraint if exists booking_submissions_starts_at_excl',
  )
  for (let day = now; report.bookings < bookings || upcoming.length > 0; day += dayMs) {
    await setNow(day)
    const some = Math.min(perDay, bookings - report.bookings)
    if (some > 0) {
      const date = new Date(day + 2 * dayMs).toISOString().slice(0, 10)
      const values = [date, String(some), slots.join(','), String(report.bookings)]
      for (const row of await backend.query<{ id: string; startsAt: string }>(insertDay, values)) {
        const call = { ...row, cancelled: false }
        calls.set(call.id, call)
        upcoming.push(call)
        report.bookings += 1
      }
    }
    // From 8 AM to 6 PM in Malaysia: rounds a few minutes apart, sometimes a long pause.
    for (let at = day; at < day + 10 * 3_600_000; at += (random() < 0.03 ? 90 : 4 + random() * 36) * 60_000) {
      await setNow(at)
      const programs: ChannelName[] = ['email']
      if (random() < 0.3) programs.push('email')
      if (random() < 0.5) programs.push('sms')
      await Promise.all(programs.map(work))
    }
    upcoming = upcoming.filter(({ startsAt, cancelled }) => !cancelled && Date.parse(startsAt) > now)
  }

  const [state] = await backend.query<{ left: number; wrong: number; unknown: string[] }>(
    `select count(*) filter (where status = 'sending' or (status = 'pending' and due_at <= private.app_now()))::integer as left,
      count(*) filter (where (status = 'sent') <> (id = any (string_to_array($1, ',')::uuid[])))::integer as wrong,
      coalesce(array_agg(id) filter (where status = 'unknown'), '{}') as unknown
    from public.outbox where booking_id is not null`,
    [[...messages.keys()].filter((id) => !lost.has(id)).join(',')],
  )
  report.twice += [...seen.values()].filter((times) => times > 1).length
  report.unknown = state?.unknown.length ?? 0
  report.leftOver = state?.left ?? 0
  // Exactly the interrupted messages must be unknown.
  const unknown = new Set(state?.unknown)
  report.wrongState =
    (state?.wrong ?? 0) + [...lost].filter((id) => !unknown.has(id)).length + (unknown.size - lost.size)
  return report
}
