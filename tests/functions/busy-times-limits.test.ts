import { describe, expect, it } from 'vitest'
import { busyTimes } from '../../supabase/functions/read-calendar/busy-times.ts'
import { calendar, event } from './support/calendar-text.ts'

const options = {
  from: Date.parse('2026-10-01T00:00:00Z'),
  until: Date.parse('2026-12-31T00:00:00Z'),
  isOurs: () => false,
}

describe('a calendar with too many repetitions', () => {
  const good = event('UID:b', 'DTSTART:20261020T010000Z', 'DURATION:PT1H')
  it.each([
    ['has one of every second', 'FREQ=SECONDLY'],
    ['has one that never comes', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'],
    ['has one that never comes in its month', 'FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30'],
    ['has one that never comes in its hour', 'FREQ=SECONDLY;BYHOUR=3;BYMONTH=2;BYMONTHDAY=30'],
  ])('that %s is read to its end', (_name, rule) => {
    const endless = event('UID:a', 'DTSTART:20160101T000000Z', 'DURATION:PT1S', `RRULE:${rule}`)
    const { times } = busyTimes(calendar([endless, good]), options)
    const at = Date.parse('2026-10-20T01:00:00Z')
    expect(times.some(([begin, end]) => begin <= at && end >= at + 3_600_000)).toBe(true)
  })

  it('is left at the end of its time, and what is left over is counted', () => {
    let time = 0
    const series = Array.from({ length: 9 }, (_, index) =>
      event(
        `UID:${index}`,
        'DTSTART:20160101T000000Z',
        'DURATION:PT1S',
        'RRULE:FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR,SA,SU',
      ),
    )
    const { unread } = busyTimes(calendar(series), { ...options, now: () => (time += 300) })
    expect(unread).toBeGreaterThan(0)
    expect(busyTimes(calendar(series), options).unread).toBe(0)
  })
})
