import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallProcedure } from '../../supabase/functions/_shared/rest.ts'
import {
  type Claim,
  sendWelcomeEmail,
  type WelcomeDependencies,
} from '../../supabase/functions/send-welcome-email/handler.ts'
import { claimWith, recordWith } from '../../supabase/functions/send-welcome-email/procedures.ts'
import { studio } from './support/settings'

const asked = { email: 'nurul@example.test', subscriberId: '6f1de9a4-5c7e-4c53-9d0e-0b8a1f6e2c11' }
const due: Claim = {
  deliveryId: '0f4b1a1e-93a6-4d0c-8d5e-6a7d2f3b9c22',
  email: 'nurul@example.test',
  name: 'Nurul',
  unsubscribeToken: '2c9b7c55-1a4f-4a65-b5a1-5e3e6d7f8a33',
}

const dependencies = () => ({
  claim: vi.fn<WelcomeDependencies['claim']>(async () => due),
  keep: vi.fn<WelcomeDependencies['keep']>(async () => undefined),
  record: vi.fn<WelcomeDependencies['record']>(async () => undefined),
  send: vi.fn<WelcomeDependencies['send']>(async () => undefined),
  site: studio,
  log: vi.fn<WelcomeDependencies['log']>(),
})

describe('send-welcome-email', () => {
  let deps: ReturnType<typeof dependencies>
  beforeEach(() => {
    deps = dependencies()
  })

  it('sends the mail that is due and writes it down as sent', async () => {
    expect(await sendWelcomeEmail(asked, deps)).toBe('accepted')
    expect(deps.claim).toHaveBeenCalledWith(asked.subscriberId, asked.email)
    expect(deps.send).toHaveBeenCalledOnce()
    expect(deps.record.mock.calls).toEqual([[due.deliveryId, null]])
  })

  it('keeps what the mail says, without the token that would unsubscribe its reader', async () => {
    await sendWelcomeEmail(asked, deps)
    const [id, kept] = deps.keep.mock.calls[0] ?? []
    const sent = deps.send.mock.calls[0]?.[0]
    expect(id).toBe(due.deliveryId)
    expect(kept?.subject).toBe(sent?.subject)
    expect(JSON.stringify(sent)).toContain(due.unsubscribeToken)
    expect(JSON.stringify(kept)).not.toContain(due.unsubscribeToken)
    expect(kept?.text).toContain('not-shown')
  })

  it('sends it even when it could not be kept', async () => {
    deps.keep.mockRejectedValue(new Error('no answer'))
    expect(await sendWelcomeEmail(asked, deps)).toBe('accepted')
    expect(deps.record.mock.calls).toEqual([[due.deliveryId, null]])
  })

  it("sends to the address in the database, not to the caller's", async () => {
    await sendWelcomeEmail({ ...asked, email: 'NURUL@EXAMPLE.TEST' }, deps)
    expect(deps.send.mock.calls[0]?.[0].to).toBe('nurul@example.test')
  })

  it('answers the same and does nothing more when no mail is due', async () => {
    deps.claim.mockResolvedValue(null)
    expect(await sendWelcomeEmail(asked, deps)).toBe('accepted')
    expect(deps.send).not.toHaveBeenCalled()
    expect(deps.record).not.toHaveBeenCalled()
  })

  it.each([
    ['nothing', null],
    ['a string', 'nurul@example.test'],
    ['a list', [asked]],
    ['no id', { email: asked.email }],
    ['an id that is not a UUID', { ...asked, subscriberId: '1' }],
    ['an id that is a number', { ...asked, subscriberId: 1 }],
    ['no address', { subscriberId: asked.subscriberId }],
    ['an address that is a list', { ...asked, email: ['nurul@example.test'] }],
    ["an address without '@'", { ...asked, email: 'nurul' }],
    ['an address of 300 characters', { ...asked, email: `${'n'.repeat(290)}@x.test` }],
  ])('refuses %s before it asks the database', async (_what, input) => {
    expect(await sendWelcomeEmail(input, deps)).toBe('invalid_input')
    expect(deps.claim).not.toHaveBeenCalled()
  })

  it('accepts the longest address there is', async () => {
    const email = `${'n'.repeat(247)}@x.test`
    expect(await sendWelcomeEmail({ ...asked, email }, deps)).toBe('accepted')
    expect(deps.claim).toHaveBeenCalledWith(asked.subscriberId, email)
  })

  it('writes a mail that was not taken down as failed, with the reason on one line', async () => {
    deps.send.mockRejectedValue(new Error('550 no\r\nsuch user'))
    expect(await sendWelcomeEmail(asked, deps)).toBe('not_sent')
    expect(deps.record.mock.calls).toEqual([[due.deliveryId, '550 no such user']])
  })

  it('keeps a long reason short, and takes one that is no Error', async () => {
    deps.send.mockRejectedValue('x'.repeat(5000))
    await sendWelcomeEmail(asked, deps)
    expect(deps.record.mock.calls).toEqual([[due.deliveryId, 'x'.repeat(300)]])
  })

  it('says that the database is deps, and sends nothing, when the claim fails', async () => {
    deps.claim.mockRejectedValue(new Error('no answer'))
    expect(await sendWelcomeEmail(asked, deps)).toBe('unavailable')
    expect(deps.send).not.toHaveBeenCalled()
    expect(deps.log).toHaveBeenCalledWith('No welcome mail could be claimed. no answer')
  })

  it('tries a second time to write a sent mail down', async () => {
    deps.record.mockRejectedValueOnce(new Error('no answer'))
    expect(await sendWelcomeEmail(asked, deps)).toBe('accepted')
    expect(deps.record).toHaveBeenCalledTimes(2)
    expect(deps.log).not.toHaveBeenCalled()
  })

  it('logs a result that could not be written down, and still answers for the mail itself', async () => {
    deps.record.mockRejectedValue(new Error('no answer'))
    expect(await sendWelcomeEmail(asked, deps)).toBe('accepted')
    expect(deps.log).toHaveBeenCalledWith(
      `The result of welcome mail ${due.deliveryId} was not written down. no answer`,
    )
  })

  it('never writes an address into the log', async () => {
    deps.send.mockRejectedValue(new Error(`550 <${due.email}> unknown`))
    await sendWelcomeEmail(asked, deps)
    expect(deps.log).toHaveBeenCalledWith(`Welcome mail ${due.deliveryId} was not handed over.`)
  })
})

describe('the procedures behind it', () => {
  it("claims by the database's names", async () => {
    const row = {
      delivery_id: due.deliveryId,
      email: due.email,
      name: due.name,
      unsubscribe_token: due.unsubscribeToken,
    }
    const call = vi.fn<CallProcedure>(async () => [row])
    expect(await claimWith(call)(asked.subscriberId, asked.email)).toEqual(due)
    expect(call).toHaveBeenCalledWith('claim_welcome_email', {
      p_subscriber_id: asked.subscriberId,
      p_email: asked.email,
    })
  })

  it('gives nothing for no row', async () => {
    expect(await claimWith(async () => [])(asked.subscriberId, asked.email)).toBeNull()
  })

  it('records a result by its delivery', async () => {
    const call = vi.fn<CallProcedure>(async () => null)
    await recordWith(call)(due.deliveryId, '550 no')
    expect(call).toHaveBeenCalledWith('record_email_result', {
      p_delivery_id: due.deliveryId,
      p_error: '550 no',
    })
  })
})
