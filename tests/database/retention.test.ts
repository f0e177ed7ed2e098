import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseForFile, queryOne, queryValue } from '../support/database'
import { type TableName } from '../support/database-rows'
import { giveClock, setClock } from '../support/studio-clock'

const db = databaseForFile()
let hours = 0

beforeAll(async () => {
  await giveClock(db.backend)
})
/** Each test gets a new hour, because clearing runs once an hour. */
beforeEach(async () => {
  hours += 1
  await setClock(db.backend, new Date(Date.UTC(2040, 5, 15, hours, 30)).toISOString())
})

type Values = Record<string, unknown>

/** The period before the database's clock, a day longer and a day shorter: expired and not yet expired. */
async function moments(ago: string) {
  return queryOne<{ past: string; notYet: string }>(
    db.backend,
    `select (at - $1::text::interval - interval '1 day')::text as past,
      (at - $1::text::interval + interval '1 day')::text as "notYet" from private.test_clock`,
    [ago],
  )
}

const clear = async () => {
  const { data, error } = await db.service.rpc('clear_expired')
  if (error) throw error
  return data as Record<string, number>
}

const isThere = async (table: TableName, id: string) =>
  (await db.backend.query(`select from public.${table} where id = $1::text::uuid`, [id])).length > 0

const retained: Array<[string, TableName, string, (at: string) => Values]> = [
  ['a message', 'contact_submissions', '24 months', (updated_at) => ({ updated_at })],
  [
    'a call',
    'booking_submissions',
    '24 months',
    (updated_at) => ({ updated_at, preferred_date: '2030-01-07', status: 'cancelled' }),
  ],
  ['an application', 'work_opportunities', '12 months', (updated_at) => ({ updated_at })],
  ['a client of an earlier list', 'clients', '24 months', (updated_at) => ({ updated_at })],
  [
    'a message that is spam',
    'contact_submissions',
    '30 days',
    (updated_at) => ({ updated_at, status: 'spam' }),
  ],
  [
    'a call that is spam',
    'booking_submissions',
    '30 days',
    (updated_at) => ({ updated_at, preferred_date: '2041-01-07', status: 'spam' }),
  ],
  [
    'an application that is spam',
    'work_opportunities',
    '30 days',
    (updated_at) => ({ updated_at, status: 'spam' }),
  ],
  [
    'a subscription that nobody confirmed',
    'newsletter_subscribers',
    '30 days',
    (subscribed_at) => ({ subscribed_at }),
  ],
  [
    'an order that came to nothing',
    'orders',
    '24 months',
    (updated_at) => ({ updated_at, status: 'cancelled' }),
  ],
  [
    'a mail that was sent',
    'outbox',
    '6 months',
    (updated_at) => ({ updated_at, kind: 'owner_alert', subscriber_id: null, status: 'sent' }),
  ],
  ['an entry of the log', 'audit_log', '12 months', (created_at) => ({ created_at })],
  ['a flood', 'abuse_incidents', '12 months', (last_at) => ({ last_at, began_at: last_at })],
]

test.each(retained)('%s (%s) is deleted after %s and not before', async (_what, table, ago, values) => {
  const { past, notYet } = await moments(ago)
  const gone = await db.add(table, values(past))
  const kept = await db.add(table, values(notYet))
  expect(await clear()).toMatchObject({ [table]: 1 })
  expect([await isThere(table, gone), await isThere(table, kept)]).toEqual([false, true])
  await db.backend.query(`delete from public.${table} where id = $1::text::uuid`, [kept])
})

describe('clearing keeps', () => {
  test('a paid order until seven years after the end of its year, and the request it came from', async () => {
    const contact_submission_id = await db.add('contact_submissions', { updated_at: '2032-01-01T00:00:00Z' })
    const kept = await db.add('orders', {
      status: 'paid',
      // 1 January in Malaysia.
      updated_at: '2032-12-31T16:00:00Z',
      contact_submission_id,
    })
    const gone = await db.add('orders', { status: 'paid', updated_at: '2032-12-31T15:00:00Z' })
    expect(await clear()).toEqual({ orders: 1 })
    expect([await isThere('orders', gone), await isThere('orders', kept)]).toEqual([false, true])
    expect(await isThere('contact_submissions', contact_submission_id)).toBe(true)
  })

  test('the hash of an unsubscribed address, and a confirmed address', async () => {
    const subscribed_at = '2030-01-01T00:00:00Z'
    const kept = [
      await db.add('newsletter_subscribers', { subscribed_at, is_active: false }),
      await db.add('newsletter_subscribers', { subscribed_at, confirmed_at: subscribed_at }),
    ]
    expect(await clear()).toEqual({})
    for (const id of kept) expect(await isThere('newsletter_subscribers', id)).toBe(true)
  })

  test('a waiting email, and the log of erasures', async () => {
    const waiting = await db.add('outbox', {
      kind: 'owner_alert',
      subscriber_id: null,
      status: 'pending',
      updated_at: '2030-01-01T00:00:00Z',
    })
    const key_id = await queryValue<string>(db.backend, 'select id from private.erasure_keys')
    const erasure = await db.add('erasure_log', { key_id, created_at: '2020-01-01T00:00:00Z' })
    expect(await clear()).toEqual({})
    expect([await isThere('outbox', waiting), await isThere('erasure_log', erasure)]).toEqual([true, true])
  })
})

