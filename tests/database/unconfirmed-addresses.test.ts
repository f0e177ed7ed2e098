import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { disableAlerts, alertOnly } from '../support/alerts'
import { databaseForFile, newCaller } from '../support/database'
import { setLimits } from '../support/limits'
import { answerOf, bookCall, subscribe } from '../support/submissions'
import { switchSms } from '../support/sms-reminders'
import { giveClock, setClock } from '../support/studio-clock'
import {
  addBooking,
  begin,
  before,
  claimDue,
  deliveryById,
  later,
  ownDay,
  record,
  sendAll,
} from './support/outbox'

const figures = {
  'submissions an hour': 1_000_000,
  'unconfirmed calls of a contact': 1,
  'emails an hour': 30,
  'emails a day to a confirmed address': 20,
}

const db = databaseForFile()
beforeAll(async () => {
  await giveClock(db.backend)
  await switchSms(db.backend, true)
  await disableAlerts(db.backend)
})
beforeEach(async () => {
  await setLimits(db.backend, figures)
  await db.backend.exec(
    'delete from public.outbox; delete from public.booking_submissions; delete from private.confirmed_addresses',
  )
  // Noon in Malaysia.
  await setClock(db.backend, '2029-12-01T04:00:00Z')
})

/** A booking with an unconfirmed address. */
const unconfirmed = (contact: string, change: Record<string, unknown> = {}) =>
  addBooking(db.backend, { contact, confirmed_at: null, reminders: {}, ...change })

const kinds = async (channel?: 'email' | 'sms') =>
  (await sendAll(db, channel)).map(({ kind, recipient }) => `${kind} ${recipient}`)

/** Lets that many days pass with an hourly run of the schedule; gives what each day sent. */
async function days(count: number): Promise<string[][]> {
  const sent: string[][] = []
  for (let day = 0; day < count; day += 1) {
    const ofDay: string[] = []
    for (let hour = 0; hour < 24; hour += 1) {
      ofDay.push(...(await kinds()))
      await later(db.backend, 60)
    }
    sent.push(ofDay)
  }
  return sent
}

describe('a person in whose name others book, move and subscribe', () => {
  test('gets one email a day, whatever is done, also with tags', async () => {
    const noon = '2026-11-24T16:00:00Z'
    await setClock(db.backend, noon)
    for (let n = 0; n < 6; n += 1) {
      const contact = n % 2 ? `victim+${n}@example.test` : 'victim@example.test'
      const preferred_date = new Date(Date.parse(noon) + (20 + n) * 86_400_000).toISOString().slice(0, 10)
      const call = await bookCall(newCaller(db.backend), { contact, preferred_date }).throwOnError()
      const { manage_token: token } = answerOf(call)
      await newCaller(db.backend).rpc('reschedule_booking', {
        token,
        preferred_date,
        preferred_time: '5:00 PM',
      })
      if (n % 3 === 0) await newCaller(db.backend).rpc('cancel_booking', { token }).throwOnError()
      await subscribe(newCaller(db.backend), contact).throwOnError()
    }
    // The clock is at midnight in Malaysia.
    const sent = await days(2)
    expect(sent[0]).toHaveLength(1)
    for (const ofDay of sent) expect(ofDay.length).toBeLessThanOrEqual(1)
    await setClock(db.backend, '2029-12-01T04:00:00Z')
  })

  test('gets the reminders of only one call, each once a day', async () => {
    const reminders = { email: { enabled: true, times: ['1 hour', '15 minutes'] } }
    const date = ownDay()
    await setClock(db.backend, before(date, 120))
    const { id } = await unconfirmed('victim@example.test', { reminders, preferred_date: date })
    await unconfirmed('victim+2@example.test', { reminders, preferred_date: date, preferred_time: '9:30 AM' })
    expect(await kinds()).toEqual(['booking_confirmation victim@example.test'])
    expect(await kinds()).toEqual([])
    for (const minutes of [60, 15]) {
      await setClock(db.backend, before(date, minutes))
      const sent = await sendAll(db)
      expect(sent).toMatchObject([{ minutes_before: minutes, booking: { booking_id: id } }])
    }
  })

  test('gets no email about moves and cancellations before they have confirmed', async () => {
    const { id } = await unconfirmed('victim@example.test')
    expect(await kinds()).toEqual(['booking_confirmation victim@example.test'])
    const move = () =>
      db.backend.query(
        'update public.booking_submissions set preferred_date = $2::text::date where id = $1::text::uuid',
        [id, ownDay()],
      )
    await move()
    await later(db.backend, 2)
    expect(await kinds()).toEqual([])
    // Once confirmed, the address gets these emails.
    const { email_token: token } = await db.row('booking_submissions', id)
    await newCaller(db.backend).rpc('confirm_booking', { token }).throwOnError()
    expect(await kinds()).toEqual(['booking_moved victim@example.test'])
  })
})

