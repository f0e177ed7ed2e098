import { describe, expect, test } from 'vitest'
import { newCaller, queryOne } from '../support/database'
import { insertRow, validRow } from '../support/database-rows'
import { owner, quietDays } from '../support/quiet-days'
import { begin, type Claim, claimDue, deliveryById, record } from './support/outbox'

const { database, at, moment, save, write, writeTimes } = quietDays()

interface Notice {
  leads: Array<{
    event: string
    was: string | null
    table: string
    lead: { id: string } & Record<string, unknown>
    whatsapp: string | null
  }>
  more?: number
  test?: boolean
}
type NoticeClaim = Claim & { notice: Notice | null }

/** The notices to the owner that are due, claimed. */
const claimed = async () =>
  ((await claimDue(database())) as NoticeClaim[]).filter(({ kind }) => kind === 'owner_notice')

/** What the owner is told of now, all of it sent: 'new Aina' of each lead. */
async function told(): Promise<string[]> {
  const claims = await claimed()
  for (const claim of claims) {
    expect(claim.recipient).toBe(owner)
    expect(await begin(database(), claim)).toBe(true)
    await record(database(), claim).throwOnError()
  }
  return claims.flatMap(({ notice }) =>
    (notice?.leads ?? []).map(({ event, lead }) => `${event} ${lead.name ?? lead.full_name}`),
  )
}

let days = 0
/** Books a call on a day of its own; gives its id and its tokens. */
async function book(
  name: string,
  caller = newCaller(database().backend),
  contact = `${name.replaceAll(' ', '-')}@example.test`,
) {
  days += 1
  const day = new Date(Date.parse(`${moment('12:00:00')}:00`) + (5 + (days % 80)) * 86_400_000)
  const { data } = await caller
    .rpc('submit_booking', {
      name,
      contact,
      preferred_date: day.toISOString().slice(0, 10),
      preferred_time: '9:00 AM',
      call_method: 'video',
      message: 'A shop for batik.',
    })
    .throwOnError()
  const { booking_id: id } = data as { booking_id: string }
  return queryOne<{ id: string; token: string; mail_token: string; day: string }>(
    database().backend,
    `select id, manage_token as token, mail_token, preferred_date::text as day
    from public.booking_submissions where id = $1::text::uuid`,
    [id],
  )
}
const apply = (full_name: string) =>
  newCaller(database().backend)
    .rpc('submit_application', {
      full_name,
      contact_number: '012-345 6789',
      email: `${full_name}@example.test`,
      area_of_expertise: 'Other',
    })
    .throwOnError()
const ask = (name: string, caller = newCaller(database().backend)) =>
  caller.rpc('submit_contact', { name, contact: '012-345 6789', message: 'Hello' }).throwOnError()
const move = ({ token, day }: { token: string; day: string }) =>
  newCaller(database().backend)
    .rpc('reschedule_booking', { token, preferred_date: day, preferred_time: '2:30 PM' })
    .throwOnError()
const cancel = ({ token }: { token: string }) =>
  newCaller(database().backend).rpc('cancel_booking', { token }).throwOnError()
const news = async (client = database().admin) =>
  (await client.rpc('admin_news').throwOnError()).data as unknown as Record<string, number> & {
    unseen: Record<string, Record<string, string>>
  }
const see = (of_table: string, row_id: string, client = database().admin) =>
  client.rpc('mark_seen', { of_table, row_id })
const rowOf = (table: string, id: string) =>
  queryOne<Record<string, unknown>>(
    database().backend,
    `select * from public.${table} where id = $1::text::uuid`,
    [id],
  )

