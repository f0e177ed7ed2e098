import { describe, expect, it } from 'vitest'
import type { PersonLead } from '@/admin/leads/people/people-query'
import {
  alsoReachedAt,
  latestName,
  leadCounts,
  leadStatus,
  orderTotals,
  pathOf,
  stillOpen,
} from '@/admin/leads/people/person-facts'

const lead = (change: Partial<PersonLead>): PersonLead => ({
  kind: 'contact',
  id: '1',
  at: '2026-01-01T00:00:00Z',
  name: 'Mei',
  contact_given: 'mei@example.test',
  other_contact: null,
  status: 'new',
  title: null,
  summary: null,
  starts_at: null,
  amount_sen: null,
  due_date: null,
  ...change,
})
const order = (status: string, sen: number) => lead({ kind: 'order', status, amount_sen: sen })

describe('the totals of a person’s orders', () => {
  it('add up paid and open orders in sen, without drafts and cancelled orders', () => {
    const leads = [
      order('paid', 250_010),
      order('paid', 20),
      order('sent', 1),
      order('accepted', 2),
      order('draft', 999),
      order('cancelled', 999),
    ]
    expect(orderTotals(leads)).toEqual({ paid: 250_030, open: 3 })
  })
})

describe('a person', () => {
  it('has the name that was given last', () => {
    expect(latestName([lead({ name: null }), lead({ name: 'Mei Tan' }), lead({ name: 'Mei' })])).toBe(
      'Mei Tan',
    )
    expect(latestName([lead({ name: null })])).toBeUndefined()
  })

  it('lists each other contact once, as it was written', () => {
    const leads = [
      lead({ other_contact: '012-345 6789' }),
      lead({ contact_given: '+60 12 345 6789' }),
      lead({ contact_given: 'MEI@example.test' }),
      lead({ contact_given: 'the shop' }),
    ]
    expect(alsoReachedAt('mei@example.test', leads)).toEqual(['012-345 6789'])
  })

  it('has lead counts by kind', () => {
    expect(
      leadCounts([lead({}), lead({ kind: 'order' }), lead({ kind: 'order' }), lead({ kind: 'subscriber' })]),
    ).toBe('1 enquiry, 2 orders, newsletter')
  })
})

describe('a lead of a person', () => {
  it('has the label and level of its status', () => {
    expect(leadStatus({ kind: 'subscriber', status: 'unsubscribed' })).toEqual({
      label: 'Unsubscribed',
      level: 'neutral',
    })
    expect(leadStatus({ kind: 'subscriber', status: 'unconfirmed' })).toEqual({
      label: 'Not confirmed',
      level: 'warning',
    })
    expect(leadStatus({ kind: 'order', status: 'paid' })).toMatchObject({ label: 'Done', level: 'success' })
  })
})

it('the erasure question names upcoming calls and open orders, and nothing that is over', () => {
  const now = Date.parse('2026-11-25T00:00:00Z')
  const call = (status: string, starts_at: string) => lead({ kind: 'booking', status, starts_at })
  const over = [
    call('completed', '2026-11-20T01:00:00Z'),
    call('cancelled', '2026-12-01T01:00:00Z'),
    order('paid', 100),
  ]
  expect(stillOpen(over, now)).toBe('')
  const open = [
    call('booked', '2026-12-01T01:00:00Z'),
    { ...order('accepted', 250_000), title: 'RS-2026-0007' },
  ]
  expect(stillOpen([...over, ...open], now)).toBe(
    'They still have a call on 1 Dec 2026, 9:00 AM and the open order RS-2026-0007, RM2,500.00. ',
  )
})

it('a client from a list is named as one, and opens the client', () => {
  const client = lead({ kind: 'client', status: 'client' })
  expect(leadCounts([client, order('paid', 1)])).toBe('1 order, from your list')
  expect(leadStatus(client)).toEqual({ label: 'Client', level: 'neutral' })
  expect(pathOf(client)).toBe('/admin/clients/1')
})
