import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { clientOf, newCaller, openDatabase, queryOne, type TestDatabase } from '../support/database'
import { newAddress } from '../support/caller-address'
import { insertRow, validRow } from '../support/database-rows'
import { giveClock, setClock } from '../support/studio-clock'

let db: TestDatabase
const owner = 'owner@example.test'

/** Each test begins at noon of a later day, with nothing counted and the owner's figures: 20 an hour. */
let day = 0
let hour = ''
beforeEach(async () => {
  db ??= await openDatabase()
  await giveClock(db.backend)
  day += 1
  hour = `2026-11-${String(day).padStart(2, '0')}T12`
  await at('00')
  await db.backend.exec(`
    delete from private.rate_limits; delete from public.floods; delete from public.deliveries;
    delete from public.contact_submissions; delete from public.booking_submissions;
    delete from public.newsletter_subscribers; delete from public.work_opportunities;
    delete from private.confirmed_addresses; delete from public.site_settings where key in ('owner_notices', 'protection')`)
  await save('protection', { submissions_an_hour: 20 })
  await save('owner_notices', { email: owner })
})
afterAll(() => db.close())

/** Minutes of the test's hour in Malaysia, or a whole moment. */
const at = (moment: string) =>
  setClock(db.backend, moment.length > 2 ? `${moment}+08` : `${hour}:${moment}:00+08`)
const save = (key: string, value: Record<string, string | number>) =>
  db.backend.query(
    `insert into public.site_settings (key, value) values ($1, $2::text::jsonb)
    on conflict (key) do update set value = excluded.value`,
    [key, JSON.stringify(value)],
  )

let writers = 0
const write = (message = 'Hello', caller = newCaller(db.backend)) =>
  caller.rpc('submit_contact', { name: 'A', contact: `w-${(writers += 1)}@example.test`, message })
/** Many at once, and one when they are through: who is on the way at the same moment is not counted. */
const writeTimes = async (times: number) => {
  const answers = await Promise.all(Array.from({ length: times - 1 }, () => write()))
  answers.push(await write())
  expect(answers.filter(({ error }) => error)).toEqual([])
}

const isFlooded = async () =>
  (await queryOne<{ yes: boolean }>(db.backend, 'select private.is_flooded() as yes')).yes
const floods = () =>
  db.backend.query<{ id: string; submissions: number; began: string; last: string; cleaned: boolean }>(
    `select id, submissions, to_char(began_at at time zone 'Asia/Kuala_Lumpur', 'DD HH24:MI') as began,
      to_char(last_at at time zone 'Asia/Kuala_Lumpur', 'DD HH24:MI') as last, cleaned_at is not null as cleaned
    from public.floods order by began_at`,
  )
const alerts = () =>
  db.backend.query<{ recipient: string; details: object; status: string }>(
    "select recipient, details, status from public.deliveries where kind = 'owner_alert' order by due_at",
  )
const today = () => String(day).padStart(2, '0')

