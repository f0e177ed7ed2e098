import { describe, expect, it, vi } from 'vitest'
import { readOwnerCalendar } from '../../supabase/functions/read-calendar/owner-calendar.ts'
import { calendar, event } from './support/calendar-text.ts'

const from = Date.parse('2026-10-01T00:00:00Z')
const until = Date.parse('2026-12-31T00:00:00Z')
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
  const deps = {
    call,
    fetch: fetching as unknown as typeof fetch,
    resolve,
    siteUrl: 'https://studio.test',
  }
  return { call, fetching, resolve, done: () => readOwnerCalendar(deps) }
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
    const part = calendar([event('DTSTART:sometime')])
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

  it('is tried again by the next call if the database does not answer', async () => {
    const { call, done } = reading([])
    call.mockRejectedValue(new Error('no answer'))
    await expect(done()).rejects.toThrow('no answer')
  })

  it('tells the owner what of it was guessed', async () => {
    const guessed = calendar([event('DTSTART;TZID=Nowhere:20261020T010000', 'DURATION:PT1H')])
    const { call, done } = reading([new Response(guessed)])
    await done()
    expect(call.mock.lastCall?.[1].problem).toBe(
      '1 of its entries is in an unknown time zone, and read in the calendar’s own.',
    )
  })
})
