import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Json } from '@/lib/database.types'
import { databaseForFile, newCaller } from '../support/database'
import { setLimits } from '../support/limits'
import { slots } from '../support/standard-hours'
import { setClock } from '../support/studio-clock'
import { calendarOf, callTimes, monday, range, takenOn } from './support/call-times'
import { edit } from '../support/edit'
import { deletionOf, restorationOf } from '../support/set-deleted'

const db = databaseForFile()
const { begin, empty, hours, close, book, move, statesOf } = calendarOf(() => db)
beforeAll(async () => {
  await begin()
})
beforeEach(empty)

const outside = async () =>
  (await db.admin.rpc('calls_outside_hours').throwOnError()).data as unknown as {
    id: string
    reason: string
  }[]

describe('while the owner has set no hours', () => {
  test.each([['nothing is stored'], ['the setting is empty'], ['each field is empty']])(
    '(%s) the specification’s hours apply: thirteen times every day, for 90 days, without notice or pause',
    async (stored) => {
      if (stored === 'the setting is empty') await hours({})
      if (stored === 'each field is empty')
        await hours({ monday: null, window_days: null, calls_a_day: null })
      const { first, last, times } = await callTimes(db, monday)
      expect([first, last]).toEqual(['2031-03-09', '2031-06-07'])
      expect(times).toEqual(slots.map((slot) => ({ slot, state: 'free' })))
      expect((await callTimes(db)).times).toEqual(times)
      expect((await callTimes(db, '2031-06-07')).times).toHaveLength(13)
      expect((await callTimes(db, '2031-06-08')).times).toEqual([])
    },
  )
})

describe('the owner’s hours', () => {
  test('have ranges for each weekday with a time every half hour; a day without ranges is closed', async () => {
    await hours({ monday: [range('08:15', '09:00'), range('19:30', '20:50')], tuesday: [] })
    expect(Object.keys(await statesOf(monday))).toEqual(['8:15 AM', '7:30 PM', '8:00 PM'])
    expect(await callTimes(db, '2031-03-11')).toMatchObject({ times: [], closed: '' })
    const all = (await callTimes(db)).times.map(({ slot }) => slot)
    expect(all).toEqual(['8:15 AM', ...slots, '7:30 PM', '8:00 PM'])
    expect((await book(monday, '9:00 AM')).refused).toBe('slot_invalid')
    expect((await book('2031-03-11', '9:00 AM')).refused).toBe('slot_invalid')
    const { manage_token: token, refused } = await book(monday, '7:30 PM (MYT)')
    expect(refused).toBeUndefined()
    expect(await takenOn(db, monday)).toEqual(['7:30 PM'])
    expect(await move(token, monday, '9:00 AM')).toBe('slot_invalid')
    expect(await move(token, monday, '8:15 AM')).toBeUndefined()
  })

  test('may have adjacent ranges, and a call that begins between their half hours is within them', async () => {
    await book(monday, '9:30 AM')
    await book(monday, '11:30 AM')
    await hours({ monday: [range('09:15', '10:15'), range('10:15', '11:15')] })
    expect(Object.keys(await statesOf(monday))).toEqual(['9:15 AM', '9:45 AM', '10:15 AM', '10:45 AM'])
    expect(await outside()).toMatchObject([{ preferred_time: '11:30 AM' }])
  })

  test('may require notice: an earlier time is closed, not past', async () => {
    await hours({ notice_hours: 24 })
    expect(await statesOf(monday)).toMatchObject({ '11:30 AM': 'closed', '2:00 PM': 'free' })
    expect((await book(monday, '11:30 AM')).refused).toBe('slot_closed')
    expect((await book(monday, '2:00 PM')).refused).toBeUndefined()
  })

  test('end after their number of days', async () => {
    await hours({ window_days: 2 })
    expect((await callTimes(db, monday)).last).toBe('2031-03-11')
    expect((await book('2031-03-12', '9:00 AM')).refused).toBe('slot_invalid')
    expect((await book('2031-03-11', '9:00 AM')).refused).toBeUndefined()
  })

  test('leave a pause before and after each call', async () => {
    await hours({ pause_minutes: 15 })
    await book(monday, '3:00 PM')
    expect(await statesOf(monday)).toMatchObject({
      '2:00 PM': 'free',
      '2:30 PM': 'closed',
      '3:00 PM': 'taken',
      '3:30 PM': 'closed',
      '4:00 PM': 'free',
    })
    expect((await book(monday, '3:30 PM')).refused).toBe('slot_closed')
  })

  test('close a day that has reached its limit of calls', async () => {
    await hours({ calls_a_day: 1 })
    const { manage_token: token } = await book(monday, '3:00 PM')
    expect((await book(monday, '10:00 AM')).refused).toBe('slot_closed')
    expect((await book('2031-03-11', '10:00 AM')).refused).toBeUndefined()
    // The call itself may move within its day.
    expect(await statesOf(monday)).toMatchObject({ '10:00 AM': 'closed' })
    expect(await statesOf(monday, token)).toMatchObject({ '10:00 AM': 'free' })
    expect(await move(token, monday, '10:00 AM')).toBeUndefined()
  })

  test.each([
    ['monday', [range('9:00', '10:00')]],
    ['monday', [range('09:00', '09:32')]],
    ['monday', [range('09:00', '09:25')]],
    ['monday', [range('10:00', '09:00')]],
    ['monday', [range('23:00', '24:00')]],
    ['monday', [range('09:00', '10:00'), range('09:55', '11:00')]],
    ['monday', [range('14:00', '15:00'), range('09:00', '10:00')]],
    ['monday', [{ from: '09:00' }]],
    ['sunday', range('09:00', '10:00')],
    ['sunday', ['9:00 AM', '9:30 AM']],
    ['notice_hours', 337],
    ['window_days', 0],
    ['pause_minutes', 241],
    ['calls_a_day', 0],
  ])('are refused if %s is %j', async (field, value) => {
    const { error } = await db.admin
      .from('site_settings')
      .insert({ key: 'call_hours', value: { [field]: value } as Json as NonNullable<Json> })
    expect(error?.code).toBe('23514')
  })
})

