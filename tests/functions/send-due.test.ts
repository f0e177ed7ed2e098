import { describe, expect, it } from 'vitest'
import {
  type Channel,
  type Claim,
  createOutbox,
  type Message,
  type Outbox,
  type Result,
} from '../../supabase/functions/_shared/outbox.ts'
import { SendingError } from '../../supabase/functions/_shared/sending-error.ts'
import { emailChannel, smsChannel } from '../../supabase/functions/send-due/channels.ts'
import { drain, drainEmail } from '../../supabase/functions/send-due/handler.ts'
import { booking, bookingFacts } from './support/booking'
import { claimOf } from './support/claim'
import { accepting, studio } from './support/settings'

const callClaim = (id = 'd1') =>
  claimOf({ message_id: id, kind: 'booking_confirmation', booking: bookingFacts, unsubscribe_token: null })

interface Setup {
  waiting: number
  markSending?: () => Promise<boolean>
  deliver?: Channel<Message>['deliver']
  acknowledge?: () => Promise<void>
  compose?: () => Message
}

/** An outbox with this number of waiting messages, which records every step in order. */
function playOf({ waiting, markSending, deliver, acknowledge, compose }: Setup) {
  const happened: string[] = []
  const results: Result[] = []
  const released: string[] = []
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
    release: async ({ message_id: id }, error) => {
      released.push(`${id}: ${error}`)
    },
    acknowledge: async ({ message_id: id }, result) => {
      happened.push(`acknowledge ${id}`)
      await acknowledge?.()
      results.push(result)
    },
    emailWait: async () => null,
  }
  const channel: Channel<Message> = {
    name: 'Email',
    compose: compose ?? (({ message_id: id }) => ({ text: id })),
    deliver: async (message, id) => {
      happened.push(`deliver ${message.text}`)
      return deliver ? deliver(message, id) : { outcome: 'sent' }
    },
    onceMinutes: 15,
  }
  const run = (changed: Partial<Outbox> = {}, until = 1) =>
    drain('email', channel, {
      outbox: { ...outbox, ...changed },
      now: () => 0,
      until,
      sleep: async () => undefined,
      log: (line) => logged.push(line),
    })
  return { run, outbox, channel, happened, results, released, left, logged }
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
    await run({}, 0)
    expect(left).toHaveLength(3)
  })

  it('does not send an outdated message', async () => {
    const { run, happened } = playOf({ waiting: 1, markSending: async () => false })
    expect(await run()).toMatchObject({ sent: 0, left: 1 })
    expect(happened).toEqual(['markSending m0'])
  })

  it.each([
    ['refused', new SendingError('refused', '550 no such user nurul@example.test'), undefined],
    ['retry', new SendingError('retry', '429', { why: 'rate', seconds: 7 }), { why: 'rate', seconds: 7 }],
    ['unknown', new Error('something nobody foresaw'), undefined],
  ])('records a failure as %s with its reason, which is not logged', async (outcome, error, pause) => {
    const { run, results, logged } = playOf({ waiting: 1, deliver: fails(error) })
    expect(await run()).toMatchObject({ [outcome]: 1, sent: 0 })
    expect(results).toEqual([{ outcome, error: error.message, pause, repeatMinutes: 15 }])
    expect(logged).toEqual(['Email m0 was not handed over.'])
  })

  it('shortens a reason to one line', async () => {
    const { run, results } = playOf({ waiting: 1, deliver: fails(new Error(`no\r\n${'x'.repeat(5000)}`)) })
    await run()
    expect(results).toMatchObject([{ outcome: 'unknown', error: `no ${'x'.repeat(297)}` }])
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
    expect(results).toMatchObject([{ outcome: 'sent', error: null }])
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
  ])('sends nothing and gives the message back if %s', async (_, fault) => {
    const { run, happened, logged, released } = playOf({ waiting: 1, ...fault })
    expect(await run()).toMatchObject({ sent: 0, left: 1 })
    expect(happened.some((step) => step.startsWith('deliver'))).toBe(false)
    // The reason may quote what a visitor typed.
    expect(logged).toEqual(['Email m0 could not be begun.'])
    expect(released).toEqual([expect.stringMatching(/^m0: no (?:answer|words)$/)])
  })

  it('waits as long as the database says, and stops if that is too long', async () => {
    const { outbox, channel } = playOf({ waiting: 3 })
    const waits = [1200, 300, 60_000]
    const slept: number[] = []
    let now = 0
    const counts = await drain('email', channel, {
      outbox: {
        ...outbox,
        claimDue: async (of) => (slept.length > 1 ? outbox.claimDue(of, 5) : []),
        emailWait: async () => waits.shift() ?? null,
      },
      now: () => now,
      until: 10_000,
      sleep: async (ms) => {
        slept.push(ms)
        now += ms
      },
      log: () => undefined,
    })
    expect(slept).toEqual([1200, 300])
    expect(counts.sent).toBe(3)
  })

  it('sends other email while newsletters are queued, and then what was queued', async () => {
    const { outbox, channel, happened } = playOf({ waiting: 2 })
    const batches = [1000, 1000, 0]
    let queued: () => void = () => undefined
    const held = new Promise<void>((resolve) => (queued = resolve))
    const more = [callClaim('n1')]
    const done = drainEmail(channel, {
      outbox: {
        ...outbox,
        claimDue: async (of, limit) => {
          const first = await outbox.claimDue(of, limit)
          return first.length > 0 || batches.length > 0 ? first : more.splice(0)
        },
        queueNewsletterBatch: async () => {
          await held
          return batches.shift() ?? 0
        },
      },
      now: () => 0,
      until: 1,
      sleep: async () => undefined,
      log: () => undefined,
    })
    await expect.poll(() => happened.filter((step) => step.startsWith('acknowledge'))).toHaveLength(2)
    queued()
    expect(await done).toMatchObject({ sent: 3 })
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
    expect(await outbox.markSending(claim, { text: 'T', listed: 3 })).toBe(true)
    const delivery = { outcome: 'sent' as const, provider: 'ses', providerMessageId: 'id-1' }
    await outbox.acknowledge(claim, { outcome: 'sent', error: null, delivery, repeatMinutes: 0 })
    const pause = { why: 'quota' as const, seconds: 60 }
    await outbox.acknowledge(claim, { outcome: 'retry', error: 'no route', pause, repeatMinutes: 5 })
    await outbox.release(claim, 'no words')
    await outbox.emailWait()
    const text = { ...key, p_sequence: 2, p_subject: null, p_body_text: 'T', p_body_html: null }
    const result = {
      ...key,
      p_provider: null,
      p_provider_message_id: null,
      p_pause: null,
      p_pause_seconds: null,
    }
    const sent = { p_outcome: 'sent', p_error: null, p_repeat_minutes: 0 }
    const failed = { p_outcome: 'retry', p_error: 'no route', p_repeat_minutes: 5 }
    expect(calls).toEqual([
      ['claim_due', { p_channel: 'sms', p_limit: 5 }],
      ['mark_sending', { ...text, p_subject: 'S', p_body_html: 'H', p_listed: null }],
      ['mark_sending', { ...text, p_listed: null }],
      ['mark_sending', { ...text, p_listed: 3 }],
      ['acknowledge_message', { ...result, ...sent, p_provider: 'ses', p_provider_message_id: 'id-1' }],
      ['acknowledge_message', { ...result, ...failed, p_pause: 'quota', p_pause_seconds: 60 }],
      ['release_message', { ...key, p_error: 'no words' }],
      ['email_wait', {}],
    ])
  })

  it.each([
    ['an email about a call', callClaim(), 'manage?token='],
    ['a welcome email', claimOf(), 'unsubscribe?token='],
    ['an unsubscribe link', claimOf({ kind: 'unsubscribe_link' }), 'unsubscribe?token='],
  ])('store %s without its token', async (_what, claim, link) => {
    const token = booking.emailToken
    const { outbox, calls } = outboxOf(claim)
    const mail = emailChannel(studio, accepting).compose(claim, booking.startsAt - 86_400_000)
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