describe('the hourly budget for unconfirmed people', () => {
  const waiting = async (count: number) => {
    for (let n = 0; n < count; n += 1) await unconfirmed(`made-up-${n}@example.test`)
  }

  test('of thirty is kept with a hundred waiting; the next hour sends the next thirty', async () => {
    await waiting(100)
    const rounds = await Promise.all(Array.from({ length: 8 }, () => sendAll(db)))
    expect(rounds.flat()).toHaveLength(30)
    await later(db.backend, 59)
    expect(await kinds()).toEqual([])
    await later(db.backend, 2)
    expect(await sendAll(db)).toHaveLength(30)
  })

  test('does not delay confirmed people or the owner', async () => {
    await waiting(40)
    expect(await sendAll(db)).toHaveLength(30)
    await db.backend.query("select private.confirm_address('nurul@example.test')")
    await unconfirmed('nurul@example.test')
    await db.backend.query(
      `insert into public.outbox (kind, recipient, details, due_at)
      values ('owner_alert', 'owner@example.test', '{"alert": "failures"}', private.app_now())`,
    )
    expect((await kinds()).toSorted()).toEqual([
      'booking_confirmation nurul@example.test',
      'owner_alert owner@example.test',
    ])
  })

  test('sends nothing during a flood and continues after it', async () => {
    await waiting(2)
    await setLimits(db.backend, { ...figures, 'submissions an hour': 0 })
    await db.backend.query('select private.count_submission(10)')
    expect(await kinds()).toEqual([])
    await later(db.backend, 120)
    expect(await sendAll(db)).toHaveLength(2)
  })

  test('drops an email after two days', async () => {
    await setLimits(db.backend, { ...figures, 'emails an hour': 0 })
    await waiting(1)
    await later(db.backend, 2 * 1440)
    expect(await claimDue(db)).toEqual([])
    const rows = () => db.backend.query('select status, error from public.outbox')
    expect(await rows()).toEqual([
      { status: 'late', error: 'It was held back for two days: the address is not confirmed.' },
    ])
  })

  test('is shared between callers: one who floods the form delays nobody else', async () => {
    const flooder = newCaller(db.backend)
    for (let n = 0; n < 60; n += 1) await subscribe(flooder, `made-up-${n}@example.test`)
    await later(db.backend, 1)
    await subscribe(newCaller(db.backend), 'honest@example.test')
    const claimed = async () => (await claimDue(db, 'email', 5)).map(({ recipient }) => recipient)
    expect(await claimed()).toContain('honest@example.test')
    await later(db.backend, 1)
    await subscribe(newCaller(db.backend), 'later@example.test')
    expect((await claimed())[0]).toBe('later@example.test')
  })

  test('counts SMS as well', async () => {
    await setLimits(db.backend, { ...figures, 'emails an hour': 1 })
    const { date } = await unconfirmed('012-345 6789', {
      reminders: { sms: { enabled: true, times: ['1 hour'] } },
    })
    await setClock(db.backend, before(date, 60))
    expect(await kinds('sms')).toEqual(['booking_reminder 012-345 6789'])
    await unconfirmed('made-up@example.test')
    expect(await kinds()).toEqual([])
  })
})

test('a confirmed person gets at most twenty emails about calls a day and the rest the day after', async () => {
  await db.backend.query("select private.confirm_address('nurul@example.test')")
  for (let n = 0; n < 25; n += 1) await unconfirmed('nurul@example.test')
  expect(await sendAll(db)).toHaveLength(20)
  expect(await sendAll(db)).toEqual([])
  await later(db.backend, 1440)
  expect(await sendAll(db)).toHaveLength(5)
})

describe('a failed email', () => {
  const alerts = () =>
    db.backend.query<{ recipient: string; alert: string }>(
      "select recipient, details ->> 'alert' as alert from public.outbox where kind = 'owner_alert'",
    )
  const fail = async (contact: string, outcome: 'refused' | 'unknown') => {
    await unconfirmed(contact)
    const [claim] = await claimDue(db)
    if (!claim) throw new Error('nothing to claim')
    await begin(db, claim)
    await record(db, claim, outcome, '550 no such user').throwOnError()
    return claim
  }

  test('is reported to the owner in one email a day, with their number', async () => {
    await alertOnly(db.backend, 'owner@example.test')
    await fail('first@example.test', 'refused')
    const [alert] = await claimDue(db)
    expect(alert).toMatchObject({
      kind: 'owner_alert',
      alert: { alert: 'failures', failed: 1 },
      booking: null,
    })
    if (alert) {
      await begin(db, alert)
      await record(db, alert).throwOnError()
    }
    await fail('second@example.test', 'unknown')
    await fail('third@example.test', 'refused')
    expect(await alerts()).toEqual([{ recipient: 'owner@example.test', alert: 'failures' }])
    await later(db.backend, 1440)
    await fail('fourth@example.test', 'refused')
    expect(await alerts()).toHaveLength(2)
    // A failed alert is not reported by another alert.
    const [again] = await claimDue(db)
    expect(again?.alert).toEqual({ alert: 'failures', failed: 1 })
    if (again) {
      await begin(db, again)
      await record(db, again, 'refused', '550').throwOnError()
      expect(await deliveryById(db, again.message_id)).toMatchObject({ status: 'failed' })
    }
    expect(await alerts()).toHaveLength(2)
    await disableAlerts(db.backend)
  })

  test('is reported to nobody if nobody gets alerts', async () => {
    await fail('first@example.test', 'refused')
    expect(await alerts()).toEqual([])
  })
})