describe('the owner is mailed', () => {
  test('of a new call at once, with what it says and where to answer', async () => {
    await book('Aina', undefined, '+60 12-345 6789')
    const [claim, ...others] = await claimed()
    expect(others).toEqual([])
    expect(claim).toMatchObject({ recipient: owner, booking: null, alert: null })
    expect(claim?.notice?.leads).toMatchObject([
      {
        event: 'new',
        was: null,
        table: 'booking_submissions',
        whatsapp: '60123456789',
        lead: { name: 'Aina', message: 'A shop for batik.', status: 'booked', call_method: 'video' },
      },
    ])
    expect(JSON.stringify(claim)).not.toMatch(/(manage|mail)_token":|idempotency_key/)
  })

  test('of a message, a quote request and an application', async () => {
    await ask('Asker')
    await newCaller(database().backend)
      .rpc('submit_contact', { name: 'Quoter', contact: 'q@example.test', message: 'Hello', kind: 'quote' })
      .throwOnError()
    await apply('Applicant')
    expect(await told()).toEqual(['new Asker', 'new Quoter', 'new Applicant'])
    expect(await told()).toEqual([])
  })

  test('of a move with the time before, and of a cancellation', async () => {
    const [moved, cancelled] = [await book('Moved'), await book('Cancelled')]
    await told()
    await move(moved)
    await cancel(cancelled)
    const [claim] = await claimed()
    expect(claim?.notice?.leads.map(({ event, lead }) => `${event} ${lead.name}`)).toEqual([
      'moved Moved',
      'cancelled Cancelled',
    ])
    expect(Date.parse(claim?.notice?.leads[0]?.was ?? '')).toBe(Date.parse(`${moved.day}T09:00+08:00`))
  })

  test('of a call that was asked for, and when its link books it', async () => {
    await writeTimes(21)
    const asked = await book('Asked')
    expect(await rowOf('booking_submissions', asked.id)).toMatchObject({ status: 'asked_for' })
    await database().backend.exec('delete from private.owner_events; delete from private.rate_limits')
    await newCaller(database().backend).rpc('managed_booking', { token: asked.mail_token }).throwOnError()
    expect(await told()).toEqual(['confirmed Asked'])
  })

  test('once of a call that was booked and moved within the minute', async () => {
    const call = await book('Quick')
    await move(call)
    const [claim] = await claimed()
    expect(claim?.notice?.leads).toMatchObject([
      { event: 'new', lead: { id: call.id, preferred_time: '2:30 PM' } },
    ])
  })

  test('by one mail of many, which names twenty and counts the rest', async () => {
    await save('protection', { submissions_an_hour: 100 })
    for (let n = 0; n < 23; n += 1) await ask(`Asker ${n}`)
    const [claim, ...others] = await claimed()
    expect(others).toEqual([])
    expect(claim?.notice).toMatchObject({ more: 3 })
    expect(claim?.notice?.leads.map(({ lead }) => lead.name)).toEqual(
      Array.from({ length: 20 }, (_, n) => `Asker ${n}`),
    )
  })

  test.each([
    ['bookings', ['new Asker', 'new Applicant', 'cancelled Before']],
    ['requests', ['new Booker', 'new Applicant', 'cancelled Before']],
    ['applications', ['new Booker', 'new Asker', 'cancelled Before']],
    ['changes', ['new Booker', 'new Asker', 'new Applicant']],
  ])('not of %s where they are switched off', async (kind, expected) => {
    const before = await book('Before')
    await told()
    await database().backend.query(
      `update public.site_settings set value = value || jsonb_build_object($1::text, false) where key = 'owner_notices'`,
      [kind],
    )
    await book('Booker')
    await ask('Asker')
    await apply('Applicant')
    await cancel(before)
    expect(await told()).toEqual(expected)
  })

  test('not without an address, nor of it later', async () => {
    await save('owner_notices', { email: '' })
    await book('Early')
    expect(await told()).toEqual([])
    await save('owner_notices', { email: owner })
    await book('Later')
    expect(await told()).toEqual(['new Later'])
  })

  test('not of what the desk does, nor of what is written outside the API', async () => {
    const { admin, backend } = database()
    const call = await book('By the desk', admin)
    await ask('Asked by the desk', admin)
    for (const change of [{ preferred_time: '4:00 PM' }, { status: 'cancelled' }])
      await admin.from('booking_submissions').update(change).eq('id', call.id).throwOnError()
    await insertRow(backend, 'contact_submissions', validRow('contact_submissions'))
    expect(await told()).toEqual([])
  })

  test('not of spam, nor of what the desk has cancelled or deleted before the mail went', async () => {
    const [kept, off] = [await book('Kept'), await book('Called off')]
    await ask('Spammer')
    await ask('Deleted')
    const { admin } = database()
    await admin.from('contact_submissions').update({ status: 'spam' }).eq('name', 'Spammer').throwOnError()
    await admin.from('contact_submissions').delete().eq('name', 'Deleted').throwOnError()
    await admin.from('booking_submissions').update({ status: 'cancelled' }).eq('id', off.id).throwOnError()
    expect(await told()).toEqual(['new Kept'])
    await cancel(kept)
    await admin.from('booking_submissions').delete().eq('id', kept.id).throwOnError()
    expect(await told()).toEqual([])
    const { status, error } = await queryOne<{ status: string; error: string }>(
      database().backend,
      "select status, error from public.deliveries where kind = 'owner_notice' order by status limit 1",
    )
    expect({ status, error }).toEqual({ status: 'cancelled', error: 'Nothing of it is left to tell.' })
  })

  test('by six mails at once, then every five minutes, then every fifteen', async () => {
    await save('protection', { submissions_an_hour: 1000 })
    const minutes: number[] = []
    for (let minute = 0; minute < 60; minute += 1) {
      await at(`13:${String(minute).padStart(2, '0')}:00`)
      await ask(`Asker of ${minute}`)
      if ((await told()).length > 0) minutes.push(minute)
    }
    expect(minutes).toEqual([0, 1, 2, 3, 4, 5, 10, 15, 20, 25, 40, 55])
  })

  test('once an hour while there is a flood', async () => {
    await write()
    expect(await told()).toHaveLength(1)
    await writeTimes(30)
    expect(await told()).toEqual([])
    await at('12:59:59')
    expect(await told()).toEqual([])
    await at('13:00:00')
    expect(await told()).toHaveLength(20)
  })

  test('again after a failure, with nothing lost of what came meanwhile', async () => {
    await ask('First')
    const [claim] = await claimed()
    if (!claim) throw new Error('nothing was claimed')
    expect(await begin(database(), claim)).toBe(true)
    await record(database(), claim, 'retry', 'no route').throwOnError()
    await ask('Second')
    expect(await told()).toEqual([])
    await at('12:02:00')
    expect(await told()).toEqual(['new First'])
    expect(await told()).toEqual(['new Second'])
  })

  test('of a notice that was refused for good as of every failure', async () => {
    await ask('Lost')
    const [claim] = await claimed()
    if (!claim) throw new Error('nothing was claimed')
    await begin(database(), claim)
    await record(database(), claim, 'refused', 'no such user').throwOnError()
    expect(await deliveryById(database(), claim.delivery_id)).toMatchObject({ status: 'failed' })
    expect((await claimDue(database())).map(({ alert }) => alert)).toEqual([{ alert: 'failures', failed: 1 }])
  })

  test('once however many programs send', async () => {
    await ask('Only once')
    const rounds = await Promise.all(Array.from({ length: 5 }, claimed))
    expect(rounds.flat()).toHaveLength(1)
  })

  test('a test on request, by an administrator who has saved an address', async () => {
    const { admin, stranger, visitor } = database()
    await admin.rpc('send_test_notice').throwOnError()
    expect((await claimed()).map(({ notice }) => notice)).toEqual([{ test: true, leads: [] }])
    expect((await stranger.rpc('send_test_notice')).error?.code).toBe('42501')
    expect((await visitor.rpc('send_test_notice')).error?.code).toBe('42501')
    await save('owner_notices', { email: '' })
    expect((await admin.rpc('send_test_notice')).error).toMatchObject({ message: 'no_address' })
  })
})

test('what a notice said of somebody goes when they are erased', async () => {
  await book('Forgotten')
  await ask('Remembered')
  await told()
  const kept = () =>
    database().backend.query<{ kept: string | null; subject: string | null }>(
      "select body_text as kept, subject from public.deliveries where kind = 'owner_notice' and status = 'sent'",
    )
  expect(await kept()).toEqual([{ kept: 'As text', subject: 'About owner_notice' }])
  await database().admin.rpc('erase_person', { contact: 'nobody@example.test' }).throwOnError()
  expect(await kept()).toEqual([{ kept: 'As text', subject: 'About owner_notice' }])
  await database().admin.rpc('erase_person', { contact: 'forgotten@example.test' }).throwOnError()
  expect(await kept()).toEqual([{ kept: null, subject: null }])
})

describe('what nobody has opened', () => {
  test('is counted until somebody opens it', async () => {
    const call = await book('Call')
    await ask('Asker')
    await apply('Applicant')
    const all = await news()
    expect(all).toMatchObject({ bookings: 1, changes: 0, requests: 1, applications: 1, asked_for: 0 })
    expect(all.unseen.booking_submissions).toEqual({ [call.id]: 'new' })
    for (const [table, ids] of Object.entries(all.unseen))
      for (const id of Object.keys(ids)) await see(table, id).throwOnError()
    expect(await news()).toEqual({
      bookings: 0,
      changes: 0,
      requests: 0,
      applications: 0,
      asked_for: 0,
      unseen: { booking_submissions: {}, contact_submissions: {}, work_opportunities: {} },
    })
  })

  test('a call that was asked for is no new booking, and waits although it was seen', async () => {
    await writeTimes(21)
    const { id } = await book('Asked')
    expect(await news()).toMatchObject({ bookings: 0, asked_for: 1 })
    await see('booking_submissions', id).throwOnError()
    expect(await news()).toMatchObject({ bookings: 0, asked_for: 1, unseen: { booking_submissions: {} } })
  })

  test.each([
    ['moved', move],
    ['cancelled', cancel],
  ])('is a call again that its customer has %s', async (_, change) => {
    const call = await book('Changing')
    await see('booking_submissions', call.id).throwOnError()
    expect((await news()).unseen.booking_submissions).toEqual({})
    await change(call)
    expect(await news()).toMatchObject({
      bookings: 0,
      changes: 1,
      unseen: { booking_submissions: { [call.id]: 'changed' } },
    })
  })

  test('is nothing that the desk has made or changed, nor spam', async () => {
    const { admin, backend } = database()
    await book('By the desk', admin)
    await ask('By the desk', admin)
    await ask('Answered')
    const changed = await book('Moved by the desk')
    await admin
      .from('contact_submissions')
      .update({ status: 'replied' })
      .eq('name', 'Answered')
      .throwOnError()
    await admin
      .from('booking_submissions')
      .update({ preferred_time: '4:30 PM' })
      .eq('id', changed.id)
      .throwOnError()
    await insertRow(backend, 'contact_submissions', { ...validRow('contact_submissions'), status: 'spam' })
    expect(await news()).toMatchObject({ bookings: 0, changes: 0, requests: 0 })
  })

  test('opening it is no change: not in the log, no new time, no conflict, and confirms no call', async () => {
    const call = await book('Looked at')
    await ask('Looked at')
    const { id: request } = await queryOne<{ id: string }>(
      database().backend,
      "select id from public.contact_submissions where name = 'Looked at'",
    )
    for (const [table, id] of [
      ['booking_submissions', call.id],
      ['contact_submissions', request],
    ] as const) {
      const before = await rowOf(table, id)
      await see(table, id).throwOnError()
      const { seen_at: seen, ...after } = await rowOf(table, id)
      expect(seen).not.toBeNull()
      expect({ ...after, seen_at: null }).toEqual(before)
      const log = await database().backend.query(
        'select from public.audit_log where row_id = $1::text::uuid',
        [id],
      )
      expect(log).toEqual([])
    }
  })

  test('is marked by administrators alone, in the tables of leads alone', async () => {
    const { id } = await book('Closed')
    const { stranger, visitor, admin } = database()
    for (const client of [stranger, visitor])
      expect((await see('booking_submissions', id, client)).error?.code).toBe('42501')
    for (const table of ['orders', 'nothing', ''])
      expect((await see(table, id)).error).toMatchObject({ message: 'invalid_input', hint: 'of_table' })
    expect((await news()).unseen.booking_submissions).toEqual({ [id]: 'new' })
    expect((await see('booking_submissions', id, admin)).error).toBeNull()
  })

  test('a stranger is told of none, a visitor may not ask', async () => {
    await book('Private')
    expect((await news()).bookings).toBe(1)
    expect(await news(database().stranger)).toMatchObject({
      bookings: 0,
      asked_for: 0,
      unseen: { booking_submissions: {} },
    })
    expect((await database().visitor.rpc('admin_news')).error?.code).toBe('42501')
  })
})
