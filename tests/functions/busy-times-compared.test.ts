import fc from 'fast-check'
import nodeIcal from 'node-ical'
import { RRule } from 'rrule'
import { Temporal } from 'temporal-polyfill'
import { expect, it } from 'vitest'
import { busyTimes } from '../../supabase/functions/read-calendar/busy-times.ts'

const minute = 60_000
const day = 86_400_000
const from = Date.parse('2026-11-20T00:00:00Z')
const until = Date.parse('2027-02-20T00:00:00Z')

/** A repeated event. Local times in ms since 1970 as if they were UTC. */
interface Series {
  start: number
  wholeDays: boolean
  zone: string
  /** In ms. */
  length: number
  rule: string
  count?: number
  /** The rule's UNTIL, written in UTC. */
  last?: number
  /** Which of the starts in the period are left out. */
  without: readonly number[]
}

const zones = ['UTC', 'Asia/Kuala_Lumpur', 'America/New_York', 'Europe/London', 'Australia/Lord_Howe']
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const some = <T>(of: readonly T[]) => fc.subarray([...of], { minLength: 1 })
const written = (name: string, values: fc.Arbitrary<ReadonlyArray<string | number>>) =>
  fc.option(
    values.map((of) => `;${name}=${of.join(',')}`),
    { nil: '' },
  )
const days = written('BYDAY', some(weekdays))
const months = written('BYMONTH', some([1, 2, 3, 6, 11, 12]))
const monthDays = written('BYMONTHDAY', some([1, 5, 13, 28, 29, 30, 31, -1, -2]))
// rrule leaves everything out where days with and without a number stand together.
const ordinalDays = written('BYDAY', some(['1MO', '2TU', '-1FR', '-2SU', '4TH']))
const rule = fc
  .oneof(
    fc.tuple(fc.constant('FREQ=DAILY'), months, monthDays, days),
    fc.tuple(fc.constant('FREQ=WEEKLY'), fc.constantFrom('', ';WKST=SU', ';WKST=MO'), days),
    fc.tuple(fc.constant('FREQ=MONTHLY'), months, fc.oneof(monthDays, days, ordinalDays)),
    fc.tuple(fc.constant('FREQ=YEARLY'), fc.constant('')),
    fc.tuple(fc.constant('FREQ=YEARLY'), months, monthDays),
  )
  .map((parts) => parts.join(''))

const series: fc.Arbitrary<Series> = fc
  .record({
    day: fc.integer({ min: Date.UTC(2012, 0) / day, max: Date.UTC(2027, 0, 15) / day }),
    time: fc.integer({ min: 0, max: 95 }),
    wholeDays: fc.boolean(),
    zone: fc.constantFrom(...zones),
    length: fc.integer({ min: 1, max: 200 }),
    rule: fc.tuple(rule, fc.integer({ min: 1, max: 5 })).map(([of, every]) => `${of};INTERVAL=${every}`),
    end: fc.oneof(
      fc.constant({}),
      fc.record({ count: fc.integer({ min: 1, max: 3000 }) }),
      fc.record({ last: fc.integer({ min: from / minute, max: until / minute }).map((at) => at * minute) }),
    ),
    without: fc.array(fc.nat({ max: 20 }), { maxLength: 3 }),
  })
  .map(({ day: on, time, wholeDays, length, end, ...rest }) => ({
    ...rest,
    ...(wholeDays && 'last' in end ? { last: Math.floor(end.last / day) * day } : end),
    wholeDays,
    start: on * day + (wholeDays ? 0 : time * 15 * minute),
    length: wholeDays ? ((length % 3) + 1) * day : length * 15 * minute,
  }))

const momentOf = (local: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(local)
    .toZonedDateTimeISO('UTC')
    .toPlainDateTime()
    .toZonedDateTime(zone).epochMilliseconds
const localOf = (at: number, zone: string) => {
  const shown = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone)
  return shown.toPlainDateTime().toZonedDateTime('UTC').epochMilliseconds
}

function joined(times: Array<[number, number]>): Array<[number, number]> {
  const result: Array<[number, number]> = []
  for (const [begin, end] of times.toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1)
    if (last && begin <= last[1]) last[1] = Math.max(last[1], end)
    else result.push([begin, end])
  }
  return result
}

/** The starts by rrule, which works in UTC. */
function starts({ start, wholeDays, zone, rule: text, count, last }: Series): number[] {
  const options = RRule.parseString(text)
  const end = last === undefined ? undefined : wholeDays ? last : localOf(last, zone)
  const dates = new RRule({
    ...options,
    dtstart: new Date(start),
    count,
    until: end === undefined ? null : new Date(end),
  })
    .between(new Date(from - 8 * day), new Date(until + 2 * day), true)
    .map(Number)
  // RFC 5545: the first start belongs to the series though it may not fit the rule.
  const isWithin = start >= from - 8 * day && (end === undefined || start <= end)
  return [...new Set(isWithin ? [start, ...dates] : dates)]
}

