import { beforeAll, describe, expect, test } from 'vitest'
import { databaseForFile, type TestDatabase } from '../support/database'
import { switchSms } from '../support/sms-reminders'
import { giveClock, setClock } from '../support/studio-clock'
import * as outbox from './support/outbox'

const { addBooking, before, begin, record } = outbox

const db = databaseForFile()
beforeAll(async () => {
  await giveClock(db.backend)
  await switchSms(db.backend, true)
})

describe('an SMS', () => {
  const row = async (id: string) => (await outbox.smsOf(db.backend, id)).map(outbox.short)
  const phone = { contact: '012-345 6789', reminders: { sms: { enabled: true, times: ['1 hour'] } } }

  async function claimedSms() {
    await setClock(db.backend, '2029-12-01T00:00:00Z')
    const { id, date } = await addBooking(db.backend, phone)
    await setClock(db.backend, before(date, 60))
    const [claim] = await outbox.claimsOf(db, id, 'sms')
    if (!claim) throw new Error('the SMS could not be claimed')
    return { id, claim }
  }

  test('is claimed, begun and sent like an email', async () => {
    const { id, claim } = await claimedSms()
    expect(claim).toMatchObject({ attempt: 1, recipient: '012-345 6789', minutes_before: 60 })
    expect(await begin(db, claim)).toBe(true)
    expect(await begin(db, claim)).toBe(false)
    await record(db, claim).throwOnError()
    expect(await row(id)).toEqual(['60 sent'])
  })

  test('that was only logged has that status and can be sent once a provider is set up', async () => {
    const { id, claim } = await claimedSms()
    await begin(db, claim)
    await record(db, claim, 'logged').throwOnError()
    expect(await row(id)).toEqual(['60 logged'])
    const retry = (client: TestDatabase['admin']) =>
      client.rpc('retry_message', { p_message_id: claim.message_id })
    expect((await retry(db.withoutRole)).error?.code).toBe('42501')
    await retry(db.admin).throwOnError()
    expect(await row(id)).toEqual(['60 pending'])
  })

  test('is neither sent nor planned once the owner has switched SMS off; the booking stays', async () => {
    const { id, claim } = await claimedSms()
    await switchSms(db.backend, false)
    expect(await begin(db, claim)).toBe(false)
    expect((await outbox.smsOf(db.backend, id)).map(({ status, error }) => [status, error])).toEqual([
      ['cancelled', 'Reminders by SMS are switched off.'],
    ])
    const both = { ...phone, contact: 'off@example.test', reminders: outbox.everything }
    const unplanned = await addBooking(db.backend, { ...both, contact: '012-345 6780' })
    expect(await row(unplanned.id)).toEqual([])
    const byEmail = await addBooking(db.backend, both)
    expect(await outbox.emailsOf(db.backend, byEmail.id)).toHaveLength(5)
    await switchSms(db.backend, true)
  })
})
