import { describe, expect, it, vi } from 'vitest'
import { busyTimes } from '../../supabase/functions/send-due/busy-times.ts'
import { readOwnerCalendar } from '../../supabase/functions/send-due/owner-calendar.ts'

const from = Date.parse('2026-10-01T00:00:00Z')
const until = Date.parse('2026-12-31T00:00:00Z')
const options = { from, until, isOurs: (uid: string) => uid.endsWith('@studio.test') }

const calendar = (events: string[], head = '') =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...(head ? [head] : []), ...events, 'END:VCALENDAR', ''].join('\n')
const event = (...lines: string[]) =>
  [
    'BEGIN:VEVENT',
    ...(lines.some((line) => line.startsWith('UID')) ? [] : ['UID:a']),
    ...lines,
    'END:VEVENT',
  ].join('\n')
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
  ['marked as free by Outlook', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
  ['a call of our own', 'UID:7a0f4b1a-93a6-4d0c-8d5e-6a7d2f3b9c22@studio.test'],
  ['without a duration', 'DTEND:20261020T010000Z'],
])('an event that is %s holds no time', (_name, line) => {
  const length = line.startsWith('DTEND') ? [] : ['DURATION:PT1H']
  const other = event(
    'UID:b',
    'DTSTART:20261021T010000Z',
    'DURATION:PT1H',
    'TRANSP:OPAQUE',
    'STATUS:TENTATIVE',
  )
  expect(read(calendar([event(line, 'DTSTART:20261020T010000Z', ...length), other]))).toEqual([
    '2026-10-21T01:00/2026-10-21T02:00',
  ])
})

it('an unreadable event is counted and does not affect others', () => {
  const good = event('DTSTART:20261021T010000Z', 'DURATION:PT1H')
  const bad = event('UID:c', 'DTSTART:sometime', 'DURATION:PT1H')
  expect(busyTimes(calendar([bad, good]), options)).toMatchObject({ unread: 1, times: [expect.anything()] })
})

const address = 'https://calendar.test/private/secret.ics'
const body = calendar([event('DTSTART:20261020T010000Z', 'DURATION:PT1H')])

/** A database that requests a read of the calendar, and the responses of the calendar's server. */
function reading(answers: Array<Response | Error | (() => Promise<Response>)>, wanted: object | null = {}) {
  const due = wanted && {
    address,
    version: {},
    from: new Date(from).toISOString(),
    until: new Date(until).toISOString(),
    ...wanted,
  }
  const call = vi.fn(async (name: string, _args: Record<string, unknown>): Promise<unknown> =>
    name === 'begin_busy_read' ? due : null,
  )
  const fetching = vi.fn(async (_url: URL, _init: RequestInit) => {
    const answer = answers.shift()
    if (answer instanceof Error || !answer) throw answer ?? new Error('not asked for')
    return typeof answer === 'function' ? answer() : answer
  })
  const resolve = vi.fn(async (_host: string) => ['203.0.113.5', '2001:db8::5'])
  const log = vi.fn<(line: string) => void>()
  const deps = {
    call,
    fetch: fetching as unknown as typeof fetch,
    resolve,
    siteUrl: 'https://studio.test',
    log,
  }
  return { call, fetching, resolve, log, done: () => readOwnerCalendar(deps) }
}
const redirect = (to: string) => new Response(null, { status: 302, headers: { location: to } })

describe('the owner’s calendar', () => {
  it('is read when it is due, and its busy times are stored', async () => {
    const { call, fetching, done } = reading([new Response(body, { headers: { etag: '"7"' } })])
    await done()
    expect(fetching).toHaveBeenCalledOnce()
    expect(call).toHaveBeenLastCalledWith('replace_busy_times', {
      address,
      times: [{ starts_at: '2026-10-20T01:00:00.000Z', ends_at: '2026-10-20T02:00:00.000Z' }],
      version: { etag: '"7"' },
      problem: null,
    })
    const waiting = reading([], null)
    await waiting.done()
    expect(waiting.fetching).not.toHaveBeenCalled()
  })

  it('is requested conditionally; if unchanged, the known times stay', async () => {
    const { call, fetching, done } = reading([new Response(null, { status: 304 })], {
      version: { etag: '"7"' },
    })
    await done()
    expect(fetching.mock.calls[0]?.[1].headers).toMatchObject({ 'If-None-Match': '"7"' })
    expect(call).toHaveBeenLastCalledWith('replace_busy_times', {
      address,
      times: null,
      version: { etag: '"7"' },
    })
  })

  it('with an unreadable event reports it and is read completely the next time', async () => {
    const part = calendar([event('UID:c', 'DTSTART:sometime')])
    const { call, done } = reading([new Response(part, { headers: { etag: '"7"' } })])
    await done()
    expect(call.mock.lastCall?.[1]).toMatchObject({
      times: [],
      version: {},
      problem: expect.stringMatching(/^1 of/),
    })
  })

  it('is read after a redirect over https', async () => {
    const { call, fetching, done } = reading([redirect('/there.ics'), new Response(body)])
    await done()
    expect(fetching.mock.calls.map(([url]) => String(url))).toEqual([
      address,
      'https://calendar.test/there.ics',
    ])
    expect(call.mock.lastCall?.[0]).toBe('replace_busy_times')
  })

  const endless = () =>
    Promise.resolve(new Response(new ReadableStream({ pull: (out) => out.enqueue(new Uint8Array(65_536)) })))
  it.each([
    ['answers 404', [new Response('', { status: 404 })], /answered 404\. The address may have been renewed/],
    ['cannot be reached', [new Error('refused')], /could not be reached/],
    ['is larger than 2 MB', [endless], /larger than 2 MB/],
    ['is no calendar', [new Response('<!doctype html>')], /no calendar/],
    ['redirects without end', Array.from({ length: 5 }, () => redirect(address)), /without end/],
    ['redirects away from https', [redirect('http://calendar.test/')], /not https/],
    ['redirects into a private network', [redirect('https://192.168.1.1/')], /private network/],
    ['redirects to this machine', [redirect('https://[::1]/')], /private network/],
  ])('that %s keeps the known times and reports the problem', async (_name, answers, why) => {
    const { call, done } = reading(answers)
    await done()
    expect(call.mock.calls.map(([name]) => name)).toEqual(['begin_busy_read', 'busy_read_failed'])
    const problem = String(call.mock.lastCall?.[1].problem)
    expect(problem).toMatch(why)
    expect(problem).not.toContain('secret')
  })

  it.each([
    ['127.0.0.1'],
    ['10.1.2.3'],
    ['172.20.0.1'],
    ['169.254.169.254'],
    ['::1'],
    ['fd00::1'],
    ['fe80::1'],
    ['::ffff:10.0.0.1'],
  ])('is not requested if its host also resolves to %s', async (found) => {
    const { call, fetching, resolve, done } = reading([new Response(body)])
    resolve.mockResolvedValue(['203.0.113.5', found])
    await done()
    expect(fetching).not.toHaveBeenCalled()
    expect(call.mock.lastCall?.[1].problem).toMatch(/private network/)
  })

  it('delays no email: a database error is only logged', async () => {
    const { call, log, done } = reading([])
    call.mockRejectedValue(new Error('no answer'))
    await done()
    expect(log).toHaveBeenCalledOnce()
  })
})
