import { beforeAll, expect, test } from 'vitest'
import { databaseForFile, queryOne } from '../support/database'

const db = databaseForFile()
let year: string

beforeAll(async () => {
  const row = await queryOne<{ year: string }>(
    db.backend,
    "select to_char(now() at time zone 'Asia/Kuala_Lumpur', 'YYYY') as year",
  )
  year = row.year
})

const order = { customer_name: 'Kedai Batik', customer_contact: '012-345 6789', amount_sen: 250_000 }
const add = (change: object = {}) =>
  db.admin
    .from('orders')
    .insert({ ...order, ...change })
    .select('order_number')
    .single()

test('orders get consecutive numbers by the year in Malaysia', async () => {
  const first = await add()
  const second = await add()
  expect(first.error).toBeNull()
  expect([first.data?.order_number, second.data?.order_number]).toEqual([
    `RS-${year}-0001`,
    `RS-${year}-0002`,
  ])
})

test('twenty simultaneous orders get distinct numbers without a gap', async () => {
  const before = await add()
  const from = Number(before.data?.order_number.slice(-4))
  const made = await Promise.all(Array.from({ length: 20 }, () => add()))
  const numbers = made.map(({ data }) => Number(data?.order_number.slice(-4))).toSorted((a, b) => a - b)
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => from + 1 + index))
})

test('a refused order uses no number', async () => {
  const before = Number((await add()).data?.order_number.slice(-4))
  expect((await add({ amount_sen: -1 })).error?.code).toBe('23514')
  expect((await add({ amount_sen: 10_000_000_000 })).error?.code).toBe('23514')
  expect(Number((await add()).data?.order_number.slice(-4))).toBe(before + 1)
})

test('a number entered by hand is skipped', async () => {
  const before = Number((await add()).data?.order_number.slice(-4))
  const taken = `RS-${year}-${String(before + 1).padStart(4, '0')}`
  expect((await add({ order_number: taken })).data?.order_number).toBe(taken)
  expect(Number((await add()).data?.order_number.slice(-4))).toBe(before + 2)
})

test('after 9,999 numbers have five digits', async () => {
  await db.backend.query('update private.order_counters set last_number = 9999')
  expect((await add()).data?.order_number).toBe(`RS-${year}-10000`)
})

test('amounts are stored to the sen', async () => {
  const { data } = await db.admin
    .from('orders')
    .insert({ ...order, amount_sen: 9_999_999_999 })
    .select('amount_sen, currency')
    .single()
  expect(data).toEqual({ amount_sen: 9_999_999_999, currency: 'MYR' })
})

test.each([
  ['Nusa & Co. Web', 'NCW'],
  ['Öl 24', 'L2'],
  ['设计', 'ORDER'],
])('the order numbers of the studio %s begin with %s', async (name, initials) => {
  const { data } = await db.admin.from('site_settings').select('value').eq('key', 'studio').single()
  const before = data?.value as Record<string, string>
  const rename = (value: Record<string, string>) =>
    db.admin.from('site_settings').update({ value }).eq('key', 'studio')
  expect((await rename({ ...before, name })).error).toBeNull()
  expect((await add()).data?.order_number).toMatch(new RegExp(`^${initials}-${year}-`))
  expect((await rename(before)).error).toBeNull()
})
