import { beforeAll, describe, expect, test } from 'vitest'
import { databaseForFile, newCaller } from '../support/database'
import { giveClock, setClock } from '../support/studio-clock'
import * as outbox from './support/outbox'

const { addBooking, change, emailsOf, short } = outbox
const db = databaseForFile()
beforeAll(async () => {
  await giveClock(db.backend)
  await setClock(db.backend, '2029-12-01T00:00:00Z')
})

const room = 'https://meet.example.test/studio'
const setRoom = (meeting_link: string | null) =>
  db.admin
    .from('site_settings')
    .upsert({ key: 'calls', value: { meeting_link } }, { onConflict: 'key' })
    .throwOnError()

async function seen(id: string) {
  const { manage_token: token } = await db.row('booking_submissions', id)
  return (await newCaller(db.backend).rpc('managed_booking', { token })).data as Record<string, unknown>
}
const linkOf = async (id: string) => (await seen(id)).meeting_link
async function mailed(id: string) {
  const [claim] = await outbox.claimsOf(db, id)
  return claim?.booking as unknown as Record<string, unknown> | undefined
}

describe('the link of a video call', () => {
  test('is the studio’s unless the call has its own, and appears in its emails and on its page', async () => {
    await setRoom(room)
    const { id } = await addBooking(db.backend)
    expect(await linkOf(id)).toBe(room)
    expect(await mailed(id)).toMatchObject({ meeting_link: room })
    await change(db, id, { meeting_link: 'https://meet.example.test/own' })
    expect(await seen(id)).toMatchObject({ meeting_link: 'https://meet.example.test/own', sequence: 1 })
    await setRoom('')
    expect(await linkOf(id)).toBe('https://meet.example.test/own')
    expect(await linkOf((await addBooking(db.backend)).id)).toBeNull()
  })

  test('is missing for voice calls and for calls that are requested, cancelled or unconfirmed', async () => {
    await setRoom(room)
    const link = async (values: object) => linkOf((await addBooking(db.backend, { ...values })).id)
    expect(await link({})).toBe(room)
    expect(await link({ call_method: 'voice' })).toBeNull()
    expect(await link({ status: 'requested' })).toBeNull()
    expect(await link({ status: 'cancelled' })).toBeNull()
    expect(await link({ confirmed_at: null })).toBeNull()
    await setRoom('')
  })

  test.each([
    'http://meet.example.test',
    'javascript:alert(1)',
    'https://a b',
    'https://a\r\nX-B:c',
    'https://a"><b',
  ])('cannot be %j', async (meeting_link) => {
    const { id } = await addBooking(db.backend)
    const { error } = await db.admin.from('booking_submissions').update({ meeting_link }).eq('id', id)
    expect(error?.code).toBe('23514')
  })
})

describe('the studio’s reason for cancelling', () => {
  test('appears in the email and on the page, and is deleted when the call is booked again', async () => {
    const { id, claim } = await outbox.claimed(db)
    await outbox.begin(db, claim)
    await outbox.record(db, claim).throwOnError()
    await change(db, id, { status: 'cancelled', cancel_reason: 'I am unwell.' })
    expect(await seen(id)).toMatchObject({ status: 'cancelled', cancel_reason: 'I am unwell.' })
    await outbox.later(db.backend, 3)
    expect(await mailed(id)).toMatchObject({ cancel_reason: 'I am unwell.' })
    await change(db, id, { status: 'booked' })
    expect(await seen(id)).toMatchObject({ status: 'booked', cancel_reason: null })
  })

  test('is stored only for a cancelled call', async () => {
    const { id } = await addBooking(db.backend)
    await change(db, id, { cancel_reason: 'Too early.' })
    expect(await seen(id)).toMatchObject({ cancel_reason: null })
  })
})

describe('a call that the studio enters', () => {
  const waiting = async (id: string) =>
    (await emailsOf(db.backend, id)).map(short).filter((row) => row.endsWith('pending'))
  const typed = async (values: object) => {
    const row = { name: 'Aina', call_method: 'voice', message: 'They phoned.', ...values }
    const { data, error } = await db.admin
      .from('booking_submissions')
      .insert({ ...row, preferred_date: outbox.ownDay(), preferred_time: '9:00 AM' } as never)
      .select('id, confirmed_at')
      .single()
    if (error) throw error
    return data
  }

  test('is confirmed, by email if there is an address', async () => {
    const { id, confirmed_at } = await typed({ contact: 'aina@example.test' })
    expect(confirmed_at).not.toBeNull()
    expect(await waiting(id)).toEqual(['booking_confirmation pending'])
    expect(await seen(id)).toMatchObject({ by_email: true })
  })

  test.each([
    ['with a number alone', { contact: '012-345 6789' }],
    ['that the studio notifies itself', { contact: 'aina@example.test', notify_by_email: false }],
  ])('%s sends no email, not even when moved or cancelled', async (_, values) => {
    const { id } = await typed({ reminders: outbox.everything, ...values })
    await change(db, id, { preferred_time: '9:30 AM' })
    await change(db, id, { status: 'cancelled' })
    expect(await waiting(id)).toEqual([])
    expect(await seen(id)).toMatchObject({ by_email: false })
  })

  test('sends no more emails once the studio notifies the customer itself', async () => {
    const { id } = await typed({ contact: 'aina@example.test', reminders: outbox.everything })
    await change(db, id, { notify_by_email: false })
    expect(await outbox.claimsOf(db, id)).toEqual([])
    expect(await waiting(id)).toEqual([])
  })
})
