import { describe, expect, test } from 'vitest'
import { databaseForFile, newCaller } from '../support/database'
import { ask, open, quotationSupport } from './support/quotations'

const db = databaseForFile()

const { addOrder, sent, change, outboxOf } = quotationSupport(() => db)
const question = (token: string, text: string) => ask(newCaller(db.backend), token, text)
const messagesOf = async (contact: string) =>
  (await db.admin.from('inbox').select('kind, name, contact, message, waiting').eq('contact', contact)).data

describe('a question about a quotation', () => {
  test('is in the inbox as a message from the client', async () => {
    const contact = 'asks@example.test'
    const token = await sent(await addOrder({ customer_contact: contact, order_number: 'RS-2026-9001' }))
    expect((await question(token, ' Is hosting in it? ')).data).toEqual({ ok: true })
    expect(await messagesOf(contact)).toEqual([
      {
        kind: 'enquiry',
        name: 'Mei Tan',
        contact,
        message: 'About quotation RS-2026-9001, version 1:\n\nIs hosting in it?',
        waiting: true,
      },
    ])
  })

  test('reaches the studio even if the name or contact is invalid for a message', async () => {
    const token = await sent(await addOrder({ customer_name: '<<>>', customer_contact: '<x>' }))
    expect((await question(token, '<script>alert(1)</script>')).error).toBeNull()
    expect(await messagesOf('not given')).toMatchObject([
      { name: 'Client', message: expect.stringContaining('<script>') },
    ])
  })

  test.each(['', ' \n', 'x'.repeat(4001)])('is refused if it is empty or too long', async (text) => {
    const { error } = await question(await sent(await addOrder()), text)
    expect(error).toMatchObject({ message: 'invalid_input', hint: 'question' })
  })

  test('is limited to ten an hour over all callers', async () => {
    const token = await sent(await addOrder())
    for (let times = 0; times < 10; times += 1) await question(token, 'Again?').throwOnError()
    expect((await question(token, 'Again?')).error?.message).toBe('rate_limited')
  })
})

describe('when a client is erased', () => {
  const contact = 'erased@example.test'

  test('the copy of their data contains their quotations without the link', async () => {
    const token = await sent(await addOrder({ customer_contact: contact }))
    const { data } = await db.admin.rpc('person_record', { contact }).throwOnError()
    const record = JSON.stringify(data)
    expect((data as { rows: { quotations: unknown[] } }).rows.quotations).toHaveLength(1)
    expect(record).not.toContain(token)
  })

  test('sent quotations stay with their order for the tax office, others are deleted', async () => {
    const kept = await addOrder({ customer_contact: contact })
    const stays = await sent(kept)
    const dropped = await addOrder({ customer_contact: contact })
    const goes = await sent(dropped)
    await change(dropped, { status: 'draft' })
    await db.admin.rpc('erase_person', { contact }).throwOnError()
    expect((await open(newCaller(db.backend), stays)).data).toMatchObject({ status: 'sent' })
    expect((await open(newCaller(db.backend), goes)).data).toBeNull()
    expect(await outboxOf(kept)).toEqual([])
    const left = await db.backend.query(
      "select id from public.outbox where kind = 'quotation' and recipient = $1::text",
      [contact],
    )
    expect(left).toEqual([])
  })
})
