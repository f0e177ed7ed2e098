import { describe, expect, test } from 'vitest'
import { disableAlerts } from '../support/alerts'
import { newAddress } from '../support/caller-address'
import { clientOf, newCaller, queryOne, queryValue } from '../support/database'
import { apply, subscribe } from '../support/submissions'
import { owner, quietDays } from '../support/quiet-days'

const { countSubmissions, database, today, at, nextDay, save, write, writeTimes, floods } = quietDays()

const isFlooded = () => queryValue<boolean>(database().backend, 'select private.is_breaker_open() as yes')
const alerts = () =>
  database().backend.query<{ recipient: string; details: object; status: string }>(
    "select recipient, details, status from public.outbox where kind = 'owner_alert' order by due_at",
  )

describe('submissions', () => {
  test('up to the hourly limit are no flood', async () => {
    await writeTimes(20)
    expect(await isFlooded()).toBe(false)
    expect(await floods()).toEqual([])
    expect(await alerts()).toEqual([])
  })

  test('beyond the limit are a flood: nobody is refused and the owner gets one email', async () => {
    await at('12:10:00')
    await writeTimes(30)
    expect(await isFlooded()).toBe(true)
    const [flood, ...others] = await floods()
    expect(others).toEqual([])
    expect(flood).toMatchObject({ began: `${today()} 12:00`, last: `${today()} 12:10`, cleaned: false })
    await at('12:11:00')
    await write()
    expect(await floods()).toMatchObject([{ id: flood?.id, last: `${today()} 12:11`, submissions: 31 }])
    expect(await alerts()).toEqual([
      { recipient: owner, details: { alert: 'flood', flood_id: flood?.id }, status: 'pending' },
    ])
  })

  test('are counted over all forms', async () => {
    await countSubmissions(14)
    for (let n = 0; n < 4; n += 1)
      for (const send of [subscribe, apply])
        expect((await send(newCaller(database().backend))).error).toBeNull()
    expect(await isFlooded()).toBe(true)
  })

  test('are a flood until the end of the next hour', async () => {
    await at('12:59:00')
    await countSubmissions(21)
    await at('13:59:59')
    expect(await isFlooded()).toBe(true)
    await at('14:00:00')
    expect(await isFlooded()).toBe(false)
  })

  test('are no flood as soon as the owner raises the limit', async () => {
    await countSubmissions(21)
    expect(await isFlooded()).toBe(true)
    await save('protection', { submissions_an_hour: 100 })
    expect(await isFlooded()).toBe(false)
  })

  test('in the next hour are the same flood, after a quiet hour a new one', async () => {
    await countSubmissions(20)
    await write()
    await at('13:30:00')
    await countSubmissions(24)
    await write()
    expect(await floods()).toMatchObject([{ began: `${today()} 12:00`, last: `${today()} 13:30` }])
    await at('16:30:00')
    await countSubmissions(24)
    await write()
    expect(await floods()).toMatchObject([
      { began: `${today()} 12:00`, last: `${today()} 13:30` },
      { began: `${today()} 16:00`, last: `${today()} 16:30` },
    ])
  })

  test('send the owner one email a day, however many floods there are', async () => {
    await countSubmissions(20)
    await write()
    await at('20:00:00')
    await countSubmissions(20)
    await write()
    expect(await floods()).toHaveLength(2)
    expect(await alerts()).toHaveLength(1)
    nextDay()
    await at('12:00:01')
    await countSubmissions(20)
    await write()
    expect(await alerts()).toHaveLength(2)
  })

  test('send no email if nobody gets alerts', async () => {
    await disableAlerts(database().backend)
    await countSubmissions(20)
    await write()
    expect(await floods()).toHaveLength(1)
    expect(await alerts()).toEqual([])
  })

  test('do not include rows entered in the admin', async () => {
    const { data } = await database().admin.auth.getSession()
    const admin = clientOf(database().backend, undefined, {
      authorization: `Bearer ${data.session?.access_token}`,
      'cf-connecting-ip': newAddress(),
    })
    for (let n = 0; n < 3; n += 1) expect((await write('Hello', admin)).error).toBeNull()
    expect(await isFlooded()).toBe(false)
    expect(await database().backend.query('select bucket from private.rate_limits')).toEqual([])
  })
})

describe('the bytes of a day', () => {
  const used = () =>
    queryOne<{ bytes: number }>(
      database().backend,
      "select private.used_by_all('bytes', private.window_start('1 day'))::integer as bytes",
    )

  test('are counted as stored, with multi-byte characters, the source and the overhead of a row', async () => {
    const contact = 'bytes@example.test'
    await newCaller(database().backend).rpc('submit_contact', { name: 'Mei', contact, message: '林林' })
    expect(await used()).toEqual({ bytes: 2000 + 3 + contact.length + 6 + '{}'.length })
  })

  test('beyond their limit every form refuses with the studio’s address until the next day in Malaysia', async () => {
    await database().backend.exec("select private.count_hit('bytes', 'all', '1 day', 49996000)")
    expect((await write('m'.repeat(500))).error).toBeNull()
    const { error, status } = await write('m'.repeat(900))
    expect({ status, message: error?.message, hint: error?.hint }).toEqual({
      status: 429,
      message: 'inbox_full',
      hint: 'Our inbox is full today. Please write to us on WhatsApp instead.',
    })
    nextDay()
    await at('00:00:01')
    expect((await write('m'.repeat(900))).error).toBeNull()
  })
})
