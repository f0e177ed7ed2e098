import { describe, expect, test } from 'vitest'
import { databaseForFile } from '../support/database'

const db = databaseForFile()

interface OwnerCalendar {
  feed_key: string | null
  busy_address: string | null
  busy_read_at: string | null
  busy_problem: string | null
  busy_times: number
}

const shown = async () => (await db.admin.rpc('owner_calendar')).data as unknown as OwnerCalendar
const feed = (key: string) => db.service.rpc('calendar_feed', { key })

async function newKey(): Promise<string> {
  expect((await db.admin.rpc('renew_calendar_feed')).error).toBeNull()
  return (await shown()).feed_key ?? ''
}

/** Stores a call that many days from now, as the admin would. */
async function call(days: number, status: string, slot = '9:00 AM'): Promise<string> {
  const [row] = await db.backend.query<{ id: string }>(
    `insert into public.booking_submissions (name, contact, preferred_date, preferred_time, call_method, message, status)
    values ('Farah', '0123456789', private.today_in_malaysia() + $1::text::integer, $2, 'video', $3, $4) returning id`,
    [String(days), slot, 'A shop for batik. '.repeat(40), status],
  )
  return row?.id ?? ''
}

describe('the feed of calls', () => {
  test('opens only with its key, and no longer once the key is renewed', async () => {
    expect((await shown()).feed_key).toBeNull()
    expect((await feed('')).error).toMatchObject({ message: 'feed_unknown' })
    const first = await newKey()
    expect(first).toMatch(/^[0-9a-f]{64}$/)
    expect((await feed(first)).error).toBeNull()
    expect((await feed(first.toUpperCase())).error).toMatchObject({ message: 'feed_unknown' })
    const second = await newKey()
    expect(second).not.toBe(first)
    expect((await feed(first)).error).toMatchObject({ message: 'feed_unknown' })
    expect((await feed(second)).error).toBeNull()
  })

  test('contains the calls that hold a time, from 30 days back, with the details the owner needs and the meeting link', async () => {
    const key = await newKey()
    const [next, past] = [await call(3, 'booked'), await call(-29, 'completed')]
    const gone = await call(4, 'booked')
    await call(-31, 'completed')
    await call(5, 'requested')
    await call(6, 'cancelled')
    const read = async () => (await feed(key)).data as Array<{ id: string; message: string }>
    expect((await read()).map(({ id }) => id)).toEqual([past, next, gone])
    expect((await read())[1]).toMatchObject({
      id: next,
      status: 'booked',
      name: 'Farah',
      contact: '0123456789',
      call_method: 'video',
      sequence: 0,
    })
    expect((await read())[1]?.message).toHaveLength(300)
    expect(JSON.stringify(await read())).not.toContain('token')

    const room = { key: 'calls', value: { meeting_link: 'https://meet.example.test/studio' } }
    await db.admin.from('site_settings').upsert(room, { onConflict: 'key' }).throwOnError()
    expect((await read())[1]).toMatchObject({ meeting_link: 'https://meet.example.test/studio' })
    const own = { meeting_link: 'https://meet.example.test/own' }
    await db.admin.from('booking_submissions').update(own).eq('id', next).throwOnError()
    expect((await read())[1]).toMatchObject(own)

    await db.admin.from('booking_submissions').update({ status: 'cancelled' }).eq('id', gone)
    expect((await read()).map(({ id }) => id)).toEqual([past, next])
  })

  test('has a rate limit that wrong keys do not use up', async () => {
    const key = await newKey()
    await db.backend.exec("delete from private.rate_limits where bucket = 'calendar feed'")
    expect((await feed(key)).error).toBeNull()
    await db.backend.exec("update private.rate_limits set hits = 59 where bucket = 'calendar feed'")
    expect((await feed('wrong')).error?.message).toBe('feed_unknown')
    expect((await feed(key)).error).toBeNull()
    expect((await feed(key)).error).toMatchObject({ code: 'PT429' })
    await db.backend.exec("delete from private.rate_limits where bucket = 'calendar feed'")
    expect((await feed(key)).error).toBeNull()
  })
})

