import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { malaysiaDay } from '@/lib/dates'
import { insertRow, type TableName, validRow } from '../support/database-rows'
import { openDatabase, type TestDatabase } from '../support/database'

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db.close())

const day = (ahead: number) => malaysiaDay(new Date(Date.now() + ahead * 86_400_000))
async function add(table: TableName, values: Record<string, unknown>): Promise<string> {
  const row = { ...validRow(table), ...values }
  await insertRow(db.backend, table, row)
  return row.id
}
const request = (name: string) => add('contact_submissions', { name })
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
  test('stands in Today from its day on until it is done, the oldest first', async () => {
    const [late, now, later] = [await request('Late'), await request('Now'), await request('Later')]
    await plan(now, day(0))
    const { data } = await plan(late, day(-3), 'Ask for the logo.')
    await plan(later, day(1))
    expect(await due()).toMatchObject([
      { name: 'Late', lead_id: late, due_on: day(-3), note: 'Ask for the logo.' },
      { name: 'Now', due_on: day(0) },
    ])
    expect(await due(db.stranger)).toEqual([])
    await db.admin
      .from('follow_ups')
      .update({ done_at: new Date().toISOString() })
      .eq('id', data?.id ?? '')
    expect((await due()).map(({ name }) => name)).toEqual(['Now'])
    await db.admin.from('contact_submissions').delete().eq('id', now)
    expect(await due(), 'of a lead that is gone').toEqual([])
  })

  test('is one for a lead until it is done', async () => {
    const lead = await request('Twice')
    const { data } = await plan(lead, day(5))
    expect((await plan(lead, day(6))).error?.code).toBe('23505')
    await db.admin
      .from('follow_ups')
      .update({ done_at: new Date().toISOString() })
      .eq('id', data?.id ?? '')
    expect((await plan(lead, day(6))).error).toBeNull()
  })

  test('says what to do, in one line', async () => {
    const lead = await request('Words')
    expect((await plan(lead, day(1), '  ')).error?.code).toBe('23514')
    expect((await plan(lead, day(1), 'x'.repeat(201))).error?.code).toBe('23514')
    expect((await plan(lead, day(1), 'x'.repeat(200))).error).toBeNull()
  })
})

describe('the leads beside one', () => {
  test('are those that came right after and right before it', async () => {
    await db.backend.exec('delete from public.work_opportunities')
    const came = (created_at: string) => add('work_opportunities', { created_at })
    const [first, second, third] = [
      await came('2026-01-01T00:00:00Z'),
      await came('2026-01-02T00:00:00Z'),
      await came('2026-01-03T00:00:00Z'),
    ]
    const beside = async (of_row: string, client = db.admin) =>
      (await client.rpc('lead_neighbours', { of_table: 'work_opportunities', of_row })).data
    expect(await beside(second)).toEqual({ previous: third, next: first })
    expect(await beside(third)).toEqual({ previous: null, next: second })
    expect(await beside(first)).toEqual({ previous: second, next: null })
    expect(await beside(second, db.stranger)).toBeNull()
  })

  test('are leads, and of no other table', async () => {
    const asked = await db.admin.rpc('lead_neighbours', {
      of_table: 'audit_log',
      of_row: crypto.randomUUID(),
    })
    expect([asked.status, asked.error?.message]).toEqual([400, 'invalid_input'])
  })
})
