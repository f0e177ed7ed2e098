import { describe, expect, it } from 'vitest'
import { lastRequest, noNetwork, refusal, serve } from '@tests/support/fake-server'
import { limitMessages } from '@/content/limits'
import { studioDefaults } from '@/content/site'
import { notAccepted, notSent, sendEnquiry } from '@/features/contact/send-enquiry'
import { linkLimit } from '@/lib/whatsapp'
import { goodEnquiry } from '@tests/support/form-cases'

const key = 'a key'
const procedure = 'rpc/submit_contact'

describe('sending an enquiry', () => {
  it('sends its kind, its fields, the package of its project type and its key', async () => {
    serve(procedure, { ok: true })
    const quote = { ...goodEnquiry, project_type: 'New Website (Spark Package)' } as const
    await sendEnquiry('quote', quote, key, studioDefaults)
    expect(lastRequest()?.body).toEqual({ ...quote, kind: 'quote', package: 'Spark', idempotency_key: key })
  })

  it.each([
    [
      { message: 'invalid_input', hint: 'contact' },
      { message: notAccepted, field: 'contact' },
    ],
    [
      { message: 'invalid_input', hint: 'kind' },
      { message: notSent, field: undefined },
    ],
    [{ message: 'boom' }, { message: notSent, field: undefined }],
  ])('shows the right message for the refusal %j', async (body, expected) => {
    serve(procedure, refusal(body.message, body))
    await expect(sendEnquiry('contact', goodEnquiry, key, studioDefaults)).rejects.toMatchObject(expected)
  })

  it.each(['rate_limited', 'inbox_full'] as const)(
    'over a rate limit (%s) offers the chat with as much of the text as a link can hold',
    async (limit) => {
      serve(procedure, refusal(limit, { status: 429 }))
      const enquiry = { ...goodEnquiry, message: 'Long. '.repeat(800) }
      const failure: unknown = await sendEnquiry('contact', enquiry, key, studioDefaults).catch(
        (error: unknown) => error,
      )
      expect(failure).toMatchObject({ message: limitMessages[limit], field: undefined })
      const { to } = (failure as { wayOut: { to: string } }).wayOut
      expect(to.length).toBeLessThanOrEqual(linkLimit)
      expect(new URL(to).searchParams.get('text')).toMatch(
        /this is Nurul Hidayah\.[^]*\n\nLong\. Long\.[^]*…$/,
      )
    },
  )

  it('fails without a network', async () => {
    serve(procedure, noNetwork)
    await expect(sendEnquiry('contact', goodEnquiry, key, studioDefaults)).rejects.toMatchObject({
      message: notSent,
    })
  })
})
