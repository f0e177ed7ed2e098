import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseForFile, queryValue } from '../support/database'
import { giveClock, setClock } from '../support/studio-clock'
import { subscribersOf } from './support/subscribers'

const db = databaseForFile()
const { subscribe, subscriber, confirm } = subscribersOf(db)
beforeAll(async () => {
  await giveClock(db.backend)
})
beforeEach(() => setClock(db.backend, '2030-03-04T02:00:00Z'))

interface Said {
  message_id?: string | null
  recipient?: string
  event?: string
  bounce?: string | null
  at?: string | null
  reason?: string | null
}
const report = (...events: Said[]) =>
  db.service
    .rpc('record_email_events', {
      p_provider: 'resend',
      p_events: events.map((event) => ({
        message_id: null,
        event: 'bounced',
        bounce: event.event && event.event !== 'bounced' ? null : 'hard',
        at: '2030-03-04T01:00:00Z',
        reason: 'User unknown',
        ...event,
      })),
    })
    .throwOnError()

let people = 0
const newAddress = () => `bounce-${(people += 1)}@example.test`
const suppressions = (address: string) =>
  db.backend.query<Record<string, unknown>>(
    'select id, reason, occurred_at, detail, message_id, lifted_at from public.email_suppressions where address = $1 order by created_at, id',
    [address],
  )
const earlyEvents = (message: string) =>
  queryValue(db.backend, 'select count(*)::integer from private.early_email_events where message_id = $1', [
    message,
  ])
const sent = (values: Record<string, unknown> = {}) =>
  db.add('outbox', {
    kind: 'owner_alert',
    subscriber_id: null,
    details: { alert: 'failures' },
    provider: 'resend',
    provider_message_id: randomUUID(),
    ...values,
  })

describe('what a provider reports about an email', () => {
  test('is stored with the email, and a hard bounce suppresses the address in its normal form', async () => {
    const address = newAddress()
    const id = await sent({ recipient: address, provider_message_id: 'm1@mail.example.test' })
    await report({ message_id: 'm1@mail.example.test', recipient: ` ${address.toUpperCase()} ` })
    expect(await db.row('outbox', id)).toMatchObject({
      status: 'sent',
      bounce: 'hard',
      bounce_reason: 'User unknown',
      delivered_at: null,
      complained_at: null,
    })
    expect(await suppressions(address)).toMatchObject([
      { reason: 'bounced', detail: 'User unknown', message_id: id, lifted_at: null },
    ])
  })

  test('a delivery and a soft bounce suppress nothing', async () => {
    const address = newAddress()
    const id = await sent({ recipient: address, provider_message_id: 'm2' })
    await report(
      { message_id: 'm2', recipient: address, event: 'delivered' },
      { message_id: 'm2', recipient: address, bounce: 'soft', reason: 'Mailbox full' },
    )
    expect(await db.row('outbox', id)).toMatchObject({
      bounce: 'soft',
      bounce_reason: 'Mailbox full',
      delivered_at: expect.any(String),
    })
    expect(await suppressions(address)).toEqual([])
  })

  test('about an unknown email suppresses its address all the same', async () => {
    const address = newAddress()
    await report({ message_id: 'of another program', recipient: address, event: 'complained' })
    expect(await suppressions(address)).toMatchObject([{ reason: 'complained', message_id: null }])
  })

  test('before the provider’s id of the email was stored is kept until then', async () => {
    const id = await sent({ recipient: newAddress(), provider_message_id: null })
    await report({ message_id: 'early', recipient: 'a@example.test', event: 'delivered' })
    await db.backend.query(
      "update public.outbox set provider_message_id = 'early' where id = $1::text::uuid",
      [id],
    )
    expect(await db.row('outbox', id)).toMatchObject({ delivered_at: expect.any(String) })
    expect(await earlyEvents('early')).toBe(0)
  })

  test('is forgotten after a day if its email is unknown', async () => {
    await report({ message_id: 'never', recipient: 'a@example.test', event: 'delivered' })
    await setClock(db.backend, '2030-03-05T03:00:00Z')
    await db.service.rpc('clear_expired').throwOnError()
    expect(await earlyEvents('never')).toBe(0)
  })

  test('unknown events and events without an address change nothing', async () => {
    const count = () => queryValue(db.backend, 'select count(*)::integer from public.email_suppressions')
    const before = await count()
    await report(
      { event: 'opened', recipient: newAddress() },
      { recipient: 'nobody' },
      { recipient: undefined },
    )
    expect(await count()).toBe(before)
  })

  test('leaves the same state in any order, however often it comes', async () => {
    const moment = fc.constantFrom('2030-03-04T01:00:00Z', '2030-03-04T01:05:00Z', '2030-03-04T01:10:00Z')
    const said = fc.oneof(
      fc.record({ event: fc.constantFrom('delivered', 'complained'), at: moment, reason: fc.constant('x') }),
      fc.record({
        event: fc.constant('bounced'),
        bounce: fc.constantFrom('hard', 'soft'),
        at: moment,
        reason: fc.constantFrom('full', 'unknown', null),
      }),
    )
    const twoOrders = fc
      .array(said, { minLength: 1, maxLength: 5 })
      .chain((events) =>
        fc.tuple(
          fc.constant(events),
          fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 }),
        ),
      )
    const outcome = async (events: readonly Said[]) => {
      const address = newAddress()
      const message_id = randomUUID()
      const id = await sent({ recipient: address, provider_message_id: message_id })
      for (const event of events) await report({ bounce: null, ...event, message_id, recipient: address })
      const { delivered_at, bounced_at, bounce, bounce_reason, complained_at } = await db.row('outbox', id)
      const list = await suppressions(address)
      return {
        delivered_at,
        bounced_at,
        bounce,
        bounce_reason,
        complained_at,
        list: list.map(({ reason, occurred_at, detail }) => ({ reason, occurred_at, detail })),
      }
    }
    await fc.assert(
      fc.asyncProperty(twoOrders, async ([once, twice]) => {
        expect(await outcome(twice)).toEqual(await outcome(once))
      }),
      { numRuns: 40 },
    )
  })

  test.each(['visitor', 'admin'] as const)('cannot be sent by a %s', async (who) => {
    const call = { p_provider: 'resend', p_events: [] }
    expect((await db[who].rpc('record_email_events', call)).error?.code).toBe('42501')
  })
})

