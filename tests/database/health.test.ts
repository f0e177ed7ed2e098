import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseForFile } from '../support/database'
import { giveClock, setClock } from '../support/studio-clock'
import * as outbox from './support/outbox'

const { begin, claimDue, record, sendAll } = outbox

const db = databaseForFile()
beforeAll(async () => {
  await giveClock(db.backend)
})
beforeEach(async () => {
  await db.backend.exec('delete from private.cron_heartbeats; delete from public.outbox where true;')
  await setClock(db.backend, '2029-12-01T00:00:00Z')
})

const later = (minutes: number) => outbox.later(db.backend, minutes)
const health = async () => (await db.service.rpc('health').throwOnError()).data
const today = async () =>
  (await db.admin.rpc('admin_today').throwOnError()).data as {
    health: unknown
    schedule_answered_at: string | null
    failed_emails: number
  }

describe('the schedule', () => {
  test('is not set up until something claims due messages', async () => {
    expect(await health()).toEqual({ schedule: 'not_set_up', messages: 'ok' })
    expect(await today()).toMatchObject({
      health: { schedule: 'not_set_up', messages: 'ok' },
      schedule_answered_at: null,
    })
  })

  test('counts as running for ten minutes after a run of send-due, then as stopped', async () => {
    await claimDue(db)
    await later(10)
    expect(await health()).toMatchObject({ schedule: 'running' })
    await later(1)
    expect(await health()).toMatchObject({ schedule: 'stopped' })
    const { schedule_answered_at: at, health: shown } = await today()
    expect([Date.parse(at ?? ''), shown]).toEqual([
      Date.parse('2029-12-01T00:00:00Z'),
      { schedule: 'stopped', messages: 'ok' },
    ])
    await claimDue(db)
    expect(await health()).toMatchObject({ schedule: 'running' })
  })

  test('does not count as running if only SMS or a welcome email are claimed', async () => {
    await claimDue(db, 'sms')
    await db.service.rpc('claim_welcome', {
      p_subscriber_id: '6f1de9a4-5c7e-4c53-9d0e-0b8a1f6e2c11',
      p_email: 'nobody@example.test',
    })
    expect(await health()).toMatchObject({ schedule: 'not_set_up' })
  })
})

describe('the messages', () => {
  const book = (values: Record<string, unknown> = {}) =>
    outbox.addBooking(db.backend, { reminders: {}, ...values })
  /** Sends one confirmation with that outcome. */
  async function tried(outcome: outbox.Outcome) {
    await book()
    const [claim] = await claimDue(db)
    if (!claim) throw new Error('nothing was due')
    await begin(db, claim)
    await record(db, claim, outcome, 'no')
    return claim
  }
  const messages = async () => (await health()) as { messages: string }

  test.each(['retry', 'refused', 'unknown'] as const)(
    'fail half an hour after one ended as %s, until another is sent',
    async (outcome) => {
      await tried(outcome)
      await later(29)
      expect(await messages()).toMatchObject({ messages: 'ok' })
      await later(1)
      expect(await messages()).toMatchObject({ messages: 'failing' })
      expect(await today()).toMatchObject({
        health: { messages: 'failing' },
        failed_emails: outcome === 'retry' ? 0 : 1,
      })
      await book()
      await sendAll(db)
      expect(await messages()).toMatchObject({ messages: 'ok' })
    },
  )

  test('do not fail if another email was sent in the same minute as a refused one', async () => {
    await tried('refused')
    await book()
    await sendAll(db)
    await later(31)
    expect(await messages()).toMatchObject({ messages: 'ok' })
  })

  test('fail if a due message is not picked up for half an hour', async () => {
    await book()
    await later(29)
    expect(await messages()).toMatchObject({ messages: 'ok' })
    await later(1)
    expect(await messages()).toMatchObject({ messages: 'failing' })
  })

  test('do not fail because of messages that are not due or wait for a confirmation', async () => {
    await book({ reminders: outbox.everything })
    await sendAll(db)
    await later(5)
    await book({ confirmed_at: null })
    await later(31)
    const waiting = await db.backend.query("select from public.outbox where status = 'pending'")
    expect(waiting.length).toBeGreaterThan(1)
    expect(await messages()).toMatchObject({ messages: 'ok' })
  })
})
