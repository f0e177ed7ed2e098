import ICAL from 'ical.js'

/** Local times in ms since 1970 as if they were UTC, of a repeated entry. */
export interface Repeated {
  rule: ICAL.Recur
  /** The first start. */
  first: number
  /** Whether the entry is of whole days. */
  isDate: boolean
  /** Only starts from here on are needed, and only those before `until`. */
  from: number
  until: number
  /** The rule's UNTIL, itself included. */
  last: number
  /** Called for each step. @throws to end the reading */
  step: () => void
}

const day = 86_400_000

const units: Readonly<Record<string, number>> = {
  SECONDLY: 1000,
  MINUTELY: 60_000,
  HOURLY: 3_600_000,
  DAILY: day,
  WEEKLY: 7 * day,
}

const dayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** Whether a start fits the values of a part of a rule (RFC 5545, 3.3.10). */
const fits: Record<string, (at: Date, values: ReadonlyArray<string | number>) => boolean> = {
  BYMONTH: (at, values) => values.includes(at.getUTCMonth() + 1),
  BYMONTHDAY(at, values) {
    const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate()
    return values.includes(at.getUTCDate()) || values.includes(at.getUTCDate() - last - 1)
  },
  BYDAY: (at, values) => values.some((value) => String(value).endsWith(dayNames[at.getUTCDay()] ?? '')),
  BYHOUR: (at, values) => values.includes(at.getUTCHours()),
  BYMINUTE: (at, values) => values.includes(at.getUTCMinutes()),
  BYSECOND: (at, values) => values.includes(at.getUTCSeconds()),
}

/** Parts that only leave starts out. The iterator would search for a fit without end, so they are applied here. */
const daily = ['BYMONTH', 'BYMONTHDAY', 'BYDAY']
const limits: Readonly<Record<string, readonly string[]>> = {
  YEARLY: [],
  MONTHLY: ['BYMONTH'],
  WEEKLY: ['BYMONTH'],
  DAILY: daily,
  HOURLY: [...daily, 'BYHOUR'],
  MINUTELY: [...daily, 'BYHOUR', 'BYMINUTE'],
  SECONDLY: [...daily, 'BYHOUR', 'BYMINUTE', 'BYSECOND'],
}

/**
 * A later start from which a rule of months or years goes on exactly as from the first, before `from`; the first where
 * there is none.
 */
function laterStart({ rule: { freq, interval, parts }, first, from }: Repeated): number {
  // A week's number means another weekday in another year.
  if (freq !== 'MONTHLY' && (freq !== 'YEARLY' || parts.BYWEEKNO)) return first
  const start = new Date(first)
  const end = new Date(from)
  const months = freq === 'YEARLY' ? 12 * interval : interval
  const between =
    (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth()
  for (let times = Math.floor(between / months) - 1; times > 0; times--) {
    const later = new Date(first)
    later.setUTCMonth(start.getUTCMonth() + times * months)
    // The 31st exists in some months only.
    if (later.getUTCDate() === start.getUTCDate()) return later.getTime()
  }
  return first
}

/** The rule for the iterator, which may give more starts than the whole rule: `fits` leaves those out. */
function searched({ freq, interval, wkst, parts }: ICAL.Recur): ICAL.Recur {
  const rule = new ICAL.Recur({ freq, interval, wkst })
  for (const [name, values] of Object.entries(parts))
    if (!limits[freq]?.includes(name)) rule.setComponent(name, [...values])
  const { BYMONTH, BYMONTHDAY, BYDAY = dayNames, BYSETPOS } = parts
  if (freq === 'YEARLY' && BYMONTHDAY && !BYSETPOS) {
    // The iterator takes days without a month for those of the first start's month ...
    if (!BYMONTH) rule.setComponent('BYMONTH', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    // ... and counts days from a month's end wrongly: then it gives each day.
    if (BYMONTHDAY.some((of) => of < 0)) {
      delete rule.parts.BYMONTHDAY
      rule.setComponent('BYDAY', [...BYDAY])
    }
  }
  return rule
}

/** Starts by the iterator of ical.js. */
function* iterated(repeated: Repeated, end: number): Generator<number> {
  const { rule: whole, first, isDate } = repeated
  const start = whole.count ? first : laterStart(repeated)
  const time = ICAL.Time.fromJSDate(new Date(start), true)
  time.isDate = isDate
  const rule = searched(whole)
  // The searches of the iterator end with the rule.
  rule.until = ICAL.Time.fromJSDate(new Date(Math.max(end, start)), true)
  const iterator = rule.iterator(time)
  for (;;) {
    const next = iterator.next() as ICAL.Time | null
    if (!next) return
    yield localOf(next)
  }
}

/** Starts at equal distances, in each week on the same weekdays. */
function* regular({ rule, first, from }: Repeated, unit: number): Generator<number> {
  const { freq, interval, wkst, count } = rule
  const date = new Date(first)
  const weekday = (date.getUTCDay() - (wkst - 1) + 7) % 7
  const named = rule.parts.BYDAY?.map((name) => (dayNames.indexOf(name.slice(-2)) - (wkst - 1) + 7) % 7) ?? [
    weekday,
  ]
  const offsets = freq === 'WEEKLY' ? [...new Set(named)].toSorted().map((of) => (of - weekday) * day) : [0]
  const distance = unit * interval
  const passed = count ? 0 : Math.max(0, Math.floor((from - first) / distance) - 1)
  for (let start = first + passed * distance; ; start += distance) {
    for (const offset of offsets) if (start + offset >= first) yield start + offset
  }
}

/** The starts of a repeated entry in a period, in order. The first belongs to them though it may not fit the rule. */
export function* startsOf(repeated: Repeated): Generator<number> {
  const { rule, first, from, until, last, step } = repeated
  const end = Math.min(until - 1, last)
  if (first >= from && first <= end) yield first
  const unit = units[rule.freq]
  const tests = Object.entries(rule.parts).flatMap(([name, values]) => {
    const fit = fits[name]
    return fit ? (at: Date) => fit(at, values) : []
  })
  const isRegular =
    unit && Object.keys(rule.parts).every((name) => limits[rule.freq]?.includes(name) || name === 'BYDAY')
  let left = rule.count || Infinity
  for (const at of isRegular ? regular(repeated, unit) : iterated(repeated, end)) {
    step()
    if (at > end) return
    if (tests.length > 0 && !tests.every((fit) => fit(new Date(at)))) continue
    if (at >= from && at !== first) yield at
    left -= 1
    if (left === 0) return
  }
}

/** The fields of a time as ms since 1970, as if they were UTC. */
export const localOf = ({ year, month, day: of, hour, minute, second }: ICAL.Time): number =>
  Date.UTC(year, month - 1, of, hour, minute, second)
