import { describe, expect, it } from 'vitest'
import { busyTimes } from '../../supabase/functions/read-calendar/busy-times.ts'
import { calendar, event } from './support/calendar-text.ts'

const from = Date.parse('2026-10-01T00:00:00Z')
const until = Date.parse('2026-12-31T00:00:00Z')
const options = { from, until, isOurs: (uid: string) => uid.endsWith('@studio.test') }

const newYork = `BEGIN:VTIMEZONE
TZID:Head office
BEGIN:DAYLIGHT
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
DTSTART:20070311T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
DTSTART:20071104T020000
RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
END:STANDARD
END:VTIMEZONE`

/** The busy times as texts, '2026-10-20T09:00Z/10:00Z'. */
function read(text: string): string[] {
  const short = (at: number) => new Date(at).toISOString().slice(0, 16)
  return busyTimes(text, options).times.map(([begin, end]) => `${short(begin)}/${short(end)}`)
}

describe('busy times are read', () => {
  it('in a time zone defined by the calendar, across a clock change, without excluded dates', () => {
    const weekly = event(
      'DTSTART;TZID=Head office:20261020T090000',
      'DTEND;TZID=Head office:20261020T100000',
      'RRULE:FREQ=WEEKLY;COUNT=4',
      'EXDATE;TZID=Head office:20261027T090000',
    )
    expect(read(calendar([newYork, weekly]))).toEqual([
      '2026-10-20T13:00/2026-10-20T14:00',
      '2026-11-03T14:00/2026-11-03T15:00',
      '2026-11-10T14:00/2026-11-10T15:00',
    ])
  })

  it.each([
    ['a UTC time', 'DTSTART:20261020T010000Z', '', '2026-10-20T01:00/2026-10-20T02:00'],
    [
      'a zone that is named but not defined',
      'DTSTART;TZID=Europe/London:20261020T090000',
      '',
      '2026-10-20T08:00/2026-10-20T09:00',
    ],
    [
      'no zone: the calendar’s',
      'DTSTART:20261020T090000',
      'X-WR-TIMEZONE:Europe/London',
      '2026-10-20T08:00/2026-10-20T09:00',
    ],
    ['no zone anywhere: Malaysia’s', 'DTSTART:20261020T090000', '', '2026-10-20T01:00/2026-10-20T02:00'],
    [
      'an unknown zone: Malaysia’s',
      'DTSTART;TZID=Nowhere:20261020T090000',
      '',
      '2026-10-20T01:00/2026-10-20T02:00',
    ],
  ])('from %s', (_name, start, head, expected) => {
    expect(read(calendar([event(start, 'DURATION:PT1H')], head))).toEqual([expected])
  })

  it('for whole days in the calendar’s zone', () => {
    const days = event('DTSTART;VALUE=DATE:20261020', 'DTEND;VALUE=DATE:20261022')
    expect(read(calendar([days]))).toEqual(['2026-10-19T16:00/2026-10-21T16:00'])
    expect(read(calendar([event('DTSTART;VALUE=DATE:20261025')], 'X-WR-TIMEZONE:Europe/London'))).toEqual([
      '2026-10-24T23:00/2026-10-26T00:00',
    ])
  })

  it('with a moved repetition at its new time and without a cancelled one', () => {
    const daily = event('UID:d', 'DTSTART:20261020T010000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=3')
    const moved = event(
      'UID:d',
      'RECURRENCE-ID;TZID=Asia/Kuala_Lumpur:20261021T090000',
      'DTSTART:20261021T050000Z',
      'DURATION:PT1H',
    )
    const gone = event(
      'UID:d',
      'RECURRENCE-ID:20261022T010000Z',
      'DTSTART:20261022T010000Z',
      'DURATION:PT1H',
      'STATUS:CANCELLED',
    )
    expect(read(calendar([daily, moved, gone]))).toEqual([
      '2026-10-20T01:00/2026-10-20T02:00',
      '2026-10-21T05:00/2026-10-21T06:00',
    ])
  })

  it('merged if events overlap or touch', () => {
    const at = (hour: string, length: string) => event(`DTSTART:20261020T${hour}0000Z`, `DURATION:${length}`)
    expect(read(calendar([at('03', 'PT1H'), at('01', 'PT2H'), at('05', 'PT1H'), at('01', 'PT30M')]))).toEqual(
      ['2026-10-20T01:00/2026-10-20T04:00', '2026-10-20T05:00/2026-10-20T06:00'],
    )
  })

  it('only in the requested period, however long ago a repetition began', () => {
    const daily = event('DTSTART:20150101T010000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY')
    const times = read(calendar([daily]))
    expect(times[0]).toBe('2026-10-01T01:00/2026-10-01T02:00')
    expect(times).toHaveLength(91)
    const endless = event('DTSTART:20150101T010000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY')
    expect(read(calendar([endless]))).toEqual([])
  })
})

