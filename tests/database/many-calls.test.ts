import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { slots } from '../support/standard-hours'
import { type Client, databaseForFile, newCaller, queryValue } from '../support/database'
import { setLimits } from '../support/limits'
import { type Booking, inDays } from '../support/submissions'
import { anonymousBookings, figures } from './support/anonymous-bookings'

const db = databaseForFile()
const { submit, stored } = anonymousBookings(() => db)

beforeAll(() =>
  setLimits(db.backend, {
    ...figures,
    'calls of a caller': 10,
    'calls of a network': 20,
    'confirmed calls of a party': 5,
  }),
)
beforeEach(() =>
  db.backend.exec('delete from public.outbox where true; delete from public.booking_submissions where true'),
)

let last = 0
/** The next free time, on a day of its own for each six, so that no day's share of unconfirmed calls is full. */
const nextTime = () => {
  last += 1
  return {
    preferred_date: inDays(2 + Math.floor((last % 480) / 6)),
    preferred_time: slots[last % 6] as string,
  }
}
const confirm = async (id: string, as: Client = newCaller(db.backend)) =>
  as.rpc('confirm_booking', { token: (await stored(id)).email_token })
/** Books a call and confirms it from its email; gives the answer to whichever was refused, otherwise the call's status. */
async function book(contact: string, as?: Client, change: Partial<Booking> = {}): Promise<string> {
  const { booking_id: id, error } = await submit({ contact, ...nextTime(), ...change }, as)
  if (error) return error
  const answer = await confirm(id)
  return answer.error?.message ?? (answer.data as { status: string }).status
}
const held = () =>
  queryValue<number>(
    db.backend,
    "select count(*)::integer as held from public.booking_submissions where status = 'booked'",
  )
const anyone = () => `${randomUUID()}@${randomUUID()}.example`