describe('a subscriber whose address bounces or who complains', () => {
  test.each([
    ['bounced', { event: 'bounced' }],
    ['complained', { event: 'complained' }],
  ])('leaves the newsletter with the reason: %s', async (reason, event) => {
    const address = newAddress()
    await subscribe(address, 'Mei')
    await confirm(address)
    await report({ ...event, recipient: address })
    expect(await subscriber(address)).toMatchObject({
      is_active: false,
      unsubscribed_by: reason,
      email: null,
      name: null,
    })
  })

  test('stays on the list after a soft bounce', async () => {
    const address = newAddress()
    await subscribe(address)
    await report({ recipient: address, bounce: 'soft' })
    expect(await subscriber(address)).toMatchObject({ is_active: true })
  })
})

describe('a suppression', () => {
  test('is lifted only by an owner, with a reason, and the history has it', async () => {
    const address = newAddress()
    await report({ recipient: address })
    const [{ id } = { id: '' }] = await suppressions(address)
    const lift = (lift_reason: string) =>
      db.admin
        .from('email_suppressions')
        .update({ lift_reason })
        .eq('id', id as string)
        .select('id')
    expect((await lift(' ')).error?.code).toBe('23514')
    expect((await lift('It works.')).data).toHaveLength(1)
    expect(await suppressions(address)).toMatchObject([{ lifted_at: expect.any(String) }])
    expect((await lift('Again.')).data).toEqual([])
    const { data } = await db.admin
      .from('audit_log')
      .select('action, after')
      .eq('row_id', id as string)
    expect(data).toMatchObject([{ action: 'update', after: { lift_reason: 'It works.' } }])
  })

  test('that was lifted comes back by a later event, but not by an earlier one', async () => {
    const address = newAddress()
    await report({ recipient: address })
    await db.backend.query("update public.email_suppressions set lift_reason = 'Right.' where address = $1", [
      address,
    ])
    await report({ recipient: address })
    expect(await suppressions(address)).toHaveLength(1)
    await setClock(db.backend, '2030-03-04T04:00:00Z')
    await report({ recipient: address, at: '2030-03-04T03:00:00Z' })
    expect(await suppressions(address)).toMatchObject([
      { lifted_at: expect.any(String) },
      { lifted_at: null },
    ])
  })

  test('is erased with the person', async () => {
    const address = newAddress()
    await report({ recipient: address })
    const { data } = await db.admin.rpc('erase_person', { contact: address }).throwOnError()
    expect(data).toMatchObject({ erased: { email_suppressions: 1 } })
    expect(await suppressions(address)).toEqual([])
  })
})

test('alerts to a suppressed address go to the owners', async () => {
  const addresses = () =>
    db.backend.query<{ address: string }>(
      "select address from private.alert_addresses('bookings') address order by 1",
    )
  const address = newAddress()
  await db.add('alert_recipients', { email: address })
  expect(await addresses()).toEqual([{ address }])
  await report({ recipient: address })
  expect(await addresses()).toEqual([{ address: 'admin@example.test' }])
})

test('the figures of a newsletter count what was delivered, bounced and reported as spam', async () => {
  const newsletter_id = await db.add('newsletters', { status: 'sent', send_at: '2030-03-01T00:00:00Z' })
  const events = [['delivered'], ['delivered', 'complained'], ['delivered', 'bounced'], ['bounced'], []]
  for (const [n, list] of events.entries()) {
    const recipient = newAddress()
    const subscriber_id = await db.add('newsletter_subscribers', { email: recipient })
    await sent({
      kind: 'newsletter',
      newsletter_id,
      subscriber_id,
      recipient,
      provider_message_id: `news-${n}`,
    })
    for (const event of list) await report({ message_id: `news-${n}`, recipient, event })
  }
  const { data } = await db.admin.rpc('newsletter_stats', { p_newsletter_id: newsletter_id }).throwOnError()
  expect(data).toMatchObject([{ sent: 5, delivered: 2, bounced: 2, complained: 1, unsubscribed: 0 }])
})
