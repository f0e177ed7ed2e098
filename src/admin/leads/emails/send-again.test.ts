// @vitest-environment jsdom

import { describe, expect, it } from 'vitest'
import { isRetryable } from '@/admin/leads/emails/send-again'

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

describe('a mail can be sent again', () => {
  it.each([
    ['failed', 'welcome', null, true],
    ['failed', 'booking_reminder', null, true],
    ['pending', 'welcome', null, true],
    ['pending', 'booking_reminder', null, false],
    ['sending', 'welcome', ago(11), true],
    ['sending', 'welcome', ago(9), false],
    ['sent', 'welcome', ago(60), false],
    ['cancelled', 'booking_reminder', null, false],
  ])('%s, %s, claimed at %s: %s', (status, kind, claimed, expected) => {
    expect(isRetryable({ status, kind, claimed_at: claimed })).toBe(expected)
  })
})
