import type { LocalBackend } from '../../supabase/local/backend'
import { callProcedure } from './api-call'
import { newAddress } from './caller-address'
import { queryValue } from './database'
import { drainOutbox, type Sent } from './outbox-drain'
import { slots } from './standard-hours'
import { giveClock } from './studio-clock'

/** An attack that an anonymous caller could once make on the studio, and its result now. */
interface ScenarioResult {
  scenario: string
  /** What was measured before limits existed. */
  before: string
  now: string
  prevented: boolean
}

type Attack = (backend: LocalBackend, size: number) => Promise<Omit<ScenarioResult, 'scenario' | 'before'>>

const dayMs = 86_400_000
let emails = 0
/** An address that has not been used before. */
const newEmail = () => `attacker-${(emails += 1)}@abuse.example`

const number = (backend: LocalBackend, sql: string) => queryValue<number>(backend, `select (${sql})::float8`)

const pass = (backend: LocalBackend, minutes: number) =>
  backend.query('update private.test_clock set at = at + make_interval(mins => $1::text::integer)', [
    String(minutes),
  ])

/** Runs the schedule every hour for two days; the owner's alerts are left out. */
async function twoDays(backend: LocalBackend): Promise<Sent[]> {
  const sent: Sent[] = []
  for (let hour = 0; hour < 48; hour += 1) {
    sent.push(...(await drainOutbox(backend)))
    await pass(backend, 60)
  }
  return sent.filter(({ kind }) => kind !== 'owner_alert')
}

/** Deletes what the previous attack left, so that scenarios are independent. */
const clean = `
  truncate private.rate_limits;
  delete from public.booking_submissions; delete from public.contact_submissions;
  delete from public.work_opportunities; delete from public.newsletter_subscribers;
  delete from public.outbox; delete from public.abuse_incidents; delete from private.confirmed_addresses;
  update private.test_clock set at = date_trunc('hour', now()) + interval '1 hour';`

const call = (contact: string, n: number) => ({
  name: 'Claim RM5000 now at win-prize.example/claim',
  contact,
  preferred_date: new Date(Date.now() + (2 + (n % 88)) * dayMs).toISOString().slice(0, 10),
  preferred_time: slots[Math.floor(n / 88) % slots.length],
  call_method: 'video',
  message: 'A shop.',
})
const book = (backend: LocalBackend, contact: string, n: number, caller?: string) =>
  callProcedure(backend, 'submit_booking', call(contact, n), caller)
const subscribe = (backend: LocalBackend, address: string, caller?: string) =>
  callProcedure(
    backend,
    'subscribe_with_welcome_email',
    { subscriber_email: address, subscriber_name: 'Claim RM5000 now at win-prize.example/claim' },
    caller,
  )
const write = (backend: LocalBackend, contact: string, message = 'Hello.', caller?: string) =>
  callProcedure(backend, 'submit_contact', { name: 'Somebody', contact, message }, caller)

/** The growth of the database in bytes per submission, and at most in MB per day. */
async function growth(backend: LocalBackend, tries: number, submit: () => Promise<unknown>) {
  const bytes = () => number(backend, 'select pg_database_size(current_database())')
  const counted = () =>
    number(backend, "select coalesce(sum(hits), 0) from private.rate_limits where bucket = 'bytes'")
  const [size, sum] = [await bytes(), await counted()]
  for (let n = 0; n < tries; n += 1) await submit()
  const grown = (await bytes()) - size
  const limit = await number(backend, "select private.limit_for('bytes a day')")
  return { each: grown / tries, aDay: (grown / ((await counted()) - sum)) * (limit / 1e6) }
}

const heldCalls = (backend: LocalBackend) =>
  number(backend, "select count(*) from public.booking_submissions where status = 'booked'")

/** Books one slot after another for ten hours in steps of ten minutes. */
const emptyCalendar =
  (caller: (n: number) => string): Attack =>
  async (backend, size) => {
    let refused = 0
    for (let n = 0; n < size; n += 1) {
      if (n % Math.ceil(size / 60) === 0) await pass(backend, 10)
      const { status } = await book(backend, newEmail(), n, caller(n))
      if (status === 429) refused += 1
    }
    const held = await heldCalls(backend)
    return {
      now: `${size} calls asked for in 10 h: ${held} of 1,183 slots held, ${refused} refused`,
      prevented: held <= 6,
    }
  }

/** The most emails on one Malaysian day. */
function mostInADay(sent: readonly Sent[]): number {
  const days = new Map<string, number>()
  for (const { at } of sent) {
    const day = new Date(at + 8 * 3_600_000).toISOString().slice(0, 10)
    days.set(day, (days.get(day) ?? 0) + 1)
  }
  return Math.max(0, ...days.values())
}