describe('a closure', () => {
  test('is a whole day with its reason, or a range of times without one', async () => {
    await close(monday, null, 'Malaysia Day')
    await close('2031-03-11', ['14:15', '14:45'], 'Dentist')
    expect(await callTimes(db, monday)).toMatchObject({ closed: 'Malaysia Day' })
    expect(new Set(Object.values(await statesOf(monday)))).toEqual(new Set(['closed']))
    expect((await book(monday, '9:00 AM')).refused).toBe('slot_closed')
    const day = await callTimes(db, '2031-03-11')
    expect(JSON.stringify(day)).not.toContain('Dentist')
    expect(day.closed).toBeUndefined()
    expect(await statesOf('2031-03-11')).toMatchObject({
      '11:30 AM': 'free',
      '2:00 PM': 'closed',
      '2:30 PM': 'closed',
      '3:00 PM': 'free',
    })
  })

  test('may be one range for an afternoon; a call may begin when it ends and end when it begins', async () => {
    await close(monday, ['14:30', '16:00'])
    expect(await statesOf(monday)).toMatchObject({
      '2:00 PM': 'free',
      '2:30 PM': 'closed',
      '3:30 PM': 'closed',
      '4:00 PM': 'free',
    })
    for (const times of [
      { from_time: '15:00' },
      { to_time: '15:00' },
      { from_time: '15:00', to_time: '15:00' },
    ]) {
      const { error } = await db.admin.from('call_closures').insert({ day: monday, ...times })
      expect(error?.code, JSON.stringify(times)).toBe('23514')
    }
  })

  test('is readable only by administrators, and a day can be closed only once', async () => {
    await close(monday)
    expect((await db.visitor.from('call_closures').select('day')).error?.code).toBe('42501')
    expect((await db.admin.from('call_closures').select('day')).data).toEqual([{ day: monday }])
    expect((await db.admin.from('call_closures').insert({ day: monday })).error?.code).toBe('23505')
  })

  test('also comes from times when the owner is busy elsewhere', async () => {
    await db.backend.exec(
      `insert into private.busy_times values ('${monday} 14:29+08', '${monday} 14:31+08')`,
    )
    expect(await statesOf(monday)).toMatchObject({
      '2:00 PM': 'closed',
      '2:30 PM': 'closed',
      '3:00 PM': 'free',
    })
    expect((await book(monday, '2:30 PM')).refused).toBe('slot_closed')
    expect(await outside()).toEqual([])
  })

  test('applies to the confirmation of a call that was only requested', async () => {
    await setLimits(db.backend, { 'unconfirmed calls in a day': 0 })
    const { booking_id: id = '' } = await book(monday, '9:00 AM')
    await setLimits(db.backend, {})
    await close(monday)
    const { email_token: token } = await db.row('booking_submissions', id)
    const confirm = async () => (await newCaller(db.backend).rpc('confirm_booking', { token })).data
    expect(await confirm()).toMatchObject({ status: 'requested', confirmed: true })
    await db.backend.exec('delete from public.call_closures')
    expect(await confirm()).toMatchObject({ status: 'booked', confirmed: true })
  })
})

