import { describe, expect, test } from 'vitest'
import { databaseForFile } from '../support/database'
import { edit } from '../support/edit'
import { malaysiaDay } from '@/lib/dates'

const db = databaseForFile()

const order = async (id: string) =>
  (await db.admin.from('orders').select('status, lost_reason').eq('id', id).single()).data

describe('the reason for a lost order', () => {
  test('is stored while it is lost and deleted when it is reopened', async () => {
    const id = await db.add('orders', { status: 'sent' })
    const lost = { status: 'cancelled', lost_reason: 'Too expensive' }
    await db.admin.from('orders').update(lost).eq('id', id).throwOnError()
    expect(await order(id)).toEqual(lost)
    await db.admin.from('orders').update({ status: 'sent' }).eq('id', id).throwOnError()
    expect(await order(id)).toEqual({ status: 'sent', lost_reason: null })
  })

  test.each([
    ['empty', ' '],
    ['longer than 200 characters', 'x'.repeat(201)],
  ])('is refused when it is %s', async (_, reason) => {
    const id = await db.add('orders', { status: 'sent' })
    const { error } = await edit(db.admin, 'orders', id, { status: 'cancelled', lost_reason: reason })
    expect(error?.code).toBe('23514')
    expect(await order(id)).toEqual({ status: 'sent', lost_reason: null })
  })
})

test('an order in work keeps its status when a new version is sent and accepted', async () => {
  const items = [{ text: 'Website', quantity: 1, unit_sen: 250_000 }]
  const id = await db.add('orders', { status: 'in_work', items })
  const { data } = await db.admin.rpc('send_quotation', { order_id: id })
  expect((await order(id))?.status).toBe('in_work')
  const { token } = data as { token: string }
  const accepted = await db.visitor.rpc('accept_quotation', { token, name: 'Mei' })
  expect(accepted.data).toMatchObject({ status: 'accepted' })
  expect((await order(id))?.status).toBe('in_work')
})

test('the board has the count, the sum and the newest 30 orders of each status', async () => {
  await db.backend.exec('delete from public.orders where true')
  for (let n = 0; n < 31; n++) {
    await db.add('orders', { status: 'sent', amount_sen: 100, created_at: `2026-01-01T00:00:${10 + n}Z` })
  }
  await db.add('orders', { status: 'in_work', amount_sen: 5_000 })
  await db.add('orders', { status: 'in_work', amount_sen: 700, deleted_at: '2026-01-01T00:00:00Z' })
  const { data } = await db.admin.rpc('order_board').throwOnError()
  const columns = Object.fromEntries(data.map((column) => [column.status, column]))
  expect(Object.keys(columns).toSorted()).toEqual(['in_work', 'sent'])
  expect(columns.in_work).toMatchObject({ orders: 1, amount_sen: 5_000 })
  expect(columns.sent).toMatchObject({ orders: 31, amount_sen: 3_100 })
  const times = ((columns.sent?.newest ?? []) as Array<{ created_at: string }>).map(
    ({ created_at: at }) => at,
  )
  expect(times).toHaveLength(30)
  expect(times).toEqual(times.toSorted().toReversed())
  expect((await db.withoutRole.rpc('order_board')).data).toEqual([])
  expect((await db.visitor.rpc('order_board')).error?.code).toBe('42501')
})