describe('too many submissions', () => {
  test('up to the hour’s figure nothing happens', async () => {
    await writeTimes(20)
    expect(await isFlooded()).toBe(false)
    expect(await floods()).toEqual([])
    expect(await alerts()).toEqual([])
  })

  test('past it nobody is refused, there is a flood, and one mail goes to the owner', async () => {
    await at('10')
    await writeTimes(30)
    expect(await isFlooded()).toBe(true)
    const [flood, ...others] = await floods()
    expect(others).toEqual([])
    expect(flood).toMatchObject({ began: `${today()} 12:00`, last: `${today()} 12:10`, cleaned: false })
    await at('11')
    await writeTimes(10)
    expect(await floods()).toMatchObject([{ id: flood?.id, last: `${today()} 12:11`, submissions: 31 }])
    expect(await alerts()).toEqual([
      { recipient: owner, details: { alert: 'flood', flood_id: flood?.id }, status: 'pending' },
    ])
  })

  test('all forms count together', async () => {
    await writeTimes(14)
    for (let n = 0; n < 4; n += 1) {
      const email = `all-${n}@example.test`
      const caller = newCaller(db.backend)
      expect((await caller.rpc('subscribe_with_welcome_email', { subscriber_email: email })).error).toBeNull()
      const application = {
        full_name: 'Tan',
        contact_number: '012-345 6789',
        email,
        area_of_expertise: 'Other',
      }
      expect((await caller.rpc('submit_application', application)).error).toBeNull()
    }
    expect(await isFlooded()).toBe(true)
  })

  test('it lasts until the end of the next hour', async () => {
    await at('59')
    await writeTimes(21)
    await at(`2026-11-${today()}T13:59:59`)
    expect(await isFlooded()).toBe(true)
    await at(`2026-11-${today()}T14:00:00`)
    expect(await isFlooded()).toBe(false)
  })

  test('a figure that the owner raises ends it at once', async () => {
    await writeTimes(21)
    expect(await isFlooded()).toBe(true)
    await save('protection', { submissions_an_hour: 100 })
    expect(await isFlooded()).toBe(false)
  })

  test('one that goes on in the next hour is the same, one after a quiet hour is another', async () => {
    await writeTimes(21)
    await at(`2026-11-${today()}T13:30:00`)
    await writeTimes(25)
    expect(await floods()).toMatchObject([{ began: `${today()} 12:00`, last: `${today()} 13:30` }])
    await at(`2026-11-${today()}T16:30:00`)
    await writeTimes(25)
    expect(await floods()).toMatchObject([
      { began: `${today()} 12:00`, last: `${today()} 13:30` },
      { began: `${today()} 16:00`, last: `${today()} 16:30` },
    ])
  })

  test('the owner is written to once a day, however many floods there are', async () => {
    await writeTimes(21)
    await at(`2026-11-${today()}T20:00:00`)
    await writeTimes(21)
    expect(await floods()).toHaveLength(2)
    expect(await alerts()).toHaveLength(1)
    day += 1
    await at(`2026-11-${today()}T12:00:01`)
    await writeTimes(21)
    expect(await alerts()).toHaveLength(2)
  })

  test('without an address in the settings nobody is written to', async () => {
    await save('owner_notices', { email: '' })
    await writeTimes(21)
    expect(await floods()).toHaveLength(1)
    expect(await alerts()).toEqual([])
  })

  test('what the desk enters is not counted', async () => {
    const { data } = await db.admin.auth.getSession()
    const admin = clientOf(db.backend, undefined, {
      authorization: `Bearer ${data.session?.access_token}`,
      'cf-connecting-ip': newAddress(),
    })
    for (let n = 0; n < 40; n += 1) expect((await write('Hello', admin)).error).toBeNull()
    expect(await isFlooded()).toBe(false)
    expect(await db.backend.query('select bucket from private.rate_limits')).toEqual([])
  })
})

describe('the day’s bytes', () => {
  const used = () =>
    queryOne<{ bytes: number }>(
      db.backend,
      "select private.counted_of_all('bytes', private.window_start('1 day'))::integer as bytes",
    )

  test('are counted as they are stored, letters of several bytes too', async () => {
    const contact = 'bytes@example.test'
    await newCaller(db.backend).rpc('submit_contact', { name: 'Mei', contact, message: '林林' })
    expect(await used()).toEqual({ bytes: 3 + contact.length + 6 })
  })

  test('past them every form refuses and says where to write, until the next day in Malaysia', async () => {
    await db.backend.exec("select private.count_of_all('bytes', '1 day', 49999000, '0')")
    expect((await write('m'.repeat(500))).error).toBeNull()
    const { error, status } = await write('m'.repeat(900))
    expect({ status, message: error?.message, hint: error?.hint }).toEqual({
      status: 429,
      message: 'inbox_full',
      hint: 'Our inbox is full today. Please write to us on WhatsApp instead.',
    })
    day += 1
    await at(`2026-11-${today()}T00:00:01`)
    expect((await write('m'.repeat(900))).error).toBeNull()
  })
})

