import { expect, test } from 'vitest'
import { databaseForFile, newCaller } from '../support/database'
import { edit } from '../support/edit'
import { answerOf, bookCall, inDays } from '../support/submissions'

const db = databaseForFile()

let days = 3
/** Books a call at 9:00 AM on a day of its own. */
async function booked(timezone: string, visitor_offset?: number) {
  days += 1
  const call = { preferred_date: inDays(days), preferred_time: '9:00 AM', timezone, visitor_offset }
  const { booking_id: id, manage_token: token } = answerOf(
    await bookCall(newCaller(db.backend), call).throwOnError(),
  )
  return { id, token, startsAt: `${call.preferred_date}T01:00:00+00:00` }
}
const move = (token: string, rest: object) =>
  newCaller(db.backend).rpc('reschedule_booking', {
    token,
    preferred_date: inDays((days += 1)),
    preferred_time: '9:00 AM',
    ...rest,
  })
const stored = async (id: string) => {
  const { timezone, visitor_offset, visitor_offset_at } = await db.row('booking_submissions', id)
  return [timezone, visitor_offset, visitor_offset_at]
}

test.each([
  ['Asia/Kathmandu', 345],
  ['Asia/Kathmandu', 405],
  ['Zone/Of_Tomorrow', -720],
])('the offset that a page showed for %s is stored with the start it was for: %i', async (zone, offset) => {
  const { id, startsAt } = await booked(zone, offset)
  expect(await stored(id)).toEqual([zone, offset, startsAt])
})

test.each([
  ['without one', undefined],
  ['that is no quarter of an hour', 350],
  ['more than two hours from the zone’s', 480],
  ['that no zone has', 855],
])('a booking with an offset %s is stored without it', async (_name, offset) => {
  const { id } = await booked('Asia/Kathmandu', offset)
  expect(await stored(id)).toEqual(['Asia/Kathmandu', null, null])
})

test('a move stores the zone and the offset that its page showed', async () => {
  const { id, token } = await booked('Asia/Kathmandu', 345)
  await move(token, { timezone: 'Asia/Tokyo', visitor_offset: 540 }).throwOnError()
  expect(await stored(id)).toEqual(['Asia/Tokyo', 540, `${inDays(days)}T01:00:00+00:00`])
  const { data } = await newCaller(db.backend).rpc('managed_booking', { token })
  expect(data).toMatchObject({ visitor_offset: 540, visitor_offset_at: `${inDays(days)}T01:00:00Z` })
})

test('a move without them keeps the booking’s, and another zone alone drops the offset', async () => {
  const { id, token, startsAt } = await booked('Asia/Kathmandu', 345)
  await move(token, {}).throwOnError()
  expect(await stored(id)).toEqual(['Asia/Kathmandu', 345, startsAt])
  await move(token, { timezone: '<b>' }).throwOnError()
  expect(await stored(id)).toEqual(['Asia/Kathmandu', 345, startsAt])
  await move(token, { timezone: 'Asia/Tokyo' }).throwOnError()
  expect(await stored(id)).toEqual(['Asia/Tokyo', null, null])
})

test('a move by the studio keeps what the page showed and for which start', async () => {
  const { id, startsAt } = await booked('Asia/Kathmandu', 345)
  await edit(db.admin, 'booking_submissions', id, { preferred_date: inDays((days += 1)) })
  expect(await stored(id)).toEqual(['Asia/Kathmandu', 345, startsAt])
})