describe('leads by source', () => {
  const month = `${malaysiaDay(new Date()).slice(0, 7)}-01`
  const report = async () => (await db.admin.rpc('lead_report').throwOnError()).data

  test('a person counts once, with the source of their first lead and the sum of their won orders', async () => {
    const google = { page: '/pricing', referrer: 'www.google.com' }
    const empty = async (table: string) => db.backend.exec(`delete from public.${table} where true`)
    for (const table of ['orders', 'booking_submissions', 'contact_submissions']) await empty(table)
    const at = (minute: number) => `${month}T00:0${minute}:00+08:00`
    // Mei writes, then books under a campaign: one lead from Google. Two of her orders were won, one is a
    // draft.
    const mei = await db.add('contact_submissions', {
      contact: '012-345 6789',
      source: google,
      created_at: at(1),
    })
    await db.add('booking_submissions', {
      contact: '+60 12-345 6789',
      source: { campaign: 'raya' },
      created_at: at(2),
    })
    await db.add('orders', { customer_contact: '0123456789', status: 'paid', amount_sen: 100 })
    await db.add('orders', {
      customer_contact: 'mei@example.test',
      contact_submission_id: mei,
      status: 'in_work',
      amount_sen: 20,
    })
    await db.add('orders', { customer_contact: '0123456789', status: 'draft', amount_sen: 7_000 })
    // Two more leads from Google, one of them lost.
    await db.add('contact_submissions', { contact: 'a@example.test', source: google, created_at: at(3) })
    await db.add('orders', { customer_contact: 'a@example.test', status: 'cancelled', amount_sen: 900 })
    await db.add('contact_submissions', { contact: 'b@example.test', source: google, created_at: at(4) })
    // One lead from a campaign, one direct, and one that the studio entered as an accepted order.
    await db.add('booking_submissions', {
      contact: 'c@example.test',
      source: { campaign: 'raya', referrer: 'www.google.com' },
      created_at: at(5),
    })
    await db.add('contact_submissions', {
      contact: 'd@example.test',
      source: { page: '/' },
      created_at: at(6),
    })
    await db.add('orders', { customer_contact: 'e@example.test', status: 'accepted', amount_sen: 3 })
    // Neither spam nor deleted rows count.
    await db.add('contact_submissions', { contact: 'f@example.test', status: 'spam', source: google })
    await db.add('contact_submissions', { contact: 'g@example.test', deleted_at: at(1), source: google })
    expect(await report()).toEqual([
      { month, kind: 'website', name: 'www.google.com', leads: 3, won: 1, won_sen: 120 },
      { month, kind: 'campaign', name: 'raya', leads: 1, won: 0, won_sen: 0 },
      { month, kind: 'direct', name: '', leads: 1, won: 0, won_sen: 0 },
      { month, kind: 'unknown', name: '', leads: 1, won: 1, won_sen: 3 },
    ])
  })

  test('months are Malaysian and cover the last twelve', async () => {
    await db.backend.exec('delete from public.contact_submissions where true')
    const first = new Date(`${month}T00:00:00+08:00`)
    const monthsAgo = (count: number) => {
      const then = new Date(first.getTime() + 8 * 3_600_000)
      then.setUTCMonth(then.getUTCMonth() - count)
      return then.toISOString().slice(0, 10)
    }
    const write = (contact: string, created_at: string) =>
      db.add('contact_submissions', { contact, created_at, source: { campaign: 'months' } })
    await write('h@example.test', `${month}T00:00:00+08:00`)
    await write('i@example.test', new Date(first.getTime() - 1_000).toISOString())
    await write('j@example.test', `${monthsAgo(11)}T00:00:00+08:00`)
    await write(
      'k@example.test',
      new Date(Date.parse(`${monthsAgo(11)}T00:00:00+08:00`) - 1_000).toISOString(),
    )
    const rows = (await report()).filter(({ name }) => name === 'months')
    expect(rows.map(({ month: of, leads }) => [of, leads])).toEqual([
      [month, 1],
      [monthsAgo(1), 1],
      [monthsAgo(11), 1],
    ])
  })

  test('sources after the 20 largest are one line', async () => {
    for (let n = 0; n < 23; n++) {
      await db.add('contact_submissions', {
        contact: `s${n}@example.test`,
        source: { referrer: `${n}.example` },
      })
    }
    const rows = await report()
    expect(new Set(rows.map(({ kind, name }) => `${kind} ${name}`)).size).toBe(21)
    expect(rows.filter(({ kind }) => kind === 'other')).toHaveLength(1)
  })
})