describe('cleaning up a flood', () => {
  const booking = (change: object) =>
    insertRow(db.backend, 'booking_submissions', {
      ...validRow('booking_submissions'),
      created_at: `${hour}:05:00+08`,
      ...change,
    })
  const stateOf = async (table: string, key: string) =>
    Object.fromEntries(
      (
        await db.backend.query<{ name: string; status: string }>(
          `select ${key} as name, status from public.${table} order by 1`,
        )
      ).map(({ name, status }) => [name, status]),
    )
  const apply = (email: string) =>
    newCaller(db.backend).rpc('submit_application', {
      full_name: 'Tan',
      contact_number: '012-345 6789',
      email,
      area_of_expertise: 'Other',
    })
  const subscribe = (email: string) =>
    newCaller(db.backend).rpc('subscribe_with_welcome_email', { subscriber_email: email })
  const send = (contact: string) =>
    newCaller(db.backend).rpc('submit_contact', { name: contact, contact, message: 'Hello' })
  const cleanUp = async () => {
    const [flood] = await floods()
    return db.admin.rpc('clean_up_flood', { flood: flood?.id ?? '' })
  }

  test('takes away what strangers left in it, and leaves what was confirmed, answered, noted or older', async () => {
    await db.backend.query("select private.confirm_address('known@example.test')")
    await at(`2026-11-${today()}T10:00:00`)
    await send('older@example.test')
    await subscribe('older@example.test')
    await booking({
      name: 'older',
      contact: 'older@example.test',
      created_at: `2026-11-${today()}T10:00:00+08`,
    })

    await at('05')
    for (const who of ['made-up', 'answered', 'noted', 'known']) {
      await send(`${who}@example.test`)
      await apply(`${who}@example.test`)
      await subscribe(`${who}@example.test`)
    }
    await booking({ name: 'made-up', contact: 'made-up@example.test' })
    await booking({ name: 'asked', contact: 'asked@example.test', status: 'asked_for' })
    await booking({ name: 'known', contact: 'known@example.test' })
    await booking({ name: 'confirmed', contact: 'c@example.test', confirmed_at: `${hour}:06:00+08` })
    const idOf = async (contact: string) =>
      (
        await queryOne<{ id: string }>(
          db.backend,
          'select id from public.contact_submissions where contact = $1',
          [contact],
        )
      ).id
    await db.admin
      .from('contact_submissions')
      .update({ status: 'replied' })
      .eq('id', await idOf('answered@example.test'))
    await db.admin
      .from('work_opportunities')
      .update({ status: 'reviewing' })
      .eq('email', 'answered@example.test')
    const noted = { subject_table: 'contact_submissions', subject_id: await idOf('noted@example.test') }
    expect((await db.admin.from('lead_notes').insert({ ...noted, body: 'Called back.' })).error).toBeNull()
    await writeTimes(12)
    expect(await floods()).toHaveLength(1)

    const { data, error } = await cleanUp()
    expect(error).toBeNull()
    // Twelve writers and made-up; made-up, noted; made-up, answered and noted; and of each of those its mails.
    expect(data).toEqual({ bookings: 2, requests: 13, applications: 2, subscribers: 3, mails: 5 })

    expect(await stateOf('booking_submissions', 'name')).toEqual({
      asked: 'cancelled',
      confirmed: 'booked',
      known: 'booked',
      'made-up': 'cancelled',
      older: 'booked',
    })
    expect(await stateOf('contact_submissions', "case when name = 'A' then 'writers' else name end")).toEqual(
      {
        'answered@example.test': 'replied',
        'known@example.test': 'new',
        'made-up@example.test': 'spam',
        'noted@example.test': 'new',
        'older@example.test': 'new',
        writers: 'spam',
      },
    )
    expect(await stateOf('work_opportunities', 'email')).toEqual({
      'answered@example.test': 'reviewing',
      'known@example.test': 'pending',
      'made-up@example.test': 'spam',
      'noted@example.test': 'spam',
    })
    const left = await db.backend.query('select email from public.newsletter_subscribers order by 1')
    expect(left).toEqual([{ email: 'known@example.test' }, { email: 'older@example.test' }])
    const waiting = await db.backend.query(
      `select distinct recipient from public.deliveries where status = 'pending' and kind <> 'owner_alert' order by 1`,
    )
    expect(waiting).toEqual([
      { recipient: 'c@example.test' },
      { recipient: 'known@example.test' },
      { recipient: 'older@example.test' },
    ])
    expect(await floods()).toMatchObject([{ cleaned: true }])

    const again = await cleanUp()
    expect(again.data).toEqual({ bookings: 0, requests: 0, applications: 0, subscribers: 0, mails: 0 })
  })

  test('of a flood that goes on what came since is cleaned up by the next press', async () => {
    await writeTimes(21)
    expect((await cleanUp()).data).toMatchObject({ requests: 21 })
    expect(await floods()).toMatchObject([{ cleaned: true }])
    await at('20')
    await writeTimes(5)
    expect(await floods()).toMatchObject([{ cleaned: false }])
    expect((await cleanUp()).data).toMatchObject({ requests: 5 })
  })

  test('is for administrators alone, and of a flood that there is', async () => {
    await writeTimes(21)
    const [flood] = await floods()
    for (const client of [db.visitor, db.stranger]) {
      const { error } = await client.rpc('clean_up_flood', { flood: flood?.id ?? '' })
      expect(error?.code).toBe('42501')
    }
    expect(await floods()).toMatchObject([{ cleaned: false }])
    const { error, status } = await db.admin.rpc('clean_up_flood', {
      flood: '123e4567-e89b-42d3-a456-426614174000',
    })
    expect({ status, message: error?.message }).toEqual({ status: 404, message: 'flood_not_found' })
    expect((await cleanUp()).error).toBeNull()
  })
})
