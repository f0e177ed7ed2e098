import type { LocalBackend } from '../../../supabase/local/backend'
import { queryOne, type TestDatabase } from '../../support/database'
import { insertRow, validRow } from '../../support/database-rows'
import { setClock } from '../../support/studio-clock'

/** A claimed message. */
export interface Claim {
  message_id: string
  attempt: number
  kind: string
  recipient: string
  minutes_before: number | null
  booking: { booking_id: string; email_token: string; sequence: number; starts_at: string } | null
  unsubscribe_token: string | null
  alert: Record<string, unknown> | null
  newsletter: { subject: string; preheader: string | null; body: string } | null
}

interface DeliveryRow {
  kind: string
  status: string
  minutes_before: number | null
  /** Minutes before the call's current time. */
  due: number
  error: string | null
}

let day = 0
/** A different day for each booking, far from today. */
export function ownDay(): string {
  day += 1
  return new Date(Date.UTC(2030, 0, day)).toISOString().slice(0, 10)
}

/** `minutes` before 9:00 AM in Malaysia of a day, as ISO. */
export const before = (date: string, minutes: number) =>
  new Date(Date.parse(`${date}T01:00:00Z`) - minutes * 60_000).toISOString()

/** Advances the test's clock by minutes. */
export const later = (backend: LocalBackend, minutes: number) =>
  backend.query('update private.test_clock set at = at + make_interval(mins => $1::text::integer)', [
    String(minutes),
  ])

/** As if every email of a booking had been sent. */
export const markSent = (backend: LocalBackend, id: string) =>
  backend.query(
    "update public.outbox set status = 'sent' where booking_id = $1::text::uuid and status = 'pending'",
    [id],
  )

export const everything = {
  email: { enabled: true, times: ['1 day', '1 hour', '15 minutes', '5 minutes'] },
  sms: { enabled: true, times: ['1 hour', '15 minutes', '5 minutes'] },
}

/** Adds a confirmed booking at 9:00 AM as superuser, each of a different person; gives its id and its day. */
export async function addBooking(
  backend: LocalBackend,
  change: Record<string, unknown> = {},
): Promise<{ id: string; date: string }> {
  const date = ownDay()
  const row = {
    ...validRow('booking_submissions'),
    contact: `caller-${day}@example.test`,
    confirmed_at: '2029-01-01T00:00:00Z',
    preferred_date: date,
    reminders: everything,
    ...change,
  }
  await insertRow(backend, 'booking_submissions', row)
  return { id: row.id, date }
}

const rowsOf = (channel: 'email' | 'sms') => (backend: LocalBackend, booking: string) =>
  backend.query<DeliveryRow>(
    `select d.kind, d.status, d.minutes_before, d.error,
      (extract(epoch from b.starts_at - d.due_at) / 60)::integer as due
    from public.outbox d join public.booking_submissions b on b.id = d.booking_id
    where d.booking_id = $1::text::uuid and d.channel = $2
    order by d.minutes_before desc nulls first, d.due_at, d.created_at`,
    [booking, channel],
  )
export const emailsOf = rowsOf('email')
export const smsOf = rowsOf('sms')

/** Such as '1440 pending' for a reminder, or 'booking_moved sent'. */
export const short = ({ kind, status, minutes_before }: DeliveryRow) => `${minutes_before ?? kind} ${status}`

export const change = (db: TestDatabase, id: string, values: Record<string, unknown>) =>
  db.admin
    .from('booking_submissions')
    .update(values as never)
    .eq('id', id)
    .throwOnError()

export async function claimDue(
  db: TestDatabase,
  channel: 'email' | 'sms' = 'email',
  limit = 100,
): Promise<Claim[]> {
  const { data, error } = await db.service.rpc('claim_due', { p_channel: channel, p_limit: limit })
  if (error) throw error
  return data as unknown as Claim[]
}

/** The claims about one booking. */
export const claimsOf = async (db: TestDatabase, booking: string, channel?: 'email' | 'sms') =>
  (await claimDue(db, channel)).filter((one) => one.booking?.booking_id === booking)

export async function begin(db: TestDatabase, claim: Claim): Promise<boolean> {
  const { data, error } = await db.service.rpc('mark_sending', {
    p_message_id: claim.message_id,
    p_attempt: claim.attempt,
    // Messages without a booking have no sequence; the generated types do not allow null.
    p_sequence: claim.booking?.sequence ?? (null as unknown as number),
    p_subject: `About ${claim.kind}`,
    p_body_text: 'Plain text',
    p_body_html: '<p>As a page</p>',
  })
  if (error) throw error
  return data
}

export type Outcome = 'sent' | 'logged' | 'retry' | 'refused' | 'unknown'

export const record = (db: TestDatabase, claim: Claim, outcome: Outcome = 'sent', reason?: string) =>
  db.service.rpc('acknowledge_message', {
    p_message_id: claim.message_id,
    p_attempt: claim.attempt,
    p_outcome: outcome,
    ...(reason ? { p_error: reason } : {}),
  })

/** Sends everything that is due, as send-due does; gives the sent messages. */
export async function sendAll(db: TestDatabase, channel?: 'email' | 'sms'): Promise<Claim[]> {
  const claims = await claimDue(db, channel)
  const sent = []
  for (const claim of claims)
    if (await begin(db, claim)) {
      await record(db, claim).throwOnError()
      sent.push(claim)
    }
  return sent
}

export const deliveryById = (db: TestDatabase, id: string) =>
  queryOne<{ status: string; attempts: number; error: string | null; subject: string | null }>(
    db.backend,
    'select status, attempts, error, subject from public.outbox where id = $1::text::uuid',
    [id],
  )

/** A booking whose confirmation has just been claimed, with nothing else due. */
export async function claimed(db: TestDatabase, values: Record<string, unknown> = {}) {
  await setClock(db.backend, '2029-12-01T00:00:00Z')
  const booking = await addBooking(db.backend, values)
  const mine = (await claimDue(db)).find((one) => one.booking?.booking_id === booking.id)
  if (!mine) throw new Error('the confirmation could not be claimed')
  return { ...booking, claim: mine }
}

/** A booking whose confirmation was sent; the clock is set to `minutes` before the call. */
export async function remindable(db: TestDatabase, minutes: number, times: string[]) {
  const one = await claimed(db, { reminders: { email: { enabled: true, times } } })
  await begin(db, one.claim)
  await record(db, one.claim).throwOnError()
  await setClock(db.backend, before(one.date, minutes))
  return one
}

/** The functions above for one database, whose clock `at` sets. */
export const outboxOf = (db: TestDatabase) => ({
  at: (moment: string) => setClock(db.backend, moment),
  later: (minutes: number) => later(db.backend, minutes),
  claimed: (values?: Record<string, unknown>) => claimed(db, values),
  remindable: (minutes: number, times: string[]) => remindable(db, minutes, times),
  claimsOf: (id: string) => claimsOf(db, id),
  retry: (id: string) => db.admin.rpc('retry_message', { p_message_id: id }),
})
