import { beforeAll, describe, expect, test } from 'vitest'
import { databaseForFile, newCaller } from '../support/database'
import { giveClock } from '../support/studio-clock'
import { addBooking, begin, change, claimDue, emailsOf, outboxOf, record, sendAll } from './support/outbox'

const db = databaseForFile()
beforeAll(async () => {
  await giveClock(db.backend)
})
const { at, later } = outboxOf(db)
const noon = '2029-12-01T04:00:00Z'

let people = 0
const newAddress = () => `right-${(people += 1)}@example.test`

/** A call that a visitor booked with a wrong address, whose email went to another person. */
async function mistyped(values: Record<string, unknown> = {}) {
  await at(noon)
  await sendAll(db)
  const { id, date } = await addBooking(db.backend, {
    contact: newAddress(),
    reminders: { email: { enabled: true, times: ['1 hour'] } },
    ...values,
  })
  await sendAll(db)
  const { email_token: firstToken } = await db.row('booking_submissions', id)
  return { id, date, firstToken: firstToken as string }
}
const sentTo = async (address: string) =>
  (await sendAll(db)).filter(({ recipient }) => recipient === address).map(({ kind }) => kind)

describe('a corrected address', () => {
  test.each([
    ['booked', 'booking_confirmation'],
    ['requested', 'booking_request'],
  ])('of a %s call gets the %s', async (status, kind) => {
    const { id } = await mistyped({ status, confirmed_at: null })
    const right = newAddress()
    await change(db, id, { contact: right })
    expect(await sentTo(right)).toEqual([kind])
  })

  test('is the only one whose link opens the call: the first email’s neither shows, moves nor cancels it', async () => {
    const { id, firstToken } = await mistyped()
    await change(db, id, { contact: newAddress() })
    const visitor = newCaller(db.backend)
    expect((await visitor.rpc('managed_booking', { token: firstToken })).data).toBeNull()
    expect((await visitor.rpc('cancel_booking', { token: firstToken })).error?.message).toBe(
      'booking_not_found',
    )
    expect(await db.row('booking_submissions', id)).toMatchObject({ status: 'booked' })
    const [claim] = await claimDue(db)
    const token = claim?.booking?.email_token as string
    expect((await visitor.rpc('managed_booking', { token })).data).toMatchObject({ booking_id: id })
  })

  test('leaves the link of the browser that booked as it is', async () => {
    const { id } = await mistyped()
    const { manage_token: token } = await db.row('booking_submissions', id)
    await change(db, id, { contact: newAddress() })
    const { data } = await newCaller(db.backend).rpc('managed_booking', { token: token as string })
    expect(data).toMatchObject({ booking_id: id })
  })

  test.each([
    ['another spelling', (contact: string) => ` ${contact.toUpperCase()}`, {}],
    ['another change', (contact: string) => contact, { meeting_link: 'https://meet.example.test/a' }],
  ])('is not %s: the link stays and no confirmation goes out', async (_, spelled, values) => {
    const { id, firstToken } = await mistyped()
    const { contact } = await db.row('booking_submissions', id)
    await change(db, id, { contact: spelled(contact as string), ...values })
    expect(await db.row('booking_submissions', id)).toMatchObject({ email_token: firstToken })
    expect(await sentTo(contact as string)).toEqual([])
  })

  test('a message that was claimed for the old address is not sent to it', async () => {
    await at(noon)
    await sendAll(db)
    const { id } = await addBooking(db.backend, { contact: newAddress(), reminders: {} })
    const claim = (await claimDue(db)).find(({ booking }) => booking?.booking_id === id)
    if (!claim) throw new Error('nothing was claimed')
    const right = newAddress()
    await change(db, id, { contact: right })
    expect(await begin(db, claim)).toBe(false)
    expect(await sentTo(right)).toEqual(['booking_confirmation'])
    expect(await emailsOf(db.backend, id)).toMatchObject([
      { status: 'cancelled', error: 'The contact was corrected.' },
      { status: 'sent' },
    ])
  })

  test('of a call that is moved at the same time gets one email, the confirmation', async () => {
    const { id, date } = await mistyped()
    const right = newAddress()
    await change(db, id, { preferred_time: '3:00 PM', preferred_date: date })
    await change(db, id, { contact: right, preferred_time: '4:00 PM' })
    await later(5)
    expect(await sentTo(right)).toEqual(['booking_confirmation'])
  })

  test('of a cancelled or past call gets nothing', async () => {
    const { id } = await mistyped()
    await change(db, id, { status: 'cancelled' })
    await later(5)
    await sendAll(db)
    const right = newAddress()
    await change(db, id, { contact: right })
    expect(await sentTo(right)).toEqual([])
  })

  test('gets the reminders', async () => {
    const { id } = await mistyped()
    const right = newAddress()
    await change(db, id, { contact: right })
    const reminders = await db.backend.query(
      "select recipient, status from public.outbox where booking_id = $1::text::uuid and kind = 'booking_reminder'",
      [id],
    )
    expect(reminders).toEqual([{ recipient: right, status: 'pending' }])
  })
})

