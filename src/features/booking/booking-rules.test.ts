import { describe, expect, it } from 'vitest'
import { bookingChatLink, bookingSummary, linkLimit } from '@/features/booking/booking-summary'
import { readPrefill } from '@/features/booking/prefill'
import { defaultReminders, toggleChannel, toggleTime } from '@/features/booking/reminders'
import { bookingWindow, isInWindow, slots, slotState, startOf } from '@/features/booking/slots'

const booking = {
  name: 'Nurul Hidayah',
  contact: 'nurul@example.test',
  date: '2026-12-02',
  slot: '2:30 PM' as const,
  message: 'Two clinics in Ipoh; hours, doctors.',
  callMethod: 'video' as const,
  projectType: '' as const,
  timezone: 'Asia/Kuala_Lumpur',
  reminders: { email: { enabled: true, times: ['1 hour' as const] }, sms: { enabled: false, times: [] } },
}

describe('the times of a call', () => {
  it('are 13, by the clock of Malaysia', () => {
    expect(slots).toHaveLength(13)
    expect(new Date(startOf({ date: '2026-12-02', slot: '9:00 AM' })).toISOString()).toBe(
      '2026-12-02T01:00:00.000Z',
    )
    expect(new Date(startOf({ date: '2026-12-02', slot: '5:00 PM' })).toISOString()).toBe(
      '2026-12-02T09:00:00.000Z',
    )
  })

  it('can be booked from today there, whatever day it is here, to 90 days on', () => {
    const justAfterMidnightInMalaysia = Date.UTC(2026, 10, 20, 16, 1)
    expect(bookingWindow(justAfterMidnightInMalaysia)).toEqual({ first: '2026-11-21', last: '2027-02-19' })
    expect(isInWindow('2026-11-20', justAfterMidnightInMalaysia)).toBe(false)
    expect(isInWindow('2027-02-19', justAfterMidnightInMalaysia)).toBe(true)
    expect(isInWindow('2027-02-20', justAfterMidnightInMalaysia)).toBe(false)
    expect(isInWindow('2026-11-31', justAfterMidnightInMalaysia)).toBe(false)
  })

  it('are past once begun, held when somebody has them, else free', () => {
    const time = { date: '2026-12-02', slot: '2:30 PM' as const }
    expect(slotState(time, startOf(time), [])).toBe('past')
    expect(slotState(time, startOf(time) - 1, ['2:30 PM'])).toBe('held')
    expect(slotState(time, startOf(time) - 1, ['2:00 PM'])).toBe('free')
  })
})

describe('reminders', () => {
  it('begin by email, or by SMS where only a number was given', () => {
    expect(defaultReminders('nurul@example.test')).toMatchObject({
      email: { enabled: true, times: ['1 day', '1 hour', '15 minutes'] },
      sms: { enabled: false },
    })
    expect(defaultReminders('+60 12-345 6789').sms).toEqual({
      enabled: true,
      times: ['1 hour', '15 minutes'],
    })
  })

  it('keep the last channel on', () => {
    const one = defaultReminders('nurul@example.test')
    expect(toggleChannel(one, 'email')).toBe(one)
    const both = toggleChannel(one, 'sms')
    expect(toggleChannel(both, 'email').email.enabled).toBe(false)
  })

  it('keep their times in the order they are offered in', () => {
    const chosen = toggleTime(defaultReminders('a@example.test'), 'email', '5 minutes')
    expect(chosen.email.times).toEqual(['1 day', '1 hour', '15 minutes', '5 minutes'])
    expect(toggleTime(chosen, 'email', '1 hour').email.times).toEqual(['1 day', '15 minutes', '5 minutes'])
  })
})

describe('the chat link', () => {
  it('carries the whole summary through', () => {
    const text = new URL(bookingChatLink('60123456789', booking)).searchParams.get('text')
    expect(text).toBe(bookingSummary(booking))
    expect(text).toContain('Time: 2:30 PM (MYT)')
  })

  it.each(['a', '你', '👩‍👩‍👧', '%'])(
    'keeps to 2,000 bytes with a message of thousands of %j, date and time whole',
    (part) => {
      const link = bookingChatLink('60123456789', { ...booking, message: part.repeat(5000) })
      expect(link.length).toBeLessThanOrEqual(linkLimit)
      const text = new URL(link).searchParams.get('text')
      expect(text).toContain('2:30 PM (MYT)')
      expect(text).toContain('2026')
      expect(text).not.toContain('\uFFFD')
    },
  )
})

describe('what a link brings along', () => {
  const read = (query: string) => readPrefill(new URLSearchParams(query))

  it('is mapped to the form’s own options', () => {
    expect(read('package=spark&call_method=Voice')).toEqual({
      callMethod: 'voice',
      projectType: 'New Website (Spark Package)',
      message: 'I am interested in the Spark Package.',
    })
    expect(read('project_type=Bespoke%20Project&message=Hello')).toMatchObject({
      projectType: 'Custom Development (Bespoke)',
      message: 'Hello',
    })
  })

  it('does no harm where the form does not know it', () => {
    expect(read('package=gold&call_method=fax&project_type=%3Cb%3E')).toEqual({})
  })
})
