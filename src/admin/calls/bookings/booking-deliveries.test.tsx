import { describe, expect, it } from 'vitest'
import { deliveryLine, type BookingDelivery } from '@/admin/calls/bookings/booking-deliveries'

const delivery = (change: Partial<BookingDelivery>): BookingDelivery => ({
  id: '1',
  channel: 'email',
  kind: 'booking_reminder',
  status: 'pending',
  due_at: '2026-11-23T06:30:00Z',
  sent_at: null,
  minutes_before: 1440,
  error: null,
  ...change,
})

const now = Date.parse('2026-11-22T00:00:00Z')

describe('an email or SMS about a call', () => {
  it.each([
    [{}, 'Reminder by email, 1 day before', 'Goes out on 23 Nov 2026, 2:30 PM'],
    [
      { channel: 'sms', minutes_before: 120 },
      'Reminder by SMS, 2 hours before',
      'Goes out on 23 Nov 2026, 2:30 PM',
    ],
    [
      { kind: 'booking_request', minutes_before: null, due_at: '2026-11-21T06:30:00Z' },
      'Request to confirm it by email',
      'Has waited since 21 Nov 2026, 2:30 PM',
    ],
    [{ minutes_before: 15, status: 'cancelled' }, 'Reminder by email, 15 minutes before', 'No longer sent'],
    [
      { kind: 'booking_confirmation', minutes_before: null, status: 'sent', sent_at: '2026-11-20T01:00:00Z' },
      'Confirmation by email',
      'Sent on 20 Nov 2026, 9:00 AM',
    ],
    [
      { kind: 'booking_request', minutes_before: null, status: 'late' },
      'Request to confirm it by email',
      'Too late to send',
    ],
  ] as const)('%j', (change, title, when) => {
    expect(deliveryLine(delivery(change), now)).toEqual({ title, when, problem: undefined })
  })

  it.each(['failed', 'unknown'])('shows the reason if it is %s', (status) => {
    expect(deliveryLine(delivery({ status, error: 'The server hung up' }), now).problem).toBe(
      'The server hung up',
    )
  })
})
