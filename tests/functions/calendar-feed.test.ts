import ICAL from 'ical.js'
import ical from 'node-ical'
import { describe, expect, it } from 'vitest'
import { callsFeed, type FeedCall } from '../../supabase/functions/calendar-feed/feed.ts'
import { studio } from './support/settings'

const call: FeedCall = {
  id: '7a0f4b1a-93a6-4d0c-8d5e-6a7d2f3b9c22',
  sequence: 2,
  name: 'Nurul, Hidayah; Sdn Bhd',
  contact: '+60 12-345 6789',
  starts_at: '2026-11-23T01:00:00+00:00',
  call_method: 'video',
  project_type: 'A shop',
  message: 'Two lines:\nbatik, and more.',
  meeting_link: null,
}
const made = Date.parse('2026-11-20T00:00:00Z')
const feed = (...changes: Partial<FeedCall>[]) =>
  callsFeed(
    changes.map((change) => ({ ...call, ...change })),
    studio,
    made,
  )
const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  return { calendar, events: calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one)) }
}

describe('the feed of calls', () => {
  it('contains each call with the customer, their contact and a link to the admin', () => {
    const { calendar, events } = read(feed({}, { id: '00000000-0000-4000-8000-000000000001' }))
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Calls: Rentak Studio')
    expect(events).toHaveLength(2)
    const [event] = events
    expect(event?.startDate.toJSDate()).toEqual(new Date('2026-11-23T01:00:00Z'))
    expect(event?.endDate.toJSDate()).toEqual(new Date('2026-11-23T01:30:00Z'))
    expect(event).toMatchObject({
      uid: `${call.id}@studio.test`,
      sequence: 2,
      summary: 'Call with Nurul, Hidayah; Sdn Bhd',
      location: 'Video call',
    })
    for (const part of [
      call.contact,
      'About: A shop',
      call.message,
      `https://studio.test/admin/bookings/${call.id}`,
    ])
      expect(event?.description).toContain(part)
  })

  it('has the meeting link as the location of a call', () => {
    const [event] = read(feed({ meeting_link: 'https://meet.example.test/abc' })).events
    expect(event?.location).toBe('https://meet.example.test/abc')
    expect(event?.description).toContain('https://meet.example.test/abc')
  })

  it('is a valid calendar without calls, with a refresh interval of 15 minutes', () => {
    const { calendar, events } = read(feed())
    expect(events).toEqual([])
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT15M')
    expect(calendar.getFirstPropertyValue('x-published-ttl')).toBe('PT15M')
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
  })

  it('is parsed correctly by another library, whatever was typed into a booking', () => {
    const hostile = 'Eve\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:planted'
    const text = feed({ name: hostile, message: `${hostile} ${'漢字👩‍👩‍👧'.repeat(40)}` })
    const entries = Object.values(ical.sync.parseICS(text)).filter((entry) => entry?.type === 'VEVENT')
    expect(entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({ uid: `${call.id}@studio.test`, start: new Date(call.starts_at) })
    expect(read(text).events.map(({ uid }) => uid)).toEqual([`${call.id}@studio.test`])
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })
})
