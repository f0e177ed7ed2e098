import { describe, expect, it } from 'vitest'
import {
  type Alert,
  type Channel,
  type Claim,
  createOutbox,
  type Message,
  type Outbox,
  type Outcome,
} from '../../supabase/functions/_shared/outbox.ts'
import { SendingError } from '../../supabase/functions/_shared/sending-error.ts'
import { emailChannel, smsChannel } from '../../supabase/functions/send-due/channels.ts'
import { drain } from '../../supabase/functions/send-due/handler.ts'
import { booking, bookingFacts } from './support/booking'
import { claimOf } from './support/claim'
import { studio } from './support/settings'

const callClaim = (id = 'd1') =>
  claimOf({ message_id: id, kind: 'booking_confirmation', booking: bookingFacts, unsubscribe_token: null })

interface Setup {
  waiting: number
  markSending?: () => Promise<boolean>
  deliver?: () => Promise<'sent' | 'logged'>
  acknowledge?: () => Promise<void>
  compose?: () => Message
}

/** An outbox with this number of waiting messages, which records every step in order. */
function playOf({ waiting, markSending, deliver, acknowledge, compose }: Setup) {
  const happened: string[] = []
  const results: { outcome: Outcome; error: string | null }[] = []
  const logged: string[] = []
  const left = Array.from({ length: waiting }, (_, index) => callClaim(`m${index}`))
  const outbox: Outbox = {
    claimDue: async (_channel, limit) => left.splice(0, limit),
    queueNewsletterBatch: async () => 0,
    claimWelcome: async () => [],
    markSending: async ({ message_id: id }) => {
      happened.push(`markSending ${id}`)
      return markSending ? markSending() : true
    },
    acknowledge: async ({ message_id: id }, outcome, error) => {
      happened.push(`acknowledge ${id}`)
      await acknowledge?.()
      results.push({ outcome, error })
    },
  }
  const channel: Channel<Message> = {
    name: 'Email',
    compose: compose ?? (({ message_id: id }) => ({ text: id })),
    deliver: async ({ text }) => {
      happened.push(`deliver ${text}`)
      return deliver ? deliver() : 'sent'
    },
  }
  const run = (changed: Partial<Outbox> = {}, until = 1) =>
    drain('email', channel, {
      outbox: { ...outbox, ...changed },
      now: () => 0,
      until,
      log: (line) => logged.push(line),
    })
  return { run, happened, results, left, logged }
}

const fails = (error: Error) => () => Promise.reject(error)

describe('sending due messages', () => {
  it('continues until nothing is left, with the steps in order', async () => {
    const { run, happened } = playOf({ waiting: 12 })
    expect(await run()).toEqual({ sent: 12, logged: 0, retry: 0, refused: 0, unknown: 0, left: 0 })
    expect(happened).toHaveLength(36)
    expect(happened.filter((step) => step.endsWith('m7'))).toEqual([
      'markSending m7',
      'deliver m7',
      'acknowledge m7',
    ])
  })

  it('claims five at a time, so that a program that stops holds few back', async () => {
    const { run, left } = playOf({ waiting: 7, deliver: () => new Promise(() => {}) })
    void run()
    await expect.poll(() => left).toHaveLength(2)
  })

  it('claims nothing more once its time is up', async () => {
    const { run, left } = playOf({ waiting: 3 })
    expect(await run({}, 0)).toMatchObject({ sent: 0 })
    expect(left).toHaveLength(3)
  })

  it('does not send an outdated message', async () => {
    const { run, happened } = playOf({ waiting: 1, markSending: async () => false })
    expect(await run()).toMatchObject({ sent: 0, left: 1 })
    expect(happened).toEqual(['markSending m0'])
  })

  it.each([
    ['refused', new SendingError('refused', '550 no such user nurul@example.test')],
    ['retry', new SendingError('retry', 'connect ECONNREFUSED')],
    ['unknown', new Error('something nobody foresaw')],
  ])('records a failure as %s with its reason, which is not logged', async (outcome, error) => {
    const { run, results, logged } = playOf({ waiting: 1, deliver: fails(error) })
    expect(await run()).toMatchObject({ [outcome]: 1, sent: 0 })
    expect(results).toEqual([{ outcome, error: error.message }])
    expect(logged).toEqual(['Email m0 was not handed over.'])
  })

  it('shortens a reason to one line', async () => {
    const { run, results } = playOf({ waiting: 1, deliver: fails(new Error(`no\r\n${'x'.repeat(5000)}`)) })
    await run()
    expect(results).toEqual([{ outcome: 'unknown', error: `no ${'x'.repeat(297)}` }])
  })

  it('records again if the first try fails, and never delivers again', async () => {
    let times = 0
    const { run, happened, results } = playOf({
      waiting: 1,
      acknowledge: async () => {
        times += 1
        if (times === 1) throw new Error('no answer')
      },
    })
    expect(await run()).toMatchObject({ sent: 1 })
    expect(happened).toEqual(['markSending m0', 'deliver m0', 'acknowledge m0', 'acknowledge m0'])
    expect(results).toEqual([{ outcome: 'sent', error: null }])
  })

  it('logs that a result could not be recorded', async () => {
    const { run, logged } = playOf({ waiting: 1, acknowledge: fails(new Error('no answer')) })
    expect(await run()).toMatchObject({ sent: 1 })
    expect(logged).toEqual(['The result of Email m0 was not written down. no answer'])
  })

  it.each([
    ['beginning fails', { markSending: fails(new Error('no answer')) }],
    [
      'composing fails',
      {
        compose: () => {
          throw new Error('no words')
        },
      },
    ],
  ])('sends nothing if %s', async (_, fault) => {
    const { run, happened, logged } = playOf({ waiting: 1, ...fault })
    expect(await run()).toMatchObject({ sent: 0, left: 1 })
    expect(happened.some((step) => step.startsWith('deliver'))).toBe(false)
    expect(logged[0]).toMatch(/^Email m0 could not be begun\. no (?:answer|words)$/)
  })

  it('fails as a whole if nothing can be claimed', async () => {
    const { run } = playOf({ waiting: 1 })
    await expect(run({ claimDue: fails(new Error('no answer')) })).rejects.toThrow('no answer')
  })
})

