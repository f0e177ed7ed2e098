import type { ManagedCall } from '@/features/booking/manage/managed-call'
import type { OutboxEntry } from '@/features/booking/outbox/outbox'

/** A booking as the browser stores it, for a time that was free when it was made. */
export function sampleBooking(change: Partial<OutboxEntry> = {}): OutboxEntry {
  return {
    key: crypto.randomUUID(),
    madeAt: Date.UTC(2026, 10, 20),
    savedAt: Date.now(),
    status: 'sending',
    booking: {
      name: 'Nurul Hidayah',
      contact: 'nurul@example.test',
      date: '2026-12-02',
      slot: '2:30 PM',
      message: 'Two clinics in Ipoh.',
      callMethod: 'video',
      projectType: '',
      timezone: 'Asia/Kuala_Lumpur',
      reminders: { email: { enabled: true, times: ['1 hour'] }, sms: { enabled: false, times: ['1 hour'] } },
    },
    ...change,
  }
}

export const sampleCall = {
  bookingId: '0b8f6a52-3d6e-4d0e-9c39-0f1f2a3b4c5d',
  manageToken: '7d0f9a61-52c4-4b1a-8d77-3f5f6e7d8c9b',
  status: 'booked' as const,
}

/** The database's answer to the sample booking. */
export const storedAnswer = {
  booking_id: sampleCall.bookingId,
  manage_token: sampleCall.manageToken,
  status: sampleCall.status,
}

/** The same call as its page reads it, booked and confirmed. */
export const managedCall: ManagedCall = {
  booking_id: sampleCall.bookingId,
  name: 'Nurul Hidayah',
  preferred_date: '2026-12-02',
  preferred_time: '2:30 PM',
  starts_at: '2026-12-02T06:30:00Z',
  call_method: 'video',
  timezone: 'Asia/Kuala_Lumpur',
  visitor_offset: null,
  visitor_offset_at: null,
  language: 'en',
  status: 'booked',
  confirmed: true,
  confirmable: false,
  by_email: true,
  meeting_link: null,
  cancel_reason: null,
  sequence: 0,
  changeable: true,
}
