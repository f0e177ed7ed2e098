import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type EmailState, heldEmail, newsletterProgress } from '@/admin/kit/email/email-state'

const free: EmailState = {
  paused_until: null,
  pause_reason: null,
  a_day: null,
  reserve: null,
  next_at: null,
  newsletters_next_at: null,
  waiting: 0,
}
const limited = { ...free, a_day: 100, reserve: 30 }
const tomorrow = '2026-11-29T00:00:00Z'
const soon = '2026-11-28T07:40:00Z'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-28T06:00:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
})

describe('a newsletter that is going out', () => {
  const figures = { sent: 212, recipients: 300, waiting: 88 }

  it.each([
    [
      'at the day’s limit',
      { ...limited, newsletters_next_at: tomorrow },
      '88 wait until tomorrow, 8:00 AM: the provider takes 100 emails a day.',
    ],
    [
      'in a pause',
      { ...free, paused_until: soon, pause_reason: 'rate', newsletters_next_at: soon },
      '88 wait until today, 3:40 PM: the provider asked us to wait.',
    ],
    [
      'in a pause that ends before the day’s limit',
      { ...limited, paused_until: soon, pause_reason: 'trouble', newsletters_next_at: tomorrow },
      '88 wait until tomorrow, 8:00 AM: the provider takes 100 emails a day.',
    ],
    [
      'in a pause because of its quota',
      { ...free, paused_until: soon, pause_reason: 'quota', newsletters_next_at: soon },
      '88 wait until today, 3:40 PM: the provider takes no more emails until then.',
    ],
    [
      'while the provider is down',
      { ...free, paused_until: soon, pause_reason: 'trouble', newsletters_next_at: soon },
      '88 wait until today, 3:40 PM: the provider did not take the last email.',
    ],
    ['while nothing holds it back', free, '88 wait for their turn.'],
    ['before that is known', undefined, '88 wait for their turn.'],
  ] as const)('%s says how far it is and why the others wait', (_when, state, why) => {
    expect(newsletterProgress(figures, state)).toBe(`212 of 300 sent. ${why}`)
  })

  it('says what was sent while its readers are still being counted, and nothing of waiting at the end', () => {
    expect(newsletterProgress({ sent: 1200, recipients: null, waiting: 1 }, free)).toBe(
      '1,200 sent so far. 1 waits for its turn.',
    )
    expect(newsletterProgress({ sent: 300, recipients: 300, waiting: 0 }, limited)).toBe('300 of 300 sent.')
  })
})

describe('other email', () => {
  it('is said to wait if something holds it back', () => {
    const state = { ...limited, next_at: '2026-12-01T00:00:00Z', waiting: 3 }
    expect(heldEmail(state)).toBe(
      '3 emails wait until 1 Dec 2026, 8:00 AM: the provider takes 100 emails a day.',
    )
    expect(heldEmail({ ...state, waiting: 1 })).toMatch(/^One email waits until/)
  })

  it('is not mentioned if none waits, or nothing holds it back', () => {
    expect(heldEmail({ ...limited, next_at: tomorrow })).toBe('')
    expect(heldEmail({ ...free, waiting: 3 })).toBe('')
    expect(heldEmail(null)).toBe('')
  })
})
