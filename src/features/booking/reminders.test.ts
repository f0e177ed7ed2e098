import { describe, expect, it } from 'vitest'
import {
  canRemind,
  defaultReminders,
  emailIn,
  hasReminder,
  mobileIn,
  phoneIn,
  withOneChannel,
  toggleChannel,
  toggleTime,
} from '@/features/booking/reminders'

const noSms = false
const withSms = true

describe('a typed contact', () => {
  it.each([
    ['nurul@example.test', 'nurul@example.test', undefined],
    ['write to nurul@example.test please', 'nurul@example.test', undefined],
    ['nurul@home', 'nurul@home', undefined],
    ['+60 12-345 6789', undefined, '+60 12-345 6789'],
    ['(03) 2345 6789', undefined, '(03) 2345 6789'],
    ['ring 0123456789 at noon', undefined, '0123456789'],
    ['012345678', undefined, undefined],
    ['0123456789 or a@b', '0123456789 or a@b', undefined],
    ['', undefined, undefined],
  ])('%j holds the email %j and the phone %j', (contact, email, phone) => {
    expect([emailIn(contact), phoneIn(contact)]).toEqual([email, phone])
  })

  it('can be reminded by email, or by phone if the studio sends SMS', () => {
    expect(canRemind('nurul@example.test', noSms)).toBe(true)
    expect(canRemind('0123456789', noSms)).toBe(false)
    expect(canRemind('0123456789', withSms)).toBe(true)
    expect(canRemind('nurul', withSms)).toBe(false)
  })

  it.each([
    ['012-345 6789', true],
    ['+60 (0)11-1234 5678', true],
    ['+60\u00a012\u2011345 6789', true],
    ['03-2345 6789', false],
    ['+65 9123 4567', false],
    ['+882 16 5556 7890', false],
    ['nurul@example.test', false],
  ])('%s is reminded by SMS: %s', (contact, reminded) => {
    expect(mobileIn(contact) !== undefined).toBe(reminded)
    expect(defaultReminders(contact, withSms).sms.enabled).toBe(reminded)
    expect(canRemind(contact, withSms)).toBe(reminded || contact.includes('@'))
  })
})

describe('reminders', () => {
  it('default to email, or to SMS if only a phone number was given', () => {
    expect(defaultReminders('nurul@example.test', withSms)).toEqual({
      email: { enabled: true, times: ['1 day', '1 hour', '15 minutes'] },
      sms: { enabled: false, times: ['1 hour', '15 minutes'] },
    })
    const byPhone = defaultReminders('+60 12-345 6789', withSms)
    expect([byPhone.email.enabled, byPhone.sms.enabled]).toEqual([false, true])
  })

  it('never default to SMS if the studio sends none: email is forced on', () => {
    const byPhone = defaultReminders('+60 12-345 6789', noSms)
    expect([byPhone.email.enabled, byPhone.sms.enabled]).toEqual([true, false])
  })

  it('keep the last channel on', () => {
    const one = defaultReminders('nurul@example.test', withSms)
    expect(toggleChannel(one, 'email')).toBe(one)
    const both = toggleChannel(one, 'sms')
    const sms = toggleChannel(both, 'email')
    expect([sms.email.enabled, sms.sms.enabled]).toEqual([false, true])
    expect(toggleChannel(sms, 'sms')).toBe(sms)
  })

  it('with both channels off have email forced on', () => {
    const off = { email: { enabled: false, times: [] }, sms: { enabled: false, times: [] } }
    expect(withOneChannel(off).email.enabled).toBe(true)
    expect(withOneChannel(off).sms.enabled).toBe(false)
  })

  it('keep their times in the offered order, and SMS offers no reminder a day before', () => {
    const chosen = toggleTime(defaultReminders('a@example.test', withSms), 'email', '5 minutes')
    expect(chosen.email.times).toEqual(['1 day', '1 hour', '15 minutes', '5 minutes'])
    expect(toggleTime(chosen, 'email', '1 hour').email.times).toEqual(['1 day', '15 minutes', '5 minutes'])
    expect(toggleTime(chosen, 'sms', '1 day').sms.times).not.toContain('1 day')
  })

  it('are none if no time of an enabled channel is left', () => {
    const times = ['1 day', '1 hour', '15 minutes'] as const
    const empty = times.reduce(
      (reminders, time) => toggleTime(reminders, 'email', time),
      defaultReminders('a@example.test', withSms),
    )
    expect(hasReminder(empty)).toBe(false)
    expect(hasReminder(toggleChannel(empty, 'sms'))).toBe(true)
  })
})
