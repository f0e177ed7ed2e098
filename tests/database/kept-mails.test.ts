import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, queryOne, type TestDatabase } from '../support/database'
import { addParents, insertRow, validRow } from '../support/database-rows'
import { addBooking } from './support/outbox'

const migration = new URL(
  '../../supabase/migrations/20261121003300_kept_mails_without_tokens.sql',
  import.meta.url,
)

interface Kept {
  body_text: string | null
  body_html: string | null
}

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
  await addParents(db.backend)
})
afterAll(() => db.close())

const tokenOf = async (id: string) => {
  const sql = 'select manage_token as token from public.booking_submissions where id = $1::text::uuid'
  return (await queryOne<{ token: string }>(db.backend, sql, [id])).token
}

/** A copy of a mail as it was kept before the migration; gives the delivery's id. */
async function plant(booking: string | null, { body_text, body_html }: Kept): Promise<string> {
  const of = booking ? { kind: 'booking_confirmation', booking_id: booking, subscriber_id: null } : {}
  const row = { ...validRow('email_deliveries'), ...of, subject: 'Kept', body_text, body_html }
  await insertRow(db.backend, 'email_deliveries', row)
  return row.id
}

const keptOf = (id: string) =>
  queryOne<Kept>(
    db.backend,
    'select body_text, body_html from public.email_deliveries where id = $1::text::uuid',
    [id],
  )

test('copies of booking mails made before lose the token of their own call, and nothing else', async () => {
  const [first, second] = [await addBooking(db.backend), await addBooking(db.backend)]
  // As if their confirmations had gone out already: each booking has one of its own.
  await db.backend.query('delete from public.email_deliveries where booking_id is not null')
  const [token, other] = [await tokenOf(first.id), await tokenOf(second.id)]
  const text = (key: string) =>
    `Dear Nurul,\n\nYour call is booked.\n\nMove or cancel: https://studio.test/book-a-call/manage?token=${key}\n\nNot you? https://studio.test/book-a-call/manage?token=${key}\n100 % \\1 & é 你好`
  const html = (key: string) => `<p>Dear Nurul,</p><a href="/book-a-call/manage?token=${key}">Move</a>`

  const whole = await plant(first.id, { body_text: text(token), body_html: html(token) })
  const textOnly = await plant(second.id, { body_text: text(other), body_html: null })
  const welcome = await plant(null, { body_text: text(token), body_html: html(token) })

  // It is run again over what an older release left behind.
  await db.backend.exec(await readFile(migration, 'utf8'))

  expect(await keptOf(whole)).toEqual({ body_text: text('not-shown'), body_html: html('not-shown') })
  expect(await keptOf(textOnly)).toEqual({ body_text: text('not-shown'), body_html: null })
  expect(await keptOf(welcome)).toEqual({ body_text: text(token), body_html: html(token) })
})
