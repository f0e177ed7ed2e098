import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Outbox } from '../../supabase/functions/_shared/outbox.ts'
import type { Accepted, Email } from '../../supabase/functions/_shared/email-sender.ts'
import { SendingError } from '../../supabase/functions/_shared/sending-error.ts'
import { sendWelcomeEmail, welcomeChannel } from '../../supabase/functions/send-welcome-email/handler.ts'
import { claimOf } from './support/claim'
import { studio } from './support/settings'

const body = { email: 'nurul@example.test', subscriberId: '6f1de9a4-5c7e-4c53-9d0e-0b8a1f6e2c11' }
const due = claimOf()
const accepted: Accepted = { outcome: 'sent', provider: 'postmark', providerMessageId: 'p-1' }
const sent = { outcome: 'sent', error: null, delivery: accepted, repeatMinutes: 0 }

function dependencies() {
  const outbox = {
    claimDue: vi.fn<Outbox['claimDue']>(async () => []),
    queueNewsletterBatch: async () => 0,
    claimWelcome: vi.fn<Outbox['claimWelcome']>(async () => [due]),
    markSending: vi.fn<Outbox['markSending']>(async () => true),
    release: async () => undefined,
    acknowledge: vi.fn<Outbox['acknowledge']>(async () => undefined),
    emailWait: async () => null,
  }
  const send = vi.fn<(mail: Email, id?: string) => Promise<Accepted>>(async () => accepted)
  const works: Array<Promise<void>> = []
  return {
    works,
    later: (work: Promise<void>) => works.push(work),
    outbox,
    send,
    emails: vi.fn(async () => welcomeChannel(studio, Object.assign(send, { onceMinutes: 15 }))),
    now: () => 0,
    log: vi.fn<(line: string) => void>(),
  }
}

describe('send-welcome-email', () => {
  let deps: ReturnType<typeof dependencies>
  /** The response, after the work in the background has also ended. */
  const answerTo = async (input: unknown) => {
    const answer = await sendWelcomeEmail(input, deps)
    await Promise.all(deps.works)
    return answer
  }
  beforeEach(() => {
    deps = dependencies()
  })

  it('sends the due email and records it as sent', async () => {
    expect(await answerTo(body)).toBe('accepted')
    expect(deps.outbox.claimWelcome).toHaveBeenCalledWith(body.subscriberId, body.email)
    expect(deps.send).toHaveBeenCalledOnce()
    expect(deps.outbox.acknowledge.mock.calls).toEqual([[due, sent]])
  })

  it("sends to the address in the database, not to the caller's", async () => {
    await answerTo({ ...body, email: 'NURUL@EXAMPLE.TEST' })
    expect(deps.send.mock.calls[0]?.[0].to).toBe('nurul@example.test')
  })

  it('gives the same answer and does nothing if no email is due or allowed yet', async () => {
    deps.outbox.claimWelcome.mockResolvedValue([])
    expect(await answerTo(body)).toBe('accepted')
    expect(deps.send).not.toHaveBeenCalled()
    expect(deps.outbox.acknowledge).not.toHaveBeenCalled()
  })

  it('sends no outdated email', async () => {
    deps.outbox.markSending.mockResolvedValue(false)
    expect(await answerTo(body)).toBe('accepted')
    expect(deps.send).not.toHaveBeenCalled()
  })

  it.each([
    ['nothing', null],
    ['a string', 'nurul@example.test'],
    ['a list', [body]],
    ['no id', { email: body.email }],
    ['an id that is not a UUID', { ...body, subscriberId: '1' }],
    ['an id that is a number', { ...body, subscriberId: 1 }],
    ['no address', { subscriberId: body.subscriberId }],
    ['an address that is a list', { ...body, email: ['nurul@example.test'] }],
    ["an address without '@'", { ...body, email: 'nurul' }],
    ['an address of 300 characters', { ...body, email: `${'n'.repeat(290)}@x.test` }],
  ])('refuses %s without a database call', async (_what, input) => {
    expect(await answerTo(input)).toBe('invalid_input')
    expect(deps.outbox.claimWelcome).not.toHaveBeenCalled()
  })

  it('accepts an address of the maximum length', async () => {
    const email = `${'n'.repeat(247)}@x.test`
    expect(await answerTo({ ...body, email })).toBe('accepted')
    expect(deps.outbox.claimWelcome).toHaveBeenCalledWith(body.subscriberId, email)
  })

  it('answers before it claims or sends, because the duration would reveal who is subscribed', async () => {
    let handOver: (sent: Accepted) => void = () => undefined
    deps.outbox.claimWelcome.mockReturnValue(new Promise(() => undefined))
    expect(await sendWelcomeEmail(body, deps)).toBe('accepted')
    deps.outbox.claimWelcome.mockResolvedValue([due])
    deps.send.mockReturnValue(new Promise((resolve) => (handOver = resolve)))
    expect(await sendWelcomeEmail(body, deps)).toBe('accepted')
    expect(deps.outbox.acknowledge).not.toHaveBeenCalled()

    await vi.waitFor(() => expect(deps.send).toHaveBeenCalledOnce())
    handOver(accepted)
    await deps.works[1]
    expect(deps.outbox.acknowledge.mock.calls).toEqual([[due, sent]])
  })

  it('records why an email was not accepted, and gives the same answer', async () => {
    deps.send.mockRejectedValue(new SendingError('retry', '451 not\r\nnow', { why: 'rate' }))
    expect(await answerTo(body)).toBe('accepted')
    expect(deps.outbox.acknowledge.mock.calls).toEqual([
      [due, { outcome: 'retry', error: '451 not now', pause: { why: 'rate' }, repeatMinutes: 15 }],
    ])
  })

  it('sends nothing and gives the same answer if the claim fails', async () => {
    deps.outbox.claimWelcome.mockRejectedValue(new Error('no answer'))
    expect(await answerTo(body)).toBe('accepted')
    expect(deps.send).not.toHaveBeenCalled()
    expect(deps.log).toHaveBeenCalledWith('No welcome mail could be claimed. no answer')
  })

  it('claims nothing while the studio’s facts cannot be read', async () => {
    deps.emails.mockRejectedValue(new Error('no answer'))
    expect(await answerTo(body)).toBe('unavailable')
    expect(deps.outbox.claimWelcome).not.toHaveBeenCalled()
  })

  it('never logs an address', async () => {
    deps.send.mockRejectedValue(new Error(`550 <${due.recipient}> unknown`))
    await answerTo(body)
    expect(deps.log).toHaveBeenCalledWith(`Email ${due.message_id} was not handed over.`)
  })
})
