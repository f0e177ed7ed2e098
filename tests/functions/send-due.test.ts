import { describe, expect, it } from 'vitest'
import { NotSentError } from '../../supabase/functions/_shared/not-sent-error.ts'
import { bookingEmail } from '../../supabase/functions/send-due/booking-email.ts'
import { type Channel, type Claim, drain, type Result } from '../../supabase/functions/send-due/handler.ts'
import { emailSteps, smsSteps } from '../../supabase/functions/send-due/procedures.ts'
import { booking } from './support/booking'
import { studio } from './support/settings'

interface Setup {
  waiting: number
  begin?: (claim: Claim) => Promise<boolean>
  deliver?: (message: string) => Promise<'sent' | 'logged'>
  record?: () => Promise<void>
  compose?: () => string
}

/** A channel over so many waiting messages, and what happened to them in order. */
function channelOf({ waiting, begin, deliver, record, compose }: Setup) {
  const happened: string[] = []
  const results: Result[] = []
  const left = Array.from({ length: waiting }, (_, index) => ({ deliveryId: `m${index}`, attempt: 1 }))
  const channel: Channel<Claim, string> = {
    name: 'Mail',
    claim: async (limit) => left.splice(0, limit),
    compose: compose ?? (({ deliveryId }) => `to ${deliveryId}`),
    begin: async (claim) => {
      happened.push(`begin ${claim.deliveryId}`)
      return begin ? begin(claim) : true
    },
    deliver: async (message) => {
      happened.push(`deliver ${message}`)
      return deliver ? deliver(message) : 'sent'
    },
    record: async (claim, result) => {
      happened.push(`record ${claim.deliveryId}`)
      await record?.()
      results.push(result)
    },
  }
  return { channel, happened, results, left }
}

function run(channel: Channel<Claim, string>, until = 1) {
  const logged: string[] = []
  const tally = drain(channel, { now: () => 0, until, log: (line) => logged.push(line) })
  return { tally, logged }
}

describe('sending what is due', () => {
  it('goes on until nothing is left, each step after the other', async () => {
    const { channel, happened } = channelOf({ waiting: 12 })
    expect(await run(channel).tally).toEqual({ sent: 12, logged: 0, failed: 0, left: 0 })
    expect(happened).toHaveLength(36)
    expect(happened.filter((step) => step.endsWith('m7'))).toEqual(['begin m7', 'deliver to m7', 'record m7'])
  })

  it('claims nothing more when its time is up', async () => {
    const { channel, left } = channelOf({ waiting: 3 })
    expect(await run(channel, 0).tally).toMatchObject({ sent: 0 })
    expect(left).toHaveLength(3)
  })

  it('does not hand over what is no longer right', async () => {
    const { channel, happened } = channelOf({ waiting: 1, begin: async () => false })
    expect(await run(channel).tally).toMatchObject({ sent: 0, left: 1 })
    expect(happened).toEqual(['begin m0'])
  })

  it('writes down a failure with its reason, which no log sees', async () => {
    const { channel, results } = channelOf({
      waiting: 1,
      deliver: async () => {
        throw new Error('550 no such user nurul@example.test')
      },
    })
    const { tally, logged } = run(channel)
    expect(await tally).toMatchObject({ failed: 1 })
    expect(results).toEqual([
      { outcome: 'failed', error: '550 no such user nurul@example.test', surelyNot: false },
    ])
    expect(logged).toEqual(['Mail m0 was not handed over.'])
  })

  it('says where it surely was not sent, so that it may be tried again', async () => {
    const { channel, results } = channelOf({
      waiting: 1,
      deliver: async () => {
        throw new NotSentError('connect ECONNREFUSED')
      },
    })
    await run(channel).tally
    expect(results).toMatchObject([{ surelyNot: true }])
  })

  it('records a second time when the first fails, and never delivers again', async () => {
    let times = 0
    const { channel, happened, results } = channelOf({
      waiting: 1,
      record: async () => {
        times += 1
        if (times === 1) throw new Error('no answer')
      },
    })
    expect(await run(channel).tally).toMatchObject({ sent: 1 })
    expect(happened).toEqual(['begin m0', 'deliver to m0', 'record m0', 'record m0'])
    expect(results).toEqual([{ outcome: 'sent' }])
  })

  it.each([
    ['beginning fails', { begin: () => Promise.reject(new Error('no answer')) }],
    [
      'it cannot be made',
      {
        compose: () => {
          throw new Error('no words')
        },
      },
    ],
  ])('hands nothing over when %s, and the others still go out', async (_, fault) => {
    const broken = channelOf({ waiting: 1, ...fault })
    const { tally, logged } = run(broken.channel)
    expect(await tally).toMatchObject({ sent: 0, failed: 1 })
    expect(broken.happened.some((step) => step.startsWith('deliver'))).toBe(false)
    expect(logged[0]).toMatch(/^Mail m0 could not be begun\. no (?:answer|words)$/)
  })

  it('fails as a whole when nothing can be claimed', async () => {
    const { channel } = channelOf({ waiting: 1 })
    const broken = { ...channel, claim: () => Promise.reject(new Error('no answer')) }
    await expect(run(broken).tally).rejects.toThrow('no answer')
  })
})