describe('sending the confirmation again', () => {
  const again = (id: string, client = db.admin) => client.rpc('resend_confirmation', { booking_id: id })

  test.each([
    ['booked', 'booking_confirmation'],
    ['requested', 'booking_request'],
  ])('sends a %s call’s %s, also to an unconfirmed address', async (status, kind) => {
    const { id } = await mistyped({ status, confirmed_at: null })
    const { contact } = await db.row('booking_submissions', id)
    await later(2)
    expect((await again(id)).data).toBe(contact)
    expect(await sentTo(contact as string)).toEqual([kind])
  })

  test('is refused within a minute, and possible afterwards', async () => {
    const { id } = await mistyped()
    const refused = { code: 'PT429', message: 'rate_limited' }
    expect((await again(id)).error).toMatchObject(refused)
    await later(2)
    expect((await again(id)).error).toBeNull()
    expect((await again(id)).error).toMatchObject(refused)
    await sendAll(db)
    expect((await again(id)).error).toMatchObject(refused)
    await later(2)
    expect((await again(id)).error).toBeNull()
  })

  test('of two presses at once sends one', async () => {
    const { id } = await mistyped()
    const { contact } = await db.row('booking_submissions', id)
    await later(2)
    const answers = await Promise.all([again(id), again(id)])
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
    expect(await sentTo(contact as string)).toHaveLength(1)
  })

  test('sends one that waits for the mail server at once, and no second one', async () => {
    await at(noon)
    await sendAll(db)
    const contact = newAddress()
    const { id } = await addBooking(db.backend, { contact, reminders: {} })
    const claim = (await claimDue(db)).find(({ booking }) => booking?.booking_id === id)
    if (!claim) throw new Error('nothing was claimed')
    await begin(db, claim)
    await record(db, claim, 'retry', 'No answer').throwOnError()
    await later(2)
    await db.backend.query(
      "update public.outbox set retry_at = private.app_now() + interval '1 hour' where id = $1::text::uuid",
      [claim.message_id],
    )
    expect(await sentTo(contact)).toEqual([])
    expect((await again(id)).error).toBeNull()
    expect(await sentTo(contact)).toEqual(['booking_confirmation'])
  })

  test.each([
    ['There is no email address to write to.', { contact: '012-345 6789' }],
    ['The call is not booked.', { status: 'cancelled' }],
    ['The studio notifies the client itself.', { notify_by_email: false }],
    ['The call has begun.', { preferred_date: '2029-11-30' }],
  ])('is refused: %s', async (hint, values) => {
    const { id } = await mistyped(values)
    await later(2)
    expect((await again(id)).error).toMatchObject({ code: 'PT409', message: 'not_sendable', hint })
  })

  test('is refused for a suppressed address', async () => {
    const { id } = await mistyped()
    const { contact } = await db.row('booking_submissions', id)
    await later(2)
    await db.add('email_suppressions', { address: contact })
    expect((await again(id)).error).toMatchObject({ hint: 'This address does not exist.' })
  })

  test('is refused to a visitor', async () => {
    const { id } = await mistyped()
    expect((await again(id, db.visitor)).error?.code).toBe('42501')
  })
})