describe('the future calls', () => {
  test('of one caller with a catch-all domain are five, and another company’s are booked', async () => {
    const caller = newCaller(db.backend)
    for (let n = 0; n < 30; n += 1) await book(`person-${n}@catch-all.example`, caller)
    expect(await held()).toBe(5)
    expect(await book(anyone())).toBe('booked')
  })

  test('of one caller are ten, whatever their addresses and however they are confirmed', async () => {
    const caller = newCaller(db.backend)
    // Asked for first and confirmed later: the unconfirmed ones past the limit are only requested.
    const ids = []
    for (let n = 0; n < 30; n += 1)
      ids.push((await submit({ contact: anyone(), ...nextTime() }, caller)).booking_id)
    for (const id of ids) await confirm(id)
    expect(await held()).toBe(10)
    expect(await submit({ contact: anyone(), ...nextTime() }, caller)).toMatchObject({
      code: 409,
      error: 'too_many_calls',
    })
    expect(await book(anyone())).toBe('booked')
  })

  test('of one caller are ten when they are confirmed at the same time', async () => {
    const caller = newCaller(db.backend)
    const ids: string[] = []
    for (let n = 0; n < 16; n += 1)
      ids.push((await submit({ contact: anyone(), ...nextTime() }, caller)).booking_id)
    await Promise.all(ids.map((id) => confirm(id)))
    expect(await held()).toBe(10)
  })

  test('of the callers of one IPv6 network are twenty, and another network’s is booked', async () => {
    const inNetwork = (n: number) => newCaller(db.backend, `2001:db8:aaaa:${n.toString(16)}::1`)
    const answers = []
    for (let n = 0; n < 22; n += 1) answers.push(await book(anyone(), inNetwork(n)))
    expect(answers).toEqual([
      ...Array.from({ length: 20 }, () => 'booked'),
      'too_many_calls',
      'too_many_calls',
    ])
    expect(await book(anyone(), newCaller(db.backend, '2001:db8:aaab::1'))).toBe('booked')
  })

  test.each([
    ['a company', (n: number) => `person-${n}@company.example`],
    ['a company with a Malaysian domain', (n: number) => `person-${n}@kedai-batik.com.my`],
    ['a company’s subdomains', (n: number) => `person@branch-${n}.company.example`],
    ['a mailbox of a public provider', (n: number) => `siti+${n}@gmail.com`],
  ])('of %s are five, from anywhere', async (_, contact) => {
    const answers = []
    for (let n = 0; n < 7; n += 1) answers.push(await book(contact(n)))
    expect(answers).toEqual([
      ...Array.from({ length: 5 }, () => 'booked'),
      'too_many_calls',
      'too_many_calls',
    ])
  })

  test.each([
    ['a public mail provider', 'gmail.com'],
    ['a provider with a national domain', 'yahoo.com.my'],
    ['an internet provider in Malaysia', 'streamyx.com'],
    ['a university', 'siswa.um.edu.my'],
    ['domains that share an ending', undefined],
  ])('of people with addresses of %s do not count together', async (_, domain) => {
    const answers = []
    for (let n = 0; n < 8; n += 1) answers.push(await book(`person-${n}@${domain ?? `shop-${n}.com.my`}`))
    expect(new Set(answers)).toEqual(new Set(['booked']))
  })

  test('of a company are not used up by calls that nobody confirmed', async () => {
    for (let n = 0; n < 8; n += 1) await submit({ contact: `made-up-${n}@victim.example`, ...nextTime() })
    expect(await book('ceo@victim.example')).toBe('booked')
  })

  test('do not count calls that the studio made', async () => {
    for (let n = 0; n < 8; n += 1) {
      const made = await submit({ contact: `person-${n}@client.example`, ...nextTime() }, db.admin)
      expect(made.status).toBe('booked')
    }
    expect(await book('person-9@client.example')).toBe('booked')
  })

  test('do not limit the studio’s own bookings', async () => {
    for (let n = 0; n < 5; n += 1) await book(`person-${n}@client.example`)
    expect((await submit({ contact: 'six@client.example', ...nextTime() }, db.admin)).status).toBe('booked')
  })

  test.each(["status = 'cancelled'", 'preferred_date = current_date - 3'])(
    'do not count a call with %s',
    async (change) => {
      for (let n = 0; n < 5; n += 1) await book(`person-${n}@regular.example`)
      expect(await book('another@regular.example')).toBe('too_many_calls')
      await db.backend.exec(`update public.booking_submissions set ${change}
        where id = (select id from public.booking_submissions limit 1)`)
      expect(await book('another@regular.example')).toBe('booked')
    },
  )

  test('past the limit can still be moved and cancelled, but not confirmed', async () => {
    const ids = []
    for (let n = 0; n < 6; n += 1)
      ids.push((await submit({ contact: `person-${n}@busy.example`, ...nextTime() })).booking_id)
    const sixth = ids.pop() as string
    for (const id of ids) expect((await confirm(id)).error).toBeNull()
    const refused = await confirm(sixth)
    expect(refused.status).toBe(409)
    expect(refused.error).toMatchObject({
      message: 'too_many_calls',
      hint: expect.stringContaining('write to us on WhatsApp'),
    })
    const { email_token: token } = await stored(sixth)
    const move = newCaller(db.backend).rpc('reschedule_booking', { token, ...nextTime() })
    expect((await move).data).toMatchObject({ confirmed: false })
    const { data } = await newCaller(db.backend).rpc('cancel_booking', { token })
    expect(data).toMatchObject({ status: 'cancelled', confirmed: false })
  })

  test('are counted by keyed hashes, not by addresses, until they are over', async () => {
    const address = '203.0.113.77'
    expect(await book(anyone(), newCaller(db.backend, address))).toBe('booked')
    const rows = await db.backend.query<{ caller: string }>('select caller from private.booking_callers')
    expect(rows).toEqual([{ caller: expect.stringMatching(/^[0-9a-f]{64}$/) }])
    const kept = async () => {
      await db.backend.exec('delete from private.rate_limits where true')
      await db.service.rpc('clear_expired').throwOnError()
      return queryValue(db.backend, 'select count(*)::integer as kept from private.booking_callers')
    }
    expect(await kept()).toBe(1)
    await db.backend.exec("update public.booking_submissions set status = 'cancelled' where true")
    expect(await kept()).toBe(0)
  })
})
