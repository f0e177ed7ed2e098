import { describe, expect, it } from 'vitest'
import { checkBooking, type BookingInput } from '@/features/booking/booking-schema'
import type { CallWindow } from '@/features/booking/slots'
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
  const errorsOf = (input: BookingInput, days?: CallWindow) => {
    const checked = checkBooking(input, now, days)
    return checked.ok ? [] : Object.entries(checked.errors)
  }

  it('report all failures at once, one message per field, in field order', () => {
    const expected = [
      ['name', 'Please enter your name.'],
      ['contact', 'Please enter your email or phone number.'],
      ['date', 'Please select your preferred date.'],
      ['slot', 'Please select your preferred time.'],
      ['message', 'Please tell us about your project.'],
      ['reminders', 'Please select at least one reminder method and time.'],
    ]
    expect(errorsOf(empty)).toEqual(expected)
    expect(errorsOf({ ...empty, contact: 'nurul' })[1]).toEqual([
      'contact',
      'Please enter a valid email address or phone number.',
    ])
    expect(errorsOf({ ...empty, name: good.name, date: good.date })).toEqual(
      expected.filter(([field]) => field !== 'name' && field !== 'date'),
    )
    expect(errorsOf(good)).toEqual([])
  })

  it('report a past time along with other errors, but no time error if the day itself is wrong', () => {
    const passed = { ...empty, date: '2026-11-20', slot: '9:30 AM' }
    expect(errorsOf(passed)).toContainEqual(['slot', 'That time has passed. Please select another time.'])
    expect(errorsOf({ ...good, date: '2026-11-19' }).map(([field]) => field)).toEqual(['date'])
  })

  // submit_booking accepts the same names, contacts and messages as the enquiry procedure.
  it.each(enquiryCases.map((one) => [one.title, one] as const))('%s', (_, { change, refused }) => {
    expect(errorsOf({ ...good, ...change }).map(([field]) => field)).toEqual(refused ? [refused.field] : [])
  })

  it('normalise copied characters and remove those the database refuses', () => {
    const checked = checkBooking(
      { ...good, contact: '\u202a+60\u00a012\u2011345 6789\u202c', message: 'Two\0 clinics \ud83d' },
      now,
    )
    expect(checked.ok && checked.booking).toMatchObject({
      contact: '+60 12-345 6789',
      message: 'Two clinics \ufffd',
    })
  })

  it('accept a bookable date and a time in the future', () => {
    const refusal = (date: string, slot = '2:30 PM') =>
      errorsOf({ ...good, date, slot }, { first: '2026-11-20', last: '2027-02-18' })[0]?.[0]
    expect(refusal('2026-11-20')).toBeUndefined()
    expect(refusal('2026-11-20', '9:30 AM')).toBe('slot')
    expect(refusal('2026-11-19')).toBe('date')
    expect(refusal('2027-02-18')).toBeUndefined()
    expect(refusal('2027-02-19')).toBe('date')
    expect(refusal('2026-11-31')).toBe('date')
    expect(refusal('2026-12-02', '1:01 PM')).toBe('slot')
  })
})
