import { beforeEach, expect, it, vi } from 'vitest'
import { startOrder } from '@/admin/leads/orders/start-order'
import { serve } from '@tests/support/fake-server'

const id = '11111111-2222-4333-8444-555555555555'
const enquiry = {
  id,
  name: 'Mei',
  contact: 'mei@example.test',
  message: 'A shop for batik.',
  project_type: 'New Website (Spark Package)',
  package: null,
  budget_range: 'RM2,500 to RM5,000',
  timeline: null,
}
const start = (search: string) => startOrder(search, new AbortController().signal)

beforeEach(() => {
  // 00:30 on 21 November in Kuala Lumpur, still the 20th in London.
  vi.useFakeTimers({ now: new Date('2026-11-20T16:30:00Z'), shouldAdvanceTime: true })
  serve('site_settings', [])
})

it('a new order has the terms from the settings', async () => {
  expect(await start('')).toEqual({
    sst_percent: '',
    deposit_percent: '50',
    valid_until: '2026-12-21',
    terms: '',
  })
  serve('site_settings', [{ value: { sst_percent: 8, deposit_percent: 30, valid_days: 10, terms: 'Net.' } }])
  expect(await start('')).toEqual({
    sst_percent: '8',
    deposit_percent: '30',
    valid_until: '2026-12-01',
    terms: 'Net.',
  })
})

it('an order from a quote request names the services, links to it, and leaves the amount empty', async () => {
  serve('contact_submissions', [enquiry])
  const order = await start(`?request=${id}`)
  expect(order).toMatchObject({
    customer_name: 'Mei',
    customer_contact: 'mei@example.test',
    description: 'New Website (Spark Package)\nBudget: RM2,500 to RM5,000\n\nA shop for batik.',
    contact_submission_id: id,
  })
  expect(order.amount_sen).toBeUndefined()
})

it('the description is cut to its maximum length', async () => {
  serve('contact_submissions', [{ ...enquiry, message: 'm'.repeat(5000) }])
  expect((await start(`?request=${id}`)).description).toHaveLength(5000)
})

it('an order for a person has the name and contact from the URL', async () => {
  expect(await start('?contact=%2B60123456789&name=Mei')).toMatchObject({
    customer_name: 'Mei',
    customer_contact: '+60123456789',
  })
})
