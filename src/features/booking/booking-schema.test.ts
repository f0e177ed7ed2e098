import { describe, expect, it } from 'vitest'
import { checkBooking, type BookingInput } from '@/features/booking/booking-schema'
import { enquiryCases, goodEnquiry } from '@tests/support/form-cases'

const now = Date.UTC(2026, 10, 20, 1, 30)
const good: BookingInput = {
  ...goodEnquiry,
  date: '2026-12-02',
  slot: '2:30 PM',
  callMethod: 'video',
  projectType: '',
  timezone: 'Asia/Kuala_Lumpur',
  reminders: { email: { enabled: true, times: ['1 hour'] }, sms: { enabled: false, times: [] } },
}
const none = { email: { enabled: true, times: [] }, sms: { enabled: false, times: ['1 hour' as const] } }
const empty: BookingInput = {
  ...good,
  name: ' ',
  contact: '',
  date: '',
  slot: '',
  message: '\n',
  reminders: none,
}

describe('the seven checks', () => {
  it('run in order: the first failing one gives the message', () => {
    const told: unknown[] = []
    let input = empty
    const mend: Partial<BookingInput>[] = [
      { name: good.name },
      { contact: 'nurul' },
      { contact: good.contact },
      { date: good.date },
      { slot: good.slot },
      { message: good.message },
      { reminders: good.reminders },
    ]
    for (const change of mend) {
      const checked = checkBooking(input, now)
      told.push(checked.ok || [checked.field, checked.message])
      input = { ...input, ...change }
    }
    expect(told).toEqual([
      ['name', 'Please enter your name.'],
      ['contact', 'Please enter your email or phone number.'],
      ['contact', 'Please enter a valid email address or phone number.'],
      ['date', 'Please select your preferred date.'],
      ['slot', 'Please select your preferred time.'],
      ['message', 'Please tell us about your project.'],
      ['reminders', 'Please select at least one reminder method and time.'],
    ])
    expect(checkBooking(input, now).ok).toBe(true)
  })

  // What the enquiry's procedure takes for a name, a contact and a message, submit_booking takes too.
  it.each(enquiryCases.map((one) => [one.title, one] as const))('%s', (_, { change, refused }) => {
    const checked = checkBooking({ ...good, ...change }, now)
    expect(checked.ok ? undefined : checked.field).toBe(refused?.field)
  })

  it('normalise copied characters and remove what the database refuses', () => {
    const checked = checkBooking(
      { ...good, contact: '\u202a+60\u00a012\u2011345 6789\u202c', message: 'Two\0 clinics \ud83d' },
      now,
    )
    expect(checked.ok && checked.booking).toMatchObject({
      contact: '+60 12-345 6789',
      message: 'Two clinics \ufffd',
    })
  })

  it('accept a date that can be booked, and a time in the future', () => {
    const refusal = (date: string, slot = '2:30 PM') => {
      const checked = checkBooking({ ...good, date, slot }, now, { first: '2026-11-20', last: '2027-02-18' })
      return checked.ok ? undefined : checked.field
    }
    expect(refusal('2026-11-20')).toBeUndefined()
    expect(refusal('2026-11-20', '9:30 AM')).toBe('slot')
    expect(refusal('2026-11-19')).toBe('date')
    expect(refusal('2027-02-18')).toBeUndefined()
    expect(refusal('2027-02-19')).toBe('date')
    expect(refusal('2026-11-31')).toBe('date')
    expect(refusal('2026-12-02', '1:01 PM')).toBe('slot')
  })
})
