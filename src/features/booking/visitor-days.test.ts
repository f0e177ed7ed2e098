import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startOf } from '@/features/booking/slots'
import {
  choiceText,
  choiceWords,
  dayKey,
  fieldDays,
  freeDays,
  nearestTimes,
  visitorDays,
  whyNoTimes,
  type CallDays,
} from '@/features/booking/visitor-days'
import { addDays } from '@/lib/dates'
import { timeIn } from '@shared/calendar/zone-time'
import { slots } from '@tests/support/standard-hours'

type Day = CallDays['days'][number]
const day = (date: string, taken: readonly string[] = [], rest: Partial<Day> = {}): Day => ({
  date,
  free: slots.filter((slot) => !taken.includes(slot)),
  taken: [...taken],
  ...rest,
})
const daysFrom = (date: string, count: number) =>
  Array.from({ length: count }, (_, index) => day(addDays(date, index)))

/** The visitor's days with their times in words, free or not, by part of the day. */
const shown = (days: readonly Day[], zone: string, now = 0) =>
  Object.fromEntries(
    visitorDays(days, zone, now).map(({ key, times }) => [
      key,
      times.map(({ startsAt, part }) => `${part} ${timeIn(zone, startsAt)}`),
    ]),
  )
const list = (part: string, times: string) =>
  times.split(' ').map((time) => `${part} ${time.slice(0, -1)} ${time.at(-1)}M`)
const standard = (zone: string, date = '2026-12-09') => shown([day(date)], zone)

describe('the times of 9 December in Malaysia', () => {
  it.each([
    [
      'Asia/Kuala_Lumpur',
      {
        '2026-12-09': [
          ...list('morning', '9:00A 9:30A 10:00A 10:30A 11:00A 11:30A'),
          ...list('afternoon', '2:00P 2:30P 3:00P 3:30P 4:00P 4:30P 5:00P'),
        ],
      },
    ],
    [
      'Europe/London',
      {
        '2026-12-09': [
          ...list('night', '1:00A 1:30A 2:00A 2:30A 3:00A 3:30A 6:00A 6:30A'),
          ...list('morning', '7:00A 7:30A 8:00A 8:30A 9:00A'),
        ],
      },
    ],
    [
      'America/New_York',
      {
        '2026-12-08': [...list('evening', '8:00P 8:30P 9:00P 9:30P'), ...list('night', '10:00P 10:30P')],
        '2026-12-09': list('night', '1:00A 1:30A 2:00A 2:30A 3:00A 3:30A 4:00A'),
      },
    ],
    [
      'Pacific/Auckland',
      {
        '2026-12-09': [
          ...list('afternoon', '2:00P 2:30P 3:00P 3:30P 4:00P 4:30P'),
          ...list('evening', '7:00P 7:30P 8:00P 8:30P 9:00P 9:30P'),
          ...list('night', '10:00P'),
        ],
      },
    ],
    [
      'Asia/Kathmandu',
      {
        '2026-12-09': [
          ...list('night', '6:45A'),
          ...list('morning', '7:15A 7:45A 8:15A 8:45A 9:15A 11:45A'),
          ...list('afternoon', '12:15P 12:45P 1:15P 1:45P 2:15P 2:45P'),
        ],
      },
    ],
    [
      'Australia/Lord_Howe',
      {
        '2026-12-09': [
          ...list('afternoon', '12:00P 12:30P 1:00P 1:30P 2:00P 2:30P 5:00P 5:30P'),
          ...list('evening', '6:00P 6:30P 7:00P 7:30P 8:00P'),
        ],
      },
    ],
    [
      'Pacific/Honolulu',
      {
        '2026-12-08': [
          ...list('afternoon', '3:00P 3:30P 4:00P 4:30P 5:00P 5:30P'),
          ...list('evening', '8:00P 8:30P 9:00P 9:30P'),
          ...list('night', '10:00P 10:30P 11:00P'),
        ],
      },
    ],
  ])('belong to the day of the visitor in %s', (zone, days) => {
    expect(standard(zone)).toEqual(days)
  })
})