describe('the studio itself', () => {
  test('books and moves outside its hours, but never onto another call', async () => {
    await close(monday)
    const own = await book(monday, '7:05 PM', db.admin)
    expect(own.refused).toBeUndefined()
    const to = (slot: string, id = own.booking_id) =>
      edit(db.admin, 'booking_submissions', id ?? '', { preferred_time: slot })
    expect((await to('6:50 AM')).error).toBeNull()
    expect((await book(monday, '7:15 AM', db.admin)).refused).toBe('slot_taken')
    const other = await book(monday, '7:20 AM', db.admin)
    expect((await to('6:55 AM', other.booking_id)).error?.code).toBe('23P01')
    expect((await book('2031-03-09', '9:00 AM', db.admin)).refused).toBe('slot_in_past')
    expect((await book(monday, '9:07 AM', db.admin)).refused).toBe('slot_invalid')
  })

  test('sees the calls outside its new hours until it moves, cancels or keeps them', async () => {
    const calls = []
    for (const slot of ['9:00 AM', '10:00 AM', '11:00 AM', '2:00 PM']) calls.push(await book(monday, slot))
    const [nine, ten, eleven] = calls.map(({ booking_id: id }) => id ?? '') as [string, string, string]
    expect(await outside()).toEqual([])
    await hours({ monday: [range('09:00', '09:30'), range('14:00', '14:30')] })
    await close(monday, ['09:00', '09:30'], 'Dentist')
    expect((await outside()).map(({ id, reason }) => [id, reason])).toEqual([
      [nine, 'Dentist'],
      [ten, ''],
      [eleven, ''],
    ])
    const { data: today } = await db.admin.rpc('admin_today')
    expect(today).toMatchObject({ calls_outside: 3 })
    const change = (
      id: string,
      row: { allow_outside_hours?: true; status?: string; preferred_time?: string },
    ) => db.admin.from('booking_submissions').update(row).eq('id', id).throwOnError()
    await change(nine, { allow_outside_hours: true })
    await change(ten, { status: 'cancelled' })
    await change(eleven, { preferred_time: '8:00 PM' })
    expect(await outside()).toEqual([])
    // A kept call that its visitor moves back into the hours is no longer kept when the hours change again.
    expect(await move(calls[0]?.manage_token, '2031-03-11', '9:00 AM')).toBeUndefined()
    await close('2031-03-11', null, 'Leave')
    expect(await outside()).toMatchObject([{ id: nine, reason: 'Leave' }])
    expect((await db.withoutRole.rpc('calls_outside_hours')).data).toEqual([])
    expect((await db.visitor.rpc('calls_outside_hours')).error?.code).toBe('42501')
  })
})

describe('free times are suggested', () => {
  const free = async (args: { day: string; slot?: string; moving?: string }) =>
    ((await db.visitor.rpc('free_times', args).throwOnError()).data as { date: string; slot: string }[]).map(
      ({ date, slot }) => `${date.slice(5)} ${slot}`,
    )

  test('around a taken one of the same day, in order', async () => {
    await book(monday, '10:30 AM')
    expect(await free({ day: monday, slot: '11:00 AM' })).toEqual([
      '03-10 9:30 AM',
      '03-10 10:00 AM',
      '03-10 11:30 AM',
    ])
  })

  test('from the adjacent days if its day is closed, and only from later days if no time was chosen', async () => {
    await close('2031-03-12')
    await close('2031-03-13')
    expect(await free({ day: '2031-03-12', slot: '4:00 PM' })).toEqual([
      '03-11 4:00 PM',
      '03-11 4:30 PM',
      '03-11 5:00 PM',
    ])
    expect(await free({ day: '2031-03-12' })).toEqual(['03-14 9:00 AM', '03-14 9:30 AM', '03-14 10:00 AM'])
  })

  test('never in the past or beyond the window, and none if nothing is free', async () => {
    await setClock(db.backend, `${monday}T16:40:00+08:00`)
    expect(await free({ day: monday, slot: '9:00 AM' })).toEqual([
      '03-10 5:00 PM',
      '03-11 9:00 AM',
      '03-11 9:30 AM',
    ])
    await hours({ window_days: 1 })
    await close(monday)
    await close('2031-03-11')
    expect(await free({ day: monday })).toEqual([])
  })
})

test('deleting a closed day opens it, and restoring it closes it', async () => {
  const id = await db.add('call_closures', { day: monday })
  await db.admin.rpc('set_deleted', deletionOf('call_closures', id)).throwOnError()
  expect(await callTimes(db, monday)).not.toHaveProperty('closed')
  await db.admin.rpc('set_deleted', restorationOf('call_closures', id)).throwOnError()
  expect(await callTimes(db, monday)).toMatchObject({ closed: 'Deepavali' })
})
