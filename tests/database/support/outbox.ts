import type { LocalBackend } from '../../../supabase/local/backend'
import { queryOne, type TestDatabase } from '../../support/database'
import { insertRow, validRow } from '../../support/database-rows'

/** What a claim hands out. */
export interface Claim {
  delivery_id: string
  attempt: number
  kind: string
  recipient: string
  minutes_before: number | null
  booking: { booking_id: string; manage_token: string; sequence: number; starts_at: string }
}

export interface DeliveryRow {
  kind: string
  status: string
  minutes_before: number | null
  /** How long before the call as it stands now. */
  due: number
  error: string | null
}

let day = 0
/** A day of its own for each booking, far from any other. */
export function ownDay(): string {
  day += 1
  return new Date(Date.UTC(2030, 0, day)).toISOString().slice(0, 10)
}

/** `minutes` before 9:00 AM in Malaysia of a day, as ISO. */
export const before = (date: string, minutes: number) =>
  new Date(Date.parse(`${date}T01:00:00Z`) - minutes * 60_000).toISOString()

/** So many minutes after the moment at which the test's clock stands. */
export const later = (backend: LocalBackend, minutes: number) =>
  backend.query('update private.test_clock set at = at + make_interval(mins => $1::text::integer)', [
    String(minutes),
  ])

export const everything = {
  email: { enabled: true, times: ['1 day', '1 hour', '15 minutes', '5 minutes'] },
  sms: { enabled: true, times: ['1 hour', '15 minutes', '5 minutes'] },
}

/** Adds a booking at 9:00 AM as superuser; gives its id and its day. */
export async function addBooking(
  backend: LocalBackend,
  change: Record<string, unknown> = {},
): Promise<{ id: string; date: string }> {
  const date = ownDay()
  const row = {
    ...validRow('booking_submissions'),
    preferred_date: date,
    reminders: everything,
    ...change,
  }
  await insertRow(backend, 'booking_submissions', row)
  return { id: row.id, date }
}

const rowsOf = (table: 'email_deliveries' | 'sms_deliveries') => (backend: LocalBackend, booking: string) =>
  backend.query<DeliveryRow>(
    `select d.kind, d.status, d.minutes_before, d.error,
      (extract(epoch from b.starts_at - d.due_at) / 60)::integer as due
    from public.${table} d join public.booking_submissions b on b.id = d.booking_id
    where d.booking_id = $1::text::uuid order by d.minutes_before desc nulls first, d.due_at, d.created_at`,
    [booking],
  )
export const emailsOf = rowsOf('email_deliveries')
export const smsOf = rowsOf('sms_deliveries')

/** '1440 pending', or 'booking_moved sent' for what is no reminder. */
export const short = ({ kind, status, minutes_before }: DeliveryRow) => `${minutes_before ?? kind} ${status}`

export const change = (db: TestDatabase, id: string, values: Record<string, unknown>) =>
  db.admin
    .from('booking_submissions')
    .update(values as never)
    .eq('id', id)
    .throwOnError()

export async function claimEmails(db: TestDatabase, limit = 100): Promise<Claim[]> {
  const { data, error } = await db.service.rpc('claim_due_emails', { p_limit: limit })
  if (error) throw error
  return data as unknown as Claim[]
}

export async function beginEmail(db: TestDatabase, claim: Claim): Promise<boolean> {
  const { data, error } = await db.service.rpc('begin_email', {
    p_delivery_id: claim.delivery_id,
    p_attempt: claim.attempt,
    p_sequence: claim.booking.sequence,
    p_subject: `About ${claim.kind}`,
    p_body_text: 'As text',
    p_body_html: '<p>As a page</p>',
  })
  if (error) throw error
  return data
}

export const recordEmail = (db: TestDatabase, claim: Claim, reason?: string) =>
  db.service.rpc('record_email', {
    p_delivery_id: claim.delivery_id,
    p_attempt: claim.attempt,
    ...(reason ? { p_error: reason } : {}),
  })

export const deliveryById = (db: TestDatabase, id: string) =>
  queryOne<{ status: string; attempts: number; error: string | null; subject: string | null }>(
    db.backend,
    'select status, attempts, error, subject from public.email_deliveries where id = $1::text::uuid',
    [id],
  )