it.each([
  ['cancelled', 'STATUS:CANCELLED'],
  ['marked as free', 'TRANSP:TRANSPARENT'],
  ['marked as free in lower case', 'transp:transparent'],
  ['marked as free by Outlook', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
  ['marked as working elsewhere', 'X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE'],
  ['a call of our own', 'UID:7a0f4b1a-93a6-4d0c-8d5e-6a7d2f3b9c22@studio.test'],
  ['without a duration', 'DTEND:20261020T010000Z'],
])('an event that is %s holds no time', (_name, line) => {
  const length = line.startsWith('DTEND') ? [] : ['DURATION:PT1H']
  const other = event('UID:b', 'DTSTART:20261021T010000Z', 'DURATION:PT1H', 'TRANSP:OPAQUE')
  expect(read(calendar([event(line, 'DTSTART:20261020T010000Z', ...length), other]))).toEqual([
    '2026-10-21T01:00/2026-10-21T02:00',
  ])
})

it('an unreadable event is counted and does not affect others', () => {
  const good = event('DTSTART:20261021T010000Z', 'DURATION:PT1H')
  const bad = event('UID:c', 'DTSTART:sometime', 'DURATION:PT1H')
  expect(busyTimes(calendar([bad, good]), options)).toMatchObject({ unread: 1, times: [expect.anything()] })
})

const utc = (...lines: string[]) => calendar([event(...lines)])
const hour = (on: string) => `2026-10-${on}T01:00/2026-10-${on}T02:00`

describe('what programs write otherwise', () => {
  const folded = calendar([
    event('UID:a', 'DTSTART:20261020T010000Z', 'DURATION:PT1H', 'DESCRIPTION:First', 'Second, not folded'),
    event('UID:b', 'DTSTART:20261021T010000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;', 'COUNT=2'),
  ])
  const cut = utc('DTSTART:20261020T010000Z', 'DURATION:PT1H').replace('END:VCALENDAR', '')
  const unclosed = calendar([
    event('UID:a', 'DTSTART:20261020T010000Z', 'DURATION:PT1H').replace('END:VEVENT', ''),
    event('UID:b', 'DTSTART:20261021T010000Z', 'DURATION:PT1H'),
  ])
  const two = `${utc('UID:a', 'DTSTART:20261020T090000', 'DURATION:PT1H')}${calendar(
    [event('UID:b', 'DTSTART:20261021T090000', 'DURATION:PT1H')],
    'X-WR-TIMEZONE:Europe/London',
  )}`
  const lower = [
    'begin:vcalendar',
    'begin:vevent',
    'uid:a',
    'dtstart;value=date-time:20261020t010000z',
    'duration:pt1h',
    'rrule:freq=daily;until=20261022t010000z;byday=tu,th',
    'end:vevent',
    'end:vcalendar',
  ].join('\r\n')
  it.each<[name: string, text: string, times: string[], unread?: number]>([
    ['a line of a description that is not folded', folded, [hour('20'), hour('21'), hour('22')]],
    ['lower case', lower, [hour('20'), hour('22')]],
    [
      'several calendars in a file, each with its zone',
      two,
      [hour('20'), '2026-10-21T08:00/2026-10-21T09:00'],
    ],
    ['a file that is cut off', cut, [hour('20')], 1],
    ['an event that is not closed', unclosed, [hour('20'), hour('21')]],
    ['a byte order mark', `\uFEFF${utc('DTSTART:20261020T010000Z', 'DURATION:PT1H')}`, [hour('20')]],
    [
      'a line that cannot be read',
      utc('DTSTART:20261020T010000Z', 'DURATION:PT1H', 'EXDATE:sometime', 'RDATE:20261021T010000Z'),
      [hour('20'), hour('21')],
      1,
    ],
    ['an end before the start', utc('DTSTART:20261020T010000Z', 'DTEND:20261019T010000Z'), [], 1],
    ['a negative duration', utc('DTSTART:20261020T010000Z', 'DURATION:-PT1H'), [], 1],
    [
      'a whole day that ends where it starts',
      utc('DTSTART;VALUE=DATE:20261020', 'DTEND;VALUE=DATE:20261020'),
      ['2026-10-19T16:00/2026-10-20T16:00'],
    ],
    ['a moment without length', utc('DTSTART:20261020T010000Z', 'DTEND:20261020T010000Z'), []],
  ])('is read: %s', (_name, text, times, unread = 0) => {
    expect(read(text)).toEqual(times)
    expect(busyTimes(text, options)).toMatchObject({ unread, guessed: 0 })
  })

  it.each([
    ['a zone that is named but not defined', 'Asia/Kuala_Lumpur'],
    ['a Windows name', 'Singapore Standard Time'],
    ['a program’s prefix', '/mozilla.org/20050126_1/Asia/Kuala_Lumpur'],
    ['an offset', '"UTC+08:00"'],
  ])('UNTIL and EXDATE in UTC hold in %s', (_name, zone) => {
    const series = utc(
      `DTSTART;TZID=${zone}:20261020T090000`,
      `DTEND;TZID=${zone}:20261020T100000`,
      'RRULE:FREQ=DAILY;UNTIL=20261023T010000Z',
      'EXDATE:20261022T010000Z',
    )
    expect(read(series)).toEqual([hour('20'), hour('21'), hour('23')])
    expect(busyTimes(series, options)).toMatchObject({ unread: 0, guessed: 0 })
  })

  it('an unknown zone is the calendar’s, and is counted', () => {
    const text = utc('DTSTART;TZID=Nowhere:20261020T090000', 'DURATION:PT1H')
    expect(busyTimes(text, options)).toMatchObject({ guessed: 1, unread: 0, times: [expect.anything()] })
  })

  it('a rule ends with the day that its UNTIL names', () => {
    const rule = 'RRULE:FREQ=DAILY;UNTIL=20261021'
    expect(read(utc('DTSTART:20261020T010000Z', 'DURATION:PT1H', rule))).toEqual([hour('20'), hour('21')])
  })
})

it('a repetition of whole days that is replaced by its moment is not read twice', () => {
  const days = event('UID:d', 'DTSTART;VALUE=DATE:20261020', 'RRULE:FREQ=DAILY;COUNT=2')
  const gone = event(
    'UID:d',
    'RECURRENCE-ID:20261020T160000Z',
    'DTSTART;VALUE=DATE:20261021',
    'TRANSP:TRANSPARENT',
  )
  expect(read(calendar([days, gone]))).toEqual(['2026-10-19T16:00/2026-10-20T16:00'])
})

describe('all later repetitions', () => {
  const daily = event('UID:d', 'DTSTART:20261020T010000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=5')
  const later = (...lines: string[]) =>
    event('UID:d', 'RECURRENCE-ID;range=thisandfuture:20261022T010000Z', ...lines)
  const single = event('UID:d', 'RECURRENCE-ID:20261023T010000Z', 'DTSTART:20261023T050000Z', 'DURATION:PT1H')

  it('move with the one that was moved, but for those moved alone', () => {
    expect(read(calendar([daily, later('DTSTART:20261022T030000Z', 'DURATION:PT2H'), single]))).toEqual([
      hour('20'),
      hour('21'),
      '2026-10-22T03:00/2026-10-22T05:00',
      '2026-10-23T05:00/2026-10-23T06:00',
      '2026-10-24T03:00/2026-10-24T05:00',
    ])
  })

  it('are free if that one was cancelled', () => {
    const gone = later('DTSTART:20261022T010000Z', 'DURATION:PT1H', 'STATUS:CANCELLED')
    expect(read(calendar([daily, gone]))).toEqual([hour('20'), hour('21')])
  })
})

it('a free/busy calendar holds its busy periods', () => {
  const periods = [
    'BEGIN:VFREEBUSY',
    'FREEBUSY:20261020T010000Z/PT1H,20261021T010000Z/20261021T020000Z',
    'FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20261022T010000Z/PT1H',
    'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261023T010000Z/PT1H',
    'FREEBUSY;FBTYPE=FREE:20261024T010000Z/PT1H',
    'END:VFREEBUSY',
  ].join('\n')
  expect(read(calendar([periods]))).toEqual(['20', '21', '22', '23'].map(hour))
})

it.each(['X-MICROSOFT-CDO-BUSYSTATUS:OOF', 'X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE', 'STATUS:TENTATIVE'])(
  'an event with %s holds its time',
  (line) => expect(read(utc('DTSTART:20261020T010000Z', 'DURATION:PT1H', line))).toEqual([hour('20')]),
)
