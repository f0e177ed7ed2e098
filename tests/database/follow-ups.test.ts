import { describe, expect, test } from 'vitest'
import { malaysiaDay } from '@/lib/dates'
import { databaseForFile } from '../support/database'
import { edit } from '../support/edit'
import { deletionOf } from '../support/set-deleted'

const db = databaseForFile()

const day = (ahead: number) => malaysiaDay(new Date(Date.now() + ahead * 86_400_000))
const request = (name: string) => db.add('contact_submissions', { name })
const plan = async (lead_id: string, due_on: string, note = 'Ring about the shop.') => {
  const row = { lead_table: 'contact_submissions', lead_id, due_on, note }
  return db.admin.from('follow_ups').insert(row).select('id').single()
}
const due = async (client = db.admin) => {
  const { data } = await client.rpc('admin_today')
  return (data as { follow_ups: Array<{ name: string; due_on: string; note: string; lead_id: string }> })
    .follow_ups
}

describe('a follow-up', () => {
  test('is in Today from its day until it is done, oldest first', async () => {
    const [late, now, later] = [await request('Late'), await request('Now'), await request('Later')]
    await plan(now, day(0))
    const { data } = await plan(late, day(-3), 'Ask for the logo.')
    await plan(later, day(1))
    expect(await due()).toMatchObject([
      { name: 'Late', lead_id: late, due_on: day(-3), note: 'Ask for the logo.' },
      { name: 'Now', due_on: day(0) },
    ])
    expect(await due(db.withoutRole)).toEqual([])
    await edit(db.admin, 'follow_ups', data?.id ?? '', { done_at: new Date().toISOString() })
    expect((await due()).map(({ name }) => name)).toEqual(['Now'])
    await db.admin.rpc('set_deleted', deletionOf('contact_submissions', now))
    expect(await due(), 'of a lead that is gone').toEqual([])
  })

  test('can only be one per lead until it is done', async () => {
    const lead = await request('Twice')
    const { data } = await plan(lead, day(5))
    expect((await plan(lead, day(6))).error?.code).toBe('23505')
    await edit(db.admin, 'follow_ups', data?.id ?? '', { done_at: new Date().toISOString() })
    expect((await plan(lead, day(6))).error).toBeNull()
  })

  test('says what to do in one line', async () => {
    const lead = await request('Words')
    expect((await plan(lead, day(1), '  ')).error?.code).toBe('23514')
    expect((await plan(lead, day(1), 'x'.repeat(201))).error?.code).toBe('23514')
    expect((await plan(lead, day(1), 'x'.repeat(200))).error).toBeNull()
  })

  test('is listed with its lead while it is open and the lead exists', async () => {
    const listed = async (client = db.admin) =>
      (await client.from('follow_up_list').select('name, contact, note').eq('note', 'To list.')).data
    const lead = await db.add('contact_submissions', { name: 'Listed', contact: '012-345 6789' })
    const order = await db.add('orders', { customer_name: 'Buyer', customer_contact: 'buyer@example.test' })
    const { data } = await plan(lead, day(9), 'To list.')
    const ofOrder = { lead_table: 'orders', lead_id: order, due_on: day(9), note: 'To list.' }
    await db.admin.from('follow_ups').insert(ofOrder).throwOnError()
    const both = [
      { name: 'Listed', contact: '012-345 6789', note: 'To list.' },
      { name: 'Buyer', contact: 'buyer@example.test', note: 'To list.' },
    ]
    expect(await listed()).toEqual(expect.arrayContaining(both))
    expect(await listed(db.withoutRole)).toEqual([])
    await db.admin.rpc('set_deleted', deletionOf('orders', order))
    expect(await listed()).toEqual([both[0]])
    await edit(db.admin, 'follow_ups', data?.id ?? '', { done_at: new Date().toISOString() })
    expect(await listed()).toEqual([])
  })
})
