import { describe, expect, it } from 'vitest'
import { historyLines } from '@/admin/leads/shared/history-lines'

const update = (table: string, before: object, after: object) =>
  historyLines(table, { action: 'update', before: { ...before }, after: { ...after } })

describe('the history of a lead', () => {
  it('begins with how it came', () => {
    expect(historyLines('contact_submissions', { action: 'insert', before: null, after: {} })).toEqual([
      'Came in',
    ])
    expect(historyLines('orders', { action: 'insert', before: null, after: {} })).toEqual(['Made'])
  })

  it('tells a change of state by its words', () => {
    expect(update('orders', { status: 'accepted' }, { status: 'paid' })).toEqual(['Accepted → Paid'])
  })

  it('tells where a call was moved to, once', () => {
    expect(
      update(
        'booking_submissions',
        { preferred_date: '2026-11-23', preferred_time: '9:00 AM', starts_at: 'a', sequence: 0 },
        { preferred_date: '2026-11-24', preferred_time: '2:30 PM', starts_at: 'b', sequence: 1 },
      ),
    ).toEqual(['Moved to Tue, 24 Nov 2026, 2:30 PM (MYT)'])
  })

  it('tells amounts in ringgit and days as days', () => {
    expect(
      update('orders', { amount_sen: 5, due_date: null }, { amount_sen: 250_050, due_date: '2026-11-24' }),
    ).toEqual(['Amount RM0.05 → RM2,500.50', 'Due not set → Tue, 24 Nov 2026'])
  })

  it('tells why somebody is back on the list', () => {
    expect(
      update(
        'newsletter_subscribers',
        { is_active: false, unsubscribed_by: 'desk' },
        { is_active: true, unsubscribed_by: null, reactivation_reason: 'Asked by phone.' },
      ),
    ).toEqual(['Back on the list: Asked by phone.'])
  })

  it('names what else was changed, without what was in it', () => {
    expect(
      update('orders', { customer_name: 'A', description: 'x' }, { customer_name: 'B', description: 'y' }),
    ).toEqual(['Changed: customer, description'])
  })
})
