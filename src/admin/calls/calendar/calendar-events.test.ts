import { expect, it } from 'vitest'
import { calendarEvents } from '@/admin/calls/calendar/calendar-events'

const now = Date.parse('2026-12-02T02:00:00Z')
const call = (change: object = {}) => ({
  id: 'c1',
  name: 'Mei Ling',
  contact: 'mei@example.test',
  notify_by_email: true,
  starts_at: '2026-12-02T06:30:00+00:00',
  status: 'booked',
  confirmed_at: '2026-12-01T00:00:00Z',
  preferred_date: '2026-12-02',
  preferred_time: '2:30 PM',
  ...change,
})
const closure = { id: 'b1', day: '2026-12-02', from_time: null, to_time: null, reason: 'Leave' }

it('a call takes half an hour, shows its state, and can be moved while it is booked and upcoming', () => {
  const events = calendarEvents(
    {
      calls: [
        call(),
        call({ confirmed_at: null }),
        call({ status: 'requested' }),
        call({ status: 'completed', starts_at: '2026-12-01T06:30:00+00:00' }),
      ],
      closures: [],
      busy: [],
    },
    now,
  )
  expect(events.map(({ title, editable }) => [title, editable])).toEqual([
    ['Mei Ling', true],
    ['Mei Ling (not confirmed)', true],
    ['Mei Ling (waiting for approval)', false],
    ['Mei Ling (held)', false],
  ])
  const [confirmed, unconfirmed, requested, held] = events.map(({ color }) => color)
  expect(requested).toBe(unconfirmed)
  expect(held).toBe(confirmed)
  expect(unconfirmed).not.toBe(confirmed)
  expect(events[0]?.end).toBe('2026-12-02T07:00:00.000Z')
})

it('blocked days are all-day entries, blocked times are in Malaysia time, and neither can be moved', () => {
  const [day, afternoon, shade] = calendarEvents(
    {
      calls: [],
      closures: [closure, { ...closure, id: 'b2', from_time: '14:00:00', to_time: '17:30:00', reason: '' }],
      busy: [],
    },
    now,
  )
  expect(day).toMatchObject({ title: 'Blocked: Leave', allDay: true, end: '2026-12-03', editable: false })
  expect(afternoon).toMatchObject({
    title: 'Blocked',
    start: '2026-12-02T14:00:00+08:00',
    end: '2026-12-02T17:30:00+08:00',
  })
  expect(shade).toMatchObject({ start: '2026-12-02T00:00:00+08:00', display: 'background' })
})
