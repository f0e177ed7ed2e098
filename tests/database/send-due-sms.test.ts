import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type TestDatabase } from '../support/database'
import { giveClock, setClock } from '../support/studio-clock'
import * as outbox from './support/outbox'

const { addBooking, before, change, later } = outbox

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
  await giveClock(db.backend)
})
afterAll(() => db.close())

describe('an SMS', () => {
  const row = async (id: string) => (await outbox.smsOf(db.backend, id)).map(outbox.short)
  const phone = { contact: '012-345 6789', reminders: { sms: { enabled: true, times: ['1 hour'] } } }

  async function claimedSms() {
    await setClock(db.backend, '2029-12-01T00:00:00Z')
    const { id, date } = await addBooking(db.backend, phone)
    await setClock(db.backend, before(date, 60))
    const { data } = await db.service.rpc('claim_due_sms').throwOnError()
    const claim = (data as unknown as outbox.Claim[]).find((one) => one.booking.booking_id === id)
    if (!claim) throw new Error('the SMS could not be claimed')
    const key = { p_delivery_id: claim.delivery_id, p_attempt: claim.attempt }
    const begin = async () =>
      (await db.service.rpc('begin_sms', { ...key, p_sequence: claim.booking.sequence, p_body: 'Hello' }))
        .data
    return { id, claim, key, begin }
  }

  test('is claimed, begun and sent as a mail is', async () => {
    const { id, claim, key, begin } = await claimedSms()
    expect(claim).toMatchObject({ attempt: 1, recipient: '012-345 6789', minutes_before: 60 })
    expect(await begin()).toBe(true)
    expect(await begin()).toBe(false)
    await db.service.rpc('record_sms', key).throwOnError()
    expect(await row(id)).toEqual(['60 sent'])
  })

  test('that was only logged says so, and can be sent once a provider is there', async () => {
    const { id, key, begin } = await claimedSms()
    await begin()
    await db.service.rpc('record_sms', { ...key, p_outcome: 'logged' }).throwOnError()
    expect(await row(id)).toEqual(['60 logged'])
    expect((await db.stranger.rpc('retry_sms', { p_delivery_id: key.p_delivery_id })).error?.code).toBe(
      '42501',
    )
    await db.admin.rpc('retry_sms', { p_delivery_id: key.p_delivery_id }).throwOnError()
    expect(await row(id)).toEqual(['60 pending'])
  })

  test('of a call that was cancelled meanwhile is not sent', async () => {
    const { id, begin } = await claimedSms()
    await change(db, id, { status: 'cancelled' })
    expect(await begin()).toBe(false)
    expect(await row(id)).toEqual(['60 cancelled'])
  })

  test('that was lost half-way has failed; before it began, it is taken again', async () => {
    const lost = await claimedSms()
    await lost.begin()
    await later(db.backend, 11)
    await db.service.rpc('claim_due_sms').throwOnError()
    expect(await row(lost.id)).toEqual(['60 failed'])
    const waiting = await claimedSms()
    await later(db.backend, 11)
    await db.service.rpc('claim_due_sms').throwOnError()
    expect(await row(waiting.id)).toEqual(['60 sending'])
    expect(await waiting.begin()).toBe(false)
  })
})
