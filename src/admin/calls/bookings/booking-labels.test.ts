import { describe, expect, it } from 'vitest'
import { reminderLabel } from '@/admin/calls/bookings/booking-labels'

describe('the label of reminders', () => {
  it('says when and by which channel', () => {
    expect(
      reminderLabel({
        email: { enabled: true, times: ['1 day', '1 hour', '15 minutes'] },
        sms: { enabled: true, times: ['1 hour'] },
      }),
    ).toBe('1 day, 1 hour, and 15 minutes before by email; 1 hour before by SMS')
  })

  it.each([
    [{}],
    [null],
    [{ email: { enabled: false, times: ['1 day'] } }],
    [{ sms: { enabled: true, times: 'x' } }],
    [{ email: 3 }],
  ])('is empty for %j', (reminders) => {
    expect(reminderLabel(reminders)).toBe('')
  })
})