describe('days on both sides of a change of the visitor’s clock', () => {
  it.each([
    ['London’s winter begins', 'Europe/London', '2026-10-24', '2:00A', '1:00A'],
    ['London’s summer begins', 'Europe/London', '2027-03-27', '1:00A', '2:00A'],
    ['New York’s summer begins', 'America/New_York', '2027-03-14', '8:00P', '9:00P'],
    ['New York’s winter begins', 'America/New_York', '2026-11-01', '9:00P', '8:00P'],
    ['Auckland’s winter begins', 'Pacific/Auckland', '2027-04-03', '2:00P', '1:00P'],
    ['Lord Howe’s winter begins by half an hour', 'Australia/Lord_Howe', '2027-04-03', '12:00P', '11:30A'],
    ['Kathmandu has no change', 'Asia/Kathmandu', '2026-10-24', '6:45A', '6:45A'],
  ])('%s: the same time of Malaysia is another one', (_, zone, date, before, after) => {
    const firstTime = (on: string) =>
      timeIn(zone, startOf({ date: on, slot: '9:00 AM' }))
        .replace(' ', '')
        .slice(0, -1)
    expect([firstTime(date), firstTime(addDays(date, 1))]).toEqual([before, after])
    const first = (on: string) => visitorDays([day(on)], zone, 0).flatMap(({ times }) => times)[0]
    expect(first(date)?.startsAt).toBe(startOf({ date, slot: '9:00 AM' }))
  })

  it('a change between two times of one day moves only the later one to its hour', () => {
    // London's summer time begins at 1:00 UTC, which is 9:00 AM in Malaysia, on 28 March 2027.
    const early = { ...day('2027-03-28'), free: ['8:30 AM', '9:00 AM'] }
    expect(shown([early], 'Europe/London')).toEqual({ '2027-03-28': ['night 12:30 AM', 'night 2:00 AM'] })
  })
})

it('every time is on exactly one day, that of its moment in the zone, in order', () => {
  const zones = Intl.supportedValuesOf('timeZone')
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 365 }), (zone, offset) => {
      const days = daysFrom(addDays('2026-11-28', offset), 3)
      const grouped = visitorDays(days, zone, 0)
      const times = grouped.flatMap(({ key, times: ofDay }) => {
        for (const { startsAt } of ofDay) expect(dayKey(startsAt, zone)).toBe(key)
        return ofDay.map(({ startsAt }) => startsAt)
      })
      expect(times).toEqual(days.flatMap(({ date }) => slots.map((slot) => startOf({ date, slot }))))
      expect(new Set(grouped.map(({ key }) => key)).size).toBe(grouped.length)
    }),
    { numRuns: 200 },
  )
})

it('a time that has begun is not offered, and a day whose times have all begun is left out', () => {
  const now = startOf({ date: '2026-12-09', slot: '4:30 PM' })
  expect(shown(daysFrom('2026-12-08', 2), 'Asia/Kuala_Lumpur', now)).toEqual({
    '2026-12-09': ['afternoon 5:00 PM'],
  })
})

it('the next days are those with a free time outside the visitor’s night', () => {
  const free = (days: readonly Day[], zone: string) =>
    freeDays(visitorDays(days, zone, 0), 2).map(({ key, free: count }) => `${key} ${count}`)
  const days = [day('2026-12-08', slots), ...daysFrom('2026-12-09', 3)]
  expect(free(days, 'Asia/Kuala_Lumpur')).toEqual(['2026-12-09 13', '2026-12-10 13'])
  expect(free(days, 'America/New_York')).toEqual(['2026-12-08 4', '2026-12-09 4'])
})

