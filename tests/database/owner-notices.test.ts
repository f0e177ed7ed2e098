import { describe, expect, test } from 'vitest'
import { disableAlerts, alertOnly } from '../support/alerts'
import { newCaller, queryOne } from '../support/database'
import { owner, quietDays } from '../support/quiet-days'
import { customers } from './support/customers'
import { begin, type Claim, claimDue, deliveryById, record } from './support/outbox'
import { deleteWhere, deletionOf } from '../support/set-deleted'

const { countSubmissions, database, at, moment, save, write, writeTimes } = quietDays()

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

/** Claims the owner's notices that are due. */
const claimed = async () =>
  ((await claimDue(database())) as NoticeClaim[]).filter(({ kind }) => kind === 'owner_notice')

/** Sends the notices that are due; gives what they say, such as 'new Aina' per lead. */
async function sentNotices(): Promise<string[]> {
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

const { book, apply, ask, move, cancel } = customers(database, () => moment('').slice(0, 10))

describe('the owner gets an email', () => {
  test('about a new call at once, with its message and where to answer', async () => {
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

  test('about a message, a quote request and an application', async () => {
    await ask('Asker')
    await newCaller(database().backend)
      .rpc('submit_contact', { name: 'Quoter', contact: 'q@example.test', message: 'Hello', kind: 'quote' })
      .throwOnError()
    await apply('Applicant')
    expect(await sentNotices()).toEqual(['new Asker', 'new Quoter', 'new Applicant'])
    expect(await sentNotices()).toEqual([])
  })

  test('about a move with the previous time, and about a cancellation', async () => {
    const [moved, cancelled] = [await book('Moved'), await book('Cancelled')]
    await sentNotices()
    await move(moved)
    await cancel(cancelled)
    const [claim] = await claimed()
    expect(claim?.notice?.leads.map(({ event, lead }) => `${event} ${lead.name}`)).toEqual([
      'moved Moved',
      'cancelled Cancelled',
    ])
    expect(Date.parse(claim?.notice?.leads[0]?.was ?? '')).toBe(Date.parse(`${moved.day}T09:00+08:00`))
  })

  test('about a requested call, and when its link books it', async () => {
    await countSubmissions(21)
    const asked = await book('Asked')
    expect(await database().row('booking_submissions', asked.id)).toMatchObject({ status: 'requested' })
    await database().backend.exec('delete from private.owner_events; delete from private.rate_limits')
    await newCaller(database().backend).rpc('confirm_booking', { token: asked.email_token }).throwOnError()
    expect(await sentNotices()).toEqual(['confirmed Asked'])
  })

  test('once about a call that was booked and moved within a minute', async () => {
    const call = await book('Quick')
    await move(call)
    const [claim] = await claimed()
    expect(claim?.notice?.leads).toMatchObject([
      { event: 'new', lead: { id: call.id, preferred_time: '2:30 PM' } },
    ])
  })

  test('about many leads at once, which lists twenty and counts the rest', async () => {
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
  ])('but not about %s if they are switched off', async (kind, expected) => {
    const before = await book('Before')
    await sentNotices()
    await database().backend.query(`update public.alert_recipients set ${kind} = false`)
    await book('Booker')
    await ask('Asker')
    await apply('Applicant')
    await cancel(before)
    expect(await sentNotices()).toEqual(expected)
  })

  test('but none while nobody gets alerts, not even later', async () => {
    await disableAlerts(database().backend)
    await book('Early')
    expect(await sentNotices()).toEqual([])
    await alertOnly(database().backend, owner)
    await book('Later')
    expect(await sentNotices()).toEqual(['new Later'])
  })

  test('about the kinds that each recipient chose, and a failing address delays no other', async () => {
    await database()
      .admin.from('alert_recipients')
      .insert({ email: 'calls@example.test', requests: false })
      .throwOnError()
    await book('Booker')
    await ask('Asker')
    const names = (claims: NoticeClaim[]) =>
      Object.fromEntries(
        claims.map(({ recipient, notice }) => [recipient, notice?.leads.map(({ lead }) => lead.name)]),
      )
    const first = await claimed()
    expect(names(first)).toEqual({ [owner]: ['Booker', 'Asker'], 'calls@example.test': ['Booker'] })
    for (const claim of first) {
      expect(await begin(database(), claim)).toBe(true)
      const outcome = claim.recipient === owner ? 'sent' : 'retry'
      await record(database(), claim, outcome, outcome === 'retry' ? 'no route' : undefined).throwOnError()
    }
    await book('Later', undefined, '+60 12-345 6780')
    expect(names(await claimed())).toEqual({ [owner]: ['Later'] })
  })

  test('that goes to every administrator while no recipient is listed', async () => {
    const { admin, backend } = database()
    await backend.exec('delete from public.alert_recipients')
    const { data } = await admin.auth.getUser()
    await book('First of all')
    const claims = await claimed()
    expect(claims.map(({ recipient }) => recipient)).toContain(data.user?.email)
    expect(claims.map(({ notice }) => notice?.leads.map(({ lead }) => lead.name))).toEqual(
      claims.map(() => ['First of all']),
    )
    const { data: withoutRole } = await database().withoutRole.auth.getUser()
    expect(claims.map(({ recipient }) => recipient)).not.toContain(withoutRole.user?.email)
  })

  test('but not about changes in the admin or outside the API', async () => {
    const { admin } = database()
    const call = await book('By the admin', admin)
    await ask('Asked by the admin', admin)
    for (const change of [{ preferred_time: '4:00 PM' }, { status: 'cancelled' }])
      await admin.from('booking_submissions').update(change).eq('id', call.id).throwOnError()
    await database().add('contact_submissions')
    expect(await sentNotices()).toEqual([])
  })

  test('but not about spam or leads cancelled or deleted in the admin before the email was sent', async () => {
    const [kept, off] = [await book('Kept'), await book('Cancelled')]
    await ask('Spammer')
    await ask('Deleted')
    const { admin } = database()
    await admin.from('contact_submissions').update({ status: 'spam' }).eq('name', 'Spammer').throwOnError()
    await deleteWhere(admin, 'contact_submissions', 'name', 'Deleted')
    await admin.from('booking_submissions').update({ status: 'cancelled' }).eq('id', off.id).throwOnError()
    expect(await sentNotices()).toEqual(['new Kept'])
    await cancel(kept)
    await admin.rpc('set_deleted', deletionOf('booking_submissions', kept.id)).throwOnError()
    expect(await sentNotices()).toEqual([])
    const { status, error } = await queryOne<{ status: string; error: string }>(
      database().backend,
      "select status, error from public.outbox where kind = 'owner_notice' order by status limit 1",
    )
    expect({ status, error }).toEqual({
      status: 'cancelled',
      error: 'Its leads were deleted, cancelled or marked as spam.',
    })
  })

  test('six times at once, then every five minutes, then every fifteen', async () => {
    await save('protection', { submissions_an_hour: 1000 })
    const minutes: number[] = []
    for (let minute = 0; minute < 41; minute += 1) {
      await at(`13:${String(minute).padStart(2, '0')}:00`)
      await ask(`Asker of ${minute}`)
      if ((await sentNotices()).length > 0) minutes.push(minute)
    }
    expect(minutes).toEqual([0, 1, 2, 3, 4, 5, 10, 15, 20, 25, 40])
  })

  test('once an hour during a flood', async () => {
    await write()
    expect(await sentNotices()).toHaveLength(1)
    await writeTimes(30)
    expect(await sentNotices()).toEqual([])
    await at('12:59:59')
    expect(await sentNotices()).toEqual([])
    await at('13:00:00')
    expect(await sentNotices()).toHaveLength(20)
  })

  test('again after a failure, without losing leads that arrived meanwhile', async () => {
    await ask('First')
    const [claim] = await claimed()
    if (!claim) throw new Error('nothing was claimed')
    expect(await begin(database(), claim)).toBe(true)
    await record(database(), claim, 'retry', 'no route').throwOnError()
    await ask('Second')
    expect(await sentNotices()).toEqual([])
    await at('12:02:00')
    expect(await sentNotices()).toEqual(['new First'])
    expect(await sentNotices()).toEqual(['new Second'])
  })

  test('about a notice that was finally refused, as about every failure', async () => {
    await ask('Lost')
    const [claim] = await claimed()
    if (!claim) throw new Error('nothing was claimed')
    await begin(database(), claim)
    await record(database(), claim, 'refused', 'no such user').throwOnError()
    expect(await deliveryById(database(), claim.message_id)).toMatchObject({ status: 'failed' })
    expect((await claimDue(database())).map(({ alert }) => alert)).toEqual([{ alert: 'failures', failed: 1 }])
  })

  test('as a test if an administrator requests it and somebody gets alerts', async () => {
    const { admin, withoutRole, visitor } = database()
    await admin.rpc('send_test_notice').throwOnError()
    expect((await claimed()).map(({ notice }) => notice)).toEqual([{ test: true, leads: [] }])
    expect((await withoutRole.rpc('send_test_notice')).error?.code).toBe('42501')
    expect((await visitor.rpc('send_test_notice')).error?.code).toBe('42501')
    await disableAlerts(database().backend)
    expect((await admin.rpc('send_test_notice')).error).toMatchObject({ message: 'no_address' })
  })
})

test('erasing a person deletes the text of notices about them', async () => {
  await book('Forgotten')
  await ask('Remembered')
  await sentNotices()
  const stored = () =>
    database().backend.query<{ stored: string | null; subject: string | null }>(
      "select body_text as stored, subject from public.outbox where kind = 'owner_notice' and status = 'sent'",
    )
  expect(await stored()).toEqual([{ stored: 'Plain text', subject: 'About owner_notice' }])
  await database().admin.rpc('erase_person', { contact: 'nobody@example.test' }).throwOnError()
  expect(await stored()).toEqual([{ stored: 'Plain text', subject: 'About owner_notice' }])
  await database().admin.rpc('erase_person', { contact: 'forgotten@example.test' }).throwOnError()
  expect(await stored()).toEqual([{ stored: null, subject: null }])
})

test('the dashboard lists the leads about which nobody gets an email; none while no recipient is listed', async () => {
  const { admin, backend } = database()
  const unalerted = async () =>
    ((await admin.rpc('admin_today')).data as { unalerted?: string[] } | null)?.unalerted
  await backend.exec('delete from public.alert_recipients')
  expect(await unalerted()).toEqual([])
  await disableAlerts(backend)
  expect(await unalerted()).toEqual(['bookings', 'requests', 'applications'])
  await backend.exec('update public.alert_recipients set requests = true')
  expect(await unalerted()).toEqual(['bookings', 'applications'])
})
