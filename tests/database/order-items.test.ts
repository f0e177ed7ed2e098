import { expect, test } from 'vitest'
import { databaseForFile, queryOne } from '../support/database'
import { edit } from '../support/edit'
import { moneyCases } from '../support/money-cases'

const db = databaseForFile()

const order = { customer_name: 'Kedai Batik', customer_contact: '012-345 6789', amount_sen: 100 }
const add = (change: object) =>
  db.admin
    .from('orders')
    .insert({ ...order, ...change })
    .select('id, amount_sen')
    .single()
const item = { text: 'A website', quantity: 2, unit_sen: 125_000 }

test.each(moneyCases)('$title', async ({ title: _title, totals, ...priced }) => {
  const row = await queryOne<{ totals: object }>(
    db.backend,
    'select private.order_totals($1::text::jsonb, $2::text::bigint, $3::text::integer, $4::text::integer) as totals',
    [
      JSON.stringify(priced.items),
      String(priced.discount_sen),
      String(priced.sst_percent),
      String(priced.deposit_percent),
    ],
  )
  expect(row.totals).toEqual(totals)
  const { data } = await add(priced)
  expect(data?.amount_sen).toBe(totals.total_sen)
})

test('the amount of an order with items is their sum, whatever amount is sent', async () => {
  const { data } = await add({ items: [item], sst_percent: 8 })
  expect(data?.amount_sen).toBe(270_000)
  const changed = await edit(db.admin, 'orders', data?.id ?? '', { amount_sen: 1 })
    .select('amount_sen')
    .single()
  expect(changed.data?.amount_sen).toBe(270_000)
})

test('an order without items keeps the amount that was sent', async () => {
  expect((await add({ items: [] })).data?.amount_sen).toBe(100)
})

test.each([
  ['no list', { items: { 0: item } }],
  ['a text', { items: ['A website'] }],
  ['null', { items: [null] }],
  ['another field', { items: [{ ...item, cost: 1 }] }],
  ['no text', { items: [{ ...item, text: ' ' }] }],
  ['a long text', { items: [{ ...item, text: 'x'.repeat(501) }] }],
  ['a missing price', { items: [{ text: 'A website', quantity: 1 }] }],
  ['a negative price', { items: [{ ...item, unit_sen: -1 }] }],
  ['half a sen', { items: [{ ...item, unit_sen: 0.5 }] }],
  ['a price as text', { items: [{ ...item, unit_sen: '100' }] }],
  ['no quantity', { items: [{ ...item, quantity: 0 }] }],
  ['51 items', { items: Array.from({ length: 51 }, () => item) }],
  ['more than the maximum amount', { items: [{ ...item, unit_sen: 9_999_999_999 }] }],
  ['a discount larger than the sum', { items: [item], discount_sen: 250_001 }],
  ['a negative discount', { items: [item], discount_sen: -1 }],
  ['more than 100 % of tax', { items: [item], sst_percent: 101 }],
])('items are refused for %s', async (_, change) => {
  expect((await add(change)).error?.code).toBe('23514')
})
