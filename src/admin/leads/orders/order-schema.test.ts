import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { isOverdue, orderRow, orderSchema, type OrderForm } from '@/admin/leads/orders/order-schema'

const good: OrderForm = {
  customer_name: ' Kedai Batik ',
  customer_contact: '012-345 6789',
  description: '',
  items: [],
  amount_sen: 'RM 2,500.50',
  discount_sen: '',
  sst_percent: '',
  deposit_percent: '',
  due_date: '',
  valid_until: '',
  terms: '',
  status: 'draft',
  lost_reason: '',
  contact_submission_id: '',
}
const item = { text: 'A logo', quantity: '1', unit_sen: '100' }
const issues = (change: Partial<OrderForm>) => [
  ...new Set(v.safeParse(orderSchema, { ...good, ...change }).issues?.map(({ path }) => path?.[0]?.key)),
]

describe('an order', () => {
  it('is stored in sen, trimmed, with null for empty fields', () => {
    expect(orderRow(v.parse(orderSchema, good))).toEqual({
      customer_name: 'Kedai Batik',
      customer_contact: '012-345 6789',
      description: '',
      items: [],
      amount_sen: 250_050,
      discount_sen: 0,
      sst_percent: 0,
      deposit_percent: 0,
      due_date: null,
      valid_until: null,
      terms: '',
      status: 'draft',
      lost_reason: null,
      contact_submission_id: null,
    })
  })

  it.each([
    ['customer_name', { customer_name: '  ' }],
    ['customer_name', { customer_name: 'n'.repeat(201) }],
    ['customer_name', { customer_name: '<script>' }],
    ['customer_contact', { customer_contact: 'ab' }],
    ['description', { description: 'd'.repeat(5001) }],
    ['amount_sen', { amount_sen: '' }],
    ['amount_sen', { amount_sen: '2,50' }],
    ['amount_sen', { amount_sen: '-5' }],
    ['amount_sen', { amount_sen: '=1+1' }],
    ['due_date', { due_date: '2026-02-31' }],
    // What a browser makes of the year 26.
    ['due_date', { due_date: '0026-12-01' }],
    ['due_date', { due_date: '9999-12-31' }],
    ['valid_until', { valid_until: '1900-01-01' }],
    ['terms', { terms: 't'.repeat(5001) }],
    ['sst_percent', { sst_percent: '101' }],
    ['sst_percent', { sst_percent: '8.5' }],
    ['deposit_percent', { deposit_percent: '-1' }],
    ['items', { items: [{ ...item, text: ' ' }] }],
    ['items', { items: [{ ...item, quantity: '0' }] }],
    ['items', { items: [{ ...item, unit_sen: '' }] }],
    ['items', { items: [{ ...item, quantity: '2', unit_sen: '99,999,999.99' }] }],
    ['items', { items: Array.from({ length: 51 }, () => item) }],
    ['discount_sen', { items: [item], discount_sen: '100.01' }],
  ])('gets an error at %s for %j', (field, change) => {
    expect(issues(change)).toEqual([field])
  })

  it('with items needs no amount: the amount is their total', () => {
    const form = { ...good, amount_sen: '', discount_sen: '50', sst_percent: '8', items: [item, item] }
    expect(orderRow(v.parse(orderSchema, form))).toMatchObject({
      items: [
        { text: 'A logo', quantity: 1, unit_sen: 10_000 },
        { text: 'A logo', quantity: 1, unit_sen: 10_000 },
      ],
      discount_sen: 5_000,
      sst_percent: 8,
      amount_sen: 16_200,
    })
  })

  it('throws for an invalid amount', () => {
    expect(() => orderRow({ ...good, amount_sen: 'much' })).toThrow('The amount is not one.')
  })
})

// 00:30 on 21 November in Kuala Lumpur, still the 20th in London.
const now = new Date('2026-11-20T16:30:00Z')

describe('an overdue order', () => {
  it.each([
    ['sent', '2026-11-20', true],
    ['accepted', '2026-11-20', true],
    ['sent', '2026-11-21', false],
    ['sent', null, false],
    ['draft', '2026-11-20', false],
    ['paid', '2026-11-20', false],
    ['cancelled', '2026-11-20', false],
  ])('%s, due %s: %s', (status, due, overdue) => {
    expect(isOverdue({ status, due_date: due }, now)).toBe(overdue)
  })
})