const stamp = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '')

function fileOf(one: Series, left: readonly number[]): string {
  const { start, wholeDays, zone, length, rule: text, count, last } = one
  const timed = (name: string, local: number) =>
    wholeDays
      ? `${name};VALUE=DATE:${stamp(local).slice(0, 8)}`
      : zone === 'UTC'
        ? `${name}:${stamp(local)}`
        : `${name};TZID=${zone}:${stamp(local).slice(0, 15)}`
  const end = count
    ? `;COUNT=${count}`
    : last === undefined
      ? ''
      : `;UNTIL=${wholeDays ? stamp(last).slice(0, 8) : stamp(last)}`
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `X-WR-TIMEZONE:${zone}`,
    'BEGIN:VEVENT',
    'UID:a',
    timed('DTSTART', start),
    wholeDays ? timed('DTEND', start + length) : `DURATION:PT${length / minute}M`,
    `RRULE:${text}${end}`,
    ...left.map((local) => (wholeDays ? timed('EXDATE', local) : `EXDATE:${stamp(momentOf(local, zone))}`)),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
}

it('repetitions have the times that rrule gives them', () => {
  fc.assert(
    fc.property(series, (one) => {
      const all = starts(one)
      const left = one.without.flatMap((index) => all[index] ?? [])
      const { wholeDays, zone, length } = one
      const expected = all
        .filter((local) => !left.includes(local))
        .map((local): [number, number] => {
          const begin = momentOf(local, zone)
          return [begin, wholeDays ? momentOf(local + length, zone) : begin + length]
        })
        .filter(([begin, end]) => end > from && begin < until)
      const read = busyTimes(fileOf(one, left), { from, until, isOurs: () => false })
      expect({
        ...read,
        times: read.times.map((time) => time.map((at) => new Date(at).toISOString())),
      }).toEqual({
        times: joined(expected).map((time) => time.map((at) => new Date(at).toISOString())),
        unread: 0,
        guessed: 0,
      })
    }),
    { numRuns: 150 },
  )
})

// node-ical reads some times of a day's first hour wrongly.
const isReadByBoth = (moment: number, zone: string) => localOf(moment, zone) % day >= 60 * minute

/** An event that happens once, by its lines. */
const single = fc
  .record({
    at: fc.integer({ min: from / minute / 15, max: until / minute / 15 }),
    zone: fc.constantFrom(...zones),
    quarters: fc.integer({ min: 1, max: 300 }),
    ends: fc.constantFrom('DTEND', 'DURATION'),
    mark: fc.constantFrom('', 'STATUS:CANCELLED', 'STATUS:TENTATIVE', 'TRANSP:TRANSPARENT', 'TRANSP:OPAQUE'),
  })
  .filter(
    ({ at, zone, quarters }) =>
      isReadByBoth(at * 15 * minute, zone) && isReadByBoth((at + quarters) * 15 * minute, zone),
  )
  .map(({ at, zone, quarters, ends, mark }) => {
    const start = at * 15 * minute
    const line = (name: string, moment: number) =>
      zone === 'UTC'
        ? `${name}:${stamp(moment)}`
        : `${name};TZID=${zone}:${stamp(localOf(moment, zone)).slice(0, 15)}`
    const end =
      ends === 'DTEND' ? line('DTEND', start + quarters * 15 * minute) : `DURATION:PT${quarters * 15}M`
    return [line('DTSTART', start), end, ...(mark ? [mark] : [])]
  })

it('single events have the times that node-ical reads', () => {
  fc.assert(
    fc.property(fc.array(single, { minLength: 1, maxLength: 8 }), (events) => {
      const text = [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        ...events.flatMap((lines, index) => ['BEGIN:VEVENT', `UID:${index}`, ...lines, 'END:VEVENT']),
        'END:VCALENDAR',
        '',
      ].join('\r\n')
      const expected = Object.values(nodeIcal.sync.parseICS(text)).flatMap((entry): Array<[number, number]> =>
        entry.type !== 'VEVENT' || entry.status === 'CANCELLED' || entry.transparency === 'TRANSPARENT'
          ? []
          : [[entry.start.getTime(), entry.end.getTime()]],
      )
      expect(busyTimes(text, { from, until, isOurs: () => false })).toEqual({
        times: joined(expected.filter(([begin, end]) => end > from && begin < until)),
        unread: 0,
        guessed: 0,
      })
    }),
    { numRuns: 100 },
  )
})