describe('the owner’s busy calendar', () => {
  const address = 'https://calendar.example.test/private/basic.ics'
  const set = (to: string) => db.admin.rpc('set_busy_calendar', { address: to })
  const begin = async () => (await db.service.rpc('begin_busy_read')).data as Record<string, unknown> | null
  const hour = (at: number) => ({
    starts_at: new Date(Date.now() + at * 3_600_000).toISOString(),
    ends_at: new Date(Date.now() + (at + 1) * 3_600_000).toISOString(),
  })
  const replace = (times: unknown[] | null, rest: object = {}) =>
    db.service.rpc('replace_busy_times', { times: times as never, address, ...rest })
  const busy = () => db.backend.query('select starts_at from private.busy_times order by starts_at')

  test('has an https or webcal URL', async () => {
    await set('webcal://calendar.example.test/private/basic.ics')
    expect((await shown()).busy_address).toBe(address)
    for (const wrong of ['http://calendar.example.test/a.ics', 'file:///etc/passwd', 'https://a b', 'words'])
      expect((await set(wrong)).error).toMatchObject({ code: 'PT400', message: 'address_invalid' })
    expect((await shown()).busy_address).toBe(address)
  })

  test('is read every five minutes, and at once when its URL changes', async () => {
    await set(address)
    await db.backend.exec('update private.owner_calendar set busy_tried_at = null')
    expect(await begin()).toMatchObject({ address, version: {} })
    expect(await begin()).toBeNull()
    await db.backend.exec(
      "update private.owner_calendar set busy_tried_at = now() - interval '5 minutes 1 second'",
    )
    expect(await begin()).toMatchObject({ address })
    await set(`${address}?another`)
    expect(await begin()).toMatchObject({ address: `${address}?another` })
    await set('')
    expect(await begin()).toBeNull()
  })

  test('replaces its previous times, and keeps them if it cannot be read or has not changed', async () => {
    await set(address)
    await replace([hour(2), hour(5)], { version: { etag: '"1"' } })
    expect(await shown()).toMatchObject({
      busy_times: 2,
      busy_problem: null,
      busy_read_at: expect.any(String),
    })
    await replace([hour(3)], { version: { etag: '"2"' }, problem: 'One event could not be read.' })
    expect(await busy()).toHaveLength(1)
    const [time] =
      (await db.admin.rpc('busy_times', { from_at: '2000-01-01', until: '2100-01-01' })).data ?? []
    expect(time).toEqual({ starts_at: expect.any(String), ends_at: expect.any(String) })
    expect((await db.admin.rpc('busy_times', { from_at: '2000-01-01', until: '2000-01-02' })).data).toEqual(
      [],
    )
    expect(await shown()).toMatchObject({ busy_problem: 'One event could not be read.' })
    await db.service.rpc('busy_read_failed', { address, problem: 'It did not answer.' })
    expect(await shown()).toMatchObject({ busy_times: 1, busy_problem: 'It did not answer.' })
    await db.backend.exec('update private.owner_calendar set busy_tried_at = null')
    expect(await begin()).toMatchObject({ version: { etag: '"2"' } })
    await replace(null, { version: { etag: '"2"' } })
    expect(await shown()).toMatchObject({ busy_times: 1, busy_problem: null })
  })

  test('tells sales what is wrong with it, and that the schedule does not read it', async () => {
    const state = async () => (await db.admin.rpc('busy_calendar_state')).data
    await set('')
    expect(await state()).toBeNull()
    await set(address)
    expect(await state()).toEqual({ tried_at: null, read_at: null, problem: null, late: false })
    await db.backend.exec("update private.owner_calendar set busy_set_at = now() - interval '31 minutes'")
    expect(await state()).toMatchObject({ late: true })
    await begin()
    await db.service.rpc('busy_read_failed', { address, problem: 'It did not answer.' })
    expect(await state()).toEqual({
      tried_at: expect.any(String),
      read_at: null,
      problem: 'It did not answer.',
      late: false,
    })
    await replace([hour(2)])
    expect(await state()).toMatchObject({ read_at: expect.any(String), problem: null, late: false })
    await db.backend.exec("update private.owner_calendar set busy_tried_at = now() - interval '31 minutes'")
    expect(await state()).toMatchObject({ late: true })
  })

  test('does not get the times of another calendar that was being read when it was set', async () => {
    await set(address)
    await replace([hour(2)])
    await set(`${address}?another`)
    expect(await busy()).toEqual([])
    await replace([hour(2)])
    await db.service.rpc('busy_read_failed', { address, problem: 'It did not answer.' })
    expect(await shown()).toMatchObject({ busy_times: 0, busy_read_at: null, busy_problem: null })
  })
})