it('the nearest times begin with the day itself, are never at night, and are earlier ones at the end', () => {
  const days = visitorDays(daysFrom('2026-12-09', 2), 'America/New_York', 0)
  const near = (key: string) => nearestTimes(days, key).map(({ date, slot }) => `${date} ${slot}`)
  expect(near('2026-12-09')).toEqual(['2026-12-10 9:00 AM', '2026-12-10 9:30 AM', '2026-12-10 10:00 AM'])
  expect(near('2026-12-20')).toEqual(['2026-12-10 9:30 AM', '2026-12-10 10:00 AM', '2026-12-10 10:30 AM'])
  expect(nearestTimes([], '2026-12-09')).toEqual([])
})

describe('why a visitor’s day has no time', () => {
  const closed = (date: string, reason = '') => day(date, [], { free: [], why: 'closed', reason })
  const why = (days: readonly Day[], key: string, zone = 'Asia/Kuala_Lumpur') => whyNoTimes(days, key, zone)
  const holiday = [closed('2026-12-25', 'Christmas'), day('2026-12-26', slots, { why: 'full' })]
  it.each([
    ['the studio is closed', holiday, '2026-12-25', undefined, { why: 'closed', reason: 'Christmas' }],
    ['it is full', holiday, '2026-12-26', undefined, { why: 'full' }],
    [
      'it is too soon',
      [day('2026-12-25', ['5:00 PM'], { why: 'soon' })],
      '2026-12-25',
      undefined,
      { why: 'soon' },
    ],
    [
      'all its times have passed',
      [day('2026-12-25', [], { why: 'past' })],
      '2026-12-25',
      undefined,
      { why: 'past' },
    ],
    ['one of the two days in Malaysia is full', holiday, '2026-12-25', 'America/New_York', { why: 'full' }],
    [
      'both days in Malaysia are closed',
      [closed('2026-12-25'), closed('2026-12-26', 'Staff day')],
      '2026-12-25',
      'America/New_York',
      { why: 'closed', reason: 'Staff day' },
    ],
  ])('is that %s', (_, days, key, zone, expected) => {
    expect(why(days, key, zone)).toEqual(expected)
  })
})

describe('the words of a choice', () => {
  const time = { date: '2026-12-09', slot: '9:00 AM' }
  it.each([
    ['Asia/Kuala_Lumpur', 'Wednesday 9 December, 9:00 AM'],
    ['Asia/Singapore', 'Wednesday 9 December, 9:00 AM'],
    ['Australia/Perth', 'Wednesday 9 December, 9:00 AM'],
    ['Europe/London', 'Wednesday 9 December, 1:00 AM your time'],
    ['America/New_York', 'Tuesday 8 December, 8:00 PM your time'],
    ['Pacific/Auckland', 'Wednesday 9 December, 2:00 PM your time'],
    ['Asia/Kathmandu', 'Wednesday 9 December, 6:45 AM your time'],
    ['Australia/Lord_Howe', 'Wednesday 9 December, 12:00 PM your time'],
    ['Pacific/Honolulu', 'Tuesday 8 December, 3:00 PM your time'],
  ])('in %s are %s', (zone, words) => {
    expect(choiceText(time, zone)).toBe(words)
  })

  it('name Malaysia’s day and time second, unless the visitor’s clock shows them', () => {
    expect(choiceWords(time, 'America/New_York').malaysia).toBe('Wednesday 9 December, 9:00 AM (MYT)')
    expect(choiceWords(time, 'Asia/Singapore').malaysia).toBeUndefined()
  })
})

it('the date field has the days of the visitor on which a call can be', () => {
  const window = { first: '2026-12-09', last: '2027-03-09' }
  expect(fieldDays(window, 'Asia/Kuala_Lumpur')).toEqual(window)
  expect(fieldDays(window, 'America/New_York')).toEqual({ first: '2026-12-08', last: '2027-03-09' })
  expect(fieldDays(window, 'Pacific/Kiritimati')).toEqual({ first: '2026-12-09', last: '2027-03-10' })
})
