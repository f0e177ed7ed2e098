import { beforeAll, describe, expect, test } from 'vitest'
import { databaseForFile } from '../support/database'
import { switchSms } from '../support/sms-reminders'
import { giveClock, setClock } from '../support/studio-clock'
import * as outbox from './support/outbox'

const { addBooking, change, emailsOf, short } = outbox

const db = databaseForFile()
beforeAll(async () => {
  await giveClock(db.backend)
  await switchSms(db.backend, true)
})

const emails = async (id: string) => (await emailsOf(db.backend, id)).map(short)
const at = (moment: string) => setClock(db.backend, moment)

describe('a cancelled call', () => {
  const sentConfirmation = (id: string) =>
    db.backend.query(
      `update public.outbox set status = 'sent'
      where booking_id = $1::text::uuid and kind = 'booking_confirmation'`,
      [id],
    )

  test('cancels all waiting messages and plans an email about the cancellation', async () => {
    const { id } = await addBooking(db.backend)
    await sentConfirmation(id)
    await change(db, id, { status: 'cancelled' })
    expect((await emails(id)).toSorted()).toEqual([
      '1440 cancelled',
      '15 cancelled',
      '5 cancelled',
      '60 cancelled',
      'booking_cancelled pending',
      'booking_confirmation sent',
    ])
  })

  test('gets no email if no email about it was ever sent', async () => {
    const { id } = await addBooking(db.backend)
    await change(db, id, { status: 'cancelled' })
    expect(new Set((await emails(id)).map((row) => row.split(' ')[1]))).toEqual(new Set(['cancelled']))
  })

  test('sends its email after two minutes, or none if it is booked again by then', async () => {
    const { id } = await addBooking(db.backend)
    await sentConfirmation(id)
    await change(db, id, { status: 'cancelled' })
    expect(await outbox.claimsOf(db, id)).toEqual([])
    await outbox.later(db.backend, 2)
    expect(await outbox.claimsOf(db, id)).toMatchObject([{ kind: 'booking_cancelled' }])
    await change(db, id, { status: 'booked' })
    await outbox.sendAll(db)
    await change(db, id, { status: 'cancelled' })
    await change(db, id, { status: 'booked' })
    await outbox.later(db.backend, 2)
    expect(await outbox.claimsOf(db, id)).toMatchObject([{ kind: 'booking_confirmation' }])
    await at('2029-12-01T00:00:00Z')
  })

  test('that is booked again gets its confirmation and reminders again', async () => {
    const { id } = await addBooking(db.backend)
    await change(db, id, { status: 'cancelled' })
    await change(db, id, { status: 'booked' })
    expect((await emails(id)).filter((row) => row.endsWith('pending'))).toEqual([
      'booking_confirmation pending',
      '1440 pending',
      '60 pending',
      '15 pending',
      '5 pending',
    ])
  })
})
