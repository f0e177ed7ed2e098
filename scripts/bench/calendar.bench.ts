import { busyTimes } from '../../supabase/functions/read-calendar/busy-times'
import { atMost, printTable } from './figures'

/** Processor time of reading a calendar, in ms: hosted functions are ended after 2 s. */
const limit = 1000
const from = Date.parse('2026-12-01T00:00:00Z')
const until = from + 400 * 86_400_000

/** Two digits. */
const two = (of: number) => String(of).padStart(2, '0')

function event(uid: string, start: string, minutes: number, rule = ''): string {
  const lines = [`UID:${uid}`, `DTSTART;TZID=Asia/Kuala_Lumpur:${start}`, `DURATION:PT${minutes}M`]
  return ['BEGIN:VEVENT', ...lines, ...(rule ? [`RRULE:${rule}`] : []), 'END:VEVENT'].join('\r\n')
}

const standing = (rule: string) => (_: unknown, index: number) =>
  event(
    `series-${rule}-${index}`,
    `201601${two(4 + (index % 20))}T${two(8 + (index % 10))}${two((index * 7) % 60)}00`,
    15,
    rule,
  )

const single = (_: unknown, index: number) =>
  event(
    `single-${index}`,
    `${2017 + (index % 11)}${two(1 + (index % 12))}${two(1 + (index % 28))}T${two(9 + (index % 8))}0000`,
    60,
  )

const calendar = (events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n')

const calendars = {
  '1,000 events, 20 standing appointments since 2016': calendar([
    ...Array.from({ length: 1000 }, single),
    ...Array.from({ length: 10 }, standing('FREQ=DAILY')),
    ...Array.from({ length: 10 }, standing('FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR')),
  ]),
  '100 daily series since 2016': calendar(Array.from({ length: 100 }, standing('FREQ=DAILY'))),
  '500 daily series since 2016': calendar(Array.from({ length: 500 }, standing('FREQ=DAILY'))),
  '500 daily series with a count since 2016': calendar(
    Array.from({ length: 500 }, standing('FREQ=DAILY;BYDAY=MO,WE;COUNT=3000')),
  ),
  'one series of every second': calendar([standing('FREQ=SECONDLY')(0, 0)]),
}

/** Reads calendars of several sizes, each five times; shows the slowest reading and what was left out. */
export async function run(): Promise<void> {
  const rows = Object.entries(calendars).map(([name, text]) => {
    const readings = Array.from({ length: 5 }, () => {
      const began = performance.now()
      const { times, unread } = busyTimes(text, { from, until, isOurs: () => false })
      return { ms: performance.now() - began, times: times.length, unread }
    })
    const slowest = Math.max(...readings.map(({ ms }) => ms))
    const [first] = readings
    return [name, atMost(slowest, limit), first?.times ?? 0, first?.unread ?? 0]
  })
  printTable(
    'Reading the owner’s calendar',
    ['calendar', 'ms, slowest of 5', 'busy times', 'not in full'],
    rows as never,
  )
}
