import { describe, expect, test } from 'vitest'
import { createOutbox, type Claim as MessageClaim, sendOne } from '../../supabase/functions/_shared/outbox.ts'
import { SendingError } from '../../supabase/functions/_shared/sending-error.ts'
import { emailChannel } from '../../supabase/functions/send-due/channels.ts'
import { accepting, studio } from '../functions/support/settings'
import { newCaller, queryOne } from '../support/database'
import { owner, quietDays } from '../support/quiet-days'
import { begin, type Claim, claimDue, deliveryById, later, record } from './support/outbox'

const { database, save } = quietDays()

const call = async (name: string, args: Record<string, unknown>): Promise<unknown> => {
  const { data, error } = await database().service.rpc(name as 'health', args as never)
  if (error) throw new SendingError('retry', `${name} failed: ${error.code}`)
  return data
}
const emails = emailChannel(studio, accepting)
const sent: string[] = []
/** Sends one message as the functions do. */
const send = (claim: Claim) =>
  sendOne(
    { ...emails, deliver: (mail) => (sent.push(mail.text), accepting(mail)) },
    claim as unknown as MessageClaim,
    { outbox: createOutbox(call), now: () => Date.parse('2026-11-01T00:00:00Z'), log: () => undefined },
  )
const health = async () =>
  ((await database().service.rpc('health').throwOnError()).data as { messages: string }).messages
/** A quote request in which every field holds this. */
const fillsWith = (text: string) =>
  newCaller(database().backend)
    .rpc('submit_contact', {
      name: text.repeat(200),
      contact: '012-345 6789',
      message: text.repeat(5000),
      kind: 'quote',
      project_type: text.repeat(120),
      package: text.repeat(120),
      budget_range: text.repeat(120),
      timeline: text.repeat(120),
    })
    .throwOnError()
const asksFor = (name: string, message: string) =>
  newCaller(database().backend)
    .rpc('submit_contact', { name, contact: '012-345 6789', message })
    .throwOnError()

describe('as many requests full of quotation marks as a notice lists', () => {
  test('do not keep the owner from hearing of the one after them', async () => {
    await save('protection', { submissions_an_hour: 200 })
    for (let n = 0; n < 19; n += 1) await fillsWith('"')
    await asksFor('Aina the client', 'A shop for batik.')
    sent.length = 0
    for (let claims = await claimDue(database()); claims.length > 0; claims = await claimDue(database()))
      for (const claim of claims) expect(await send(claim)).toBe('sent')
    expect(sent.filter((text) => text.includes('Aina the client'))).toHaveLength(1)
    const left = await queryOne(
      database().backend,
      "select count(*)::integer as count from public.outbox where kind = 'owner_notice' and status <> 'sent'",
    )
    expect(left).toEqual({ count: 0 })
  })
})

describe('a notice that covers only a part of its events', () => {
  test('leaves the others, and what it only counts, to another notice', async () => {
    for (const name of ['Aina', 'Badrul', 'Chong']) await asksFor(name, 'Hello')
    const [claim] = await claimDue(database())
    if (!claim) throw new Error('nothing was claimed')
    await database().backend.query(
      `update public.outbox set details = details || '{"more": 4}' where id = $1`,
      [claim.message_id],
    )
    const args = {
      p_message_id: claim.message_id,
      p_attempt: 1,
      p_sequence: null,
      p_subject: 'S',
      p_body_text: 'T',
      p_body_html: 'H',
    }
    expect(await call('mark_sending', { ...args, p_listed: 2 })).toBe(true)
    await record(database(), claim)
    const [rest] = (await claimDue(database())) as (Claim & {
      notice: { leads: { lead: { name: string } }[]; more: number }
    })[]
    expect(rest?.notice.leads.map(({ lead }) => lead.name)).toEqual(['Chong'])
    expect(rest?.notice.more).toBe(4)
    expect(rest?.recipient).toBe(owner)
    const first = await database().row('outbox', claim.message_id)
    expect(first.details).toMatchObject({ more: 0, events: [{}, {}] })
    expect((first.details as { events: unknown[] }).events).toHaveLength(2)
  })
})

describe('a message that cannot be begun', () => {
  const claimNotice = async () => (await claimDue(database())).find(({ kind }) => kind === 'owner_notice')
  const release = (claim: Claim) =>
    call('release_message', { p_message_id: claim.message_id, p_attempt: claim.attempt, p_error: 'no words' })
  /** Fails three times; gives the message. */
  async function failed(give: (claim: Claim) => Promise<unknown>, minutes: number): Promise<string> {
    await asksFor('Aina', 'Hello')
    let id = ''
    for (let n = 0; n < 3; n += 1) {
      const claim = await claimNotice()
      if (!claim) throw new Error(`it was not claimed a ${n + 1}. time`)
      id = claim.message_id
      await give(claim)
      await later(database().backend, minutes)
    }
    return id
  }

  test('has failed the third time, with its reason, and the owner gets an alert', async () => {
    const id = await failed(release, 3)
    expect(await deliveryById(database(), id)).toMatchObject({ status: 'failed', error: 'no words' })
    const claims = await claimDue(database())
    expect(claims).toMatchObject([{ kind: 'owner_alert', alert: { alert: 'failures', failed: 1 } }])
  })

  test('keeps the health failing, whatever else is sent, until it was sent again', async () => {
    const id = await failed(release, 3)
    for (const claim of await claimDue(database())) {
      await begin(database(), claim)
      await record(database(), claim)
    }
    expect(await health()).toBe('failing')
    const today = (await database().admin.rpc('admin_today').throwOnError()).data as { failed_emails: number }
    expect(today.failed_emails).toBe(1)
    await database().admin.rpc('retry_message', { p_message_id: id }).throwOnError()
    expect(await health()).toBe('ok')
    const again = await claimNotice()
    expect(again?.message_id).toBe(id)
    expect(again && (await begin(database(), again))).toBe(true)
  })

  test('has failed too if the program that was to send it stops three times', async () => {
    const id = await failed(async () => undefined, 11)
    await claimDue(database())
    expect(await deliveryById(database(), id)).toMatchObject({
      status: 'failed',
      error: 'The program that was to send it stopped three times before it began.',
    })
    expect(await health()).toBe('failing')
  })

  test('is only late if it can be begun the third time', async () => {
    await asksFor('Aina', 'Hello')
    for (let n = 0; n < 2; n += 1) {
      const claim = await claimNotice()
      if (claim) await release(claim)
      await later(database().backend, 3)
    }
    const claim = await claimNotice()
    if (!claim) throw new Error('nothing was claimed')
    expect(await send(claim)).toBe('sent')
    expect(await deliveryById(database(), claim.message_id)).toMatchObject({ status: 'sent' })
    expect(await health()).toBe('ok')
  })
})