describe('the steps in the database', () => {
  const row = {
    delivery_id: '0f4b1a1e-93a6-4d0c-8d5e-6a7d2f3b9c22',
    attempt: 2,
    kind: 'booking_reminder',
    recipient: 'nurul@example.test',
    booking: {
      booking_id: booking.bookingId,
      manage_token: booking.manageToken,
      sequence: 2,
      name: 'Nurul',
      starts_at: '2026-11-23T01:00:00Z',
      call_method: 'video',
      timezone: 'America/New_York',
    },
  }
  const key = { p_delivery_id: row.delivery_id, p_attempt: 2 }

  function steps() {
    const asked: [string, unknown][] = []
    const call = async (name: string, args: unknown) => {
      asked.push([name, args])
      return name.startsWith('claim') ? [row] : name.startsWith('begin') ? true : null
    }
    return { email: emailSteps(call), sms: smsSteps(call), asked }
  }

  it('claim, begin and record a mail by its number', async () => {
    const { email, asked } = steps()
    const [claim] = await email.claim(5)
    if (!claim) throw new Error('nothing claimed')
    expect(claim).toMatchObject({ deliveryId: row.delivery_id, attempt: 2, booking })
    const mail = { from: { name: '', address: '' }, to: '', headers: {} }
    expect(await email.begin(claim, { ...mail, subject: 'S', text: 'T', html: 'H' })).toBe(true)
    await email.record(claim, { outcome: 'sent' })
    await email.record(claim, { outcome: 'failed', error: '', surelyNot: true })
    expect(asked).toEqual([
      ['claim_due_emails', { p_limit: 5 }],
      ['begin_email', { ...key, p_sequence: 2, p_subject: 'S', p_body_text: 'T', p_body_html: 'H' }],
      ['record_email', key],
      ['record_email', { ...key, p_error: 'No reason was given.', p_surely_not: true }],
    ])
  })

  it('keep what a mail says without the token that would cancel its reader’s call', async () => {
    const { email, asked } = steps()
    const [claim] = await email.claim(1)
    if (!claim) throw new Error('nothing claimed')
    const mail = bookingEmail(
      { ...claim, kind: 'booking_confirmation' },
      studio,
      booking.startsAt - 86_400_000,
    )
    expect(mail.text.split(booking.manageToken)).toHaveLength(3)
    await email.begin(claim, mail)
    const kept = JSON.stringify(asked.at(-1))
    expect(kept).not.toContain(booking.manageToken)
    expect(kept).toContain('/book-a-call/manage?token=not-shown')
    expect(mail.html).toContain(booking.manageToken)
  })

  it('claim, begin and record an SMS, and say when it was only logged', async () => {
    const { sms, asked } = steps()
    const [claim] = await sms.claim(5)
    if (!claim) throw new Error('nothing claimed')
    expect(await sms.begin(claim, { to: '', text: 'T' })).toBe(true)
    await sms.record(claim, { outcome: 'logged' })
    await sms.record(claim, { outcome: 'failed', error: 'no', surelyNot: false })
    expect(asked).toEqual([
      ['claim_due_sms', { p_limit: 5 }],
      ['begin_sms', { ...key, p_sequence: 2, p_body: 'T' }],
      ['record_sms', { ...key, p_outcome: 'logged' }],
      ['record_sms', { ...key, p_error: 'no', p_surely_not: false }],
    ])
  })
})
