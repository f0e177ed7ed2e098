import { slots } from './standard-hours'
import type { LocalBackend } from '../../supabase/local/backend'
import { callProcedure } from './api-call'
import type { Client } from './database'
import { drainOutbox, type Sent } from './outbox-drain'

/** An attack that an anonymous caller could once make on the studio, and its result now. */
export interface ScenarioResult {
  scenario: string
  /** What was measured before limits existed. */
  before: string
  now: string
  prevented: boolean
}

export interface Target {
  backend: LocalBackend
  admin: Client
}

export type Attack = (target: Target, size: number) => Promise<Omit<ScenarioResult, 'scenario' | 'before'>>

const dayMs = 86_400_000
let emails = 0
/** An address that has not been used before. */
export const newEmail = () => `attacker-${(emails += 1)}@abuse.example`

export async function number(backend: LocalBackend, sql: string, params: unknown[] = []): Promise<number> {
  const [row] = await backend.query<{ n: string | number }>(`select (${sql})::text as n`, params)
  return Number(row?.n)
}

export const pass = (backend: LocalBackend, minutes: number) =>
  backend.query('update private.test_clock set at = at + make_interval(mins => $1::text::integer)', [
    String(minutes),
  ])

/** Runs the schedule every hour for two days; the owner's alerts are left out. */
export async function twoDays(backend: LocalBackend): Promise<Sent[]> {
  const sent: Sent[] = []
  for (let hour = 0; hour < 48; hour += 1) {
    sent.push(...(await drainOutbox(backend)))
    await pass(backend, 60)
  }
  return sent.filter(({ kind }) => kind !== 'owner_alert')
}

/** Deletes the rows of the previous attack and ends its flood, so that scenarios are independent. */
export const clean = `
  truncate private.rate_limits;
  delete from public.booking_submissions; delete from public.contact_submissions;
  delete from public.work_opportunities; delete from public.newsletter_subscribers;
  delete from public.outbox; delete from public.abuse_incidents; delete from private.confirmed_addresses;
  update private.test_clock set at = date_trunc('hour', now()) + interval '1 hour';`

export const call = (contact: string, n: number) => ({
  name: 'Claim RM5000 now at win-prize.example/claim',
  contact,
  preferred_date: new Date(Date.now() + (2 + (n % 88)) * dayMs).toISOString().slice(0, 10),
  preferred_time: slots[Math.floor(n / 88) % slots.length],
  call_method: 'video',
  message: 'A shop.',
})
export const book = (backend: LocalBackend, contact: string, n: number, caller?: string) =>
  callProcedure(backend, 'submit_booking', call(contact, n), caller)
export const subscribe = (backend: LocalBackend, address: string, caller?: string) =>
  callProcedure(
    backend,
    'subscribe_with_welcome_email',
    { subscriber_email: address, subscriber_name: 'Claim RM5000 now at win-prize.example/claim' },
    caller,
  )
export const write = (backend: LocalBackend, contact: string, message = 'Hello.', caller?: string) =>
  callProcedure(backend, 'submit_contact', { name: 'Somebody', contact, message }, caller)

/** The growth of the database in bytes per submission, and at most in MB per day. */
export async function growth(backend: LocalBackend, tries: number, submit: () => Promise<unknown>) {
  const bytes = () => number(backend, 'select pg_database_size(current_database())')
  const counted = () =>
    number(backend, "select coalesce(sum(hits), 0) from private.rate_limits where bucket = 'bytes'")
  const [size, sum] = [await bytes(), await counted()]
  for (let n = 0; n < tries; n += 1) await submit()
  const grown = (await bytes()) - size
  const limit = await number(backend, "select private.limit_for('bytes a day')")
  return { each: grown / tries, aDay: (grown / ((await counted()) - sum)) * (limit / 1e6) }
}

export const heldCalls = (backend: LocalBackend) =>
  number(backend, "select count(*) from public.booking_submissions where status = 'booked'")

/** Books one slot after another for ten hours in steps of ten minutes. */
export const emptyCalendar =
  (caller: (n: number) => string): Attack =>
  async ({ backend }, size) => {
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
export function mostInADay(sent: readonly Sent[]): number {
  const days = new Map<string, number>()
  for (const { at } of sent) {
    const day = new Date(at + 8 * 3_600_000).toISOString().slice(0, 10)
    days.set(day, (days.get(day) ?? 0) + 1)
  }
  return Math.max(0, ...days.values())
}

/** The number of rows, in all tables, that contain a text. */
export async function rowsHolding(backend: LocalBackend, text: string): Promise<number> {
  const tables = await backend.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'private')`)
  let found = 0
  for (const { name } of tables)
    found += await number(
      backend,
      `select count(*) from ${name} t where position($1::text in lower(t::text)) > 0`,
      [text],
    )
  return found
}