test('clearing a row deletes its notes and history and leaves no copy in the log', async () => {
  const id = await db.add('contact_submissions', { contact: 'trace@example.test' })
  const note = await db.admin
    .from('lead_notes')
    .insert({ subject_table: 'contact_submissions', subject_id: id, body: 'Looks odd.' })
  const planned = await db.admin
    .from('follow_ups')
    .insert({ lead_table: 'contact_submissions', lead_id: id, due_on: '2040-01-02', note: 'Ask again.' })
  const marked = await db.admin.from('contact_submissions').update({ status: 'spam' }).eq('id', id)
  expect([note.error, planned.error, marked.error]).toEqual([null, null, null])
  await db.backend.exec('alter table public.contact_submissions disable trigger set_updated_at')
  await db.backend.query(
    "update public.contact_submissions set updated_at = '2040-01-01' where id = $1::text::uuid",
    [id],
  )
  await db.backend.exec('alter table public.contact_submissions enable trigger set_updated_at')
  expect(await clear()).toEqual({ contact_submissions: 1 })
  const left = await db.backend.query<{ place: string }>(
    `select 'note' as place from public.lead_notes where subject_id = $1::text::uuid
    union all select 'follow-up' from public.follow_ups where lead_id = $1::text::uuid
    union all select 'log' from public.audit_log l where concat(l.before, l.after) ~ $1::text`,
    [id],
  )
  expect(left).toEqual([])
})

test('the caller of a call is stored while the call is upcoming, and counts until they expire', async () => {
  const [later, past] = ['2040-08-01', '2040-06-01']
  const callers = {
    'to come': { preferred_date: later },
    past: { preferred_date: past },
    confirmed: { preferred_date: later, preferred_time: '10:00 AM', confirmed_at: '2040-06-01T00:00:00Z' },
    cancelled: { preferred_date: later, status: 'cancelled' },
  }
  for (const [caller, values] of Object.entries(callers))
    await db.backend.query(
      'insert into private.booking_callers (booking_id, caller) values ($1::text::uuid, $2)',
      [await db.add('booking_submissions', values), caller],
    )
  await db.backend.query(`
    insert into private.rate_limits (bucket, key, window_start, expires_at)
    select 'form by caller', n || '.example', now(), at + make_interval(mins => n)
    from private.test_clock, generate_series(-30, 1) n where n <> 0`)
  await clear()
  expect(await db.backend.query('select caller from private.booking_callers order by 1')).toEqual([
    { caller: 'confirmed' },
    { caller: 'to come' },
  ])
  expect(
    await db.backend.query("select key from private.rate_limits where bucket = 'form by caller'"),
  ).toEqual([{ key: '1.example' }])
})

test('a deleted row is permanently removed after 30 days', async () => {
  const call = await db.add('booking_submissions', {})
  const [old, recent] = [await db.add('blog_topics', {}), await db.add('blog_topics', {})]
  for (const [table, id, at] of [
    ['booking_submissions', call, '2040-05-01'],
    ['blog_topics', old, '2040-05-01'],
    ['blog_topics', recent, '2040-06-01'],
  ] as const) {
    await db.backend.query(
      `update public.${table} set deleted_at = $2::text::timestamptz where id = $1::text::uuid`,
      [id, at],
    )
  }
  await clear()
  const kept = await db.backend.query(
    'select id from public.blog_topics where deleted_at is not null union select id from public.booking_submissions where deleted_at is not null',
  )
  expect(kept).toEqual([{ id: recent }])
})

test('an address stays confirmed as long as a row of it is kept', async () => {
  await db.add('contact_submissions', { contact: 'still@example.test', updated_at: '2040-01-01T00:00:00Z' })
  await db.backend.query(`insert into private.confirmed_addresses (address, confirmed_at)
    values ('still@example.test', '2030-01-01'), ('nothing@example.test', '2030-01-01')`)
  await clear()
  const left = await db.backend.query('select address from private.confirmed_addresses')
  expect(left).toEqual([{ address: 'still@example.test' }])
})

test('clearing runs once an hour, and again at the next call while rows are left', async () => {
  await db.backend.query(`
    insert into public.audit_log (table_name, row_id, action, created_at)
    select 'orders', gen_random_uuid(), 'insert', '2030-01-01' from generate_series(1, 700)`)
  expect([await clear(), await clear()]).toEqual([{ audit_log: 500 }, { audit_log: 200 }])
  await db.add('audit_log', { created_at: '2030-01-01T00:00:00Z' })
  expect(await clear()).toEqual({})
  await setClock(db.backend, new Date(Date.UTC(2040, 5, 15, hours + 1, 30)).toISOString())
  hours += 1
  expect(await clear()).toEqual({ audit_log: 1 })
})

/** The periods in the privacy policy, with their names in the database. */
const promised: Array<[string, string]> = [
  ['Newsletter, never confirmed', 'unconfirmed subscriptions'],
  ['Bookings, messages and requests for a quote', 'calls and requests'],
  ['Applications', 'applications'],
  ['Clients from our earlier lists', 'calls and requests'],
  ['Spam', 'spam'],
  ['Emails and text messages that we sent you', 'emails'],
  ['The log of changes in our records', 'history'],
  ['That an address was confirmed', 'calls and requests'],
  ['What we delete ourselves', 'deleted'],
  ['Orders', 'orders'],
]

test.each(promised)('the privacy policy and the database have the same period: %s', async (line, what) => {
  const { said, kept } = await queryOne<{ said: string; kept: boolean }>(
    db.backend,
    `select said, replace(said, 'seven', '7')::interval = private.retention($2::text) as kept
    from (
      select substring(content from '[*][*]' || $1::text || ':[*][*][^\n]*?((?:[0-9]+|seven) (?:days|months|years))') as said
      from public.legal_documents where type = 'privacy_policy' and content ~ 'Newsletter, never confirmed'
      order by last_updated desc limit 1
    ) policy`,
    [line, what],
  )
  expect([said, kept]).toEqual([expect.stringMatching(/ (days|months|years)$/), true])
})