describe('the steps in the database', () => {
  const key = { p_message_id: 'd1', p_attempt: 1 }

  function outboxOf(claim: Claim) {
    const calls: [string, unknown][] = []
    const outbox = createOutbox(async (name, args) => {
      calls.push([name, args])
      return name.startsWith('claim') ? [claim] : name === 'mark_sending' ? true : null
    })
    return { outbox, calls }
  }

  it('claim, markSending and acknowledge a message by its number', async () => {
    const claim = callClaim()
    const { outbox, calls } = outboxOf(claim)
    expect(await outbox.claimDue('sms', 5)).toEqual([claim])
    expect(await outbox.markSending(claim, { subject: 'S', text: 'T', html: 'H' })).toBe(true)
    expect(await outbox.markSending(claim, { text: 'T' })).toBe(true)
    await outbox.acknowledge(claim, 'sent', null)
    await outbox.acknowledge(claim, 'retry', 'no route')
    expect(calls).toEqual([
      ['claim_due', { p_channel: 'sms', p_limit: 5 }],
      ['mark_sending', { ...key, p_sequence: 2, p_subject: 'S', p_body_text: 'T', p_body_html: 'H' }],
      ['mark_sending', { ...key, p_sequence: 2, p_subject: null, p_body_text: 'T', p_body_html: null }],
      ['acknowledge_message', { ...key, p_outcome: 'sent', p_error: null }],
      ['acknowledge_message', { ...key, p_outcome: 'retry', p_error: 'no route' }],
    ])
  })

  it.each([
    ['an email about a call', callClaim(), 'manage?token='],
    ['a welcome email', claimOf(), 'unsubscribe?token='],
    ['an unsubscribe link', claimOf({ kind: 'unsubscribe_link' }), 'unsubscribe?token='],
  ])('store %s without its token', async (_what, claim, link) => {
    const token = booking.emailToken
    const { outbox, calls } = outboxOf(claim)
    const mail = emailChannel(studio, async () => 'sent').compose(claim, booking.startsAt - 86_400_000)
    for (const part of [mail.text, mail.html ?? '']) expect(part).toContain(`${link}${token}`)
    await outbox.markSending(claim, mail)
    const body = JSON.stringify(calls)
    expect(body).not.toContain(token)
    expect(body).toContain(`${link}not-shown`)
  })

  it('only a reminder becomes an SMS', () => {
    const { compose } = smsChannel(studio, async () => 'sent')
    const reminder = { ...callClaim(), kind: 'booking_reminder' as const, recipient: '012-345 6789' }
    expect(compose(reminder as Claim, booking.startsAt - 890_000)).toMatchObject({ to: '012-345 6789' })
    expect(() => compose(claimOf(), 0)).toThrow('There is no SMS of the kind welcome.')
  })
})

describe('the alert to the owner', () => {
  const emailOf = (alert: Alert, kind: 'owner_alert' | 'password_changed' = 'owner_alert') =>
    emailChannel(studio, async () => 'sent').compose(
      claimOf({ recipient: 'owner@studio.test', kind, unsubscribe_token: null, alert }),
      0,
    )

  it.each([
    [1, 'One message was not sent'],
    [12, '12 messages were not sent'],
  ])('about %i failures has their number and a link to the list', (failed, subject) => {
    const mail = emailOf({ alert: 'failures', failed })
    expect(mail).toMatchObject({ subject, to: 'owner@studio.test' })
    expect(mail.text).toContain('https://studio.test/admin/emails?status=problem')
    expect(mail.html).toContain('https://studio.test/admin/emails?status=problem')
  })

  it('about a password change has its time and what to do if it was somebody else', () => {
    const changed = { alert: 'password_changed' as const, changed_at: '2026-11-23T01:00:00+00:00' }
    const mail = emailOf(changed, 'password_changed')
    expect(mail.subject).toBe('Your password was changed')
    expect(mail.text).toContain('at 9:00 AM (MYT) on Monday, 23 November 2026')
    expect(mail.text).toContain('If that was you, there is nothing to do.')
    expect(mail.text).toContain('https://studio.test/admin/reset')
    expect(mail.text).not.toContain('your address is listed in the site’s settings')
  })

  it('about a flood has the number of submissions, its start and a link to clean up', () => {
    const mail = emailOf({ alert: 'flood', submissions: 812, began_at: '2026-11-23T01:00:00+00:00' })
    expect(mail.text).toContain(
      '812 submissions have come in since 9:00 AM (MYT) on Monday, 23 November 2026',
    )
    expect(mail.text).toContain('https://studio.test/admin')
  })
})
