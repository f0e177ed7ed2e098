import { beforeAll, describe, expect, test } from 'vitest'
import { databaseForFile, newCaller, queryValue } from '../support/database'
import { giveClock } from '../support/studio-clock'
import * as outbox from './support/outbox'
import { deletionOf, restorationOf } from '../support/set-deleted'

const db = databaseForFile()
beforeAll(async () => {
  await giveClock(db.backend)
})

const remove = (id: string) =>
  db.admin.rpc('set_deleted', deletionOf('booking_submissions', id)).throwOnError()
const restore = (id: string) =>
  db.admin.rpc('set_deleted', restorationOf('booking_submissions', id)).throwOnError()
const mails = (id: string) =>
  db.backend.query<{ kind: string; status: string }>(
    `select kind, status from public.outbox where booking_id = $1::text::uuid
    order by minutes_before desc nulls first, created_at, status`,
    [id],
  )
const confirmations = async (id: string) =>
  (await mails(id)).flatMap(({ kind, status }) => (kind === 'booking_confirmation' ? [status] : []))
async function confirmedCall() {
  const { id, claim } = await outbox.claimed(db)
  await outbox.begin(db, claim)
  await outbox.record(db, claim).throwOnError()
  return id
}

describe('a deleted call', () => {
  test('sends nothing more, and its emails stay on record', async () => {
    const id = await confirmedCall()
    await remove(id)
    expect(await confirmations(id)).toEqual(['sent'])
    expect((await mails(id)).filter(({ status }) => status === 'pending')).toEqual([])
    expect(await outbox.claimsOf(db, id)).toEqual([])
  })

  test('cancels an email that is being prepared', async () => {
    const { id, claim } = await outbox.claimed(db)
    await remove(id)
    expect(await outbox.begin(db, claim)).toBe(false)
    expect(await confirmations(id)).toEqual(['cancelled'])
  })

  test('cannot be opened by its links', async () => {
    const { id } = await outbox.addBooking(db.backend)
    const { email_token: token } = await db.row('booking_submissions', id)
    await remove(id)
    expect((await newCaller(db.backend).rpc('managed_booking', { token })).data).toBeNull()
    await restore(id)
    expect((await newCaller(db.backend).rpc('managed_booking', { token })).data).toMatchObject({
      booking_id: id,
    })
  })
})

describe('a call restored from the history', () => {
  test('keeps its emails, gets no second confirmation, and gets its reminders again', async () => {
    const id = await confirmedCall()
    await remove(id)
    await restore(id)
    expect(await confirmations(id)).toEqual(['sent'])
    const waiting = (await mails(id)).filter(({ status }) => status === 'pending')
    expect(waiting.map(({ kind }) => kind)).toEqual(Array.from({ length: 4 }, () => 'booking_reminder'))
  })

  test('gets a confirmation if none had been sent', async () => {
    const { id } = await outbox.addBooking(db.backend)
    await remove(id)
    await restore(id)
    expect(await confirmations(id)).toEqual(['cancelled', 'pending'])
  })
})

test('an erased call leaves no emails', async () => {
  const id = await confirmedCall()
  await remove(id)
  await db.admin
    .rpc('erase_person', {
      contact: await queryValue<string>(
        db.backend,
        'select recipient as contact from public.outbox where booking_id = $1::text::uuid limit 1',
        [id],
      ),
    })
    .throwOnError()
  expect(await mails(id)).toEqual([])
})
