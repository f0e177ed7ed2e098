import { beforeAll, describe, expect, test } from 'vitest'
import { databaseForFile } from '../support/database'
import { giveClock } from '../support/studio-clock'
import * as outbox from './support/outbox'

const { addBooking, before, begin, change, deliveryById, record } = outbox

const db = databaseForFile()
beforeAll(async () => {
  await giveClock(db.backend)
})

const { at, later, claimed, remindable, claimsOf, retry } = outbox.outboxOf(db)

describe('an email that was not accepted', () => {
  test('for a temporary reason is retried at growing intervals and fails after two days', async () => {
    const { id, claim } = await claimed({ reminders: {} })
    let last = claim
    const pauses = [1, 2, 5, 15, 30, 60, ...Array.from({ length: 23 }, () => 120)]
    for (const pause of pauses) {
      expect(await begin(db, last)).toBe(true)
      await record(db, last, 'retry', 'connection refused')
      expect(await deliveryById(db, claim.message_id)).toMatchObject({
        status: 'pending',
        error: 'connection refused',
      })
      await later(pause - 1)
      if (pause > 1) expect(await claimsOf(id)).toEqual([])
      await later(1)
      const [again] = await claimsOf(id)
      if (!again) throw new Error(`not claimed again after ${pause} minutes`)
      expect(again).toMatchObject({ message_id: claim.message_id, attempt: last.attempt + 1 })
      last = again
    }
    await later(60)
    await begin(db, last)
    await record(db, last, 'retry', 'connection refused')
    expect(await deliveryById(db, claim.message_id)).toMatchObject({
      status: 'failed',
      error: 'connection refused',
    })
  })

  test('for a permanent reason fails at once', async () => {
    const { id, claim } = await claimed({ reminders: {} })
    await begin(db, claim)
    await record(db, claim, 'refused', '550 no such user')
    await later(600)
    expect(await claimsOf(id)).toEqual([])
    expect(await deliveryById(db, claim.message_id)).toMatchObject({ status: 'failed', attempts: 1 })
  })

  test('or whose outcome is unknown is never repeated automatically', async () => {
    const { id, claim } = await claimed({ reminders: {} })
    await begin(db, claim)
    await record(db, claim, 'unknown', 'Timeout')
    await later(600)
    expect(await claimsOf(id)).toEqual([])
    expect(await deliveryById(db, claim.message_id)).toMatchObject({ status: 'unknown', error: 'Timeout' })
    expect((await retry(claim.message_id)).error).toBeNull()
    expect(await claimsOf(id)).toMatchObject([{ message_id: claim.message_id, attempt: 2 }])
  })

  test('is cancelled if a newer one of its kind is waiting', async () => {
    await at('2029-12-01T00:00:00Z')
    const { id } = await addBooking(db.backend, { reminders: {} })
    await outbox.sendAll(db)
    await change(db, id, { preferred_date: outbox.ownDay() })
    await later(2)
    const [moved] = await claimsOf(id)
    if (!moved) throw new Error('the move was not claimed')
    await begin(db, moved)
    await change(db, id, { preferred_date: outbox.ownDay() })
    await record(db, moved, 'retry', '451 busy')
    expect(await deliveryById(db, moved.message_id)).toMatchObject({
      status: 'cancelled',
      error: '451 busy',
    })
    await later(2)
    expect(await claimsOf(id)).toMatchObject([{ kind: 'booking_moved', booking: { sequence: 2 } }])
  })
})

describe('a clock that jumps ahead', () => {
  test('during a change of the booking cancels no upcoming reminder', async () => {
    const { id, date } = await remindable(61, ['1 hour'])
    await at(before(date, -1440))
    await change(db, id, { message: 'They also want a logo.' })
    await at(before(date, 60))
    expect(await claimsOf(id)).toMatchObject([{ minutes_before: 60 }])
  })

  test('while an email is being sent does not lose that it was sent', async () => {
    const { id, claim } = await claimed({ reminders: {} })
    await begin(db, claim)
    await at('2029-12-09T00:00:00Z')
    await claimsOf(id)
    await at('2029-12-01T00:00:00Z')
    await record(db, claim)
    expect(await deliveryById(db, claim.message_id)).toMatchObject({ status: 'sent', error: null })
  })
})