const attacks: ReadonlyArray<readonly [scenario: string, before: string, attack: Attack]> = [
  [
    'the calendar emptied from one IPv6 /64',
    '1,180 of 1,183 slots in 30 s',
    emptyCalendar((n) => `2001:db8:feed:1:${(n + 1).toString(16)}::1`),
  ],
  ['the calendar emptied from one IPv4 address', 'all in 10 h', emptyCalendar(() => '198.51.100.66')],
  [
    'the calendar emptied slowly, by a new caller each time',
    'all, at any pace',
    async (backend, size) => {
      // Slowly enough never to be a flood.
      const perHour = 100
      for (let n = 0; n < size; n += 1) {
        if (n > 0 && n % perHour === 0) await pass(backend, 120)
        await book(backend, newEmail(), n)
      }
      const held = await heldCalls(backend)
      const fullest = await number(
        backend,
        `select coalesce(max(n), 0) from (
          select count(*) as n from public.booking_submissions where status = 'booked' group by preferred_date
        ) days`,
      )
      return {
        now: `${size} calls: ${held} slots held, on the fullest day ${fullest} of 13`,
        prevented: fullest <= 6,
      }
    },
  ],
  [
    'a victim mailed: bookings in their name, each moved ten times',
    '55 mails in 52 s',
    async (backend) => {
      const victim = 'victim@home.example'
      for (let n = 0; n < 5; n += 1) {
        const { body } = await book(backend, n % 2 ? victim : `victim+${n}@home.example`, n)
        for (let move = 1; move <= 10; move += 1) {
          const { preferred_date, preferred_time } = call(victim, 20 * n + move)
          const to = { token: body.manage_token, preferred_date, preferred_time }
          await callProcedure(backend, 'reschedule_booking', to)
        }
        await callProcedure(backend, 'cancel_booking', { token: body.manage_token })
      }
      await subscribe(backend, victim)
      const sent = await twoDays(backend)
      const most = mostInADay(sent)
      return { now: `${most} on a day, ${sent.length} in two days`, prevented: most <= 1 }
    },
  ],
  [
    'the database filled',
    '68 KB for a message; 500 MB in 7,400 calls',
    async (backend, size) => {
      const tries = Math.min(size, 600)
      // Characters of four bytes each that do not compress, as an attacker would send.
      const noise = () =>
        Array.from({ length: 2500 }, () =>
          String.fromCodePoint(0x20000 + Math.floor(Math.random() * 40_000)),
        ).join('')
      const long = await growth(backend, tries, () => write(backend, newEmail(), noise()))
      const short = await growth(backend, tries, () => subscribe(backend, newEmail()))
      const tooLong = await write(backend, newEmail(), '𝕏'.repeat(5000))
      await backend.exec("update private.rate_limits set hits = 50000000 where bucket = 'bytes'")
      const full = await write(backend, newEmail())
      const kb = (bytes: number) => (bytes / 1000).toFixed(1)
      return {
        now: `${kb(long.each)} KB for the longest, ${kb(short.each)} for the shortest; a day at most ${Math.max(long.aDay, short.aDay).toFixed(0)} MB, then ${full.status} ${String(full.body.message)}`,
        prevented:
          Math.max(long.aDay, short.aDay) < 150 &&
          tooLong.status === 400 &&
          full.body.message === 'inbox_full',
      }
    },
  ],
  [
    'a customer locked out by messages in their name',
    'refused for an hour after five',
    async (backend) => {
      const customer = 'customer@home.example'
      for (let n = 0; n < 5; n += 1) {
        await write(backend, customer)
        await book(backend, customer, n)
        await subscribe(backend, customer)
      }
      const answers = [
        await write(backend, customer),
        await book(backend, customer, 7),
        await subscribe(backend, customer),
      ]
      return {
        now: `then the customer: ${answers.map(({ status }) => status).join(', ')}`,
        prevented: answers.every(({ status }) => status === 200),
      }
    },
  ],
  [
    'applicants probed by one caller',
    '100 of 100 tries',
    async (backend) => {
      const application = {
        full_name: 'Somebody',
        contact_number: '012-345 6789',
        email: 'applicant@home.example',
        area_of_expertise: 'Other',
      }
      await callProcedure(backend, 'submit_application', application)
      const caller = newAddress()
      let answered = 0
      for (let n = 0; n < 100; n += 1) {
        const { status } = await callProcedure(backend, 'submit_application', application, caller)
        if (status === 200) answered += 1
      }
      return { now: `${answered} of 100 tries answered in ten minutes`, prevented: answered <= 30 }
    },
  ],
]

/**
 * Runs every scenario in turn on a database with no other use. `size`: the repetitions of an attack that
 * repeats a request.
 */
export async function runAbuseScenarios(backend: LocalBackend, size: number): Promise<ScenarioResult[]> {
  await giveClock(backend)
  const results: ScenarioResult[] = []
  for (const [scenario, before, attack] of attacks) {
    await backend.exec(clean)
    results.push({ scenario, before, ...(await attack(backend, size)) })
  }
  return results
}
