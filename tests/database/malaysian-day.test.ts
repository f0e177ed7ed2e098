import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseForFile, newCaller, queryValue } from '../support/database'
import * as submissions from '../support/submissions'
import { giveClock, setClock } from '../support/studio-clock'
import * as outbox from './support/outbox'
import { dateCases } from '../support/date-cases'

const db = databaseForFile()
beforeAll(async () => {
  await giveClock(db.backend)
})
beforeEach(() => db.backend.exec('delete from public.booking_submissions where true'))

const day = '2031-03-10'
/** Sets the clock to a time in Malaysia. */
const malaysia = (time: string, on = day) => setClock(db.backend, `${on}T${time}+08:00`)

/** The error of submit_booking, if any, and the token. */
async function book(preferred_date: string, preferred_time: string) {
  const { data, error } = await submissions.bookCall(newCaller(db.backend), {
    preferred_date,
    preferred_time,
  })
  return { refused: error?.message, token: (data as { manage_token: string } | null)?.manage_token ?? '' }
}

// src/lib/dates.test.ts runs the same cases against the browser's dates.
describe.each(dateCases)('$title', ({ at, day: date, clock, time }) => {
  test('has its day and time in Malaysia', async () => {
    await setClock(db.backend, at)
    expect(await queryValue(db.backend, 'select private.today_in_malaysia()::text')).toBe(date)
    // A call at that time; the last one of a day begins at 11:30 PM.
    if (clock > '23:30') return
    const [hour = 0, minute = 0] = clock.split(':').map(Number)
    const two = (number: number) => String(number).padStart(2, '0')
    const range = { from: clock, to: `${two(hour + 1)}:${two(minute)}` }
    const slots = `select slot from private.slots_of($1::text::jsonb) limit 1`
    expect(await queryValue(db.backend, slots, [JSON.stringify([range])])).toBe(time)
    expect(await queryValue(db.backend, 'select private.slot_time($1)::text', [time])).toBe(`${clock}:00`)
  })

  test('counts an article for its year in Malaysia', async () => {
    const year = Number(date.slice(0, 4))
    const counted = async () => {
      const { data } = await db.visitor.rpc('article_years')
      return data?.find((one) => one.year === year)?.articles ?? 0
    }
    const before = await counted()
    const slug = `published-${Date.parse(at)}`
    await db.add('blog_posts', { slug, published_at: at })
    expect((await counted()) - before).toBe(Date.parse(at) < Date.now() ? 1 : 0)
  })
})

describe('a slot is past from the moment it begins in Malaysia', () => {
  test.each([
    ['9:00 AM', '08:59:59', '09:00:00'],
    ['5:00 PM', '16:59:59', '17:00:00'],
  ])('%s can be booked until then', async (slot, before, then) => {
    await malaysia(then)
    expect((await book(day, slot)).refused).toBe('slot_in_past')
    await malaysia(before)
    expect((await book(day, slot)).refused).toBeUndefined()
  })

  test('a call can be moved to it until then', async () => {
    await malaysia('08:59:59')
    const { token } = await book('2031-03-11', '9:00 AM')
    const move = async () =>
      (
        await newCaller(db.backend).rpc('reschedule_booking', {
          token,
          preferred_date: day,
          preferred_time: '9:00 AM',
        })
      ).error?.message
    await malaysia('09:00:00')
    expect(await move()).toBe('slot_in_past')
    await malaysia('08:59:59')
    expect(await move()).toBeUndefined()
  })
})

describe('the day begins at midnight in Malaysia', () => {
  test('for the ninety days in which a call can be booked', async () => {
    await malaysia('23:59:59')
    expect((await book('2031-06-08', '9:00 AM')).refused).toBeUndefined()
    expect((await book('2031-06-09', '9:00 AM')).refused).toBe('slot_invalid')
    await malaysia('00:00:00', '2031-03-11')
    expect((await book('2031-06-09', '9:00 AM')).refused).toBeUndefined()
  })

  test('for the year of an order number', async () => {
    const numbered = async () => {
      const { data } = await db.admin
        .from('orders')
        .insert({ customer_name: 'Kedai', customer_contact: '012-345 6789', amount_sen: 100 })
        .select('order_number')
        .single()
      return data?.order_number
    }
    await malaysia('23:59:59', '2031-12-31')
    expect(await numbered()).toBe('RS-2031-0001')
    await malaysia('00:00:00', '2032-01-01')
    expect(await numbered()).toBe('RS-2032-0001')
  })

  test('for an overdue order', async () => {
    await db.add('orders', { status: 'sent', due_date: '2033-05-01' })
    const overdue = async () =>
      ((await db.admin.rpc('admin_today')).data as { overdue: { count: number } }).overdue.count
    await malaysia('23:59:59', '2033-05-01')
    const before = await overdue()
    await malaysia('00:00:00', '2033-05-02')
    expect((await overdue()) - before).toBe(1)
  })
})

describe('one welcome email a day in Malaysia', () => {
  const email = 'daily@example.test'
  const subscribe = async () => {
    const { data } = await submissions.subscribe(newCaller(db.backend), email)
    return (data as { subscriber_id: string }).subscriber_id
  }
  const asked = async (id: string) =>
    (await db.backend.query('select from public.outbox where subscriber_id = $1::text::uuid', [id])).length
  /** Claims and sends it; gives the number sent. */
  const send = async (id: string) => {
    const { data } = await db.service.rpc('claim_welcome', { p_subscriber_id: id, p_email: email })
    const claims = data as unknown as outbox.Claim[]
    for (const claim of claims) {
      expect(await outbox.begin(db, claim)).toBe(true)
      await outbox.record(db, claim).throwOnError()
    }
    return claims.length
  }

  test('is planned and sent, the next one after midnight', async () => {
    await malaysia('00:00:00')
    const id = await subscribe()
    expect(await send(id)).toBe(1)
    await malaysia('23:59:59')
    await subscribe()
    expect(await asked(id)).toBe(1)
    expect(await send(id)).toBe(0)
    await malaysia('00:00:00', '2031-03-11')
    await subscribe()
    expect(await send(id)).toBe(1)
  })

  test('is claimed even if two wait: the one from the day before waits for the next day', async () => {
    const id = await queryValue<string>(
      db.backend,
      'select id from public.newsletter_subscribers where email = $1',
      [email],
    )
    await db.add('outbox', {
      subscriber_id: id,
      recipient: email,
      status: 'pending',
      due_at: '2031-03-11T15:00:00Z',
      send_day: '2031-03-09',
    })
    await malaysia('23:59:59', '2031-03-11')
    expect(await send(id)).toBe(0)
    await malaysia('00:00:00', '2031-03-12')
    expect(await send(id)).toBe(1)
  })
})
